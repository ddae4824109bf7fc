import type { Language } from '../../shared/words/languages.ts';

/** How dates, numbers and lists are written. English is the British kind here. */
export const WRITTEN: { readonly [L in Language]: string } = { en: 'en-GB', de: 'de' };

/** "Aurora, Crimson and Quinn". */
export const listed = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(WRITTEN[language], { type: 'conjunction' }).format(items);

/** The day on which it begins here. @param day `YYYY-MM-DD` */
export function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** A day as people write it: "23 Nov 2026", "23.11.2026". */
export const written = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(WRITTEN[language], { dateStyle: 'medium' }).format(date);
