import type { Player } from '../../../engine/drive.ts';
import { scale, streamKeys, wordAt } from '../../../engine/random.ts';
import { options } from '../options.ts';
import type { Action, Match, State } from '../types.ts';

/** A source of numbers 0..n-1 for a bot, apart from the game's own streams. */
export type Draw = (n: number) => number;

/** A reproducible source of numbers. */
export function drawFrom(seed: string): Draw {
  const [key0, key1] = streamKeys(seed, ['bot']);
  let position = 0;
  return (n) => scale(wordAt(key0, key1, position++), n);
}

/** Picks any offered action and any answer. */
export function randomPlayer(draw: Draw): Player<Match, State, Action> {
  return {
    act(match, state, seat) {
      const offered = options(match, state, seat);
      return offered[draw(offered.length)].action;
    },
    answer: (question) => question.options[draw(question.options.length)],
  };
}
