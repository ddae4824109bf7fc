import { offerFor } from '../offers.ts';
import { acquire as buy, checkAcquire } from '../rules/encounter.ts';
import { priceOf } from '../rules/cost.ts';
import { Card, deed, defineAction, Flag, paid, Payment } from './define.ts';
import { tooLittle } from './short.ts';

/** A card of the ring is bought (ENC-2). */
export const acquire = defineAction({
  do: 'acquire',
  at: ['encounter'],
  cards: 'ring',
  fields: { card: Card, pay: Payment, brute: Flag },
  check: (match, state, seat, { card, pay, brute }) => checkAcquire(match, state, seat, card, pay, brute),
  apply: (g, seat, { card, pay, brute }) => buy(g, seat, card, pay, brute),
  offers({ match, state, seat, sources }, card) {
    if (match.cards[card].kind === 'adversary') return [];
    const offer = offerFor(match, state, seat, card, sources);
    return offer === null ? [] : [{ card, pay: offer.pay, brute: offer.brute }];
  },
  tries({ match, state, seat, sources }, card) {
    const { kind } = match.cards[card];
    if (kind === 'adversary' || state.battle.card === card) return [];
    const offer = offerFor(match, state, seat, card, sources);
    return [{ card, pay: offer?.pay ?? [], brute: offer?.brute ?? false }];
  },
  inNumbers(match, state, seat, { card }, refusal) {
    if (refusal.code !== 'too-little') return refusal;
    return tooLittle(match, state, seat, priceOf(match, state, seat, card), false);
  },
  group: () => 'buy',
  card: ({ card }) => card,
  key: (_match, _state, _seat, { card }) => String(card),
  price: (match, state, seat, { card }) => priceOf(match, state, seat, card),
  paidAlike: ({ card }) => String(card),
  playsPayment: true,
  say: (s, { card }) => s.say('action.acquire', { card: s.card(card) }),
  did: (s, { card, pay, brute }, seat) =>
    deed(s, seat, 'did.acquire', { card: s.card(card), ...paid(s, pay, brute) }),
});
