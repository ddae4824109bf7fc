import { defineEvent } from './define.ts';

/** The foe strikes back with what it rolled. */
export const counterattack = defineEvent<{ die: number; damage: number; left: number }>({
  values: (_s, { die, damage, left }) => ({ die: String(die), damage, left: String(left) }),
});
