import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent } from './define.ts';

/** The discard pile becomes the battle deck. */
export const deckRenewed = defineEvent({
  icon: 'card-exchange',
  shows: ({ seat }) => lights('shuffle', lit(at.deck(seat))),
});
