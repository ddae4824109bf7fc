import { defineEvent } from './define.ts';

export const healed = defineEvent<{ amount: number; left: number }>({
  values: (_s, { amount, left }) => ({ amount, left: String(left) }),
});
