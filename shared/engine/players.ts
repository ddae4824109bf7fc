import type { MakeBot, Player } from './drive.ts';
import type { EventBase, Game, MatchBase, StateBase } from './game.ts';
import { drawFrom, type Draw } from './random.ts';

/** Picks any offered action and any answer, in any game. */
export const randomPlayer = <M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  { options }: Pick<Game<M, S, A, E>, 'options'>,
  draw: Draw,
): Player<M, S, A> => ({
  act(match, state, seat) {
    const offered = options(match, state, seat);
    return offered[draw(offered.length)];
  },
  answer: (question) => question.options[draw(question.options.length)],
});

/** The bot that picks anything; with one seed it always picks the same. */
export const randomBot =
  <M extends MatchBase, S extends StateBase, A, E extends EventBase>(
    game: Pick<Game<M, S, A, E>, 'options'>,
  ): MakeBot<M, S, A> =>
  (seed) =>
    randomPlayer(game, drawFrom(seed));
