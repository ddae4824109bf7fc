import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Schema } from '../card-schema.ts';
import { helpOfField } from '../card-words.ts';
import type { Bench } from '../sentence/bench.ts';
import type { Site } from '../sentence/forms.ts';

// What is written for authors about words and fields; empty where nothing is.

/** What the word that a form is of does. */
export const doesForm = ({ forms }: Bench, form: Schema, language: Language): string =>
  forms.wordOf(form)?.help[language].does ?? '';

/** What a value of a field means that is a word by itself: a kind of card, who, or where. */
export function doesValue(
  { words }: Bench,
  { at }: Pick<Site, 'at'>,
  value: Json,
  language: Language,
): string {
  if (at === '/kind')
    return Object.hasOwn(words.kinds, String(value)) ? words.kinds[String(value)][language] : '';
  return [...words.whom, ...words.zones].find(({ name }) => name === value)?.help[language].does ?? '';
}

/** What a field means: of the card itself, of a word, or one that narrows cards down. */
export function doesField({ words, forms }: Bench, { at, key, owner }: Site, language: Language): string {
  const form = owner?.value === undefined ? undefined : forms.formOf(owner.value, owner.schema);
  const word = form && forms.wordOf(form);
  if (word !== undefined) return word.help[language].fields?.[key] ?? '';
  const own = helpOfField(words, at);
  if (own !== undefined) return own[language].does;
  return words.filters.find(({ name }) => name === key)?.help[language].does ?? '';
}
