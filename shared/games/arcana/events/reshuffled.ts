import { defineEvent } from './define.ts';

export const reshuffled = defineEvent<{ count: number }>({
  values: (_s, { count }) => ({ count }),
});
