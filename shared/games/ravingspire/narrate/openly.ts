import type { Question } from '../../../engine/game.ts';
import type { Phrase } from '../../../words/tokens.ts';
import { QUESTIONS } from './question.ts';
import type { Speaker } from './speaker.ts';

/** Which question a hero answered, as a sentence for those who do not see its hand (INFO-2). */
export function sayAnsweredOpenly(s: Speaker, { kind }: Question, seat: number): Phrase {
  const known = QUESTIONS.find((name) => name === kind);
  return s.say(known === undefined ? 'open.other' : `open.answer.${known}`, { hero: s.hero(seat) });
}
