import { de as coreDe } from '../../../packs/effects/text/de.ts';
import { en as coreEn } from '../../../packs/effects/text/en.ts';
import { createWords, type Words } from '../../../words/messages.ts';
import type { Language } from '../../../words/languages.ts';
import { de } from '../text/de/cards.ts';
import { en } from '../text/en/cards.ts';

/** Tags in messages that lead to a rule. */
export const TERMS = {
  attack: 'AR-R!29',
  die: 'AR-TURN-2',
  dispel: 'AR-FOE-3',
  foe: 'AR-FOE-1',
  gift: 'AR-GIFT-1',
  health: 'AR-HP-1',
  reading: 'AR-R!40',
  sanctuary: 'AR-CLASS-4',
  shield: 'AR-CLASS-1',
  ward: 'AR-FOE-2',
} as const;

/** The words on cards. Messages are parsed when they are first said. */
export const WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', { ...coreEn, ...en }, TERMS),
  de: createWords('de', { ...coreDe, ...de }, TERMS),
};
