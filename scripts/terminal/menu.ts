import type { Json } from '../../shared/engine/json.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import type { Choice, Prompt } from '../../shared/tableau/tableau.ts';

/** A line of the numbered list: an action, or an answer to a question. */
export interface MenuEntry {
  /** What is entered. */
  readonly body: Json;
  readonly label: string;
  /** Said behind the label, less loud. */
  readonly note: string;
  /** Left out of the list until everything is asked for; its number works all the same. */
  readonly hidden: boolean;
  /** The card that it is about, or -1. */
  readonly card: number;
  /** Null for an answer. */
  readonly choice: Choice | null;
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** What can be done now, in groups; none while a question is open. */
export function menuOf({ groups }: Prompt): MenuGroup[] {
  return groups.flatMap(({ title, choices }) => {
    const entries = choices.filter(({ refusal }) => refusal === null).map(entryOf);
    return entries.length === 0 ? [] : [{ title: phraseText(title), entries }];
  });
}

const entryOf = (choice: Choice): MenuEntry => ({
  body: choice.action,
  label: phraseText(choice.label),
  note: phraseText(choice.note),
  hidden: choice.minor,
  card: choice.card,
  choice,
});

/** The answers to an open question. */
export function answersOf({ answers }: Prompt): MenuEntry[] {
  return (answers ?? []).map(({ value, label, card }) => ({
    body: value,
    label: phraseText(label),
    note: '',
    hidden: false,
    card,
    choice: null,
  }));
}

/** What is listed is numbered first, so that its numbers leave no gaps and none means something unseen. */
export const shownFirst = (entries: readonly MenuEntry[]): MenuEntry[] => [
  ...entries.filter(({ hidden }) => !hidden),
  ...entries.filter(({ hidden }) => hidden),
];
