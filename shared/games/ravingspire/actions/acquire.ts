import { offerFor } from '../offers.ts';
import { acquire as buy, checkAcquire } from '../rules/encounter.ts';
import { priceOf } from '../rules/cost.ts';
import { Card, deed, defineAction, Flag, paid, Payment } from './define.ts';
import { tooLittle } from './short.ts';
import { flag, Flag as MaybeFlag, named, Pays, readPay, withCard, writePay } from './scene.ts';

/** A card of the ring is bought (ENC-2). */
export const acquire = defineAction({
  do: 'acquire',
  order: 60,
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
  scenario: {
    fields: { ...named, pay: Pays, brute: MaybeFlag },
    read(scene, step) {
      const pay = readPay(scene, step.pay);
      const found = scene.cards.find(step.card, ['ring'], step);
      return pay && withCard(found, (card) => ({ card, pay, brute: step.brute === true }));
    },
    write: (scene, { card, pay, brute }) => ({
      ...scene.cards.name(card, ['ring']),
      pay: writePay(scene, pay),
      ...flag({ brute }),
    }),
  },
});
