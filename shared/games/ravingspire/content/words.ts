import { de as coreDe } from '../../../packs/effects/text/de.ts';
import { en as coreEn } from '../../../packs/effects/text/en.ts';
import { phraseText } from '../../../packs/effects/tokens.ts';
import { createWords, type Values, type Words } from '../../../packs/effects/words.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** Tags in messages that lead to a rule. */
const TERMS = {
  adversary: 'ENC-4',
  advance: 'FOE-4',
  banish: 'CARD-7',
  die: 'MOVE-7',
  foe: 'FOE-1',
  generate: 'HERO-5',
  instead: 'CARD-4',
  key: 'SHOW-9',
  loot: 'SHOW-4',
  madness: 'MAD-4',
  reshuffle: 'REC-2',
  ring: 'ENC-1',
  sanity: 'MAD-1',
  slot: 'CARD-2',
  well: 'EXP-5',
} as const;

export const LANGUAGES = ['en', 'de'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The texts of the card language. Messages are parsed when they are first said. */
export const WORDS: { readonly [L in Lang]: Words } = {
  en: createWords('en', { ...coreEn, ...en }, TERMS),
  de: createWords('de', { ...coreDe, ...de }, TERMS),
};

/** Symbols of their own in brief texts. */
const SYMBOLS = ['sanity', 'die', 'draw', 'loot', 'banish', 'reshuffle', 'madness'] as const;

function briefly(words: Words): Words {
  const symbols = (): Values =>
    Object.fromEntries(
      SYMBOLS.map((symbol) => [
        symbol,
        [{ symbol, text: phraseText(words.say('brief.symbol', { symbol })) }],
      ]),
    );
  return {
    ...words,
    say(key, values = {}) {
      const brief = `brief.${key}`;
      return words.has(brief) ? words.say(brief, { ...values, ...symbols() }) : words.say(key, values);
    },
  };
}

/** The same, with the brief forms of messages where there are some. */
export const BRIEF_WORDS: { readonly [L in Lang]: Words } = { en: briefly(WORDS.en), de: briefly(WORDS.de) };
