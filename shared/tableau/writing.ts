import type { Json } from '../engine/json.ts';
import { legible } from '../packs/line.ts';
import type { Choice, TextForm } from './tableau.ts';

/** A choice that the player can add words to. */
export type WritableChoice = Choice & { readonly form: TextForm };

export const isWritable = (choice: Choice): choice is WritableChoice => choice.form?.kind === 'text';

/** What is wrong with words for a form. */
export type WritingProblem = 'missing' | 'short' | 'long';

/** Words as they are sent: blanks at the ends say nothing, nor does what cannot be seen. */
export const tidied = (words: string): string => legible(words).trim();

/** What the action of a choice proposes to write. */
export function proposedText({ action, form }: WritableChoice): string {
  const words = (action as { readonly [field: string]: Json | undefined })[form.field];
  return typeof words === 'string' ? words : '';
}

/** What is wrong with words, or null. Letters are counted as rules count them: by the length of the text. */
export function writingProblem({ least, most }: TextForm, words: string): WritingProblem | null {
  const { length } = tidied(words);
  if (length > most) return 'long';
  if (length >= least) return null;
  return length === 0 ? 'missing' : 'short';
}

/** The action of a choice with these words in it. Whether that is legal only the rules can decide. */
export const writeIn = ({ action, form }: WritableChoice, words: string): Json => ({
  ...(action as { readonly [field: string]: Json }),
  [form.field]: tidied(words),
});
