import Type from '../../../generated/typebox.js';
import { CardId } from '../content/filters.ts';
import { yes } from '../narrate/parts.ts';
import { checkFlank, flank as join } from '../rules/flanking.ts';
import { Card, deed, defineAction, Flag } from './define.ts';
import { Flag as MaybeFlag, named, withCard } from './scene.ts';

/** Another hero helps the one that fights, or the enemy (FLANK-1 ff.). */
export const flank = defineAction({
  do: 'flank',
  order: 10,
  at: ['flank'],
  outOfTurn: true,
  fields: { card: Card, assist: Flag },
  check: (match, state, seat, { card }) => checkFlank(match, state, seat, card),
  apply: (g, seat, { card, assist }) => join(g, seat, card, assist),
  offers: (at) =>
    at.chosen(at.hero.hand).flatMap((card) => [
      { card, assist: true },
      { card, assist: false },
    ]),
  group: () => 'flank',
  card: ({ card }) => card,
  notes: 'power',
  key: (match, _state, _seat, { card, assist }) => `${match.cards[card].id} ${assist}`,
  say: (s, { card, assist }) => s.say('action.flank', { card: s.card(card), assist: yes(assist) }),
  did: (s, { card, assist }, seat) => deed(s, seat, 'did.flank', { card: s.card(card), assist: yes(assist) }),
  scenario: {
    fields: {
      ...named,
      card: Type.Optional(CardId),
      mode: Type.Optional(Type.Enum(['assist', 'hinder'] as const)),
      pass: MaybeFlag,
    },
    read: ({ cards }, step) =>
      withCard(cards.find(step.card, ['hand'], step), (card) => ({ card, assist: step.mode === 'assist' })),
    write: ({ cards }, { card, assist }) => ({
      ...cards.name(card, ['hand']),
      mode: assist ? 'assist' : 'hinder',
    }),
  },
});
