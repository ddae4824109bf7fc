import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { given, taken } from '../narrate/parts.ts';
import { NONE, type CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** `take` is NONE where the card is a gift. */
export const traded = defineEvent<{ with: number; give: CardNumber; take: CardNumber }>({
  icon: 'three-friends',
  values: (s, { with: partner, give, take }) => ({
    with: s.hero(partner),
    toWith: s.hero(partner, 'dative'),
    ...given(s, give),
    ...taken(s, take),
  }),
  shows({ seat, with: partner, give, take }) {
    const gives = slid(give, at.hand(seat), at.hand(partner));
    const takes = take === NONE ? [] : [slid(take, at.hand(partner), at.hand(seat))];
    return flights('paper', gives, ...takes);
  },
});
