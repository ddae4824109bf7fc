import type { Language } from '../words/languages.ts';

/** What a pack says of itself, as its author wrote it and in other languages. */
export interface PackWords {
  readonly title: string;
  /** Empty where it says nothing. */
  readonly description: string;
  readonly authors: readonly string[];
  readonly translations: { readonly [language: string]: Partial<Said> };
}

type Said = Pick<PackWords, 'title' | 'description' | 'authors'>;

/** What a pack says in a language; what is not translated stays as it was written. */
export const wordsOf = (
  { title, description, authors, translations }: PackWords,
  language: Language,
): Said => ({
  ...{ title, description, authors },
  ...translations[language],
});
