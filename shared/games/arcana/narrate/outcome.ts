import type { Outcome } from '../../../engine/game.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import type { Lexicon } from './lexicon.ts';

/** How the game ended, in a sentence. */
export function sayOutcome(lex: Lexicon, { result, reason }: Outcome): Phrase {
  const key = `outcome.${reason}`;
  return lex.has(key) ? lex.say(key) : lex.say('outcome.other', { result, reason: text(reason) });
}
