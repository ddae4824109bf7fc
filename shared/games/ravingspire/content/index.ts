import { ART_MESSAGES } from '../../../face/art/messages.ts';
import type { GameContent } from '../../../packs/content.ts';
import { validateRavingspireCards } from '../../../generated/validators.js';
import { ravingspireAdvice } from './advice.ts';
import { cardWords } from './card-words.ts';
import { inspect } from './inspect.ts';
import { RULE_KINDS } from './kinds.ts';
import type { CardDefinition } from './schema.ts';
import { de } from '../text/de/cards.ts';
import { en } from '../text/en/cards.ts';

/** What the loader of packs needs to know about this game's cards. */
export const ravingspireContent: GameContent = {
  game: 'ravingspire',
  language: cardWords,
  grammars: {
    en: async () => (await import('../../../generated/grammar-ravingspire-en.js')).GRAMMAR,
    de: async () => (await import('../../../generated/grammar-ravingspire-de.js')).GRAMMAR,
  },
  advice: ravingspireAdvice,
  validateCards: validateRavingspireCards,
  inspect: (definition, lookup) => inspect(definition as unknown as CardDefinition, lookup),
  bounds: [
    'board-unfit',
    'deck-size',
    'field-missing-for-kind',
    'field-not-for-kind',
    'power-without-attribute',
    'bad-rows',
    'repeat-too-often',
    'too-deep-effects',
    'too-many-nodes',
    'too-much-standing',
  ],
  ruleKinds: RULE_KINDS,
  patchable: [
    'name',
    'types',
    'power',
    'as',
    'cost',
    'class',
    'loot',
    'copies',
    'stages',
    'rules',
    'story',
    'art',
    'hero',
    'board',
  ],
  messages: { en: { ...ART_MESSAGES.en, ...en }, de: { ...ART_MESSAGES.de, ...de } },
};
