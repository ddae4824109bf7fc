import { defineEvent } from './define.ts';

export const tradeRefused = defineEvent<{ with: number }>({
  values: (s, { with: partner }) => ({ with: s.hero(partner) }),
});
