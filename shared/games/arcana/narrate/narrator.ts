import type { Narrator } from '../../../tableau/presenter.ts';
import type { Action, Event } from '../types.ts';
import { sayAction, sayDeed } from './action.ts';
import { sayEvent } from './event.ts';
import { sayOutcome } from './outcome.ts';
import { sayAnswer, sayAnswered, sayQuestion } from './question.ts';
import { sayReason } from './reason.ts';
import { sayRefusal } from './refusal.ts';
import type { Speaker } from './speaker.ts';

/** Puts what happens at a table into words; pure. */
export const narrator = (s: Speaker): Narrator<Action, Event> => ({
  event: (event) => sayEvent(s, event),
  refusal: (refusal) => sayRefusal(s, refusal),
  action: (action) => sayAction(s, action),
  did: (action, seat) => sayDeed(s, action, seat),
  question: (question) => sayQuestion(s, question),
  answer: (question, option) => sayAnswer(s, question, option),
  answered: (question, option, seat) => sayAnswered(s, question, option, seat),
  outcome: (outcome) => sayOutcome(s, outcome),
  reason: (reason) => sayReason(s, reason),
  seat: (seat) => s.who(seat),
});
