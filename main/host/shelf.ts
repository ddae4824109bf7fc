import { randomBytes } from 'node:crypto';
import { SetupError, type EventBase, type Message, type Setup } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import { effectiveEntries, Table } from '../../shared/engine/table.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { phraseText } from '../../shared/packs/effects/tokens.ts';
import type { Language } from '../../shared/packs/problems.ts';
import { wordsOf } from '../../shared/packs/words-of.ts';
import type { Params } from '../../shared/rpc/contract.ts';
import type { NewGameForm, PlayerChoice, TableRow } from '../../shared/rpc/messages.ts';
import type { StoredTable } from '../db/model.ts';
import type { Store } from '../db/store.ts';
import type { Narrator } from '../../shared/tableau/presenter.ts';
import type { CardSets } from './card-sets.ts';
import { cannot, missing } from './failures.ts';
import type { PackService } from './packs/service.ts';
import { BadTable, type GamePlayer } from './play/player.ts';
import type { Replayed } from './play/tasks.ts';
import { headOf, type AnyTable } from './tables/live.ts';
import type { TablesInPlay } from './tables/service.ts';
import type { TitlesOf } from './titles.ts';

export interface ShelfParts {
  readonly store: Store;
  readonly games: readonly GameEntry[];
  readonly cards: CardSets;
  readonly packs: PackService;
  readonly player: GamePlayer;
  readonly tables: TablesInPlay;
  readonly titles: TitlesOf;
  readonly now: () => number;
  /** Told when the list of tables reads differently. */
  readonly listed: () => void;
}

/** Games whose words are kept ready for lists. */
const MOST_NARRATORS = 100;

type OutcomeWords = Pick<Narrator<Json, EventBase>, 'outcome'>;

/** All tables there are: new ones, those to go on with, finished ones, and those in the bin. */
export class Shelf {
  private readonly parts: ShelfParts;
  private readonly narrators = new Map<string, OutcomeWords>();

  constructor(parts: ShelfParts) {
    this.parts = parts;
  }

  /** What a new game asks for, with the cards of some packs; null for those that it needs. */
  async form(game: string, packs: readonly string[] | null, language: Language): Promise<NewGameForm> {
    const entry = this.game(game);
    const needed = entry.scenarios.defaultPacks;
    await this.parts.packs.present(packs ?? needed);
    const loaded = this.parts.packs
      .state()
      .packs.filter((pack) => pack.game === game && pack.state === 'loaded');
    const set = this.cardsOf(entry, packs ?? needed);
    const definitions = this.parts.cards.load(set);
    return {
      game,
      ...entry.setupForm(definitions, language, this.parts.titles(set, definitions, language)),
      packs: loaded.map((pack) => ({
        id: pack.id,
        title: wordsOf(pack, language).title,
        version: pack.version,
        cards: pack.cards,
        needed: needed.includes(pack.id),
      })),
    };
  }

  /** Sets a table up with the cards as they are now; it keeps them whatever becomes of their packs. */
  async create({ game, seed, seats, packs, options }: Params<'tables.create'>): Promise<{ table: string }> {
    const entry = this.game(game);
    const { min, max } = entry.game.seats;
    if (seats.length < min || seats.length > max) {
      throw cannot('cannot.seats', { min: String(min), max: String(max), count: String(seats.length) });
    }
    for (const { player } of seats) {
      if (player.kind === 'bot' && !Object.hasOwn(entry.bots, player.bot)) {
        throw missing('missing.bot', { id: player.bot });
      }
    }
    await this.parts.packs.present(packs);
    const set = this.cardsOf(entry, packs);
    const setup: Setup = { seed, heroes: seats.map(({ hero }) => hero), packs, options };
    const table = this.setUp(entry, setup, set);
    return this.keep(
      entry,
      table,
      seats.map(({ player }) => player),
      set,
    );
  }

  private setUp(entry: GameEntry, setup: Setup, set: string): AnyTable {
    try {
      return new Table(entry.game, setup, this.parts.cards.load(set));
    } catch (error) {
      if (error instanceof SetupError) throw cannot('cannot.setup', { reason: error.message });
      throw error;
    }
  }

  private keep(
    entry: GameEntry,
    table: AnyTable,
    players: readonly PlayerChoice[],
    cards: string,
  ): { table: string } {
    const created = this.parts.now();
    const id = newId();
    this.parts.store.tables.create({
      table: {
        id,
        game: entry.game.id,
        rulesVersion: entry.game.rulesVersion,
        setup: table.setup,
        players,
        cards,
        base: null,
        created,
        removed: false,
        head: headOf(table, created),
      },
      log: [],
      checkpoints: [],
      reasons: new Map(),
    });
    this.parts.listed();
    return { table: id };
  }

  list(query: Params<'tables.list'>, language: Language): { total: number; tables: TableRow[] } {
    const { total, tables } = this.parts.store.tables.list(query);
    return { total, tables: tables.map((stored) => this.row(stored, language)) };
  }

  private row(stored: StoredTable, language: Language): TableRow {
    const { id, game, setup, players, head, created, removed } = stored;
    const definitions = this.parts.cards.load(stored.cards);
    const titles = this.parts.titles(stored.cards, definitions, language);
    return {
      table: id,
      game,
      seats: players.map((player, seat) => ({ seat, hero: titles.name(setup.heroes[seat]), player })),
      turn: head.turn,
      entries: head.entries,
      practice: head.practice,
      outcome: head.outcome && {
        result: head.outcome.result,
        sentence: this.outcomeOf(stored, language),
      },
      seed: setup.seed,
      created,
      updated: head.updated,
      removed,
    };
  }

