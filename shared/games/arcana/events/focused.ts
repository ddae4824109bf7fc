import { defineEvent } from './define.ts';

export const focused = defineEvent({ weight: 'quiet' });
