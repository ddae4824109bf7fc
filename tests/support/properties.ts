// Plays whole games of Ravingspire through the interactive table and checks after every entry what must always hold.
import { runStep, type Player } from '../../shared/engine/drive.ts';
import type { Setup, Told } from '../../shared/engine/game.ts';
import { stableHash } from '../../shared/engine/hash.ts';
import { clone } from '../../shared/engine/json.ts';
import type { Result } from '../../shared/engine/table.ts';
import { openTable } from '../../shared/engine/versions.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import { drawFrom, randomPlayer, type Draw } from '../../shared/games/ravingspire/bots/random.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { censusProblem, Shape } from './census.ts';
import type { Counts } from './counts.ts';
import { mutateAction } from './mutate.ts';
import { drawnSetup, latePosition, MOST_ACTIONS, newTable, tableAt, type TowerTable } from './ravingspire.ts';

export type TowerPlayer = Player<Match, State, Action>;

/** Kinds of games, by who plays them. `late`: random players from a late position on. */
export const MIXES = ['random', 'greedy', 'mixed', 'table', 'late'] as const;
export type Mix = (typeof MIXES)[number];

/** How many late positions there are to begin in. */
export const LATE_POSITIONS = 50;

/** Greedy, but three in ten of its decisions are drawn by lot. */
export function mixedPlayer(draw: Draw): TowerPlayer {
  const random = randomPlayer(draw);
  const one = () => (draw(10) < 3 ? random : greedyPlayer);
  return {
    act: (match, state, seat) => one().act(match, state, seat),
    // Winning alone is what greedy heroes never do.
    answer: (question, match, state) =>
      (question.kind === 'finale' ? random : one()).answer(question, match, state),
  };
}

/** One game: its number says everything about it. */
export interface GamePlan {
  number: number;
  mix: Mix;
  setup: Setup;
}

export function planOf(number: number): GamePlan {
  const mix = MIXES[number % MIXES.length];
  const seats = 1 + (Math.floor(number / MIXES.length) % 6);
  const setup =
    mix === 'late' ? latePosition(number % LATE_POSITIONS).setup : drawnSetup(`game ${number}`, seats);
  return { number, mix, setup };
}

function playersOf({ mix, number, setup }: GamePlan): TowerPlayer[] {
  const make: { [M in 'random' | 'greedy' | 'mixed']: (draw: Draw) => TowerPlayer } = {
    random: randomPlayer,
    greedy: () => greedyPlayer,
    mixed: mixedPlayer,
  };
  const kinds = ['random', 'greedy', 'mixed'] as const;
  return setup.heroes.map((_, seat) => {
    const draw = drawFrom(`game ${number} player ${seat}`);
    if (mix === 'late') return draw(2) === 0 ? randomPlayer(draw) : mixedPlayer(draw);
    return make[mix === 'table' ? kinds[draw(kinds.length)] : mix](draw);
  });
}

/** A property that does not hold: which, where, and how to see it again. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** At least so many altered actions are tried in a game. */
const LEAST_MUTANTS = 24;

export interface Outcome {
  entries: number;
  turns: number;
  mutants: number;
  reason: string;
}

/** Plays one game and checks it; throws `Broken` at the first thing that does not hold. */
export function playChecked(plan: GamePlan, counts: Counts): Outcome {
  return new CheckedGame(plan, counts).play();
}

class CheckedGame {
  private readonly plan: GamePlan;
  private readonly counts: Counts;
  private readonly table: TowerTable;
  private readonly players: readonly TowerPlayer[];
  private readonly draw: Draw;
  private readonly shape = new Shape();
  /** The hash after the opening and after each entry. */
  private readonly hashes: string[] = [];
  /** What the open step has told so far. */
  private sent: Told<Event>[] = [];
  private mutants = 0;

  constructor(plan: GamePlan, counts: Counts) {
    this.plan = plan;
    this.counts = counts;
    this.draw = drawFrom(`checks ${plan.number}`);
    this.players = playersOf(plan);
    this.table = this.fresh();
    this.sent = [...this.table.opening];
    this.shape.problem(ravingspire.blank(this.table.match));
  }

  private fresh(): TowerTable {
    const { mix, number, setup } = this.plan;
    if (mix !== 'late') return newTable(setup);
    return tableAt(setup, latePosition(number % LATE_POSITIONS).state);
  }

  play(): Outcome {
    const { table, counts } = this;
    counts.add('player', this.plan.mix);
    counts.add('seats', String(this.plan.setup.heroes.length));
    for (const { kind } of table.opening) counts.add('event', kind);
    this.checkPosition();
    while (table.state.outcome === null) {
      if (table.log.length > MOST_ACTIONS) this.fail('the game does not end');
      this.tryMutants();
      this.enter();
      this.checkPosition();
      if (this.draw(20) === 0) this.checkUndo();
    }
    while (this.mutants < LEAST_MUTANTS) this.tryMutant(table.state.active);
    this.checkReplay();
    const { reason } = table.state.outcome;
    counts.add('end', reason);
    return { entries: table.log.length, turns: table.state.turn, mutants: this.mutants, reason };
  }

