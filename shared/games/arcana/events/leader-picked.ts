import { defineEvent } from './define.ts';

export const leaderPicked = defineEvent({});
