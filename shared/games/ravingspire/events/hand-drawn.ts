import { flights, turned, unseen } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { seen } from '../narrate/parts.ts';
import { NONE, type CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** Cards that a viewer does not see are NONE. */
export const handDrawn = defineEvent<{ cards: CardNumber[] }>({
  icon: 'poker-hand',
  list: true,
  values: (s, { cards }) => seen(s, cards),
  shows: ({ cards, seat }, key) =>
    flights(
      'paper',
      ...cards.map((card, i) =>
        card === NONE ? unseen(`${key} ${i}`, seat) : turned(card, at.deck(seat), at.hand(seat)),
      ),
    ),
});
