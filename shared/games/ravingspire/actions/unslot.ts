import Type from '../../../generated/typebox.js';
import { checkUnslot, unslotCard } from '../rules/slots.ts';
import { Card, deed, defineAction } from './define.ts';
import { Index as StepIndex, named, withCard } from './scene.ts';

/** A slotted card is taken back into the hand. */
export const unslot = defineAction({
  do: 'unslot',
  order: 190,
  at: ['move', 'bonusMove', 'trade', 'encounter', 'battle', 'explore'],
  fields: { card: Card },
  check: (_match, state, seat, { card }) => checkUnslot(state, seat, card),
  apply: (g, seat, { card }) => unslotCard(g, seat, card),
  offers: ({ hero }) => hero.slots.flat().map((card) => ({ card })),
  tries: ({ hero }) => hero.slots.flat().map((card) => ({ card })),
  isRefusedOnce: true,
  group: () => 'slots',
  card: ({ card }) => card,
  key(match, state, seat, { card }) {
    const from = state.heroes[seat].slots.findIndex((cards) => cards.includes(card));
    return `${match.cards[card].id} ${match.heroes[seat].hero!.slots[from]}`;
  },
  say: (s, { card }) => s.say('action.unslot', { card: s.card(card) }),
  did: (s, { card }, seat) => deed(s, seat, 'did.unslot', { card: s.card(card) }),
  scenario: {
    fields: { ...named, slot: Type.Optional(StepIndex) },
    read: ({ cards }, step) => withCard(cards.find(step.card, ['slots'], step), (card) => ({ card })),
    write: ({ cards }, { card }) => ({ ...cards.name(card, ['slots']) }),
  },
});
