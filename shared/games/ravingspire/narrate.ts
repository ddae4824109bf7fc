import type { Outcome, Question, Refusal, Seat } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { Phrase } from '../../packs/effects/tokens.ts';
import { sayAction } from './narrate/action.ts';
import { sayEvent } from './narrate/event.ts';
import { sayOutcome } from './narrate/outcome.ts';
import { sayAnswer, sayQuestion } from './narrate/question.ts';
import { sayRefusal } from './narrate/refusal.ts';
import { speaker, type Language, type Speaker } from './narrate/speaker.ts';
import type { Action, Match, ToldEvent } from './types.ts';

/** Puts a table into words. */
export interface TableNarrator {
  event(event: ToldEvent): Phrase;
  /** @param seat whose slots are meant where one is named */
  refusal(refusal: Refusal, seat?: Seat): Phrase;
  action(action: Action, seat?: Seat): Phrase;
  question(question: Question): Phrase;
  answer(question: Question, option: Json): Phrase;
  outcome(outcome: Outcome): Phrase;
  seat(seat: Seat): Phrase;
  /** The parts that lines are made of. */
  readonly speaker: Speaker;
}

/**
 * Puts a table into words; pure.
 *
 * @param names the name of a card by its full id
 */
export function narrator(match: Match, language: Language, names: (id: string) => string): TableNarrator {
  const s = speaker(match, language, names);
  return {
    event: (event) => sayEvent(s, event),
    refusal: (refusal, seat) => sayRefusal(s, refusal, seat),
    action: (action, seat) => sayAction(s, action, seat),
    question: (question) => sayQuestion(s, question),
    answer: (question, option) => sayAnswer(s, question, option),
    outcome: (outcome) => sayOutcome(s, outcome),
    seat: (seat) => s.hero(seat),
    speaker: s,
  };
}
