import type { Phrase } from '../../../words/tokens.ts';
import type { Pay } from '../types.ts';
import { grouped, type Speaker } from './speaker.ts';

/** What a payment consists of, the same cards together; by brute force attributes do not matter. */
export function sayPay(s: Speaker, pays: readonly Pay[], brute: boolean): Phrase {
  if (pays.length === 0) return s.say('pay.nothing');
  const cards = paidWith(s, pays, brute);
  return brute ? s.say('pay.brute', { cards }) : cards;
}

/** The cards of a payment in a list. */
export function paidWith(s: Speaker, pays: readonly Pay[], brute: boolean): Phrase {
  const keyOf = (pay: Pay): string => {
    const what = 'card' in pay ? s.match.cards[pay.card].id : 'own';
    return brute ? what : `${what} ${pay.as}`;
  };
  const parts = grouped(pays, keyOf).map(([pay, count]) => {
    const as = s.attribute(pay.as);
    if (!('card' in pay)) return s.say('pay.own', { as });
    const card = s.counted(count, pay.card);
    return brute ? card : s.say('pay.card', { card, as });
  });
  return s.list(parts);
}
