// What a seat may do and why not, from what it could try: `options` and `explain` of a game from one list.
import type { EventBase, Game, MatchBase, Refusal, Seat, StateBase } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';

/** Everything that a seat could try, possible or not. */
export type Tries<M, S, A> = (match: M, state: S, seat: Seat) => readonly A[];

/** The two functions by which a game offers its actions. */
export const fromTries = <M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  tries: Tries<M, S, A>,
  check: Game<M, S, A, E>['check'],
): Pick<Game<M, S, A, E>, 'options' | 'explain'> => ({
  options: (match, state, seat) =>
    tries(match, state, seat).filter((action) => check(match, state, seat, action) === null),
  explain: (match, state, viewer, seat) =>
    viewer.includes(seat)
      ? tries(match, state, seat).map((action) => ({
          intent: action as Json,
          refusal: check(match, state, seat, action),
        }))
      : [],
});

/** What a game explains to a seat about its own actions. */
export const triedBy = <M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  game: Pick<Game<M, S, A, E>, 'explain'>,
  match: M,
  state: S,
  seat: Seat,
): { action: A; refusal: Refusal | null }[] =>
  game.explain(match, state, [seat], seat).map(({ intent, refusal }) => ({ action: intent as A, refusal }));
