import type {
  Definitions,
  EventBase,
  Message,
  Outcome,
  Refusal,
  Seat,
  StateBase,
} from '../../../shared/engine/game.ts';
import type { RawChapter } from '../../../shared/engine/chapters.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Entry } from '../../../shared/engine/log.ts';
import type { EntryResult } from '../../../shared/engine/table.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import type { OptionField, Presenter, Titles } from '../../../shared/tableau/presenter.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';
import type { Appended, StoredTable } from '../../db/model.ts';
import type { TableRepository } from '../../db/tables.ts';
import { headOf, type AnyTable, type Opening } from '../play/opened.ts';
import type { Move } from '../play/tasks.ts';
import type { PackTitle, TitlesOf } from '../titles.ts';

/** What a seat wants to do at a table. */
export interface Wish {
  readonly seat: Seat;
  readonly kind: Entry['kind'];
  readonly body: Json;
  /** Undo and redo beyond one's own entries and beyond what has been turned up. */
  readonly free: boolean;
  /** Null for what was not submitted by a client. */
  readonly nonce: string | null;
  /** Why a bot wants it; null for people. */
  readonly reason: Message | null;
}

/** The number of newest chapters kept at hand. */
const AT_HAND = 60;

/**
 * A table that is open: the engine's table with its place in the store. Every entry is stored before any client learns
 * of it; when that fails, the table is broken and has to be reopened from what is stored.
 */
export class LiveTable {
  readonly stored: StoredTable;
  readonly entry: GameEntry;
  readonly table: AnyTable;
  readonly definitions: Definitions;
  readonly opened: Opening;
  /** The newest entries, the opening among them while it is near, in order. */
  readonly recent: RawChapter[];
  /** Why bots made their entries, by number. */
  readonly reasons: Map<number, Message>;
  /** The seat of a bot that cannot go on, since no bot of the game can; null while all is well. */
  stuck: Seat | null = null;
  broken = false;
  private readonly repository: TableRepository;
  private readonly titles: TitlesOf;
  readonly packTitle: PackTitle;
  private readonly now: () => number;
  private readonly presenters = new Map<Language, Presenter<StateBase, Json, EventBase>>();
  private readonly faces = new Map<Language, Map<string, CardFace>>();
  private readonly optionFields = new Map<Language, readonly OptionField[]>();
  private readonly kept: Set<number>;
  private seated: readonly PlayerChoice[];

  constructor(parts: {
    stored: StoredTable;
    entry: GameEntry;
    table: AnyTable;
    opened: Opening;
    recent: RawChapter[];
    reasons: Map<number, Message>;
    checkpoints: readonly number[];
    repository: TableRepository;
    titles: TitlesOf;
    packTitle: PackTitle;
    now: () => number;
  }) {
    this.stored = parts.stored;
    this.entry = parts.entry;
    this.table = parts.table;
    this.definitions = parts.table.definitions;
    this.opened = parts.opened;
    this.recent = parts.recent;
    this.reasons = parts.reasons;
    this.seated = parts.stored.players;
    this.kept = new Set(parts.checkpoints);
    this.repository = parts.repository;
    this.titles = parts.titles;
    this.packTitle = parts.packTitle;
    this.now = parts.now;
  }

  get id(): string {
    return this.stored.id;
  }

  /** Number of log entries. */
  get n(): number {
    return this.table.log.length;
  }

  get players(): readonly PlayerChoice[] {
    return this.seated;
  }

  /** Replaces the player of a seat, and stores it. */
  seat(seat: Seat, player: PlayerChoice): void {
    const players = this.seated.map((before, i) => (i === seat ? player : before));
    this.repository.setPlayers(this.id, players);
    this.seated = players;
    this.stuck = null;
  }

