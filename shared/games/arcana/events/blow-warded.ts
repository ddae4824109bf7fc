import { defineEvent } from './define.ts';

/** A ward takes a blow away. */
export const blowWarded = defineEvent({});
