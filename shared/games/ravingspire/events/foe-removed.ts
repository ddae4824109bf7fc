import { ringOf } from '../drawn/board.ts';
import { defineEvent } from './define.ts';

export const foeRemoved = defineEvent<{ level: number }>({
  icon: 'cowled',
  values: (s, { level }) => ({ level: s.level(level) }),
  move: ({ level }) => ({ kind: 'foeGone', level: ringOf(level) }),
});
