import type { Play } from '../types.ts';
import { pipOf } from '../rules/play.ts';
import { hasRoom } from '../rules/players.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { answerPlainly } from './answers.ts';
import { asSetUp, type Bot } from './opening.ts';
import { scoreOf } from './score.ts';
import { partnerOf, partnersFor, playAlone } from './ways.ts';

/** A card with less than this is not played. */
const WORTH_A_TURN = 1.5;
/** A card with less than this does not go along with another. */
const WORTH_A_CARD = 1;
/** With this number of cards or fewer the bot draws rather than rests. */
const FEW_CARDS = 2;

/** The reference policy of the digest, by whose win rates an implementation of the rules is checked. */
export const referencePlayer: Bot = asSetUp({
  act(match, state, seat) {
    const { hand } = state.players[seat];
    const best = highest(hand, WORTH_A_TURN, (card) => scoreOf(match, state, seat, card));
    if (best !== null) return playAsReference(match, state, seat, best);
    return hand.length <= FEW_CARDS && hasRoom(match, state, seat) ? { do: 'focus' } : { do: 'rest' };
  },
  answer: answerPlainly,
});

/** A card played as the reference policy plays it, with the best partner for it. */
function playAsReference(match: Match, state: State, seat: number, card: CardNumber): Play {
  const play = playAlone(match, state, seat, card);
  const rank = (other: CardNumber): number => pipOf(match, other).rank;
  const partners = partnersFor(match, state, seat, card).sort((a, b) => rank(a) - rank(b));
  const best = highest(partners, WORTH_A_CARD, (other) => scoreOf(match, state, seat, other, card));
  return best === null ? play : { ...play, partner: partnerOf(match, state, play, best) };
}

/** The card with the highest score, if that is above a bound; of equals the first. */
function highest(
  cards: readonly CardNumber[],
  bound: number,
  scored: (card: CardNumber) => number,
): CardNumber | null {
  let best: CardNumber | null = null;
  let most = bound;
  for (const card of cards) {
    const score = scored(card);
    if (score <= most) continue;
    most = score;
    best = card;
  }
  return best;
}
