import { withAdded, withoutAdded } from './added.ts';
import { partOfPosition, runStep, type OpenStep, type Run } from './drive.ts';
import type {
  Decision,
  Definitions,
  EventBase,
  Game,
  MatchBase,
  Question,
  Refusal,
  Seat,
  Setup,
  StateBase,
  Told,
} from './game.ts';
import { stableHash } from './hash.ts';
import { clone, same, type Json } from './json.ts';
import {
  ReplayError,
  stacks,
  type Base,
  type Checkpoint,
  type Entry,
  type LogSource,
  type SavedTable,
} from './log.ts';
import { Marks } from './marks.ts';
import { newTape, type Step, type Tape } from './step.ts';

/** What came of an entry; `revealed`: something hidden was turned up by it, so undo stops there. */
export type EntryResult<E> =
  { ok: true; entry: Entry; events: Told<E>[]; revealed: boolean } | { ok: false; refusal: Refusal };

interface Pending<M extends MatchBase, S extends StateBase, E extends EventBase> {
  /** Runs the step again. */
  body: StepBody<M, S, E>;
  /** The entry that began it; null for the opening. */
  by: Entry | null;
  tape: Tape;
  question: Question;
  /** Events that have been sent already. */
  told: number;
}

/** What a step does: an action of a seat, or the opening of the table. */
export type StepBody<M extends MatchBase, S extends StateBase, E extends EventBase> = (
  step: Step<M, S, E>,
) => void;

/** An entry that undo has not taken back, or that redo can bring back. */
interface Effective {
  entry: Entry;
  revealed: boolean;
}

/** A log that has been played before, with what spares playing all of it again. */
export type Resumed = Pick<LogSource, 'log' | 'checkpoints' | 'state'> & {
  readonly revealed: (n: number) => boolean;
};

/**
 * One game under way. The state is derived from the effective log (the entries that undo has not taken back);
 * checkpoints only make that quick. A step whose question is open is run again from the state before it, with its tape,
 * at each answer.
 */
