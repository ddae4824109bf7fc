import { NONE, type Look } from '../types.ts';

/** What is seen where no effect looks at anything. */
export const nothingSeen = (): Look => ({ seat: NONE, open: false, deck: 'battle', cards: [] });
