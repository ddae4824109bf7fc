import Type from '../../../generated/typebox.js';
import { checkGenerate, generate as turnOver } from '../rules/play.ts';
import { Card, deed, defineAction } from './define.ts';

/** A slotted card is turned over for its other power. */
export const generate = defineAction({
  do: 'generate',
  has: 'card',
  at: ['encounter', 'battle'],
  cards: 'own',
  fields: { card: Card, by: Type.Optional(Type.Union([Card, Type.Literal('hero')])) },
  check: (match, state, seat, { card, by }) => checkGenerate(match, state, seat, card, by),
  apply: (g, seat, { card, by }) => turnOver(g, seat, card, by),
  offers: (_at, card) => [{ card }],
  tries: ({ hero }, card) => (hero.slots.some((slot) => slot.includes(card)) ? [{ card }] : []),
  group: () => 'play',
  card: ({ card }) => card,
  key: (match, _state, _seat, { card }) => match.cards[card].id,
  say: (s, { card }) => s.say('action.generate', { card: s.card(card) }),
  did: (s, { card }, seat) => deed(s, seat, 'did.generate', { card: s.card(card) }),
});
