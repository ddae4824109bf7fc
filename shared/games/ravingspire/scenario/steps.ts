import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import { CardFinder } from '../actions/finder.ts';
import { ACTIONS, kindOf, type AnyKind } from '../actions/index.ts';
import type { Scene } from '../actions/scene.ts';
import type { Action, Match, State } from '../types.ts';

const sceneOf = (match: Match, state: State, seat: number): Scene => ({
  match,
  state,
  seat,
  cards: new CardFinder(match, state, seat),
});

/** The sort of action that a step means: some have a shorter word within another step. */
function kindMeant(step: Fields): AnyKind {
  const kinds = ACTIONS as unknown as readonly AnyKind[];
  const found =
    kinds.find(({ scenario }) => scenario.isMeant?.(step) === true) ??
    kinds.find((kind) => kind.do === step.do);
  if (found === undefined) throw new ScenarioError(`unknown step "${String(step.do)}"`);
  return found;
}

/** The action that a step means; null when a card that it names is not there. */
export function actionOf(match: Match, state: State, seat: number, step: Fields): Action | null {
  const kind = kindMeant(step);
  const fields = kind.scenario.read(sceneOf(match, state, seat), step);
  return fields === null ? null : ({ do: kind.do, ...fields } as Action);
}

/**
 * The step that means a legal action of a seat; `seat` itself is left to the caller.
 *
 * @throws ScenarioError for a card that no step can name
 */
export const actionStep = (match: Match, state: State, seat: number, action: Action): Fields => ({
  do: action.do,
  ...kindOf(action).scenario.write(sceneOf(match, state, seat), action),
});
