import type { Language } from './problems.ts';

/** What a pack says of itself, as its author wrote it and in other languages. */
export interface PackWords {
  readonly title: string;
  /** Empty where it says nothing. */
  readonly description: string;
  readonly translations: {
    readonly [language: string]: { readonly title?: string; readonly description?: string };
  };
}

/** Title and description in a language; what is not translated stays as it was written. */
export const wordsOf = (pack: PackWords, language: Language): { title: string; description: string } => ({
  title: pack.title,
  description: pack.description,
  ...pack.translations[language],
});
