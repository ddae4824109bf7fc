import { ART_MESSAGES } from '../../../face/art/messages.ts';
import { validateArcanaCards } from '../../../generated/validators.js';
import type { GameContent } from '../../../packs/content.ts';
import { arcanaAdvice } from './advice.ts';
import { cardWords } from './card-words.ts';
import { inspect } from './inspect.ts';
import { RULE_KINDS, type CardDefinition } from './schema.ts';
import { de } from '../text/de/cards.ts';
import { en } from '../text/en/cards.ts';

/** What the loader of packs needs to know about this game's cards. */
export const arcanaContent: GameContent = {
  game: 'arcana',
  language: cardWords,
  grammars: {
    en: async () => (await import('../../../generated/grammar-arcana-en.js')).GRAMMAR,
    de: async () => (await import('../../../generated/grammar-arcana-de.js')).GRAMMAR,
  },
  advice: arcanaAdvice,
  validateCards: validateArcanaCards,
  ruleKinds: RULE_KINDS,
  inspect: (definition, lookup) => inspect(definition as unknown as CardDefinition, lookup),
  patchable: [
    'name',
    'story',
    'art',
    'effects',
    'suit',
    'rank',
    'weak',
    'types',
    'talent',
    'bonus',
    'beyondCap',
    'class',
    'gift',
    'adventurer',
    'tables',
    'foes',
    'place',
  ],
  messages: { en: { ...ART_MESSAGES.en, ...en }, de: { ...ART_MESSAGES.de, ...de } },
};
