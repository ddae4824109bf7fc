import type { Phrase } from '../../../words/tokens.ts';
import { createWords, type Values, type Words } from '../../../words/messages.ts';
import type { Language } from '../../../words/languages.ts';
import { de } from '../text/de/table.ts';
import { en, type TextKey } from '../text/en/table.ts';

/** The messages of the table by language. They are parsed when they are first said. */
const WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', en, {}),
  de: createWords('de', de, {}),
};

/** Says what does not depend on a table. */
export interface Lexicon {
  readonly language: Language;
  say(key: TextKey, values?: Values): Phrase;
  /** Whether a name that comes from outside has a message. */
  has(key: string): key is TextKey;
  /** @param last what comes between the last two; semicolons are between all */
  list(parts: readonly Phrase[], last?: `list.${'and' | 'or' | 'comma' | 'semicolon'}`): Phrase;
}

export function lexicon(language: Language): Lexicon {
  const words = WORDS[language];
  const say: Lexicon['say'] = (key, values = {}) => words.say(key, values);
  return {
    language,
    say,
    has: (key): key is TextKey => words.has(key),
    list: ([first = [], ...rest], last = 'list.comma') =>
      rest.reduce(
        (before, second, i) =>
          say(i === rest.length - 1 || last === 'list.semicolon' ? last : 'list.comma', {
            first: before,
            second,
          }),
        first,
      ),
  };
}
