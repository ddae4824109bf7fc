import { phraseText, type Phrase } from '../../shared/words/tokens.ts';
import { createWords, type Values, type Words } from '../../shared/words/messages.ts';
import type { Language } from '../../shared/words/languages.ts';
import { boundPhrase, paths } from '../../shared/tableau/bound.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

export type HostKey = keyof typeof en;

const WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', en, {}),
  de: createWords('de', de, {}),
};

/** A sentence of the host; its numbers stay on a line with what they count. */
export const say = (language: Language, key: HostKey, values?: Values): string =>
  phraseText(sayPhrase(language, key, values));

/** The same as tokens, for sentences that name cards. */
export const sayPhrase = (language: Language, key: HostKey, values?: Values): Phrase =>
  boundPhrase(WORDS[language].say(key, values), paths(inWords(values)));

/** Values as they appear in the sentence. */
const inWords = (values: Values = {}): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? phraseText(value) : String(value),
    ]),
  );
