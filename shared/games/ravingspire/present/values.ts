import type { Phrase } from '../../../words/tokens.ts';
import type { Lexicon } from '../narrate/lexicon.ts';
import { brutePrice, type Price } from '../rules/cost.ts';
import { allowedOf, powerOf } from '../rules/values.ts';
import { attributeBit, ATTRIBUTES, type CardNumber } from '../types.ts';
import type { Sight } from './teller.ts';

/** The power that a card would give a seat now; empty for one without power. */
export function powerNow({ s, match, state, seat }: Sight, card: CardNumber): Phrase {
  if (match.cards[card].as === 0) return [];
  const enemies = state.battle.kind !== 'none';
  return s.power(powerOf(match, state, seat, card, enemies), allowedOf(match, state, seat, card, enemies));
}

/** The power that is printed on a card. */
export function powerPrinted({ s, match }: Pick<Sight, 's' | 'match'>, card: CardNumber): Phrase {
  const { power, as } = match.cards[card];
  return s.power(power, as);
}

/** A price: "2 fight, 1 skill, or brute force 5". */
export function sayPrice(lex: Lexicon, price: Price): Phrase {
  const { fight, skill, charm, reductions } = price;
  const brute = brutePrice(price);
  const reduced = reductions.reduce((a, b) => a + b, 0);
  return lex.once(`price ${fight} ${skill} ${charm} ${brute} ${reduced}`, () => {
    const parts = ATTRIBUTES.flatMap((name) =>
      price[name] > 0 ? [lex.power(price[name], attributeBit(name))] : [],
    );
    if (parts.length === 0 && brute < 0) return lex.say('value.free');
    return lex.say('value.cost', {
      parts: lex.list(parts),
      any: parts.length === 0 ? 'no' : 'yes',
      brute: brute < 0 ? 'none' : String(brute),
      reduced: String(reduced),
    });
  });
}