  private fail(what: string): never {
    const { number, mix, setup } = this.plan;
    const { table } = this;
    const last = table.log.slice(-3).map(({ seat, kind, body }) => `${seat} ${kind} ${JSON.stringify(body)}`);
    throw new Broken(
      `game ${number} (${mix}, ${setup.heroes.length} heroes), after entry ${table.log.length}, turn ${table.state.turn}: ` +
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
      const answer = this.players[seat].answer(question, table.match, table.state);
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
    const action = this.players[seat].act(table.match, table.state, seat);
    counts.add('action', action.do);
    this.sent.push(...this.accept(table.act(seat, action)));
  }

  private accept(result: Result<Event>): Told<Event>[] {
    if (!result.ok)
      this.fail(
        `a player's choice is refused: ${result.refusal.code} ${JSON.stringify(result.refusal.data)}`,
      );
    for (const event of result.events) {
      this.counts.add('event', event.kind);
      const rolled = event.kind === 'rolled' || event.kind === 'rerolled';
      if (rolled && (event.value < 1 || event.value > 6)) this.fail(`a die shows ${event.value}`);
    }
    return result.events;
  }

  /** A step that is run again must tell first what it has told already, and only the rest may be sent. */
  private checkRerun(again: readonly Told<Event>[], tail: readonly Told<Event>[]): void {
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
    const problem = censusProblem(match, state) ?? this.shape.problem(state);
    if (problem) this.fail(problem);
    this.hashes[table.log.length] = table.hash();
    const decisions = table.decisions();
    if ((decisions.length === 0) !== (state.outcome !== null))
      this.fail(`${decisions.length} decisions, outcome ${state.outcome?.reason}`);
    if (new Set(decisions.map(({ seat }) => seat)).size < decisions.length)
      this.fail('a seat has two decisions');
    if (question) {
      if (question.options.length < 2) this.fail(`${question.kind} asks for the only option`);
      if (new Set(question.options.map((option) => JSON.stringify(option))).size < question.options.length) {
        this.fail(`${question.kind} offers something twice`);
      }
      return;
    }
    if (
      state.outcome === null &&
      (state.resolving.length > 0 || state.triggers.length > 0 || state.resolvingEffect)
    ) {
      this.fail('cards or effects are left in mid-air between two steps');
    }
    for (const { seat } of decisions) this.checkOptions(seat);
    if (this.draw(10) === 0) for (let seat = 0; seat < match.seats; seat++) this.checkExplanations(seat);
  }

  /** What is explained as possible is possible. */
  private checkExplanations(seat: number): void {
    const { match, state } = this.table;
    for (const { intent, refusal } of ravingspire.explain(match, state, [seat], seat)) {
      if (refusal) this.counts.add('refusal', refusal.code);
      else if (ravingspire.check(match, state, seat, intent as unknown as Action)) {
        this.fail(`${JSON.stringify(intent)} is explained as possible, but refused`);
      }
    }
  }

  private checkOptions(seat: number): void {
    const { match, state } = this.table;
    const offered = ravingspire.options(match, state, seat);
    if (offered.length === 0) this.fail(`seat ${seat} has nothing to do`);
    for (const { action } of offered) {
      const refusal = ravingspire.check(match, state, seat, action);
      if (refusal) this.fail(`an offered option is refused: ${JSON.stringify(action)} ${refusal.code}`);
    }
    const texts = offered.map(({ action }) => JSON.stringify(action));
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
    const offered = state.outcome ? [] : ravingspire.options(match, state, seat);
    const legal: Action = offered.length > 0 ? offered[this.draw(offered.length)].action : { do: 'pass' };
    const mutant = mutateAction(match, state, seat, legal, this.draw);
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

  private guarded<T>(action: Action, body: () => T): T {
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
    if (table.act(seat, { do: 'pass' }).ok) this.fail('an action was taken while a question is open');
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
    const problem = censusProblem(table.match, table.state);
    if (problem) this.fail(`after undo: ${problem}`);
    for (let i = 0; i < undone; i++) {
      this.hashes[table.log.length - undone + i] ??= '';
      if (!table.redo(seat, true).ok) this.fail('redo after undo is refused');
    }
    if (table.hash() !== before) this.fail(`undo and redo of ${undone} entries lead elsewhere`);
    this.hashes[table.log.length] = before;
    this.sent = sent;
  }

  /** The log alone leads through the same positions. */
  private checkReplay(): void {
    const { table } = this;
    const saved = JSON.parse(JSON.stringify(table.save())) as ReturnType<TowerTable['save']>;
    const again = this.fresh();
    if (again.hash() !== this.hashes[0]) this.fail('the opening is not the same again');
    for (const entry of clone(saved.log)) {
      again.replayEntry(entry);
      const expected = this.hashes[entry.n];
      if (expected && again.hash() !== expected)
        this.fail(`the replay of entry ${entry.n} gives another hash`);
    }
    const { table: opened, how } = openTable(ravingspire, saved);
    if (how !== 'same' || opened.hash() !== table.hash()) this.fail('the saved table opens differently');
    if (stableHash(opened.state) !== stableHash(table.state)) this.fail('the saved state is different');
  }
}