  /** How a finished game ended, in words; empty for one of a game that is not there any more. */
  outcomeOf(stored: StoredTable, language: Language): string {
    const { outcome } = stored.head;
    const narrator = outcome && this.narratorOf(stored, language);
    return narrator ? phraseText(narrator.outcome(outcome)) : '';
  }

  /** Lists show many games of the same cards, heroes and options; they are set up once. */
  private narratorOf({ game, setup, cards }: StoredTable, language: Language): OutcomeWords | null {
    const entry = this.parts.games.find((known) => known.game.id === game);
    if (!entry) return null;
    const key = JSON.stringify([game, cards, setup.heroes, setup.packs, setup.options, language]);
    const known = this.narrators.get(key);
    if (known) return known;
    const definitions = this.parts.cards.load(cards);
    const titles = this.parts.titles(cards, definitions, language);
    const match = entry.game.match(setup, definitions);
    const narrator = entry.presenter(match, definitions, language, titles).narrator(null);
    this.narrators.set(key, narrator);
    if (this.narrators.size > MOST_NARRATORS) this.narrators.delete(this.narrators.keys().next().value!);
    return narrator;
  }

  /** Cards may be called otherwise now. */
  renamed(): void {
    this.narrators.clear();
  }

  remove(table: string, removed: boolean): void {
    this.stored(table);
    this.parts.store.tables.remove(table, removed);
    this.parts.listed();
  }

  /** A practice table that goes on from a past position. */
  async branch(table: string, n: number): Promise<{ table: string }> {
    const { live } = this.parts.tables.get(table);
    const from = live.table.base?.entries ?? 0;
    if (n > live.n || n < from) throw missing('missing.entry', { n: String(n), of: String(live.n) });
    const past = live.table.past(n);
    const entries = effectiveEntries(live.table.log.slice(from, n));
    const log = entries.map((entry, i) => ({ ...entry, n: i + 1 }));
    const reasons = new Map(
      entries.flatMap((entry, i) => {
        const reason = live.reasons.get(entry.n);
        return reason ? [[i + 1, reason] as const] : [];
      }),
    );
    const base = past.base && { entries: 0, state: past.base.state };
    const saved = { ...past.save(), log, base, practice: true, hash: past.hash() };
    return this.take(await this.parts.player.replay(JSON.stringify(saved)), live.players, reasons);
  }

  /** A table as a file that any copy of the program can take in. */
  exported(table: string): { name: string; text: string } {
    const { live } = this.parts.tables.get(table);
    const { setup, state } = live.table;
    return {
      name: `${live.entry.game.id}-${setup.seed.replaceAll(/[^A-Za-z0-9-]+/g, '-')}-${state.turn}.json`,
      text: JSON.stringify({ ...live.table.save(), players: live.players }),
    };
  }

  /** Takes a table in that was exported; it is played through first, elsewhere. It does not count. */
  async imported(text: string): Promise<{ table: string }> {
    try {
      const replayed = await this.parts.player.replay(text);
      return this.take(replayed, playersOf(replayed, this.game(replayed.saved.game)));
    } catch (error) {
      if (error instanceof BadTable) throw cannot('cannot.fileContent', { reason: error.message });
      throw error;
    }
  }

  private take(
    replayed: Replayed,
    players: readonly PlayerChoice[],
    reasons: ReadonlyMap<number, Message> = new Map(),
  ): { table: string } {
    const { store, now, listed } = this.parts;
    const { saved, cards, log, checkpoints, head } = replayed;
    const at = now();
    const id = newId();
    store.tables.create({
      table: {
        id,
        game: saved.game,
        rulesVersion: saved.rulesVersion,
        setup: saved.setup,
        players,
        cards: store.definitions.keep(cards),
        base: saved.base,
        created: at,
        removed: false,
        head: { ...head, practice: true, updated: at },
      },
      log: log.map((entry) => ({ ...entry, nonce: null, at })),
      checkpoints,
      reasons,
    });
    listed();
    return { table: id };
  }

  stored(table: string): StoredTable {
    const found = this.parts.store.tables.get(table);
    if (!found) throw missing('missing.table');
    return found;
  }

  /** The set of all cards of some packs of a game, which must be present in the library. */
  cardsOf(entry: GameEntry, packs: readonly string[]): string {
    const rows = this.parts.packs.state().packs;
    for (const id of packs) {
      const pack = rows.find((row) => row.id === id && row.state === 'loaded');
      if (!pack) throw missing('missing.pack', { id });
      if (pack.game !== entry.game.id) throw cannot('cannot.packs', { packs: id });
    }
    return this.parts.store.definitions.keepFromLibrary(packs);
  }

  /** A game by its id. Throws a failure where there is none. */
  game(id: string): GameEntry {
    const entry = this.parts.games.find(({ game }) => game.id === id);
    if (!entry) throw missing('missing.game', { id });
    return entry;
  }
}

/** Who played a table that came from outside: what the file says as far as it makes sense, else people. */
function playersOf({ saved, players }: Replayed, entry: GameEntry): PlayerChoice[] {
  const given: readonly unknown[] = Array.isArray(players) ? players : [];
  return saved.setup.heroes.map((_, seat) => {
    const { kind, name, bot } = (given[seat] ?? {}) as { kind?: unknown; name?: unknown; bot?: unknown };
    if (kind === 'bot' && typeof bot === 'string' && Object.hasOwn(entry.bots, bot)) return { kind, bot };
    return {
      kind: 'person',
      name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, 40) : String(seat + 1),
    };
  });
}

/** 80 random bits, in letters and digits. */
const newId = (): string =>
  BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0');
