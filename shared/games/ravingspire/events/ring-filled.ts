import { flights, turned } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** `place` is from 0. */
export const ringFilled = defineEvent<{ level: number; place: number; card: CardNumber }>({
  icon: 'card-draw',
  values: (s, { card, place, level }) => ({
    card: s.card(card),
    place: String(place + 1),
    atLevel: s.atLevel(level),
  }),
  shows: ({ card, level, place }) =>
    flights('paper', turned(card, [at.pile('encounter')], at.ringPlace(level, place))),
});
