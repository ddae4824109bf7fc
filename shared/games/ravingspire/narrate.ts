import type { Decided } from '../../tableau/presenter.ts';
import type { Message, Outcome, Question, Refusal, Seat } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { Phrase } from '../../words/tokens.ts';
import { sayAction } from './narrate/action.ts';
import { sayAnswered, sayDeed } from './narrate/deed.ts';
import { sayEvent } from './narrate/event.ts';
import { sayOpenly } from './narrate/openly.ts';
import { sayOutcome } from './narrate/outcome.ts';
import { sayAnswer, sayQuestion } from './narrate/question.ts';
import { sayReason } from './narrate/reason.ts';
import { sayRefusal } from './narrate/refusal.ts';
import type { Speaker } from './narrate/speaker.ts';
import type { Action, ToldEvent } from './types.ts';

export interface TableNarrator {
  event(event: ToldEvent): Phrase;
  /** @param seat whose slots are meant where one is named */
  refusal(refusal: Refusal, seat?: Seat): Phrase;
  action(action: Action, seat?: Seat): Phrase;
  /** What a hero did, in a sentence. */
  did(action: Action, seat: Seat): Phrase;
  question(question: Question): Phrase;
  answer(question: Question, option: Json): Phrase;
  /** What a hero answered, in a sentence. */
  answered(question: Question, option: Json, seat: Seat): Phrase;
  /** Which sort of decision a hero made, in a sentence, without what may be hidden. */
  openly(decision: Decided<Action>, seat: Seat): Phrase;
  outcome(outcome: Outcome): Phrase;
  reason(reason: Message): Phrase;
  seat(seat: Seat): Phrase;
}

/** Puts a table into words; pure. */
export function narrator(s: Speaker): TableNarrator {
  return {
    event: (event) => sayEvent(s, event),
    refusal: (refusal, seat) => sayRefusal(s, refusal, seat),
    action: (action, seat) => sayAction(s, action, seat),
    did: (action, seat) => sayDeed(s, action, seat),
    question: (question) => sayQuestion(s, question),
    answer: (question, option) => sayAnswer(s, question, option),
    answered: (question, option, seat) => sayAnswered(s, question, option, seat),
    openly: (decision, seat) => sayOpenly(s, decision, seat),
    outcome: (outcome) => sayOutcome(s, outcome),
    reason: (reason) => sayReason(s, reason),
    seat: (seat) => s.hero(seat),
  };
}
