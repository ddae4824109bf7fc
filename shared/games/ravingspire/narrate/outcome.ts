import type { Outcome } from '../../../engine/game.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import type { TextKey } from '../text/en/table.ts';
import type { Speaker } from './speaker.ts';

/** Why games end. */
export const REASONS = ['escaped', 'freedEveryone', 'claimedAlone', 'madness', 'dawn', 'heroes'] as const;

/** How the game ended, in a sentence. */
export function sayOutcome(s: Speaker, { result, winners, reason }: Outcome): Phrase {
  const known = REASONS.find((name) => name === reason);
  const key: TextKey = known === undefined ? 'outcome.other' : `outcome.${known}`;
  return s.say(key, {
    result,
    reason: text(reason),
    winners: s.list(
      winners.map((seat) => s.hero(seat)),
      'list.and',
    ),
  });
}
