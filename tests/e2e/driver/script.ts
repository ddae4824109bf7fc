import type { Question } from '../../../shared/engine/game.ts';
import { same } from '../../../shared/engine/json.ts';
import type { Entry, SavedTable } from '../../../shared/engine/table.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { phraseText, type Phrase } from '../../../shared/packs/effects/tokens.ts';
import type { Language } from '../../../shared/packs/problems.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import { findChoice } from '../../../shared/tableau/match.ts';
import { proposedPayment, type Payment } from '../../../shared/tableau/payment.ts';
import type { Choice, PaymentForm, PaymentSource, Prompt } from '../../../shared/tableau/tableau.ts';
import { freshTable, runEntries, type AnyTable } from '../../../scripts/commands/support/recording.ts';

/** A button among those that a prompt shows, in words. */
export interface Target {
  /** Title of the prompt, which names its region. */
  prompt: string;
  /** The label of the button. */
  button: string;
  /** Which of the buttons with this label, from 0, in the order in which they stand there. */
  nth: number;
}

/** One thing that somebody does at a table, in the words that the page shows. */
export type Gesture =
  | ({
      do: 'press';
      /** It is shown only when everything is asked for; `nth` then counts all that are shown so. */
      minor: boolean;
      /** It warns, and asks before it is done. */
      confirm: boolean;
    } & Target)
  | ({
      do: 'pay';
      minor: boolean;
      confirm: boolean;
      /** The way to pay that has to be chosen; null: the proposed one. */
      way: string | null;
      /** What has to be changed in the proposal, source by source. */
      uses: Use[];
    } & Target)
  | ({ do: 'answer' } & Target)
  | {
      do: 'undo';
      /** It makes the game a practice game, and asks before it is done. */
      practice: boolean;
    }
  | { do: 'redo' };

/** What a source of a payment is to count as. */
export interface Use {
  /** Label of the source. */
  source: string;
  /** Which of the sources with this label, from 0. */
  nth: number;
  /** Label of what it counts as; null: it is not used. */
  use: string | null;
}

/** A log entry that cannot be put into words of its prompt. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/**
 * What somebody has to do at a table to play a saved game again, one gesture a log entry.
 *
 * @param language in which the table speaks
 * @throws ScriptError naming the entry that no button of its prompt stands for
 */
export function scriptOf(game: GameEntry, saved: SavedTable, language: Language, titles: Titles): Gesture[] {
  const table = freshTable(game.game, saved);
  const presenter = game.presenter(table.match, saved.definitions, language, titles);
  return runEntries(saved).map((entry) => {
    const question = ownQuestion(table, entry);
    const prompt = () => presenter.prompt(table.state, entry.seat, question);
    const gesture = gestureOf(table, entry, prompt);
    table.replayEntry(entry);
    return gesture;
  });
}

const ownQuestion = ({ question }: AnyTable, { seat }: Entry): Question | null =>
  question?.seat === seat ? question : null;

function gestureOf(table: AnyTable, entry: Entry, prompt: () => Prompt): Gesture {
  switch (entry.kind) {
    case 'action':
      return actionGesture(prompt(), entry);
    case 'answer':
      return answerGesture(prompt(), entry);
    case 'undo':
      return { do: 'undo', practice: table.undoable === 0 };
    case 'redo':
      return { do: 'redo' };
  }
}

function answerGesture(prompt: Prompt, entry: Entry): Gesture {
  const answers = prompt.answers ?? [];
  const at = answers.findIndex(({ value }) => same(value, entry.body));
  if (at < 0) throw unknown(prompt, entry);
  const labels = answers.map(({ label }) => label);
  return { do: 'answer', ...target(prompt, labels, at) };
}

function actionGesture(prompt: Prompt, entry: Entry): Gesture {
  const found = findChoice(prompt, entry.body);
  if (found === null) throw unknown(prompt, entry);
  const { choice, payment } = found;
  const minor = choice.minor && !choice.onward;
  const shown = shownChoices(prompt, minor);
  const at = shown.indexOf(choice);
  const labels = shown.map(({ label }) => label);
  const where = { ...target(prompt, labels, at), minor, confirm: choice.warnings.length > 0 };
  if (choice.payment === null || payment === null || isProposed(choice.payment, payment))
    return { do: 'press', ...where };
  return { do: 'pay', ...where, ...changes(choice.payment, payment) };
}

/** The choices whose buttons stand in a prompt, in their order: the obvious ways on come last, and always. */
export function shownChoices({ groups }: Prompt, everything: boolean): Choice[] {
  const choices = groups.flatMap((group) => group.choices);
  const listed = choices.filter(({ minor, onward }) => !onward && (everything || !minor));
  return [...listed, ...choices.filter(({ onward }) => onward)];
}

function target(prompt: Prompt, labels: readonly Phrase[], at: number): Target {
  const button = phraseText(labels[at]);
  const nth = labels.slice(0, at).filter((label) => phraseText(label) === button).length;
  return { prompt: phraseText(prompt.title), button, nth };
}

const isProposed = (form: PaymentForm, payment: Payment): boolean => same(payment, proposedPayment(form));

/** What has to be changed in a proposal to make it this payment. */
function changes(form: PaymentForm, { way, uses }: Payment): { way: string | null; uses: Use[] } {
  const changed = form.sources.flatMap((source, i): Use[] => {
    const use = uses[i];
    if (use === source.proposed) return [];
    return [
      {
        source: phraseText(source.label),
        nth: nthSource(form, i),
        use: use < 0 ? null : useLabel(source, use),
      },
    ];
  });
  return { way: way === form.proposed ? null : phraseText(form.ways[way].label), uses: changed };
}

const useLabel = ({ uses }: PaymentSource, use: number): string => phraseText(uses[use].label);

function nthSource({ sources }: PaymentForm, i: number): number {
  const name = phraseText(sources[i].label);
  return sources.slice(0, i).filter(({ label }) => phraseText(label) === name).length;
}

function unknown(prompt: Prompt, { n, kind, body }: Entry): ScriptError {
  const asked = phraseText(prompt.title);
  return new ScriptError(
    `entry ${n}: nothing under "${asked}" stands for the ${kind} ${JSON.stringify(body)}`,
  );
}
