import type { Values } from '../../../words/messages.ts';
import type { Speaker } from '../narrate/speaker.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

const values = (s: Speaker, { card }: { card: CardNumber }): Values => ({
  card: s.inSentence(card),
});

/** A card protects its player for one turn. */
export const sanctuarySet = defineEvent<{ card: CardNumber }>({ values });

export const sanctuaryEnded = defineEvent<{ card: CardNumber }>({ values });
