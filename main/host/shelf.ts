import { randomBytes } from 'node:crypto';
import {
  SetupError,
  type Definitions,
  type EventBase,
  type MatchBase,
  type Message,
  type Setup,
} from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import { branchOf } from '../../shared/engine/branch.ts';
import { Table } from '../../shared/engine/table.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { phraseText } from '../../shared/tableau/plain.ts';
import type { Language } from '../../shared/words/languages.ts';
import { wordsOf } from '../../shared/packs/words-of.ts';
import type { Params } from '../../shared/rpc/contract.ts';
import type { Drawings, PlayerChoice, TableRow } from '../../shared/rpc/messages/tables.ts';
import { recordingText } from '../../shared/rpc/recording.ts';
import type { NewGameForm } from '../../shared/rpc/messages/app.ts';
import type { StoredTable } from '../db/model.ts';
import type { Store } from '../db/store.ts';
import type { Narrator } from '../../shared/tableau/presenter.ts';
import { UnfitCards, type CardSets } from './card-sets.ts';
import { cannot, missing } from './failures.ts';
import type { PackService } from './packs/service.ts';
import type { Jobs } from './jobs.ts';
import { Portraits } from './portraits.ts';
import { inTurn } from './turns.ts';
import { complained, notTakenIn } from './play/not-taken-in.ts';
import type { GamePlayer } from './play/player.ts';
import type { Replayed } from './play/tasks.ts';
import { headOf, type AnyTable } from './play/opened.ts';
import { introduceAll, type Begun } from './tables/introduce.ts';
import type { TablesInPlay } from './tables/service.ts';
import type { Session } from './session.ts';
import type { FewTitles, TitlesOf } from './titles.ts';

export interface ShelfParts {
  readonly store: Store;
  readonly games: readonly GameEntry[];
  readonly cards: CardSets;
  readonly jobs: Jobs;
  readonly packs: PackService;
  readonly player: GamePlayer;
  readonly tables: TablesInPlay;
  readonly titles: TitlesOf;
  readonly few: FewTitles;
  readonly now: () => number;
  /** Called when the list of tables reads differently. */
  readonly listed: () => void;
}

/** Tables from outside that are taken in, or wait for it: each is kept whole until then. */
const MOST_IMPORTS = 4;

/** Games whose words are kept ready for lists. */
const MOST_NARRATORS = 100;

type OutcomeWords = Pick<Narrator<Json, EventBase>, 'outcome'>;

/** All tables there are: new ones, those to go on with, finished ones, and those in the bin. */
export class Shelf {
  private readonly parts: ShelfParts;
  private readonly narrators = new Map<string, OutcomeWords>();
  private importing = 0;

  constructor(parts: ShelfParts) {
    this.parts = parts;
  }

  /** What a new game asks for, with the cards of some packs; null for those that it needs. */
  async form(game: string, packs: readonly string[] | null, session: Session): Promise<NewGameForm> {
    const entry = this.game(game);
    await this.parts.packs.present(packs ?? entry.scenarios.defaultPacks);
    const set = await session.turn(() => this.cardsOf(entry, packs ?? entry.scenarios.defaultPacks));
    await this.parts.cards.judge(set, entry.content);
    return session.turn(() => this.formOf(entry, set, session.language));
  }

  private formOf(entry: GameEntry, set: string, language: Language): NewGameForm {
    const needed = entry.scenarios.defaultPacks;
    const game = entry.game.id;
    const loaded = this.parts.packs
      .state()
      .packs.filter((pack) => pack.game === game && pack.state === 'loaded');
    const definitions = this.loaded(entry, set);
    return {
      game,
      ...entry.setupForm(definitions, language, this.parts.titles(set, definitions, language)),
      packs: loaded.map((pack) => {
        const { title, description } = wordsOf(pack, language);
        const { id, version, cards } = pack;
        return { id, title, version, cards, about: description, needed: needed.includes(id) };
      }),
    };
  }

  /** Sets up a table with the current cards; it keeps them even if their packs change. */
  async create(wanted: Params<'tables.create'>, session: Session): Promise<{ table: string }> {
    const { game, seats, packs } = wanted;
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
    const set = await session.turn(() => this.cardsOf(entry, packs));
    await this.parts.cards.judge(set, entry.content);
    return session.turn(() => this.begun(entry, set, wanted));
  }

  private begun(
    entry: GameEntry,
    set: string,
    { seed, seats, packs, options }: Params<'tables.create'>,
  ): { table: string } {
    const setup: Setup = { seed, heroes: seats.map(({ hero }) => hero), packs, options };
    const table = this.setUp(entry, setup, set);
    const players = seats.map(({ player }) => player);
    const begun = introduceAll(entry, table, players);
    return this.keep(entry, table, { players, cards: set, begun });
  }

  private setUp(entry: GameEntry, setup: Setup, set: string): AnyTable {
    try {
      return new Table(entry.game, setup, this.loaded(entry, set));
    } catch (error) {
      if (error instanceof SetupError) throw cannot('cannot.setup', { reason: error.message });
      throw error;
    }
  }

  /** The cards of a set. Throws a failure where one of them is not as it may be. */
  private loaded({ content }: GameEntry, set: string): Definitions {
    try {
      return this.parts.cards.load(set, content);
    } catch (error) {
      if (error instanceof UnfitCards) throw cannot('cannot.cards', { card: error.card });
      throw error;
    }
  }

