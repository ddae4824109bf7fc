// Plays whole games through the interactive table and checks after every entry what must always hold, whatever the game.
import { runStep, type Player } from '../../shared/engine/drive.ts';
import type { EventBase, Game, MatchBase, Setup, StateBase, Told } from '../../shared/engine/game.ts';
import { stableHash } from '../../shared/engine/hash.ts';
import { clone, same, type Json } from '../../shared/engine/json.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import type { ScenarioGame } from '../../shared/engine/scenario.ts';
import type { EntryResult, Table } from '../../shared/engine/table.ts';
import { openTable } from '../../shared/engine/versions.ts';
import type { Counts } from './counts.ts';
import { lostOnTheWay } from './given.ts';
import { Shape } from './shape.ts';

/** What the checks need to know of a game. */
export interface Tested<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  readonly game: Game<M, S, A, E>;
  /** Its words for what was played. */
  readonly scenarios: ScenarioGame<M, S, A, E>;
  /** Says what is wrong with a position: a card in two zones or in none, a number that cannot be. */
  census(match: M, state: S): string | null;
  /** Whether cards or effects are in mid-air, as they may be in mid-step only. */
  inMidAir(state: S): boolean;
  /** Paths of keys that a state leaves out where they would say nothing. */
  readonly optional: readonly string[];
  /** A legal action with one thing changed, mostly for the worse; well formed still. */
  mutate(match: M, state: S, seat: number, action: A, draw: Draw): A;
  /** Some action, to be altered where none is offered. */
  readonly anything: A;
}

/** One game: everything about it is fixed. */
export interface CheckedPlan<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  /** Names it in a report. */
  readonly name: string;
  /** What is counted as its sort. */
  readonly mix: string;
  readonly setup: Setup;
  /** Seeds what the checks themselves draw by lot. */
  readonly lots: string;
  /** The table as the game begins. */
  fresh(): Table<M, S, A, E>;
  /** By seat. */
  readonly players: readonly Player<M, S, A>[];
}

/** No game has as many entries as this. */
const MOST_ENTRIES = 30_000;

/** A property that does not hold: which, where, and how to see it again. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** One position of this many is said in the words of scenarios, and set up again. */
const GIVEN_EVERY = 200;
/** At least this many altered actions are tried in a game. */
const LEAST_MUTANTS = 24;
/** How many of them are tried after its end. */
const AFTER_THE_END = 8;

export interface Outcome {
  entries: number;
  turns: number;
  mutants: number;
  reason: string;
}

/** Plays one game and checks it; throws `Broken` at the first thing that does not hold. */
export function playChecked<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  tested: Tested<M, S, A, E>,
  plan: CheckedPlan<M, S, A, E>,
  counts: Counts,
): Outcome {
  return new CheckedGame(tested, plan, counts).play();
}