export class Table<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  readonly game: Game<M, S, A, E>;
  readonly setup: Setup;
  readonly definitions: Definitions;
  readonly match: M;
  readonly log: Entry[] = [];
  /** Kept and shown, but not counted: undo beyond the watermark was used, or the table was branched. */
  practice = false;
  /** Set by `openTable` when an upgrade ended undo and branching at this point. */
  base: Base | null = null;
  /** The events of the setup. */
  readonly opening: Told<E>[];
  private readonly effective: Effective[] = [];
  private readonly undone: Effective[] = [];
  private readonly openingBody: StepBody<M, S, E>;
  private readonly marks = new Marks<S>();
  private settled: S;
  private shown: S;
  private pending: Pending<M, S, E> | null = null;

  /**
   * @param opening makes the first position; the game's own setup by default (scenarios and upgrades bring another)
   */
  constructor(game: Game<M, S, A, E>, setup: Setup, definitions: Definitions, opening?: StepBody<M, S, E>) {
    this.game = game;
    this.setup = setup;
    this.definitions = definitions;
    this.match = game.match(setup, definitions);
    this.openingBody = opening ?? ((step) => game.begin(step));
    this.settled = game.blank(this.match);
    this.shown = this.settled;
    this.opening = this.open();
  }

  /** The current position, in mid-step too. Read only. */
  get state(): S {
    return this.shown;
  }

  /** The open question of a step, if there is one. */
  get question(): Question | null {
    return this.pending?.question ?? null;
  }

  /** The settled state and the open step with its tape, from which a planner can go on. */
  get position(): { state: S; open: { body: StepBody<M, S, E>; tape: Tape } | null } {
    const { pending } = this;
    return { state: this.settled, open: pending && { body: pending.body, tape: clone(pending.tape) } };
  }

  /** The same for players, who try answers: as data, null where no action of a seat began it. */
  get openStep(): OpenStep<S, A> | null {
    const { pending, settled } = this;
    const by = pending?.by;
    if (!by) return null;
    return { before: settled, seat: by.seat, action: by.body as A, tape: clone(pending.tape) };
  }

  /** Who may act or has to answer now. */
  decisions(): Decision[] {
    if (this.pending) return [this.pending.question];
    return this.game.decisions(this.match, this.shown);
  }

  /** The same on every machine for the same rules version, setup and log. */
  hash(): string {
    const state = withoutAdded(this.shown as unknown as Json, this.game.added ?? {});
    return stableHash({ state, question: this.pending && partOfPosition(this.pending.question) });
  }

  /** Carries an action out if it is legal. */
  act(seat: Seat, action: A): EntryResult<E> {
    const refusal = this.refuse(seat, action);
    return refusal ? { ok: false, refusal } : this.enter('action', seat, action);
  }

  /** Why an action cannot be carried out now, or null. Changes nothing. */
  refuse(seat: Seat, action: A): Refusal | null {
    if (this.pending) {
      const { seat: asked, rule } = this.pending.question;
      return { code: 'question-open', data: { seat: asked }, rule };
    }
    if (!this.decisions().some((decision) => decision.seat === seat)) {
      return { code: this.shown.outcome ? 'game-over' : 'not-your-turn', data: { seat }, rule: '' };
    }
    return this.game.check(this.match, this.shown, seat, action);
  }

  /** Answers the open question. */
  answer(seat: Seat, value: Json): EntryResult<E> {
    const refusal = this.refuseAnswer(seat, value);
    return refusal ? { ok: false, refusal } : this.enter('answer', seat, value);
  }

  /** Why a value does not answer the open question, or null. */
  refuseAnswer(seat: Seat, value: Json): Refusal | null {
    const { question } = this;
    if (question === null) return { code: 'no-question', data: {}, rule: '' };
    if (question.seat !== seat) return { code: 'not-your-turn', data: { seat }, rule: '' };
    if (question.options.some((option) => same(option, value))) return null;
    return { code: 'no-such-answer', data: { kind: question.kind, value }, rule: question.rule };
  }

  /** How many of the newest effective entries can be taken back without giving away what has been turned up. */
  get undoable(): number {
    return this.effective.length - 1 - this.effective.findLastIndex(({ revealed }) => revealed);
  }

  /**
   * Takes the newest effective entry back, in one's own turn and up to the watermark.
   *
   * @param free beyond the watermark too, and by any seat; the first such use makes the table a practice table
   */
  undo(seat: Seat, free = false): EntryResult<E> {
    const refusal = this.refuseUndo(seat, free);
    if (refusal) return { ok: false, refusal };
    const last = this.effective.pop() as Effective;
    if (last.revealed || last.entry.seat !== seat) this.practice = true;
    this.undone.push(last);
    this.rebuild();
    return { ok: true, entry: this.note('undo', seat, null), events: [], revealed: false };
  }

  /** Why a seat cannot take the newest effective entry back, or null. Changes nothing. */
  refuseUndo(seat: Seat, free = false): Refusal | null {
    const last = this.effective.at(-1);
    if (!last) return { code: 'nothing-to-undo', data: {}, rule: '' };
    if (free) return null;
    if (last.entry.seat !== seat)
      return { code: 'undo-not-yours', data: { seat: last.entry.seat }, rule: '' };
    return last.revealed ? { code: 'undo-revealed', data: {}, rule: '' } : null;
  }

  /** The entry that undo would take back now, or null. */
  get lastEntry(): Entry | null {
    return this.effective.at(-1)?.entry ?? null;
  }

  /** The entry that redo would bring back now, or null. */
  get nextEntry(): Entry | null {
    return this.undone.at(-1)?.entry ?? null;
  }

  /**
   * Does again what undo took back last, by the seat whose entry it is.
   *
   * @param free by any seat
   */
  redo(seat: Seat, free = false): EntryResult<E> {
    const next = this.undone.at(-1);
    if (!next) return { ok: false, refusal: { code: 'nothing-to-redo', data: {}, rule: '' } };
    const { seat: owner } = next.entry;
    if (!free && owner !== seat) {
      return { ok: false, refusal: { code: 'undo-not-yours', data: { seat: owner }, rule: '' } };
    }
    const events = this.carryOut(next.entry);
    this.undone.pop();
    return { ok: true, entry: this.note('redo', seat, null), events, revealed: false };
  }

  /**
   * Takes over a log that was played before: only what comes after its newest checkpoint is played again. For a table
   * that has no entries yet.
   *
   * @throws ReplayError when these rules refuse an entry that is played again
   */
  resume(resumed: Resumed): void {
    this.log.push(...resumed.log);
    const { effective, undone } = stacks(resumed.log.slice(this.base?.entries ?? 0));
    const known = (entry: Entry): Effective => ({ entry, revealed: resumed.revealed(entry.n) });
    this.effective.push(...effective.map(known));
    this.undone.push(...undone.map(known));
    const kept = new Set(resumed.checkpoints);
    effective.forEach(({ n }, i) => {
      if (kept.has(n))
        this.marks.add(i + 1, n, () => withAdded(resumed.state(n), this.game.added ?? {}) as unknown as S);
    });
    this.rebuild();
  }

  /** The table as it was after a log entry, 0 being its opening: to look at, and to play its log on from there. */
  past(n: number): Table<M, S, A, E> {
    const past = new Table(this.game, this.setup, this.definitions, this.openingBody);
    past.base = this.base;
    const flags = new Map(
      [...this.effective, ...this.undone].map(({ entry, revealed }) => [entry.n, revealed]),
    );
    const states = this.marks.byEntry();
    past.resume({
      log: this.log.slice(0, Math.max(n, this.base?.entries ?? 0)),
      revealed: (entry) => flags.get(entry) ?? true,
      checkpoints: [...states.keys()].filter((mark) => mark > 0 && mark <= n),
      state: (mark) => states.get(mark)!() as unknown as Json,
    });
    return past;
  }

  /** The newest checkpoint that holds for the position as it is, or null. */
  get checkpoint(): Checkpoint | null {
    const mark = this.marks.newest;
    return mark ? { n: mark.n, state: mark.state() as unknown as Json } : null;
  }

  /** All checkpoints behind the opening that hold for the position as it is, ascending. */
  get checkpoints(): Checkpoint[] {
    const later = [...this.marks.byEntry()].filter(([n]) => n > 0);
    return later.map(([n, state]) => ({ n, state: state() as unknown as Json }));
  }

  /** The table as plain data. */
  save(): SavedTable {
    const mark = this.marks.newest;
    return clone({
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      setup: this.setup,
      definitions: this.definitions,
      log: this.log,
      practice: this.practice,
      base: this.base,
      checkpoint: mark ? { after: mark.after, state: mark.state() as unknown as Json } : null,
      hash: this.hash(),
    });
  }

  /** Enters one entry of a log again and returns its events; throws if this version refuses it. */
  replayEntry(entry: Entry): Told<E>[] {
    const { seat, body, kind } = entry;
    const result =
      kind === 'action' || kind === 'answer'
        ? this.reenter(entry)
        : kind === 'undo'
          ? this.undo(seat, true)
          : this.redo(seat, true);
    if (!result.ok) {
      throw new ReplayError(
        `entry ${entry.n} (${kind} ${JSON.stringify(body)}) is refused: ${result.refusal.code}`,
      );
    }
    return result.events;
  }

  private reenter({ seat, body, kind, externals }: Entry): EntryResult<E> {
    const refusal = kind === 'answer' ? this.refuseAnswer(seat, body) : this.refuse(seat, body as A);
    return refusal
      ? { ok: false, refusal }
      : this.enter(kind === 'answer' ? kind : 'action', seat, body, externals);
  }

  private enter(kind: 'action' | 'answer', seat: Seat, body: Json, externals: Json[] = []): EntryResult<E> {
    const entry: Entry = { n: this.log.length + 1, seat, kind, body: clone(body), externals };
    const events = this.carryOut(entry);
    this.undone.length = 0;
    this.log.push(entry);
    return { ok: true, entry, events, revealed: this.effective.at(-1)?.revealed ?? false };
  }

  private note(kind: 'undo' | 'redo', seat: Seat, body: null): Entry {
    const entry: Entry = { n: this.log.length + 1, seat, kind, body, externals: [] };
    this.log.push(entry);
    return entry;
  }

  /** Runs an effective entry; on a defect in rule code nothing has changed. */
  private carryOut(entry: Entry): Told<E>[] {
    const { pending } = this;
    const tape = pending ? clone(pending.tape) : newTape();
    const known = tape.externals.length;
    tape.externals.push(...entry.externals);
    if (pending) tape.answers.push(entry.body);
    const { seat, body } = entry;
    const run = pending?.body ?? ((step: Step<M, S, E>) => this.game.apply(step, seat, body as A));
    const outcome = runStep(this.match, this.settled, tape, run, this.game.copy);
    if (outcome.externals < tape.externals.length)
      throw new ReplayError(`entry ${entry.n} brings results that nothing in it asks for`);
    entry.externals = tape.externals.slice(known);
    this.effective.push({ entry, revealed: outcome.revealed });
    this.settle(outcome, { body: run, by: pending ? pending.by : entry, tape });
    return outcome.events.slice(pending?.told ?? 0);
  }

  private settle(run: Run<S, E>, step: Pick<Pending<M, S, E>, 'body' | 'by' | 'tape'>): void {
    this.shown = run.state;
    if (run.question) {
      this.pending = { ...step, question: run.question, told: run.events.length };
      return;
    }
    const newTurn = run.state.turn !== this.settled.turn;
    this.pending = null;
    this.settled = run.state;
    this.marks.remember(this.effective.length, run.state);
    if (!this.marks.isDue(this.effective.length, newTurn)) return;
    const { settled } = this;
    this.marks.add(this.effective.length, this.lastEntry?.n ?? 0, () => settled);
  }

  /** Sets the table up, from the blank state. */
  private open(): Told<E>[] {
    this.settled = this.game.blank(this.match);
    const tape = newTape();
    const run = runStep(this.match, this.settled, tape, this.openingBody, this.game.copy);
    this.settle(run, { body: this.openingBody, by: null, tape });
    return run.events;
  }

  /** Derives the position from the latest state that is kept and still holds, or from the beginning. */
  private rebuild(): void {
    this.marks.cutTo(this.effective.length);
    const { latest } = this.marks;
    const again = this.effective.splice(latest?.after ?? 0);
    this.pending = null;
    if (latest) {
      this.settled = latest.state;
      this.shown = this.settled;
    } else this.open();
    for (const { entry } of again) this.carryOut(entry);
  }
}
