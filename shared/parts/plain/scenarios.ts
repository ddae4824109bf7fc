import type { EventBase, Game, MatchBase } from '../../engine/game.ts';
import { clone, type Json } from '../../engine/json.ts';
import { ScenarioError, type ScenarioGame } from '../../engine/scenario.ts';
import type { EntryResult, StepBody, Table } from '../../engine/table.ts';
import { openView, type TurnState } from './rules.ts';

type Fields = { readonly [field: string]: Json };

/**
 * Scenarios that speak of a game by the fields of its state and of its actions. A position is that of a new game with the
 * given fields in place of its own; a step is an action with its `seat` (that of the turn if it has none) or
 * `{ "do": "choose", "option" }`; observed are the state, the `winners`, and the kind of the `question`.
 */
export const plainScenarios = <M extends MatchBase, S extends TurnState, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  isAction: (value: Json) => boolean,
): ScenarioGame<M, S, A, E> => ({
  game,
  defaultPacks: [],
  opening: (given) => openWith(game, given),
  perform: (table, step) => perform(table, isAction, step),
  observe: ({ state, question }) => ({
    ...openView(state),
    winners: state.outcome?.winners ?? [],
    question: question?.kind ?? null,
  }),
});

/** A new game, with some fields of its state as they are given. Throws a `ScenarioError` for those that it cannot have. */
const openWith =
  <M extends MatchBase, S extends TurnState, A, E extends EventBase>(
    { begin }: Pick<Game<M, S, A, E>, 'begin'>,
    given: Fields,
  ): StepBody<M, S, E> =>
  (step) => {
    begin(step);
    const state = step.state as unknown as { [field: string]: Json };
    const known = Object.keys(state).filter((field) => field !== 'rng' && field !== 'outcome');
    for (const [field, value] of Object.entries(given)) {
      if (!known.includes(field))
        throw new ScenarioError(`a position has no "${field}"; it has ${known.join(', ')}`);
      expectSort(field, value, state[field]);
      state[field] = clone(value);
    }
  };

function perform<M extends MatchBase, S extends TurnState, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  isAction: (value: Json) => boolean,
  step: Fields,
): EntryResult<E> {
  const { seat = table.state.active, option = null } = step;
  if (step['do'] === 'choose') return table.answer(table.question?.seat ?? 0, option);
  if (typeof seat !== 'number') throw new ScenarioError(`"seat" is a number, not ${JSON.stringify(seat)}`);
  const fields = Object.entries(step).filter(([field]) => field !== 'seat' && field !== 'rejected');
  const action = Object.fromEntries(fields);
  if (!isAction(action)) throw new ScenarioError(`${JSON.stringify(action)} is no action of this game`);
  return table.act(seat, action as A);
}

/** Throws a `ScenarioError` for a value that is not of the sort that a field has; what may be null may be anything. */
function expectSort(field: string, value: Json, old: Json): void {
  if (value === null || old === null || sortOf(value) === sortOf(old)) return;
  throw new ScenarioError(`"${field}" is ${sortOf(old)}, not ${JSON.stringify(value)}`);
}

/** What sort of plain data a value is. */
function sortOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a fraction';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
