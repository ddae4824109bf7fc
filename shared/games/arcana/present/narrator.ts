import type { Narrator } from '../../../tableau/presenter.ts';
import type { Action, Event } from '../types.ts';
import { kindOf } from '../actions/index.ts';
import { sayEvent } from '../narrate/event.ts';
import { sayOutcome } from '../narrate/outcome.ts';
import { sayAnswer, sayAnswered, sayQuestion } from '../narrate/question.ts';
import { sayReason } from '../narrate/reason.ts';
import { sayRefusal } from '../narrate/refusal.ts';
import type { Speaker } from '../narrate/speaker.ts';

/** Puts what happens at a table into words; pure. */
export const narrator = (s: Speaker): Narrator<Action, Event> => ({
  event: (event) => sayEvent(s, event),
  refusal: (refusal) => sayRefusal(s, refusal),
  action: (action, seat = 0) => kindOf(action).say(s, action, seat),
  did: (action, seat) => kindOf(action).did(s, action, seat),
  question: (question) => sayQuestion(s, question),
  answer: (question, option) => sayAnswer(s, question, option),
  answered: (question, option, seat) => sayAnswered(s, question, option, seat),
  outcome: (outcome) => sayOutcome(s, outcome),
  reason: (reason) => sayReason(s, reason),
  seat: (seat) => s.who(seat),
});
