import type { Language } from '../../shared/words/languages.ts';
import { phraseText, text, type Phrase } from '../../shared/words/tokens.ts';
import { createWords } from '../../shared/words/messages.ts';
import { de } from './text/de.ts';
import { en, type UiKey } from './text/en.ts';

/** Says what the terminal itself has to say, in one language. */
export type Ui = (key: UiKey, values?: { readonly [name: string]: string | number }) => string;

const WORDS = { en: createWords('en', en, {}), de: createWords('de', de, {}) };

/** The words of the terminal. */
export const uiOf = (language: Language): Ui => {
  const words = WORDS[language];
  return (key, values = {}) =>
    phraseText(
      words.say(key, Object.fromEntries(Object.entries(values).map(([name, v]) => [name, asText(v)]))),
    );
};

/** Words that messages choose by stay words; anything with punctuation in it is text to be set in as it is. */
const asText = (value: string | number): string | number | Phrase =>
  typeof value === 'string' && /\W/.test(value) ? text(value) : value;
