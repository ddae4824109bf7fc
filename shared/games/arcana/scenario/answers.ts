import type { Question } from '../../../engine/game.ts';
import { same, type Json } from '../../../engine/json.ts';
import type { Fields } from '../../../engine/scenario.ts';
import { DECLINE } from '../rules/play.ts';
import type { FollowUp, Match } from '../types.ts';
import { cardNamed } from '../actions/names.ts';
import { writePart } from '../actions/play.ts';

/** How scenarios say the answer to a question. Reading what was written gives the same answer again. */
interface AnswerWords {
  /** The answer that a step means; one that is no option is handed on, to be refused. */
  read(match: Match, step: Fields, question: Question | null): Json;
  /** The fields of the step that gives this answer. */
  write(match: Match, answer: Json): Fields;
}

/** What answers, by the `do` of a step. */
const ANSWERS = {
  give: { read: (_match, { to }) => to, write: (_match, answer) => ({ to: answer }) },
  followUp: {
    read: (match, { card, dispel }) => ({ card: cardNamed(match, card), dispel: dispel === true }),
    write: (match, answer) => writePart(match, answer as unknown as FollowUp),
  },
  declineFollowUp: { read: () => DECLINE, write: () => ({}) },
  /** Whatever is asked, by the name of an option, else by its place among them. */
  choose: {
    read: (match, { option }, question) => {
      if (question === null) return null;
      const named = optionNames(match, question).findIndex((name) => same(name, option));
      return question.options[named >= 0 ? named : Number(option)] ?? option;
    },
    write: (_match, answer) => ({ option: answer }),
  },
} as const satisfies { readonly [word: string]: AnswerWords };

type Word = keyof typeof ANSWERS;

/** Whether a step answers a question instead of acting. */
export const isAnswer = (step: Fields): step is Fields & { readonly do: Word } =>
  Object.hasOwn(ANSWERS, String(step.do));

/** The answer that a step means. */
export const answerOf = (match: Match, step: Fields & { do: Word }, question: Question | null): Json =>
  (ANSWERS[step.do] as AnswerWords).read(match, step, question);

/** The step that answers a question. */
export function answerStep(match: Match, { kind }: Question, answer: Json): Fields {
  const word = same(answer, DECLINE)
    ? 'declineFollowUp'
    : kind === 'followUp' || kind === 'give'
      ? kind
      : 'choose';
  return { do: word, ...(ANSWERS[word] as AnswerWords).write(match, answer) };
}

/** The options of a question by the names that scenarios use. */
export function optionNames(match: Match, { kind, options }: Question): Json[] {
  if (kind !== 'followUp') return [...options];
  return (options as unknown as readonly FollowUp[]).map((option) =>
    option.card === DECLINE.card ? 'decline' : writePart(match, option),
  );
}
