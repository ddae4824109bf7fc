import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { text, type Phrase } from '../../../packs/effects/tokens.ts';
import type { FollowUp } from '../action-schema.ts';
import { NONE } from '../types.ts';
import { yes } from './action.ts';
import type { Speaker } from './speaker.ts';

/** What rules ask in the middle of a step. */
export const QUESTIONS = ['give', 'followUp'] as const;
type Asked = (typeof QUESTIONS)[number];

const kindOf = ({ kind }: Question): Asked | null => QUESTIONS.find((known) => known === kind) ?? null;

/** The question itself. */
export function sayQuestion(s: Speaker, question: Question): Phrase {
  const { left, card } = question.data;
  return s.say(`question.${kindOf(question) ?? 'other'}`, {
    kind: text(question.kind),
    left: typeof left === 'number' ? left : 0,
    card: s.card(typeof card === 'number' ? card : NONE),
  });
}

/** One of its answers: to whom a card goes, or which card is played besides. */
export function sayAnswer(s: Speaker, question: Question, option: Json): Phrase {
  switch (kindOf(question)) {
    case 'give':
      return s.who(option as number);
    case 'followUp': {
      const { card, dispel } = option as unknown as FollowUp;
      if (card === NONE) return s.say('answer.decline');
      return s.say('answer.followUp', { card: s.card(card), dispel: yes(dispel) });
    }
    case null:
      return text(JSON.stringify(option));
  }
}
