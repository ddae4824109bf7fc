import type { Definitions, EventBase, Game, MatchBase, Setup, StateBase } from './game.ts';
import { same, type Json } from './json.ts';
import type { Entry } from './log.ts';
import { Table, type EntryResult, type StepBody } from './table.ts';

/** A scenario file: a position, some steps, what must hold. */
export interface Scenario {
  name: string;
  rules: string[];
  game: string;
  setup: Partial<Setup>;
  given?: Fields;
  when?: Fields[];
  then?: [path: string, op: string, value?: Json][];
}

/** A part of a scenario file: a position, a step, a player in a position. */
export type Fields = { readonly [key: string]: Json };

/** What `then` can say of a value; `unchanged` has no operand. */
export const OPERATORS = [
  ...([
    'is',
    'isNot',
    'has',
    'lacks',
    'hasExactly',
    'count',
    'atLeast',
    'atMost',
    'top',
    'withinTop',
  ] as const),
  'unchanged',
] as const;
type Operator = (typeof OPERATORS)[number];
const isOperator = (op: string): op is Operator => (OPERATORS as readonly string[]).includes(op);

/** What a game adds so that scenarios can speak of it. */
export interface ScenarioGame<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  readonly game: Game<M, S, A, E>;
  /** The packs used when a scenario names none. */
  readonly defaultPacks: readonly string[];
  /** Makes the given position and runs on to the next decision. Throws `ScenarioError` on what it cannot make. */
  opening(given: Fields): StepBody<M, S, E>;
  /** Carries one step out by acting or answering, or says why not. */
  perform(table: Table<M, S, A, E>, step: Fields): EntryResult<E>;
  /** The observed state: what `then` speaks of. */
  observe(table: Table<M, S, A, E>): Json;
  /** Puts what was played into these words; left out by a game whose scenarios are only written by hand. */
  readonly writer?: ScenarioWriter<M, S, A, E>;
}

/** The way back: from what was played to the words of scenarios. */
interface ScenarioWriter<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  /** The step that makes an entry of the log: `perform` enters the same one. The table is as it was before the entry. */
  stepOf(table: Table<M, S, A, E>, entry: Entry): Fields;
  /** What sets up the position of a table. */
  givenOf(table: Table<M, S, A, E>): Given;
  /** What a die showed, if that is what an event tells: scenarios load it. */
  rollOf(event: E): number | null;
  /** Fields of the observed state that no recorded scenario expects: they repeat others, or depend on what is offered. */
  readonly unexpected: readonly string[];
}

/** A position in the words of scenarios. */
export interface Given {
  /** With it, `opening` leads to the position again, the positions of the random streams aside. */
  readonly given: Fields;
  /** What of the position these words cannot say, in a few words each; nothing where `given` is all of it. */
  readonly missing: readonly string[];
}

/** A scenario that is not well formed: names the field and the cure. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** What came of a scenario: null, or what differed. */
export type ScenarioResult = { name: string; rules: string[]; failure: string | null };

/** Plays a scenario and compares what must hold; reports the first step that failed, or all that differs in the end. */
export function runScenario<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  scenario: Scenario,
  adapter: ScenarioGame<M, S, A, E>,
  definitions: (packs: readonly string[]) => Definitions,
): ScenarioResult {
  const packs = scenario.setup.packs ?? adapter.defaultPacks;
  const setup: Setup = {
    seed: scenario.setup.seed ?? scenario.name,
    heroes: scenario.setup.heroes ?? [],
    packs,
    options: scenario.setup.options ?? {},
    ...(scenario.setup.rulings !== undefined && { rulings: scenario.setup.rulings }),
  };
  const table = new Table(
    adapter.game,
    setup,
    definitions(packs),
    scenario.given && adapter.opening(scenario.given),
  );
  const verdict = (failure: string | null): ScenarioResult => ({
    name: scenario.name,
    rules: scenario.rules,
    failure,
  });
  const before = adapter.observe(table);
  for (const [i, step] of (scenario.when ?? []).entries()) {
    const failure = inStep(i + 1, () => runStep(table, step, adapter));
    if (failure) return verdict(`step ${i + 1} (${JSON.stringify(step)}): ${failure}`);
  }
  const after = adapter.observe(table);
  const failures = (scenario.then ?? []).flatMap(([path, op, value]) => {
    if (!isOperator(op)) throw new ScenarioError(`there is no "${op}"; there are ${OPERATORS.join(', ')}`);
    const got = at(after, path);
    const failure = op === 'unchanged' ? differs(got, at(before, path)) : holds(got, op, value ?? null);
    return failure === null ? [] : `${path} ${op}: ${failure}, got ${JSON.stringify(got)}`;
  });
  return verdict(failures.length === 0 ? null : failures.join('; '));
}

/** A step that is not well formed says which one it is. */
function inStep<T>(number: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ScenarioError) throw new ScenarioError(`step ${number}: ${error.message}`);
    throw error;
  }
}

function runStep<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  step: Fields,
  adapter: ScenarioGame<M, S, A, E>,
): string | null {
  const { rejected } = step;
  const hash = table.hash();
  const result = adapter.perform(table, step);
  if (!rejected)
    return result.ok ? null : `refused: ${result.refusal.code} ${JSON.stringify(result.refusal.data)}`;
  if (result.ok) return 'was accepted, but must be refused';
  if (table.hash() !== hash) return 'was refused, but changed the position';
  if (typeof rejected === 'string' && rejected !== result.refusal.code) {
    return `was refused as ${result.refusal.code}, expected ${rejected}`;
  }
  return null;
}

/** The value at a dotted path; undefined fields are an error of the scenario. */
function at(state: Json, path: string): Json {
  let value: Json = state;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      throw new ScenarioError(`there is nothing at "${path}" (no "${key}")`);
    }
    value = (value as { [key: string]: Json })[key];
  }
  return value;
}

const list = (value: Json): Json[] => (Array.isArray(value) ? (value as Json[]) : [value]);
const present = (value: Json): Json[] => list(value).filter((item) => item !== null);
const count = (items: readonly Json[], item: Json): number =>
  items.filter((other) => same(item, other)).length;

/** Null if nothing has changed, else what it was. */
const differs = (got: Json, before: Json): string | null =>
  same(got, before) ? null : `expected it unchanged from ${JSON.stringify(before)}`;

/** Null if the assertion holds, else what was expected. */
function holds(got: Json, op: Exclude<Operator, 'unchanged'>, value: Json): string | null {
  const expected = `expected ${JSON.stringify(value)}`;
  const check = (ok: boolean, message = expected) => (ok ? null : message);
  switch (op) {
    case 'is':
      return check(same(got, value));
    case 'isNot':
      return check(!same(got, value), `expected anything but ${JSON.stringify(value)}`);
    case 'has':
      return check(present(value).every((item) => count(present(got), item) >= count(present(value), item)));
    case 'lacks':
      return check(present(value).every((item) => count(present(got), item) === 0));
    case 'hasExactly': {
      const items = present(got);
      return check(
        items.length === present(value).length &&
          items.every((item) => count(items, item) === count(present(value), item)),
      );
    }
    case 'count':
      return check(list(got).length === value);
    case 'atLeast':
      return check((got as number) >= (value as number));
    case 'atMost':
      return check((got as number) <= (value as number));
    case 'top':
      return check(list(value).every((item, i) => same(list(got)[i], item)));
    case 'withinTop': {
      const [item, fraction] = value as [Json, number];
      const index = list(got).findIndex((other) => same(other, item));
      return check(index >= 0 && index < Math.ceil(fraction * list(got).length));
    }
    default:
      return op satisfies never;
  }
}
