import { Stop, untilStop } from './drive.ts';
import type { EventBase, Game, MatchBase, Question, Seat, StateBase, Told } from './game.ts';
import { copyOf } from './copy.ts';
import type { Json } from './json.ts';
import { drawFrom } from './random.ts';
import { redeal } from './redeal.ts';
import { Step } from './step.ts';

/** Something that changes, and by whom: one measure of a game, one cause. */
export interface MeasuredChange {
  /** Names what is measured, in the game's own words. */
  readonly measure: string;
  /** The card that causes it, -1: the rules. */
  readonly cause: number;
  readonly rule: string;
  readonly amount: number;
}

/** A reading with bounds: for all rolls and answers, at least `least` and at most `most`. */
interface Bounded extends Omit<MeasuredChange, 'amount'> {
  readonly least: number;
  /** Infinity where the step goes on into what the seat cannot know. */
  readonly most: number;
}

/** What an action is sure to lead to. */
export interface Foresight {
  /** One by one, in the order in which they happen first. Empty where nothing is sure. */
  readonly items: readonly Bounded[];
  /** All items of a measure together. */
  total(measure: string): { readonly least: number; readonly most: number };
  /** What each result of the one die that decides leads to, from 1 up; null where more or less than that decides. */
  byRoll(measure: string): readonly number[] | null;
  /** Whether that is all: false where the step reads what is hidden from the seat, so that more may follow. */
  readonly closed: boolean;
  /** Times that the step was run. */
  readonly runs: number;
}

/** How the foresight of a game reads a run, and how far it goes. */
export interface ForesightRules<S, E> {
  /** What a run has changed, as far as it is known: from the events emitted, and the state that they led to. */
  readonly read: (told: readonly Told<E>[], state: S) => readonly MeasuredChange[];
  /** What there is no need to look beyond: the bounds hold up to the first such event. */
  readonly until?: (event: Told<E>) => boolean;
  /** Worlds that look alike to the seat and are tried; 1 where no rule reads what is hidden without turning it up. */
  readonly worlds?: number;
  /** Runs at most; where more would be needed nothing is sure. */
  readonly runs?: number;
  /** What several foresights may take together; where more would be needed nothing is sure. */
  readonly allowance?: Allowance;
}

/** What the foresights of one seat at one position share. */
export interface Allowance {
  /** Effect steps that are left for them. */
  effort: number;
  /** The worlds that have been dealt: all of them look alike to the seat, whatever is foreseen in them. */
  dealt?: { readonly match: MatchBase; readonly state: StateBase }[];
}

const RUNS = 512;
/** Effect steps of one foresight. */
const EFFORT = 4 * RUNS;

/** A fork in the step: which way was taken, of how many. */
interface Fork {
  way: number;
  readonly ways: number;
  readonly by: 'die' | 'answer';
}

/** A run: what it changed, and the ways that it took. */
interface Run {
  readonly changed: readonly MeasuredChange[];
  readonly forks: readonly Fork[];
}

/** A step that takes a given way at each die and question, and ends where something hidden is turned up. */
class Trial<M extends MatchBase, S extends StateBase, E extends EventBase> extends Step<M, S, E> {
  readonly forks: Fork[];
  private next = 0;
  private readonly seat: Seat;

  constructor(match: M, state: S, seat: Seat, forks: Fork[], sink: (event: Told<E>) => void) {
    super(match, state, { tape: null, answer: null, sink });
    this.seat = seat;
    this.forks = forks;
  }

  override roll(_stream: number, sides: number): number {
    this.revealed++;
    return this.fork(sides, 'die') + 1;
  }

  override choose<T extends Json>(question: Question & { readonly options: readonly T[] }): T {
    const { options, seat } = question;
    if (options.length === 1) return options[0];
    // What others can answer may show what they hold.
    if (seat !== this.seat) throw new Stop('unknown');
    return options[this.fork(options.length, 'answer')];
  }

  override reveal(): void {
    throw new Stop('unknown');
  }

  override external<T extends Json>(): T {
    throw new Stop('unknown');
  }

