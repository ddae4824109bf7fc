import { defineEvent } from './define.ts';

export const attackPrevented = defineEvent({});
