import type { Definitions } from '../../../engine/game.ts';
import type { Presenter, Titles } from '../../../tableau/presenter.ts';
import { definitionOf } from '../events.ts';
import { narrator } from '../narrate.ts';
import type { Language } from '../../../words/languages.ts';
import { sayRefusal } from '../narrate/refusal.ts';
import { NONE, type Action, type Event, type Match, type State } from '../types.ts';
import { BACKS } from './backs.ts';
import { promptFor } from './prompt.ts';
import { tableauFor } from './tableau.ts';
import { sayChosen, sayOption } from './question.ts';
import { sightOf, teller } from './teller.ts';
import { warnings } from './warnings.ts';

/** Shows a table of Ravingspire in words; one for each table and language. */
export function presenter(
  match: Match,
  definitions: Definitions,
  language: Language,
  titles: Titles,
): Presenter<State, Action, Event> {
  const t = teller(match, definitions, language, titles);
  const plain = narrator(t.s);
  const told: typeof plain = {
    ...plain,
    answer: (question, option) => sayOption(t, question, option) ?? plain.answer(question, option),
    answered: (question, option, seat) =>
      sayChosen(t, question, option, seat) ?? plain.answered(question, option, seat),
  };
  return {
    narrator: () => told,
    tableau: (state, viewer) => tableauFor(t, state, viewer),
    prompt: (state, seat, question) => promptFor(t, state, seat, question),
    warnings: (state, seat, action) => warnings(sightOf(t, state, seat), action),
    face: (id) => t.face(id),
    backs: BACKS.ids,
    cause: ({ cause }) => (cause === NONE ? [] : t.s.card(cause)),
    weight: ({ kind }) => definitionOf(kind).weight ?? 'plain',
    why: (refusal, seat) => ({ sentence: sayRefusal(t.s, refusal, seat), rule: refusal.rule }),
  };
}

/** Whether hands are hidden from other seats at the same screen (INFO-2). */
export const secret = ({ seats, options }: Match): boolean => seats > 1 && options.flanking;

/** The Spire card that was faced, which winners and losers may sign (KEEP-7). */
export const trophy = (match: Match, { challenge }: State): string | null =>
  challenge === NONE ? null : match.cards[challenge].id;
