import { defineEvent } from './define.ts';

export const rested = defineEvent({ weight: 'quiet' });
