/** The languages of the edition, each under its own name. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** A number with the decimal sign of a language. */
export const decimal = (value: number, language: Language): string =>
  value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 6 });

/** It takes long to be made, and names are asked for with every key that is typed. */
const namesIn = new Map<Language, Intl.DisplayNames>();

/** What a language is called in another one, by its tag; the tag where it has no name there. */
export function languageName(tag: string, language: Language): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  namesIn.set(language, names);
  return names.of(tag) ?? tag;
}
