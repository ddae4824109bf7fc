import type { Narrator } from '../../../tableau/presenter.ts';
import type { Action, Event } from '../types.ts';
import { sayAction } from './action.ts';
import { sayEvent } from './event.ts';
import { sayOutcome } from './outcome.ts';
import { sayAnswer, sayQuestion } from './question.ts';
import { sayReason } from './reason.ts';
import { sayRefusal } from './refusal.ts';
import type { Speaker } from './speaker.ts';

/** Puts what happens at a table into words; pure. */
export const narrator = (s: Speaker): Narrator<Action, Event> => ({
  event: (event) => sayEvent(s, event),
  refusal: (refusal) => sayRefusal(s, refusal),
  action: (action) => sayAction(s, action),
  question: (question) => sayQuestion(s, question),
  answer: (question, option) => sayAnswer(s, question, option),
  outcome: (outcome) => sayOutcome(s, outcome),
  reason: (reason) => sayReason(s, reason),
  seat: (seat) => s.who(seat),
});
