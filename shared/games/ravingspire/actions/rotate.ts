import Type from '../../../generated/typebox.js';
import { offerExplore } from '../offers.ts';
import { checkRotate, explorePrice, rotate as turn } from '../rules/explore.ts';
import { NONE } from '../types.ts';
import { deed, defineAction, paid, Payment } from './define.ts';
import { shortOf } from './explore.ts';
import { Pays, readPay, writePay } from './scene.ts';

const WAYS = ['skill', 'charm', 'brute'] as const;

/** The hero's own level is rotated (EXP-2, EXP-3). */
export const rotate = defineAction({
  do: 'rotate',
  order: 140,
  at: ['explore'],
  fields: {
    using: Type.Union([Type.Literal('skill'), Type.Literal('charm'), Type.Literal('brute')]),
    pay: Payment,
  },
  check: (match, state, seat, { using, pay }) => checkRotate(match, state, seat, using, pay),
  apply: (g, seat, { using, pay }) => turn(g, seat, using, pay),
  offers: ({ match, state, seat, sources }) =>
    WAYS.flatMap((using) => {
      const offer = offerExplore(match, state, seat, using, sources);
      return offer === null ? [] : [{ using, pay: offer.pay }];
    }),
  tries: ({ match, state, seat, sources }) =>
    WAYS.map((using) => ({ using, pay: offerExplore(match, state, seat, using, sources)?.pay ?? [] })),
  inNumbers: (match, state, seat, { using }, refusal) => shortOf(match, state, seat, using, refusal),
  group: () => 'explore',
  card: () => NONE,
  key: (_match, _state, _seat, { using }) => using,
  price: (match, state, seat, { using }) => explorePrice(match, state, seat, using),
  paidAlike: ({ using }) => using,
  isForced: ({ using }) => using === 'brute',
  say: (s, { using }) => s.say('action.rotate', { using }),
  did: (s, { using, pay }, seat) =>
    deed(s, seat, 'did.rotate', { using, ...paid(s, pay, using === 'brute') }),
  scenario: {
    fields: { using: Type.Enum(WAYS), pay: Pays },
    read(scene, step) {
      const pay = readPay(scene, step.pay);
      return pay && { using: step.using as (typeof WAYS)[number], pay };
    },
    write: (scene, { using, pay }) => ({ using, pay: writePay(scene, pay) }),
  },
});
