import Type from '../../../generated/typebox.js';
import type { Intent, Refusal, Seat } from '../../../engine/game.ts';
import { inOrder, type ActionOf } from '../../../tableau/action.ts';
import { refuse } from '../rules/refuse.ts';
import type { G, Match, Phase, State } from '../types.ts';
import type { Kind } from './define.ts';
import * as list from './list.ts';

/** All that can be done, in the order in which it is offered. */
export const ACTIONS = inOrder(list);

/** What a seat may ask for. Whether the rules allow it, `check` says. */
export const ActionSchema = Type.Union(ACTIONS.map(({ schema }) => schema));
export type Action = ActionOf<(typeof ACTIONS)[number]>;

/** Sorts of actions by name. */
export const kinds: ReadonlyMap<string, Kind<Action>> = new Map(
  ACTIONS.map((kind) => [kind.do, kind as Kind<Action>]),
);

/** The sort of an action that has been checked. */
export const kindOf = (action: Action): Kind<Action> => kinds.get(action.do)!;

/** What is going on in each phase, by the rule that says so. */
const PHASE_RULE: { readonly [P in Phase]: string } = {
  pickCharacters: 'AR-SETUP-2',
  pickLeader: 'AR-R!6',
  action: 'AR-TURN-1',
  give: 'AR-PLAY-4',
  followUp: 'AR-CLASS-2',
  ended: 'AR-R!39',
};

/** Why an action is not legal now, or null. Never changes the state and never reads what is hidden from the seat. */
export function check(match: Match, state: State, seat: Seat, action: Action): Refusal | null {
  const kind = kinds.get(action.do);
  if (kind === undefined) return refuse('no-such-action', { do: String(action.do) }, 'AR-TURN-1');
  if (state.phase !== kind.phase)
    return refuse('wrong-phase', { phase: state.phase }, PHASE_RULE[state.phase]);
  if (kind.phase === 'action' && seat !== state.active)
    return refuse('not-your-turn', { seat: state.active }, 'AR-TURN-1');
  return kind.check(match, state, seat, action);
}

/** Carries a checked action out and runs on to the next decision. */
export const apply = (g: G, seat: Seat, action: Action): void => kindOf(action).apply(g, seat, action);

/** Everything that a seat might try in the present phase, each once, legal or not. The names in it are proposals. */
export function offers(match: Match, state: State, seat: Seat): Action[] {
  const phase = state.phase === 'give' || state.phase === 'followUp' ? 'action' : state.phase;
  return ACTIONS.flatMap((kind) => {
    if (kind.phase !== phase) return [];
    return kind.offers(match, state, seat).map((fields) => ({ do: kind.do, ...fields }) as Action);
  });
}

/** The same with the reasons why not. */
export const intents = (match: Match, state: State, seat: Seat): Intent<Action>[] =>
  offers(match, state, seat).map((action) => ({ action, refusal: check(match, state, seat, action) }));

/** What a seat can do now. */
export const options = (match: Match, state: State, seat: Seat): Action[] =>
  intents(match, state, seat).flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
