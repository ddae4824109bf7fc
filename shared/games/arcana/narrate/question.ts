import type { Question, Seat } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import type { FollowUp } from '../types.ts';
import { drawable } from '../rules/deck.ts';
import { roomLeft } from '../rules/players.ts';
import { NONE } from '../types.ts';
import { sayEvent } from './event.ts';
import type { Speaker } from './speaker.ts';

/** What rules ask in the middle of a step. */
const QUESTIONS = ['give', 'followUp'] as const;
type Asked = (typeof QUESTIONS)[number];

const kindOf = ({ kind }: Question): Asked | null => QUESTIONS.find((known) => known === kind) ?? null;

export function sayQuestion(s: Speaker, question: Question): Phrase {
  const { left, card } = question.data;
  return s.say(`question.${kindOf(question) ?? 'other'}`, {
    kind: text(question.kind),
    left: typeof left === 'number' ? givable(s, left) : 0,
    card: s.inSentence(typeof card === 'number' ? card : NONE),
  });
}

/** How many of the cards left to give can be given: as many as the hands have room for and can be drawn. */
const givable = ({ match, state }: Speaker, left: number): number =>
  state === null ? left : Math.min(left, roomLeft(match, state), drawable(state));

/** One of its answers: to whom a card goes, or which further card is played. */
export function sayAnswer(s: Speaker, question: Question, option: Json): Phrase {
  switch (kindOf(question)) {
    case 'give':
      return s.who(option as number);
    case 'followUp': {
      const { card, dispel } = option as unknown as FollowUp;
      if (card === NONE) return s.say('answer.decline');
      return dispel
        ? s.say('play.for', { what: s.say('play.dispel', { count: 1 }), cards: s.card(card) })
        : s.say('play.plain', { card: s.inSentence(card) });
    }
    case null:
      return text(JSON.stringify(option));
  }
}

/** What an adventurer answered, as a sentence. */
export function sayAnswered(s: Speaker, question: Question, option: Json, seat: Seat): Phrase {
  const who = s.who(seat);
  switch (kindOf(question)) {
    case 'give':
      return option === seat
        ? s.say('did.keep', { who })
        : s.say('did.give', { who, other: s.who(option as number) });
    case 'followUp': {
      const { card } = option as unknown as FollowUp;
      if (card === NONE) return s.say('did.decline', { who });
      return sayEvent(s, { kind: 'cardPlayed', seat, card, partner: NONE, rule: '', i: 0, cause: NONE });
    }
    case null:
      return s.say('did.other', { who });
  }
}
