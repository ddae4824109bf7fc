import { defineEvent } from './define.ts';

export const gameLost = defineEvent({ weight: 'loud' });