  private keep(
    entry: GameEntry,
    table: AnyTable,
    { players, cards, begun }: { players: readonly PlayerChoice[]; cards: string; begun: readonly Begun[] },
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
      log: begun.map((entered) => ({ ...entered, nonce: null, at: created })),
      checkpoints: [],
      reasons: new Map(),
    });
    this.parts.listed();
    return { table: id };
  }

  /** Tables. Each row is made in a turn of its own: each may need another set of cards. */
  async list(
    query: Params<'tables.list'>,
    session: Session,
  ): Promise<{ total: number; tables: TableRow[]; faces: Drawings }> {
    const { total, tables } = this.parts.store.tables.list(query);
    const portraits = new Portraits(this.parts, session.language);
    const rows: TableRow[] = [];
    for (const stored of tables) {
      if (stored.head.outcome !== null) await this.judge(stored);
      await session.turn(() => {
        rows.push(this.row(stored, session));
        portraits.add(stored);
      });
    }
    return { total, tables: rows, faces: portraits.drawn };
  }

  private row(stored: StoredTable, session: Session): TableRow {
    const { language } = session;
    const { id, game, setup, players, head, created, removed } = stored;
    const content = this.parts.games.find((entry) => entry.game.id === game)?.content ?? null;
    const titles = this.parts.few(this.parts.cards.lookup(stored.cards, content), language);
    return {
      table: id,
      game,
      seats: players.map((player, seat) => ({ seat, hero: titles.name(setup.heroes[seat]), player })),
      portraits: setup.heroes,
      turn: head.turn,
      entries: head.entries,
      practice: head.practice,
      outcome: head.outcome && {
        result: head.outcome.result,
        sentence: this.outcomeOf(stored, language),
      },
      seed: head.outcome !== null || this.parts.tables.isAlone(session, stored) ? setup.seed : null,
      created,
      updated: head.updated,
      removed,
    };
  }

  /** Judges the cards of a table whose end is to be told. */
  async judge(stored: StoredTable | null): Promise<void> {
    const entry = stored && this.parts.games.find(({ game }) => game.id === stored.game);
    if (entry) await this.parts.cards.judge(stored.cards, entry.content);
  }

  /** How a finished game ended, in words; empty for one whose game or cards are not there any more. */
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
    const match = this.matchOf(entry, setup, cards);
    if (match === null) return null;
    const { definitions } = match;
    const titles = this.parts.titles(cards, definitions, language);
    const narrator = entry.presenter(match.match, definitions, language, titles).narrator(null);
    this.narrators.set(key, narrator);
    if (this.narrators.size > MOST_NARRATORS) this.narrators.delete(this.narrators.keys().next().value!);
    return narrator;
  }

  /** Null where what is stored does not fit the game: then the table cannot be opened either, which says why. */
  private matchOf(
    { game, content }: GameEntry,
    setup: Setup,
    set: string,
  ): { match: MatchBase; definitions: Definitions } | null {
    try {
      const definitions = this.parts.cards.load(set, content);
      return { match: game.match(setup, definitions), definitions };
    } catch (error) {
      if (error instanceof UnfitCards || error instanceof SetupError) return null;
      throw error;
    }
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
  async branch(session: Session, table: string, n: number): Promise<{ table: string }> {
    this.wantNothingHidden(session, table);
    const { live } = this.parts.tables.get(table);
    const from = live.table.base?.entries ?? 0;
    if (n > live.n || n < from) throw missing('missing.entry', { n: String(n), of: String(live.n) });
    const { saved, of } = branchOf(live.table, n);
    const reasons = new Map(
      of.flatMap((entry, i) => {
        const reason = live.reasons.get(entry);
        return reason ? [[i + 1, reason] as const] : [];
      }),
    );
    const played = this.parts.player.replay(Buffer.from(recordingText(saved)));
    const replayed = await played.catch((error: unknown) => Promise.reject(complained(error)));
    return inTurn(() => this.take(replayed, live.players, reasons));
  }

  /** A table as a file that any copy of the program can take in. */
  exported(session: Session, table: string): { name: string; text: string } {
    this.wantNothingHidden(session, table);
    const { live } = this.parts.tables.get(table);
    const { setup, state } = live.table;
    return {
      name: `${live.entry.game.id}-${setup.seed.replaceAll(/[^A-Za-z0-9-]+/g, '-')}-${state.turn}.json`,
      text: recordingText({ ...live.table.save(), players: live.players }),
    };
  }

  /** A file or a branch reveals how everything was shuffled: not while other people play elsewhere. */
  private wantNothingHidden(session: Session, table: string): void {
    const { live, watching } = this.parts.tables.get(table);
    if (live.table.state.outcome === null && watching.company(session).length > 0)
      throw cannot('cannot.hidden');
  }

  /**
   * Takes a table in that was exported; it is played through first, elsewhere, as a job that can be cancelled. It does not
   * count.
   */
  imported(content: Uint8Array): Promise<{ table: string }> {
    if (this.importing >= MOST_IMPORTS) throw cannot('cannot.files');
    this.importing++;
    return new Promise<{ table: string }>((resolve, reject) => {
      this.parts.jobs.start('import', async ({ signal, progress }) => {
        try {
          const replayed = await this.parts.player.replay(content, signal, progress);
          resolve(
            await inTurn(() => {
              signal.throwIfAborted();
              return this.take(replayed, replayed.players);
            }),
          );
        } catch (error) {
          const told = notTakenIn(error, signal);
          reject(told);
          throw signal.aborted ? error : told;
        }
      });
    }).finally(() => this.importing--);
  }

  private take(
    replayed: Replayed,
    players: readonly PlayerChoice[],
    reasons: ReadonlyMap<number, Message> = new Map(),
  ): { table: string } {
    const { store, now, listed } = this.parts;
    const { saved, cards, log, checkpoints, head, opening } = replayed;
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
    this.parts.tables.takenIn(id, opening);
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

/** 80 random bits, in letters and digits. */
const newId = (): string =>
  BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(16, '0');
