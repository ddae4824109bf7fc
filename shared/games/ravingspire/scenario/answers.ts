import type { Question } from '../../../engine/game.ts';
import { same, type Json } from '../../../engine/json.ts';
import type { Fields } from '../../../engine/scenario.ts';
import type { Match, State } from '../types.ts';
import { CardFinder } from '../actions/finder.ts';

/** How scenarios say the answer to a question. Reading what was written gives the same answer again. */
interface AnswerWords {
  /** The answer that a step means; one that is no option is handed on, to be refused. */
  read(match: Match, state: State, question: Question, step: Fields): Json;
  /** The fields of the step that gives this answer. */
  write(match: Match, state: State, question: Question, answer: Json): Fields;
}

const OWN = ['hand', 'slots'] as const;

/** What answers, by the `do` of a step. */
const ANSWERS = {
  reroll: { read: () => 'reroll', write: () => ({}) },
  /** By value, else by index among the options shown. */
  choose: {
    read: (match, _state, question, { option }) => {
      const byName = optionNames(match, question).findIndex((name) => same(name, option));
      const index = byName >= 0 ? byName : typeof option === 'number' ? option : -1;
      return question.options[index] ?? `no option ${JSON.stringify(option)}`;
    },
    write: (match, _state, question, answer) => {
      const names = optionNames(match, question);
      const index = question.options.findIndex((option) => same(option, answer));
      const name = names[index];
      return { option: names.findIndex((other) => same(other, name)) === index ? name : index };
    },
  },
  /** Agrees to an offer or not; asked for a card of the seat's choice, it names that card (TRADE-4). */
  answerTrade: {
    read: (match, state, { seat, options }, step) => {
      if (step.accept !== true) return 'no';
      if (step.card === undefined) return 'yes';
      const card = new CardFinder(match, state, seat).find(step.card, OWN, step);
      // Copies of a card are one answer, represented by the first.
      const named = options.find(
        (option) => typeof option === 'number' && match.cards[option].id === match.cards[card]?.id,
      );
      return named ?? 'no such card';
    },
    write: (match, _state, _question, answer) => ({
      accept: answer !== 'no',
      ...(typeof answer === 'number' && { card: match.cards[answer].id }),
    }),
  },
} as const satisfies { readonly [word: string]: AnswerWords };

type Word = keyof typeof ANSWERS;

/** Whether a step answers a question instead of acting. */
export const isAnswer = (step: Fields): step is Fields & { readonly do: Word } =>
  Object.hasOwn(ANSWERS, String(step.do));

/** The answer that a step means. */
export const answerOf = (match: Match, state: State, question: Question, step: Fields & { do: Word }): Json =>
  (ANSWERS[step.do] as AnswerWords).read(match, state, question, step);

/** The step that answers a question; `seat` itself is left to the caller. */
export function answerStep(match: Match, state: State, question: Question, answer: Json): Fields {
  const word = answer === 'reroll' ? 'reroll' : question.kind === 'trade' ? 'answerTrade' : 'choose';
  return { do: word, ...(ANSWERS[word] as AnswerWords).write(match, state, question, answer) };
}

/** The options of a question by the names that scenarios use. A re-roll is a separate step, not an option. */
export function optionNames(match: Match, { kind, options, data }: Question): Json[] {
  const shown = kind === 'reroll' ? options.filter((option) => option !== 'reroll') : options;
  if (data.values !== 'cards') return [...shown];
  return shown.map((option) => (typeof option === 'number' ? match.cards[option].id : option));
}
