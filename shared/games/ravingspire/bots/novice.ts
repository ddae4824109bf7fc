import type { Player } from '../../../engine/drive.ts';
import { randomPlayer } from '../../../engine/players.ts';
import type { Draw } from '../../../engine/random.ts';
import { options } from '../actions/index.ts';
import type { Action, Event, Match, State } from '../types.ts';
import { greedyPlayer } from './greedy.ts';
import { WHIM } from './reasons.ts';

/** On average one choice in this many is random. */
const LAPSE = 4;

/** The greedy bot with its mind elsewhere: every fourth choice on average is any that is offered. */
export function novicePlayer(draw: Draw): Player<Match, State, Action> {
  const aimless = randomPlayer<Match, State, Action, Event>({ options }, draw);
  let lapsed = false;
  const player = () => {
    lapsed = draw(LAPSE) === 0;
    return lapsed ? aimless : greedyPlayer;
  };
  return {
    act: (match, state, seat) => player().act(match, state, seat),
    answer: (question, match, state, open) => player().answer(question, match, state, open),
    tries: (match) => greedyPlayer.tries?.(match) ?? false,
    why: () => (lapsed ? WHIM : null),
  };
}
