import { alone, aside, blurred, heard } from '../../../tableau/motion/units.ts';
import { spaceAt } from '../drawn/board.ts';
import { defineEvent, stamp } from './define.ts';

/** `to`: the place where the hero wakes (MAD-2). */
export const wentMad = defineEvent<{ to: number }>({
  weight: 'loud',
  icon: 'broken-heart',
  harm: true,
  counts: 'mad',
  move: ({ seat, to }, sectors) => ({ kind: 'walk', seat, path: [spaceAt(to, sectors)] }),
  shows: () => alone(heard('gasp'), aside(blurred()), stamp('mad')),
});
