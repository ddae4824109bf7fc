import type { Phrase } from '../../../packs/effects/tokens.ts';
import type { Speaker } from '../narrate/speaker.ts';
import type { Action, EventKind, ToldEvent } from '../types.ts';
import { playGroup } from './choices.ts';

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

/** Why a bot would do that, in general terms; null for an answer to a question. */
export function reasonFor(s: Speaker, action: Action | null): Phrase {
  if (action === null) return s.say('hint.answer');
  if (action.do !== 'play') return s.say(`hint.${action.do}`);
  return s.say(`hint.${playGroup(s.match, action)}`);
}
