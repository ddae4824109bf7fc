// What a seat may do and why not, from what it could try: `options` and `intents` of a game from one list.
import type { EventBase, Game, Intent, MatchBase, Seat, StateBase } from '../../engine/game.ts';

/** Everything that a seat could try, possible or not. */
export type Tries<M, S, A> = (match: M, state: S, seat: Seat) => readonly A[];

/** The two functions by which a game offers its actions. */
export function fromTries<M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  tries: Tries<M, S, A>,
  check: Game<M, S, A, E>['check'],
): Pick<Game<M, S, A, E>, 'options' | 'intents'> {
  const intents = (match: M, state: S, seat: Seat): Intent<A>[] =>
    tries(match, state, seat).map((action) => ({ action, refusal: check(match, state, seat, action) }));
  return {
    intents,
    options: (match, state, seat) =>
      intents(match, state, seat).flatMap(({ action, refusal }) => (refusal === null ? [action] : [])),
  };
}
