import { de as coreDe } from '../../../packs/effects/text/de.ts';
import { en as coreEn } from '../../../packs/effects/text/en.ts';
import type { Language } from '../../../words/languages.ts';
import { createWords, type Words } from '../../../words/messages.ts';
import { de } from '../text/de/cards.ts';
import { en } from '../text/en/cards.ts';

/** Tags in messages that lead to a rule. */
export const TERMS = {
  adversary: 'ENC-4',
  advance: 'FOE-4',
  banish: 'CARD-7',
  burden: 'CARD-21',
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

/** All messages of the card language: those of every game, and this one's. */
export const MESSAGES = { en: { ...coreEn, ...en }, de: { ...coreDe, ...de } } as const;

/** The texts of the card language. Messages are parsed when they are first said. */
export const WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', MESSAGES.en, TERMS),
  de: createWords('de', MESSAGES.de, TERMS),
};
