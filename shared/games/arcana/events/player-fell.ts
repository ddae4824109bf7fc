import { defineEvent } from './define.ts';

export const playerFell = defineEvent({ weight: 'loud' });