class CheckedGame<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  private readonly tested: Tested<M, S, A, E>;
  private readonly game: Game<M, S, A, E>;
  private readonly plan: CheckedPlan<M, S, A, E>;
  private readonly counts: Counts;
  private readonly table: Table<M, S, A, E>;
  private readonly draw: Draw;
  private readonly shape: Shape;
  /** The hash after the opening and after each entry. */
  private readonly hashes: string[] = [];
  /** What the open step has told so far. */
  private sent: Told<E>[] = [];
  private mutants = 0;

  constructor(tested: Tested<M, S, A, E>, plan: CheckedPlan<M, S, A, E>, counts: Counts) {
    this.tested = tested;
    this.game = tested.game;
    this.plan = plan;
    this.counts = counts;
    this.shape = new Shape(tested.optional);
    this.draw = drawFrom(plan.lots);
    this.table = plan.fresh();
    this.sent = [...this.table.opening];
    this.shape.problem(this.game.blank(this.table.match));
  }

  play(): Outcome {
    const { table, counts } = this;
    counts.add('player', this.plan.mix);
    counts.add('seats', String(this.plan.setup.heroes.length));
    for (const { kind } of table.opening) counts.add('event', kind);
    this.checkPosition();
    while (table.state.outcome === null) {
      if (table.log.length > MOST_ENTRIES) this.fail('the game does not end');
      this.tryMutants();
      this.enter();
      this.checkPosition();
      if (this.draw(20) === 0) this.checkUndo();
    }
    // A finished game refuses nearly everything; there may be something left to say about it.
    for (let i = 0; i < AFTER_THE_END || this.mutants < LEAST_MUTANTS; i++)
      this.tryMutant(this.draw(table.match.seats));
    this.checkReplay();
    const { reason } = table.state.outcome;
    counts.add('end', reason);
    return { entries: table.log.length, turns: table.state.turn, mutants: this.mutants, reason };
  }

  private fail(what: string): never {
    const { name, mix, setup } = this.plan;
    const { table } = this;
    const last = table.log.slice(-3).map(({ seat, kind, body }) => `${seat} ${kind} ${JSON.stringify(body)}`);
    throw new Broken(
      `${name} (${mix}, ${setup.heroes.length} seats), after entry ${table.log.length}, turn ${table.state.turn}: ` +
        `${what}\n  setup ${JSON.stringify(setup)}\n  last entries: ${last.join(' | ')}`,
    );
  }

  /** One action or answer. */
  private enter(): void {
    const { table, counts } = this;
    const decisions = table.decisions();
    const { seat, kind } = decisions[this.draw(decisions.length)];
    const { question } = table;
    if (question) {
      const answer = this.plan.players[seat].answer(question, table.match, table.state);
      const { state, open } = table.position;
      const tape = open!.tape;
      tape.answers.push(answer);
      const again = runStep(table.match, state, tape, open!.body);
      const told = this.accept(table.answer(seat, answer));
      counts.add('question', question.kind);
      this.checkRerun(again.events, told);
      return;
    }
    this.sent = [];
    counts.add('decision', kind);
    const action = this.plan.players[seat].act(table.match, table.state, seat);
    counts.add('action', nameOf(action));
    this.sent.push(...this.accept(table.act(seat, action)));
  }

  private accept(result: EntryResult<E>): Told<E>[] {
    if (!result.ok)
      this.fail(
        `a player's choice is refused: ${result.refusal.code} ${JSON.stringify(result.refusal.data)}`,
      );
    for (const { kind } of result.events) this.counts.add('event', kind);
    return result.events;
  }

  /** A step that is run again must tell first what it has told already, and only the rest may be sent. */
  private checkRerun(again: readonly Told<E>[], tail: readonly Told<E>[]): void {
    const before = JSON.stringify(this.sent);
    if (JSON.stringify(again.slice(0, this.sent.length)) !== before)
      this.fail('a re-run tells other events than before');
    if (JSON.stringify(again.slice(this.sent.length)) !== JSON.stringify(tail))
      this.fail('not just the tail of the events was sent');
    this.sent.push(...tail);
  }

  private checkPosition(): void {
    const { table } = this;
    const { match, state, question } = table;
    const problem = this.tested.census(match, state) ?? this.shape.problem(state);
    if (problem) this.fail(problem);
    this.hashes[table.log.length] = table.hash();
    const decisions = table.decisions();
    if (decisions.length === 0 && state.outcome === null) this.fail('the game goes on, but no seat decides');
    if (new Set(decisions.map(({ seat }) => seat)).size < decisions.length)
      this.fail('a seat has two decisions');
    if (question) {
      // A hidden hand may hold nothing that can be named; that it is asked all the same is the rule (TRADE-4).
      if (question.options.length < 2 && question.data['take'] !== 'any')
        this.fail(`${question.kind} asks for the only option`);
      if (new Set(question.options.map((option) => JSON.stringify(option))).size < question.options.length) {
        this.fail(`${question.kind} offers something twice`);
      }
      return;
    }
    if (state.outcome === null && this.tested.inMidAir(state)) {
      this.fail('cards or effects are left in mid-air between two steps');
    }
    for (const { seat } of decisions) this.checkOptions(seat);
    if (table.log.length % GIVEN_EVERY === 0) this.checkGiven();
    if (this.draw(10) === 0) for (let seat = 0; seat < match.seats; seat++) this.checkIntents(seat);
  }

  /** What `given` says of a position leads to it again. */
  private checkGiven(): void {
    const { table } = this;
    const { scenarios } = this.tested;
    const { given, missing } = scenarios.writer!.givenOf(table);
    const lost = missing.length === 0 ? lostOnTheWay(scenarios, table, given) : null;
    if (lost !== null) this.fail(`a position is another one when it is set up again: ${lost}`);
  }

  /** What is said to be possible is possible. */
  private checkIntents(seat: number): void {
    const { match, state } = this.table;
    for (const { action, refusal } of this.game.intents(match, state, seat)) {
      if (refusal) this.counts.add('refusal', refusal.code);
      else if (this.game.check(match, state, seat, action)) {
        this.fail(`${JSON.stringify(action)} is said to be possible, but refused`);
      }
    }
  }

  private checkOptions(seat: number): void {
    const { match, state } = this.table;
    const offered = this.game.options(match, state, seat);
    if (offered.length === 0) this.fail(`seat ${seat} has nothing to do`);
    for (const action of offered) {
      const refusal = this.game.check(match, state, seat, action);
      if (refusal) this.fail(`an offered option is refused: ${JSON.stringify(action)} ${refusal.code}`);
    }
    const texts = offered.map((action) => JSON.stringify(action));
    if (new Set(texts).size < texts.length)
      this.fail(`an option is offered twice: ${texts.find((text, i) => texts.indexOf(text) < i)}`);
  }

  private tryMutants(): void {
    const { table } = this;
    if (table.question) {
      this.tryAnswers();
      return;
    }
    for (let i = 0; i < 2; i++)
      this.tryMutant(this.draw(6) === 0 ? this.draw(table.match.seats) : table.decisions()[0].seat);
  }

  /** An altered action is either legal or changes nothing, and `refuse` tells which. */
  private tryMutant(seat: number): void {
    const { table } = this;
    const { match, state } = table;
    const decides = table.decisions().some((decision) => decision.seat === seat);
    const offered = decides ? this.game.options(match, state, seat) : [];
    const legal = offered.length > 0 ? offered[this.draw(offered.length)] : this.tested.anything;
    const mutant = this.tested.mutate(match, state, seat, legal, this.draw);
    const before = JSON.stringify(state);
    const refusal = this.guarded(mutant, () => table.refuse(seat, mutant));
    if (JSON.stringify(state) !== before) this.fail(`checking ${JSON.stringify(mutant)} changed the state`);
    if (refusal === undefined)
      this.fail(`checking ${JSON.stringify(mutant)} gave neither a refusal nor null`);
    if (refusal === null) return;
    this.mutants++;
    this.counts.add('refusal', refusal.code);
    const result = table.act(seat, mutant);
    if (result.ok || result.refusal.code !== refusal.code)
      this.fail(`${JSON.stringify(mutant)} was to be refused as ${refusal.code}`);
    this.unchanged(`the refused ${JSON.stringify(mutant)}`);
  }

  private guarded<T>(action: A, body: () => T): T {
    try {
      return body();
    } catch (error) {
      return this.fail(
        `checking ${JSON.stringify(action)} threw ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
  }

  private tryAnswers(): void {
    const { table } = this;
    const { seat, options } = table.question!;
    const wrong = [null, 'nonsense', -2, 100_000, [0]].filter((value) => !options.includes(value as never));
    const other = (seat + 1) % table.match.seats;
    for (const value of wrong)
      if (table.answer(seat, value).ok) this.fail(`the answer ${JSON.stringify(value)} was taken`);
    if (other !== seat && table.answer(other, options[0]).ok) this.fail('another seat answered');
    if (table.act(seat, this.tested.anything).ok) this.fail('an action was taken while a question is open');
    this.unchanged('a wrong answer');
  }

  private unchanged(what: string): void {
    const { table } = this;
    if (table.hash() !== this.hashes[table.log.length]) this.fail(`${what} changed the position`);
  }

  /** Undo then redo is the identity; so is undoing several entries and doing them again. */
  private checkUndo(): void {
    const { table } = this;
    const effective = table.log.length;
    if (effective === 0) return;
    const before = table.hash();
    const { sent } = this;
    const depth = 1 + this.draw(4);
    const seat = table.log.at(-1)!.seat;
    let undone = 0;
    while (undone < depth && table.undo(seat, true).ok) undone++;
    const problem = this.tested.census(table.match, table.state);
    if (problem) this.fail(`after undo: ${problem}`);
    for (let i = 0; i < undone; i++) {
      this.hashes[table.log.length - undone + i] ??= '';
      if (!table.redo(seat, true).ok) this.fail('redo after undo is refused');
    }
    if (table.hash() !== before) this.fail(`undo and redo of ${undone} entries lead elsewhere`);
    this.hashes[table.log.length] = before;
    this.sent = sent;
  }

  /** The log alone leads through the same positions, each entry by the step of a scenario that makes it. */
  private checkReplay(): void {
    const { table } = this;
    const saved = JSON.parse(JSON.stringify(table.save())) as ReturnType<Table<M, S, A, E>['save']>;
    const again = this.plan.fresh();
    if (again.hash() !== this.hashes[0]) this.fail('the opening is not the same again');
    for (const entry of clone(saved.log)) {
      this.enterByStep(again, entry);
      const expected = this.hashes[entry.n];
      if (expected && again.hash() !== expected)
        this.fail(`the replay of entry ${entry.n} gives another hash`);
    }
    const { table: opened, how } = openTable(this.game, saved);
    if (how !== 'same' || opened.hash() !== table.hash()) this.fail('the saved table opens differently');
    if (stableHash(opened.state) !== stableHash(table.state)) this.fail('the saved state is different');
  }

  private enterByStep(again: Table<M, S, A, E>, entry: Entry): void {
    if (entry.kind === 'undo' || entry.kind === 'redo') {
      again.replayEntry(entry);
      return;
    }
    const { perform, writer } = this.tested.scenarios;
    const step = writer!.stepOf(again, entry);
    perform(again, step);
    if (!same(again.log.at(-1), entry))
      this.fail(`${JSON.stringify(step)} does not make the entry ${JSON.stringify(entry)}`);
  }
}

/** What an action is called: every game names its actions by `do`. */
const nameOf = (action: Json): string => String((action as { readonly do?: Json }).do);
