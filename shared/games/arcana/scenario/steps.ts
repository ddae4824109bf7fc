import type { Fields } from '../../../engine/scenario.ts';
import { kindOf, kinds } from '../actions/index.ts';
import type { Action, Match } from '../types.ts';

/** The action that a step means. One that the game does not know is handed on as it is, to be refused. */
export const actionOf = (match: Match, step: Fields): Action =>
  ({ do: step.do, ...kinds.get(String(step.do))?.scenario.read(match, step) }) as Action;

/** The step that means an action. */
export const actionStep = (match: Match, action: Action): Fields => ({
  do: action.do,
  ...kindOf(action).scenario.write(match, action),
});
