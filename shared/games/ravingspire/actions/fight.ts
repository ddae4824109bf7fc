import { CardId } from '../content/filters.ts';
import Type from '../../../generated/typebox.js';
import { offerAgainst } from '../offers.ts';
import { asIfOpen } from '../rules/battle.ts';
import { priceOf } from '../rules/cost.ts';
import { checkFightAdversary, fightAdversary } from '../rules/encounter.ts';
import { checkFightFoe, fightFoe } from '../rules/fight-foe.ts';
import { mayHaveFlankers } from '../rules/flanking.ts';
import { checkFightSpire, fightSpire } from '../rules/spire.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { Card, deed, defineAction, Flag, paid, Payment } from './define.ts';
import { tooLittle } from './short.ts';
import { flag, Flag as MaybeFlag, named, Pays, readPay, withCard, writePay } from './scene.ts';

/** An enemy is paid for, or an adversary challenged so that others may flank first (ENC-10, SHOW-3, FLANK-4). */
export const fight = defineAction({
  do: 'fight',
  order: 70,
  at: ['encounter', 'battle'],
  cards: 'ring',
  /** Null opens the battle without paying. */
  fields: { card: Card, pay: Type.Union([Payment, Type.Null()]), brute: Flag },
  check(match, state, seat, { card, pay, brute }) {
    switch (state.battle.kind) {
      case 'foe':
        return checkFightFoe(match, state, seat, pay, brute);
      case 'spire':
        return checkFightSpire(match, state, seat, pay, brute);
      default:
        return checkFightAdversary(match, state, seat, card, pay, brute);
    }
  },
  apply(g, seat, { card, pay, brute }) {
    const { kind } = g.state.battle;
    if (kind === 'foe') fightFoe(g, seat, pay!, brute);
    else if (kind === 'spire') fightSpire(g, seat, pay!, brute);
    else fightAdversary(g, seat, card, pay, brute);
  },
  offers({ match, state, seat, decision }, card) {
    const onRing = decision === 'encounter';
    if (onRing && match.cards[card].kind !== 'adversary') return [];
    const open = onRing && mayHaveFlankers(match, state) ? [{ card, pay: null, brute: false }] : [];
    const offer = offerAgainst(match, state, seat, card);
    return offer === null ? open : [...open, { card, pay: offer.pay, brute: offer.brute }];
  },
  tries({ match, state, seat }, card) {
    if (!isFaced(state, card) && match.cards[card].kind !== 'adversary') return [];
    const offer = offerAgainst(match, state, seat, card);
    return [{ card, pay: offer?.pay ?? [], brute: offer?.brute ?? false }];
  },
  inNumbers(match, state, seat, { card }, refusal) {
    if (refusal.code !== 'too-little') return refusal;
    const open = asIfOpen(match, state, seat, card);
    return tooLittle(match, open, seat, priceOf(match, open, seat, card), true);
  },
  group: () => 'fight',
  card: ({ card }) => card,
  key: (_match, _state, _seat, { card, pay }) => `${card} ${pay === null}`,
  price: (match, state, seat, { card }) => priceAgainst(match, state, seat, card),
  paidAlike: ({ card }) => String(card),
  enemy: ({ card }) => card,
  playsPayment: true,
  say: (s, { card, pay }) =>
    s.say(pay === null ? 'action.fight.open' : 'action.fight', { card: s.card(card) }),
  did: (s, { card, pay, brute }, seat) =>
    deed(s, seat, pay === null ? 'did.fight.open' : 'did.fight', {
      card: s.card(card),
      ...(pay === null ? {} : paid(s, pay, brute)),
    }),
  scenario: {
    fields: { ...named, card: Type.Optional(CardId), pay: Type.Optional(Pays), brute: MaybeFlag },
    read(scene, step) {
      const { battle } = scene.state;
      const paid = readPay(scene, step.pay);
      const open = battle.kind === 'foe' || battle.kind === 'spire' || step.card === undefined;
      const enemy = open ? battle.card : scene.cards.find(step.card, ['ring'], step);
      const pay = step.pay === undefined ? null : paid;
      return paid && withCard(enemy, (card) => ({ card, pay, brute: step.brute === true }));
    },
    write: (scene, { card, pay, brute }) => ({
      ...(card !== scene.state.battle.card && scene.cards.name(card, ['ring'])),
      ...(pay !== null && { pay: writePay(scene, pay) }),
      ...flag({ brute }),
    }),
  },
});

/** Whether a battle against a foe or the Spire card is under way. */
const isFaced = ({ battle }: State, card: CardNumber): boolean =>
  battle.card === card && (battle.kind === 'foe' || battle.kind === 'spire');

const priceAgainst = (match: Match, state: State, seat: number, card: CardNumber) =>
  priceOf(match, asIfOpen(match, state, seat, card), seat, card);
