import type { Seat } from '../../../shared/engine/game.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { Params } from '../../../shared/rpc/contract.ts';
import type {
  Chapter,
  Checked,
  Hint,
  Moment,
  Submitted,
  TableUpdate,
} from '../../../shared/rpc/messages/tables.ts';
import { findAnswer } from '../../../shared/tableau/match.ts';
import type { StoredTable } from '../../db/model.ts';
import { cannot, HostFailure, missing } from '../failures.ts';
import type { Session } from '../session.ts';
import { sayPhrase } from '../words.ts';
import { botToAct, strongest, type BotSeat } from './bots.ts';
import { chapterFor, rawChapters } from './chronicle.ts';
import { LiveTable, type Wish } from './live.ts';
import type { Opening } from '../play/opened.ts';
import { failureToOpen, openStored } from './open.ts';
import type { TableParts } from './parts.ts';
import { isAlone, seatsOf } from './seats.ts';
import { Takeback } from './takeback.ts';
import { Stale, Thinking } from './thinking.ts';
import { momentFor } from './update.ts';
import { Watching } from './watching.ts';

/** An open table with those who watch it. */
export interface Open {
  readonly live: LiveTable;
  readonly watching: Watching;
  readonly takeback: Takeback;
  /** Answers by nonce, so that a repeated submission is answered alike. */
  readonly answers: Map<string, Submitted>;
  readonly thinking: Thinking;
}

/** Chapters that are at hand when a table is opened. */
const AT_HAND = 30;
/** Answers by nonce that are remembered; accepted ones are found in the store as well. */
const MOST_ANSWERS = 200;
/** Tables that stay open without viewers. */
const MOST_IDLE = 16;
/** Milliseconds between the steps of bots at a table with viewers: each step is reported separately. */
const BOT_PACE = 80;
/** Entries of a stored table that is opened: many times those of any game. */
const MOST_ENTRIES = 20_000;
/** Chapters of one request. */
const MOST_CHAPTERS = 200;

/** The tables that are played now. */
export class TablesInPlay {
  private readonly parts: TableParts;
  private readonly open = new Map<string, Open>();
  /** How imported tables came to their position: reported when they are first opened. */
  private readonly fresh = new Map<string, Opening>();
  private closed = false;

  constructor(parts: TableParts) {
    this.parts = parts;
  }

  /** An open table; opens it if need be. */
  get(id: string): Open {
    const known = this.open.get(id);
    if (known && !known.live.broken) return known;
    const opened = this.openFromStore(id, known);
    this.open.delete(id);
    this.open.set(id, opened);
    this.forgetIdle();
    return opened;
  }

  /**
   * Judges the cards of a table that is not open. Opening it then says what is wrong, with them or with what is stored.
   *
   * @returns null where there is nothing to wait for
   */
  judged(id: string): Promise<void> | null {
    if (this.open.has(id)) return null;
    const { store, games, cards } = this.parts;
    const stored = store.tables.get(id);
    const entry = stored && games.find(({ game }) => game.id === stored.game);
    if (!entry || cards.isJudged(stored.cards, entry.content)) return null;
    return cards.judge(stored.cards, entry.content);
  }

  /** The table, if the session may see it. */
  private seen(session: Session, id: string): Open {
    const { role, table } = session.caller;
    if (role !== 'owner' && table !== id) throw new HostFailure('not-allowed', 'failure.not-allowed');
    return this.get(id);
  }

  /** The table, if the session plays that seat of it. */
  private played(session: Session, id: string, seat: Seat): Open {
    const found = this.seen(session, id);
    if (!seatsOf(session, found.live, found.watching.sessions).includes(seat)) {
      throw new HostFailure('not-allowed', 'failure.not-allowed');
    }
    return found;
  }

  watch(session: Session, { table, since, eyes }: Params<'table.watch'>): TableUpdate {
    const found = this.seen(session, table);
    const update = found.watching.watch(session, since, eyes);
    this.think(found);
    return update;
  }

  leave(session: Session, table: string): void {
    const found = this.open.get(table);
    if (found) this.without(session, found);
  }

  /** A session is gone. */
  forget(session: Session): void {
    for (const found of this.open.values()) this.without(session, found);
  }

  private without(session: Session, { watching, takeback }: Open): void {
    watching.leave(session);
    if (takeback.gone(session)) watching.changed();
  }

  /** A session reads another language now. */
  retell(session: Session): void {
    for (const { watching } of this.open.values()) watching.retell(session);
  }

  /** Cards of these packs may be called something else now: their viewers get a full update. */
  renamed(packs: ReadonlySet<string>): void {
    for (const { live, watching } of this.open.values()) {
      // A full update takes long where many cards are on the table.
      if (!live.table.setup.packs.some((id) => packs.has(id))) continue;
      live.renamed();
      watching.retellAll();
    }
  }

