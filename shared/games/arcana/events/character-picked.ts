import { text } from '../../../words/tokens.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** An adventurer takes a court card and a name. */
export const characterPicked = defineEvent<{ court: CardNumber; name: string }>({
  values: (s, { court, name }) => ({ name: text(name), card: s.asWhat(court) }),
});
