import type { EventKind, ToldEvent } from '../types.ts';

/** Events that only say what the player has just done, or what the table shows anyway. */
const QUIET: readonly EventKind[] = ['gameBegan', 'turnStarted', 'cardPlayed', 'focused', 'rested'];

/** Events that change what the game is about. */
const LOUD: readonly EventKind[] = [
  'foeRevealed',
  'foeDefeated',
  'treasureClaimed',
  'foolDrawn',
  'playerFell',
  'gameWon',
  'gameLost',
];

/** How loud a line of the log is. */
export function weightOf({ kind }: ToldEvent): 'loud' | 'plain' | 'quiet' {
  if (QUIET.includes(kind)) return 'quiet';
  return LOUD.includes(kind) ? 'loud' : 'plain';
}