  /** Seats that people play. */
  get people(): Seat[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /**
   * Seats that the game waits for: none once it is over, even if there is something left to do. What one decides for
   * all is left to people where there are any.
   */
  get toAct(): Seat[] {
    if (this.table.state.outcome !== null) return [];
    const asked = this.table.decisions();
    const { people } = this;
    const byPeople = asked.some(({ seat, forAll }) => forAll === true && people.includes(seat));
    return asked
      .filter(({ seat, forAll }) => !byPeople || forAll !== true || people.includes(seat))
      .map(({ seat }) => seat);
  }

  /** Cards may be called something else now. */
  renamed(): void {
    this.presenters.clear();
    this.faces.clear();
  }

  presenter(language: Language): Presenter<StateBase, Json, EventBase> {
    const known = this.presenters.get(language);
    if (known) return known;
    const { match } = this.table;
    const made = this.entry.presenter(match, this.definitions, language, this.titlesIn(language));
    this.presenters.set(language, made);
    return made;
  }

  /** A card as it is drawn; made once. */
  face(id: string, language: Language): CardFace {
    const known = this.faces.get(language) ?? new Map<string, CardFace>();
    this.faces.set(language, known);
    const face = known.get(id) ?? this.presenter(language).face(id);
    known.set(id, face);
    return face;
  }

  /** The options of the game as they were offered. They name no cards, so they stay when cards are renamed. */
  options(language: Language): readonly OptionField[] {
    const known = this.optionFields.get(language);
    if (known) return known;
    const { entry, definitions } = this;
    const options =
      entry.options?.(definitions, language) ??
      entry.setupForm(definitions, language, this.titlesIn(language)).options;
    this.optionFields.set(language, options);
    return options;
  }

  /** The name of a card or a hero in a language. */
  name(id: string, language: Language): string {
    return this.titlesIn(language).name(id);
  }

  private titlesIn(language: Language): Titles {
    return this.titles(this.stored.cards, this.definitions, language);
  }

  /**
   * Carries a wish out and stores it.
   *
   * @returns the refusal, or null when it is done and stored
   * @throws StoreError when it could not be stored; then nothing has happened and the table is broken
   */
  enter(wish: Wish): Refusal | null {
    const { question } = this.table;
    const of =
      wish.kind === 'undo' ? this.table.lastEntry : wish.kind === 'redo' ? this.table.nextEntry : null;
    const result = this.carryOut(wish);
    if (!result.ok) return result.refusal;
    this.store(result, wish);
    this.stuck = null;
    if (wish.reason) this.reasons.set(result.entry.n, wish.reason);
    const answered = wish.kind === 'answer' ? question : null;
    this.recent.push({ entry: result.entry, question: answered, of, events: result.events });
    if (this.recent.length > AT_HAND) this.recent.shift();
    return null;
  }

  /** Why a move cannot be made now, as a code; null: it can. Changes nothing. */
  refuses(seat: Seat, { kind, body }: Pick<Move, 'kind' | 'body'>): string | null {
    if (kind === 'action' && !this.entry.isAction(body)) return 'unreadable';
    const refusal = kind === 'action' ? this.table.refuse(seat, body) : this.table.refuseAnswer(seat, body);
    return refusal && refusal.code;
  }

  private carryOut({ seat, kind, body, free }: Wish): EntryResult<EventBase> {
    switch (kind) {
      case 'action':
        return this.table.act(seat, body);
      case 'answer':
        return this.table.answer(seat, body);
      case 'undo':
        return this.table.undo(seat, free);
      case 'redo':
        return this.table.redo(seat, free);
    }
  }

  private store(result: Extract<EntryResult<EventBase>, { ok: true }>, { nonce, reason }: Wish): void {
    const { entry, revealed } = result;
    const { checkpoint } = this.table;
    const isNew = checkpoint !== null && checkpoint.n > 0 && !this.kept.has(checkpoint.n);
    const change: Appended = {
      entry: { ...entry, revealed, nonce, at: this.now() },
      checkpoint: isNew ? checkpoint : null,
      head: headOf(this.table, this.now()),
      result: this.result(),
      reason,
    };
    try {
      this.repository.append(this.id, change);
    } catch (error) {
      this.broken = true;
      throw error;
    }
    if (isNew) this.kept.add(checkpoint.n);
  }

  private result(): Appended['result'] {
    const { state, setup, practice } = this.table;
    const outcome: Outcome | null = state.outcome;
    if (outcome === null || practice) return null;
    return {
      table: this.id,
      game: this.entry.game.id,
      outcome,
      heroes: setup.heroes,
      packs: setup.packs,
      turns: state.turn,
      seed: setup.seed,
      ended: this.now(),
    };
  }
}
