import type { Question } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import type { CardNumber, Match, State } from '../../types.ts';
import { answerGreedily } from '../answers.ts';
import { agreement, cardToGive } from './company.ts';
import { Deck } from './deck.ts';
import { dares } from './nerve.ts';

/** Answers what a step asks: with what its deck needs, by rules of thumb where that does not decide. */
export function answerAptly(question: Question, match: Match, state: State): Json {
  const { kind, options, seat } = question;
  switch (kind) {
    case 'may':
      return dares(state, seat) ? 'yes' : 'no';
    case 'trade':
      return question.data['take'] === 'any'
        ? cardToGive(match, state, question)
        : agreement(match, state, question);
    case 'tradeConfirm':
      return agreement(match, state, question);
    case 'legacy':
      return strongest(match, options);
    case 'banish':
      return leastMissed(match, state, seat, options);
    case 'gain':
      return mostWanted(match, state, seat, options);
    default:
      return answerGreedily(question, match, state);
  }
}

const cardsOf = (options: readonly Json[]): CardNumber[] =>
  options.filter((option): option is CardNumber => typeof option === 'number');

/** The option for which a value is highest; the first where there is no card to choose. */
function highest(options: readonly Json[], value: (card: CardNumber) => number): Json {
  const cards = cardsOf(options);
  if (cards.length === 0) return options[0];
  return cards.map((card) => ({ card, worth: value(card) })).reduce((a, b) => (b.worth > a.worth ? b : a))
    .card;
}

const strongest = (match: Match, options: readonly Json[]): Json =>
  highest(options, (card) => match.cards[card].power);

/** The card that the deck misses least. */
function leastMissed(match: Match, state: State, seat: number, options: readonly Json[]): Json {
  const deck = new Deck(match, state, seat);
  return highest(options, (card) => deck.relief(card));
}

/** The card that adds most to the deck. */
function mostWanted(match: Match, state: State, seat: number, options: readonly Json[]): Json {
  const deck = new Deck(match, state, seat);
  return highest(options, (card) => deck.gain(deck.holding(card)));
}
