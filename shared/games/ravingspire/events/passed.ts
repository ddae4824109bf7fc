import { defineEvent } from './define.ts';

/** A hero does not flank. */
export const passed = defineEvent({});