  /** A session can take messages again. */
  catchUp(session: Session): void {
    for (const { watching } of this.open.values()) watching.catchUp(session);
  }

  submit(session: Session, params: Params<'table.submit'>): Submitted {
    const found = this.played(session, params.table, params.seat);
    const { live, answers } = found;
    const earlier = answers.get(params.nonce) ?? this.storedAnswer(live.id, params.nonce);
    if (earlier) return earlier;
    if (params.after !== live.n) {
      found.watching.catchUp(session);
      return { ok: false, why: 'stale', n: live.n };
    }
    const answer = this.carryOut(session, found, params);
    answers.set(params.nonce, answer);
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!);
    return answer;
  }

  private storedAnswer(table: string, nonce: string): Submitted | null {
    const n = this.parts.store.tables.entryOf(table, nonce);
    return n === null ? null : { ok: true, n };
  }

  private carryOut(session: Session, found: Open, params: Params<'table.submit'>): Submitted {
    const { live, takeback } = found;
    const { seat, kind, body, nonce, free } = params;
    if (kind === 'action' && !live.entry.isAction(body)) {
      const sentence = sayPhrase(session.language, 'refusal.unreadable');
      return { ok: false, why: 'refused', refusal: { sentence, rule: '' } };
    }
    const wish: Wish = {
      seat,
      kind,
      body: kind === 'action' || kind === 'answer' ? body : null,
      free,
      nonce,
      reason: null,
    };
    const came =
      kind === 'undo' || kind === 'redo' ? takeback.ask(session, wish) : { refusal: live.enter(wish) };
    if (came === 'consent') {
      found.watching.changed();
      return { ok: false, why: 'consent' };
    }
    if (came.refusal) {
      return { ok: false, why: 'refused', refusal: live.presenter(session.language).why(came.refusal, seat) };
    }
    takeback.settled();
    this.changed(found);
    return { ok: true, n: live.n };
  }

  /** After an accepted entry. */
  private changed(found: Open, pace?: number): void {
    found.thinking.drop();
    found.watching.changed(pace);
    this.parts.listed();
    this.think(found);
  }

  consent(session: Session, { table, wish, seat, yes }: Params<'table.consent'>): void {
    const found = this.played(session, table, seat);
    if (!found.takeback.consent(wish, session, seat, yes)) throw cannot('cannot.consent');
    this.changed(found);
  }

  check(session: Session, { table, seat, action }: Params<'table.check'>): Checked {
    const { live } = this.played(session, table, seat);
    const presenter = live.presenter(session.language);
    if (!live.entry.isAction(action)) {
      return {
        refusal: { sentence: sayPhrase(session.language, 'refusal.unreadable'), rule: '' },
        label: [],
        warnings: null,
      };
    }
    const refusal = live.table.refuse(seat, action);
    return {
      refusal: refusal && presenter.why(refusal, seat),
      label: presenter.narrator(live.table.state).action(action, seat),
      warnings: refusal === null ? (presenter.warnings?.(live.table.state, seat, action) ?? null) : null,
    };
  }

  async hint(session: Session, { table, seat }: Params<'table.hint'>): Promise<Hint> {
    const { live, thinking } = this.played(session, table, seat);
    if (!live.toAct.includes(seat)) throw cannot('cannot.hint');
    const move = await thinking.ask({ seat, bot: strongest(live.entry) }).catch((error: unknown) => {
      throw error instanceof Stale ? cannot('cannot.hint.stale') : error;
    });
    if (move === null) throw cannot('cannot.hint.bots');
    const { kind, body } = move;
    const presenter = live.presenter(session.language);
    const narrator = presenter.narrator(live.table.state);
    const reason = move.reason === null ? [] : narrator.reason(move.reason);
    if (kind === 'action') return { label: narrator.action(body, seat), reason, kind, body };
    const prompt = presenter.prompt(live.table.state, seat, live.table.question);
    return { label: findAnswer(prompt, body)?.answer.label ?? [], reason, kind, body };
  }

  /** Replaces the player of a seat from now on. */
  seat(session: Session, { table, seat, player }: Params<'table.seat'>): void {
    const found = this.seen(session, table);
    const { live } = found;
    if (seat >= live.players.length) throw cannot('cannot.seat', { count: String(live.players.length) });
    if (player.kind === 'bot' && !Object.hasOwn(live.entry.bots, player.bot)) {
      throw missing('missing.bot', { id: player.bot });
    }
    live.seat(seat, player);
    this.parts.claims.free(table, seat);
    found.takeback.settled();
    this.changed(found);
  }

  log(session: Session, { table, from, to }: Params<'table.log'>): Chapter[] {
    const { live, watching } = this.seen(session, table);
    const { eyes } = watching.audience(session);
    const last = Math.min(to, from + MOST_CHAPTERS - 1);
    return this.told(() =>
      rawChapters(live.table, from, last).map((raw) => chapterFor(live, raw, eyes, session.language)),
    );
  }

  at(session: Session, { table, n }: Params<'table.at'>): Moment {
    const { live, watching } = this.seen(session, table);
    if (n > live.n) throw missing('missing.entry', { n: String(n), of: String(live.n) });
    return this.told(() =>
      momentFor(live, live.table.past(n), n, watching.audience(session), watching.facesOf(session)),
    );
  }

  /** Whether a session is the owner's, and no one else plays at a table. */
  isAlone(session: Session, { id, players }: StoredTable): boolean {
    const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return isAlone(session, people, players) && !people.some((seat) => this.parts.claims.has(id, seat));
  }

  /** A table has come from outside. */
  takenIn(id: string, opening: Opening): void {
    if (opening.how !== 'same') this.fresh.set(id, opening);
  }

  /** The host forgets all sessions at this table: it was removed or replaced. */
  drop(id: string): void {
    this.open.get(id)?.thinking.drop();
    this.open.delete(id);
  }

  close(): void {
    this.closed = true;
    for (const { thinking } of this.open.values()) thinking.drop();
    this.open.clear();
  }

  /** Lets a bot play whose turn it is; one at a time. */
  private think(found: Open): void {
    const { live, thinking } = found;
    const turn = botToAct(live);
    if (turn === null || thinking.playing !== null || live.broken || this.closed) return;
    this.play(found, turn).catch((error: unknown) => {
      if (error instanceof Stale || this.closed) return;
      this.parts.log(`table ${live.id}: ${error instanceof Error ? error.stack : String(error)}`);
    });
  }

  private async play(found: Open, turn: BotSeat): Promise<void> {
    const { live, watching, thinking } = found;
    const move = await thinking.play(turn, () => watching.told());
    if (move === null) {
      live.stuck = turn.seat;
      return watching.changed();
    }
    const refusal = live.enter({ ...move, seat: turn.seat, free: false, nonce: null });
    found.takeback.settled();
    if (refusal) throw new Error(`bot ${turn.bot} is refused: ${refusal.code} ${JSON.stringify(move.body)}`);
    this.changed(found, BOT_PACE);
  }

  private openFromStore(id: string, before: Open | undefined): Open {
    const { store, games, player, log } = this.parts;
    const stored = store.tables.get(id);
    if (!stored) throw missing('missing.table');
    const entry = games.find(({ game }) => game.id === stored.game);
    if (!entry) throw missing('missing.game', { id: stored.game });
    const live = this.told(() => this.revived(stored, entry));
    const watching = new Watching(live, this.parts.claims, (error) => log(`table ${id}: ${String(error)}`));
    const found: Open = {
      live,
      watching,
      takeback: new Takeback(live, watching),
      answers: new Map(),
      thinking: new Thinking(live, player, log),
    };
    this.fresh.delete(id);
    before?.thinking.drop();
    // The sessions that watched the broken table go on with this one.
    for (const session of before?.watching.sessions ?? []) {
      session.push('table', watching.watch(session, -1, before!.watching.audience(session).eyes));
    }
    return found;
  }

  private revived(stored: StoredTable, entry: GameEntry): LiveTable {
    const { store, cards, titles, packTitle, now } = this.parts;
    const { id } = stored;
    const { entries } = stored.head;
    if (entries > MOST_ENTRIES)
      throw new HostFailure('damaged', 'cannot.open.long', { count: entries, most: MOST_ENTRIES });
    const definitions = cards.load(stored.cards, entry.content);
    const { table, opened } = openStored(store.tables, entry, stored, definitions, now);
    return new LiveTable({
      stored: store.tables.get(id)!,
      entry,
      table,
      opened: this.fresh.get(id) ?? opened,
      recent: rawChapters(table, Math.max(0, table.log.length - AT_HAND + 1), table.log.length),
      reasons: store.tables.reasons(id),
      checkpoints: store.tables.checkpoints(id),
      repository: store.tables,
      titles,
      packTitle,
      now,
    });
  }

  /** Opens a stored table, or looks through it: what goes wrong is said of that table. */
  private told<T>(open: () => T): T {
    try {
      return open();
    } catch (error) {
      throw failureToOpen(error, this.parts.log);
    }
  }

  private forgetIdle(): void {
    const idle = [...this.open].filter(
      ([, { live, watching, thinking }]) =>
        watching.sessions.length === 0 && (thinking.playing === null || live.stuck !== null),
    );
    for (const [id] of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) this.open.delete(id);
  }
}
