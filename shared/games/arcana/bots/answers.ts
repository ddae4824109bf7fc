import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { FollowUp } from '../types.ts';
import { foeOf } from '../rules/foe.ts';
import { DECLINE, pipOf } from '../rules/play.ts';
import type { Match, State } from '../types.ts';
import { NONE } from '../types.ts';

/**
 * Answers the questions inside a play. A drawn card goes to the player with the fewest; a Rogue plays its highest card of
 * those that do something: dispel while wards stand, damage when none does.
 */
export function answerPlainly({ kind, options }: Question, match: Match, state: State): Json {
  switch (kind) {
    case 'give':
      return fewestCards(options as readonly number[], state);
    case 'followUp':
      return highest(options as unknown as readonly FollowUp[], match, state);
    default:
      throw new RangeError(`no bot knows the question "${kind}"`);
  }
}

const fewestCards = (seats: readonly number[], { players }: State): number =>
  seats.reduce((least, seat) => (players[seat].hand.length < players[least].hand.length ? seat : least));

function highest(options: readonly FollowUp[], match: Match, state: State): Json {
  const warded = foeOf(state).wards > 0;
  const rank = ({ card }: FollowUp): number => pipOf(match, card).rank;
  const best = options
    .filter(({ card, dispel }) => card !== NONE && dispel === warded)
    .sort((a, b) => rank(b) - rank(a))
    .at(0);
  return { ...(best ?? DECLINE) };
}
