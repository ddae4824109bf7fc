import { phraseText } from '../../shared/packs/effects/tokens.ts';
import { createWords, type Values, type Words } from '../../shared/packs/effects/words.ts';
import type { Phrase } from '../../shared/packs/effects/tokens.ts';
import type { Language } from '../../shared/packs/problems.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

export type HostKey = keyof typeof en;

const WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', en, {}),
  de: createWords('de', de, {}),
};

/** A sentence of the host. */
export const say = (language: Language, key: HostKey, values?: Values): string =>
  phraseText(sayPhrase(language, key, values));

/** The same as tokens, for sentences that name cards. */
export const sayPhrase = (language: Language, key: HostKey, values?: Values): Phrase =>
  WORDS[language].say(key, values);
