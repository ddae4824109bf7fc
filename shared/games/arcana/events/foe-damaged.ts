import { defineEvent } from './define.ts';

export const foeDamaged = defineEvent<{ amount: number; left: number }>({
  values: (_s, { amount, left }) => ({ amount, left: String(left) }),
});
