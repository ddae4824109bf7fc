import type { EventBase, MatchBase, StateBase } from './game.ts';
import { same, type Json } from './json.ts';
import { effectiveEntries } from './log.ts';
import { ScenarioError, type Fields, type Scenario, type ScenarioGame } from './scenario.ts';
import { Table } from './table.ts';

/** Entries of a log, counted from 1, the last one included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A list with more entries than this is expected by its length alone: a deck, mostly. */
const LONG_LIST = 12;

/** What was played since a position that can be given. */
interface Take {
  /** Null for the deal: the setup leads to it. */
  readonly given: Fields | null;
  /** Positions of the random streams where it begins. */
  readonly random: readonly number[];
  readonly steps: Fields[];
  readonly rolls: number[];
}

/**
 * Makes a scenario of a stretch of play: it begins at the newest position up to the stretch that can be given, else with
 * the deal, and expects all that has changed at its end. Dice are loaded; where anything was shuffled or picked at random,
 * `random` says how.
 *
 * @throws ScenarioError when there is no such stretch, or it cannot be said in the words of scenarios
 */
export function scenarioOf<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  adapter: ScenarioGame<M, S, A, E>,
  name: string,
  stretch: Stretch,
): Scenario {
  const { setup } = table;
  const { take, end } = takeOf(table, adapter, stretch);
  const wanted = adapter.observe(end);
  for (const given of givensOf(take, end.state.dice)) {
    const [before, after] = playedFrom(table, adapter, given, take.steps);
    if (!same(after, wanted)) continue;
    const { seed, heroes, packs, options, rulings } = setup;
    return {
      name,
      rules: [],
      game: adapter.game.id,
      setup: { seed, heroes, packs, options, ...(rulings !== undefined && { rulings }) },
      ...(given && { given }),
      when: take.steps,
      then: changes(before as Fields, after as Fields, adapter.writer!.unexpected),
    };
  }
  throw new ScenarioError('the scenario does not come out as it was played');
}

/** The positions to try: without the positions of random streams, if nothing depends on them. */
function givensOf({ given, random, rolls }: Take, left: readonly number[]): (Fields | null)[] {
  if (given === null) return [null];
  const dice = [...rolls, ...left];
  const loaded = { ...given, ...(dice.length > 0 && { dice }) };
  return [loaded, { ...loaded, random: [...random] }];
}

/** Plays a log up to the end of a stretch, and takes down what a scenario needs. */
function takeOf<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  { writer, game }: ScenarioGame<M, S, A, E>,
  { from, to }: Stretch,
): { take: Take; end: Table<M, S, A, E> } {
  if (!writer) throw new ScenarioError(`scenarios of ${game.id} are only written by hand`);
  if (table.base !== null)
    throw new ScenarioError('the table began under earlier rules, and goes on from there');
  if (from < 1 || from > to || to > table.log.length)
    throw new ScenarioError(`entries ${from} to ${to} are none of 1 to ${table.log.length}`);
  const entries = effectiveEntries(table.log.slice(0, to));
  const end = table.past(0);
  const takeFrom = (given: Fields | null): Take => ({
    given,
    random: [...end.state.rng],
    steps: [],
    rolls: [],
  });
  let take = takeFrom(null);
  for (const entry of entries) {
    const said = entry.n <= from ? writer.givenOf(end) : null;
    if (said?.missing.length === 0) take = takeFrom(said.given);
    take.steps.push(writer.stepOf(end, entry));
    take.rolls.push(...end.replayEntry(entry).flatMap((event) => writer.rollOf(event) ?? []));
  }
  return { take, end };
}

/** What is observed before and after steps; the latter is null where one of them is refused. */
function playedFrom<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  { game, setup, definitions }: Table<M, S, A, E>,
  { opening, perform, observe }: ScenarioGame<M, S, A, E>,
  given: Fields | null,
  steps: readonly Fields[],
): [before: Json, after: Json] {
  const table = new Table(game, setup, definitions, given ? opening(given) : undefined);
  const before = observe(table);
  const done = steps.every((step) => perform(table, step).ok);
  return [before, done ? observe(table) : null];
}

/** What `then` says of the values that have changed. */
const changes = (before: Fields, after: Fields, except: readonly string[]): NonNullable<Scenario['then']> =>
  Object.keys(after)
    .filter((key) => !except.includes(key))
    .flatMap((key) => changed(key, before[key], after[key]));

function changed(path: string, before: Json | undefined, after: Json): NonNullable<Scenario['then']> {
  if (same(before, after)) return [];
  if (isParted(before) && isParted(after) && same(Object.keys(before), Object.keys(after)))
    return Object.keys(after).flatMap((key) => changed(`${path}.${key}`, before[key], after[key]));
  return Array.isArray(after) && after.length > LONG_LIST
    ? [[path, 'count', after.length]]
    : [[path, 'is', after]];
}

/** Whether a value has parts with paths of their own: an object, or a list of objects. */
const isParted = (value: Json | undefined): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) ||
    value.every((part) => typeof part === 'object' && part !== null && !Array.isArray(part)));
