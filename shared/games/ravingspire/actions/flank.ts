import { yes } from '../narrate/parts.ts';
import { checkFlank, flank as join } from '../rules/flanking.ts';
import { Card, deed, defineAction, Flag } from './define.ts';

/** Another hero helps the one that fights, or the enemy (FLANK-1 ff.). */
export const flank = defineAction({
  do: 'flank',
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
});