  private fork(ways: number, by: Fork['by']): number {
    if (this.next === this.forks.length) this.forks.push({ way: 0, ways, by });
    return this.forks[this.next++].way;
  }
}

/** The forks of the next run, or null when all ways have been taken. */
function nextWay(forks: readonly Fork[]): Fork[] | null {
  const last = forks.findLastIndex(({ way, ways }) => way + 1 < ways);
  if (last < 0) return null;
  return forks
    .slice(0, last + 1)
    .map((fork, i) => (i === last ? { ...fork, way: fork.way + 1 } : { ...fork }));
}

/**
 * What an action is sure to lead to, as its seat can know: the step is run on copies with every result of its dice and
 * every answer that the seat could give, as far as nothing hidden is turned up. The same for every arrangement of what is
 * hidden from the seat. Changes nothing.
 */
export function foresee<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Pick<Game<M, S, A, E>, 'apply' | 'hidden' | 'copy'>,
  match: M,
  state: S,
  seat: Seat,
  action: A,
  { read, until, worlds = 1, runs: most = RUNS, allowance = { effort: EFFORT } }: ForesightRules<S, E>,
): Foresight {
  const found: Run[] = [];
  const known = (allowance.dealt ??= []) as { readonly match: M; readonly state: S }[];
  let closed = true;
  let runs = 0;
  for (let world = 0; world < worlds; world++) {
    const dealt = (known[world] ??= redeal(game, match, state, [seat], drawFrom(`foresee ${world}`)));
    for (let forks: Fork[] | null = []; forks !== null;) {
      if (runs === most || allowance.effort <= 0) return { ...NOTHING_SURE, runs };
      runs++;
      const told: Told<E>[] = [];
      const trial = new Trial<M, S, E>(dealt.match, copyOf(game, dealt.state), seat, forks, (event) => {
        told.push(event);
        if (until?.(event)) throw new Stop('enough');
      });
      const stop = untilStop(() => game.apply(trial, seat, action));
      allowance.effort -= 1 + trial.effort;
      if (stop?.why === 'unknown') closed = false;
      found.push({ changed: read(told, trial.state), forks: trial.forks });
      forks = nextWay(trial.forks);
    }
  }
  return bounded(found, closed, runs);
}

const UNSURE = { least: 0, most: Infinity };
/** The foresight of what takes too many runs. */
const NOTHING_SURE = { items: [], total: () => UNSURE, byRoll: () => null, closed: false };

function bounded(found: readonly Run[], closed: boolean, runs: number): Foresight {
  const keyOf = ({ measure, cause, rule }: Omit<MeasuredChange, 'amount'>): string =>
    `${measure} ${cause} ${rule}`;
  const kinds = new Map<string, MeasuredChange>();
  for (const reading of found.flatMap(({ changed }) => changed))
    if (!kinds.has(keyOf(reading))) kinds.set(keyOf(reading), reading);
  const boundsOf = (counts: (reading: MeasuredChange) => boolean) => {
    const sums = found.map((run) => sumOf(run, counts));
    return { least: Math.min(...sums), most: closed ? Math.max(...sums) : Infinity };
  };
  return {
    items: [...kinds].map(([key, { measure, cause, rule }]) => ({
      measure,
      cause,
      rule,
      ...boundsOf((reading) => keyOf(reading) === key),
    })),
    total: (measure) => boundsOf((reading) => reading.measure === measure),
    byRoll: (measure) => (closed ? byRoll(found, measure) : null),
    closed,
    runs,
  };
}

const sumOf = ({ changed }: Run, counts: (reading: MeasuredChange) => boolean): number =>
  changed.filter(counts).reduce((sum, { amount }) => sum + amount, 0);

function byRoll(found: readonly Run[], measure: string): readonly number[] | null {
  const amounts: number[] = [];
  for (const run of found) {
    const [fork, ...more] = run.forks;
    if (fork?.by !== 'die' || more.length > 0) return null;
    const amount = sumOf(run, (reading) => reading.measure === measure);
    // Worlds that differ in what is hidden must agree.
    if ((amounts[fork.way] ?? amount) !== amount) return null;
    amounts[fork.way] = amount;
  }
  return amounts;
}
