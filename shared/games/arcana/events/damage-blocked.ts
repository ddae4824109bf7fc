import { defineEvent } from './define.ts';

export const damageBlocked = defineEvent<{ amount: number }>({
  values: (_s, { amount }) => ({ amount: String(amount) }),
});
