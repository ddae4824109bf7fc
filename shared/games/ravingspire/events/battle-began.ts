import { flights, lights, lit, turned } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber, Battle } from '../types.ts';
import { defineEvent } from './define.ts';

/** The card of a foe is turned up; all others are met where they are. */
export const battleBegan = defineEvent<{ enemy: Battle['kind']; card: CardNumber }>({
  icon: 'crossed-swords',
  values: (s, { enemy, card }) => ({ card: s.card(card), enemy }),
  shows: ({ enemy, card }) =>
    enemy === 'foe'
      ? flights('gasp', turned(card, [at.pile('foe')], [at.FRONT]))
      : lights('gasp', lit([at.cardPlace(card), at.FRONT], 'harm')),
});
