import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** The card that was drawn comes to a place of the ring. `place` is from 0. */
export const waitingPlaced = defineEvent<{ level: number; place: number; card: CardNumber }>({
  icon: 'card-draw',
  values: (s, { card, place, level }) => ({
    card: s.card(card),
    place: String(place + 1),
    atLevel: s.atLevel(level),
  }),
  shows: ({ card, level, place }) => flights('paper', slid(card, [at.FRONT], at.ringPlace(level, place))),
});
