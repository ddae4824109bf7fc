import type { Decided } from '../../tableau/presenter.ts';
import type { Message, Outcome, Question, Refusal, Seat } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { Phrase } from '../../words/tokens.ts';
import { sayAction, sayDeed, sayOpenDeed } from './actions/words.ts';
import { sayAnswered } from './narrate/answered.ts';
import { sayEvent } from './narrate/event.ts';
import { sayAnsweredOpenly } from './narrate/openly.ts';
import { sayOutcome } from './narrate/outcome.ts';
import { sayAnswer, sayQuestion } from './narrate/question.ts';
import { sayReason } from './narrate/reason.ts';
import { sayRefusal } from './narrate/refusal.ts';
import type { Speaker } from './narrate/speaker.ts';
import type { Action, ToldEvent } from './types.ts';

/** Puts a table into words; pure. */
export const narrator = (s: Speaker) => ({
  event: (event: ToldEvent): Phrase => sayEvent(s, event),
  /** @param seat whose slots are meant where one is named */
  refusal: (refusal: Refusal, seat?: Seat): Phrase => sayRefusal(s, refusal, seat),
  action: (action: Action, seat?: Seat): Phrase => sayAction(s, action, seat),
  /** What a hero did, in a sentence. */
  did: (action: Action, seat: Seat): Phrase => sayDeed(s, action, seat),
  question: (question: Question): Phrase => sayQuestion(s, question),
  answer: (question: Question, option: Json): Phrase => sayAnswer(s, question, option),
  /** What a hero answered, in a sentence. */
  answered: (question: Question, option: Json, seat: Seat): Phrase => sayAnswered(s, question, option, seat),
  /** Which sort of decision a hero made, in a sentence, without what may be hidden. */
  openly: (decision: Decided<Action>, seat: Seat): Phrase =>
    'question' in decision
      ? sayAnsweredOpenly(s, decision.question, seat)
      : sayOpenDeed(s, decision.action, seat),
  outcome: (outcome: Outcome): Phrase => sayOutcome(s, outcome),
  reason: (reason: Message): Phrase => sayReason(s, reason),
  seat: (seat: Seat): Phrase => s.hero(seat),
});
