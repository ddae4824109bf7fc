import { thrown } from '../../../tableau/motion/units.ts';
import type { Die } from '../types.ts';
import { defineEvent } from './define.ts';

interface Throw {
  purpose: Die;
  value: number;
}

/** Dice that are thrown for the same fall together. */
const thrownFor = (kind: 'rolled' | 'rerolled') =>
  defineEvent<Throw>({
    icon: 'dice-six-faces-three',
    values: (s, { purpose, value }) => ({ value: String(value), die: s.say('word.die', { name: purpose }) }),
    shows: ({ purpose, value, seat }, key) => ({
      joins: `dice ${purpose} ${kind}`,
      steps: [thrown([{ purpose, value, seat, again: kind === 'rerolled', key }])],
    }),
  });

export const rolled = thrownFor('rolled');

export const rerolled = thrownFor('rerolled');
