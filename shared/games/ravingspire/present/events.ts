import type { Phrase } from '../../../words/tokens.ts';
import type { Speaker } from '../narrate/speaker.ts';
import { NONE, type EventKind, type ToldEvent } from '../types.ts';

/** Events that the table shows anyway, or that only say what the player has just done. */
const QUIET: readonly EventKind[] = [
  'phaseBegan',
  'slotted',
  'unslotted',
  'played',
  'generated',
  'valueChanged',
  'gameBegan',
];

/** Events that change what the game is about. */
const LOUD: readonly EventKind[] = [
  'levelRevealed',
  'setAsideReturned',
  'overwhelmed',
  'battleWon',
  'battleLost',
  'keyGained',
  'wentMad',
  'madnessChanged',
  'keepEntered',
  'spireRevealed',
  'heroRemoved',
  'gameWon',
  'gameLost',
];

/** How loud a line of the log is. */
export function weightOf({ kind }: ToldEvent): 'loud' | 'plain' | 'quiet' {
  if (QUIET.includes(kind)) return 'quiet';
  return LOUD.includes(kind) ? 'loud' : 'plain';
}

/** The card, or the hero whose ability it was, that caused an event; empty for the rules. */
export const causeOf = (s: Speaker, { cause }: ToldEvent): Phrase => (cause === NONE ? [] : s.card(cause));
