import type { Seat } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { Titles } from '../../tableau/presenter.ts';
import type { Language } from '../../words/languages.ts';
import { createWords, type Values, type Words } from '../../words/messages.ts';
import { text, type Phrase } from '../../words/tokens.ts';
import type { SeatedMatch } from './setup.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

const DEFAULT: { readonly [L in Language]: Words } = {
  en: createWords('en', en, {}),
  de: createWords('de', de, {}),
};

/** The words of a game at one of its tables. */
export interface TableWords extends Words {
  /** The name of the hero at a seat; empty for -1, which is none. */
  hero(seat: Seat): Phrase;
}

/** The words of a game, and after them those that all plain games have. */
export function plainWords(own: Words, language: Language): Words {
  const other = DEFAULT[language];
  return {
    lang: own.lang,
    has: (key) => own.has(key) || other.has(key),
    // What neither has, its own words report as missing.
    say: (key, values) => (!own.has(key) && other.has(key) ? other : own).say(key, values),
  };
}

/** The words of a game with the names of those who are at the table. */
export const tableWords = (words: Words, { heroes }: SeatedMatch, titles: Titles): TableWords => ({
  ...words,
  hero: (seat) => (seat < 0 ? [] : text(titles.name(heroes[seat]))),
});

/** The fields of an action, an event or a refusal that messages can set in: numbers and texts, and what is true or not. */
export const valuesOf = (fields: object): Values =>
  Object.fromEntries(
    Object.entries(fields as { readonly [name: string]: Json }).flatMap(([name, value]) => {
      if (typeof value === 'boolean') return [[name, String(value)]];
      return typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [];
    }),
  );
