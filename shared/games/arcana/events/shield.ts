import type { Values } from '../../../words/messages.ts';
import type { Speaker } from '../narrate/speaker.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

interface Shield {
  card: CardNumber;
  amount: number;
}

const values = (s: Speaker, { card, amount }: Shield): Values => ({
  card: s.inSentence(card),
  amount: String(amount),
});

/** A card becomes a shield in front of a player. */
export const shieldSet = defineEvent<Shield>({ values });

/** A shield takes damage away, and is gone. */
export const shieldUsed = defineEvent<Shield>({ values });
