import { withHelp, type CardWords } from '../../../packs/card-words.ts';
import type { AmountNode, EffectNode } from '../../../packs/effects/world.ts';
import { effectDescriber } from './describe.ts';
import { en } from './help/en.ts';
import { language } from './language.ts';
import { DEFINITIONS } from './schema.ts';

const HELP = { en };

/** All words that the cards of this game are written in: effects of suits, and their amounts. */
export const cardWords: CardWords = {
  triggers: [],
  standings: [],
  verbs: withHelp('verbs', language.verbs.values(), HELP, (node, lang, names) => [
    effectDescriber(lang, names).effect(node as EffectNode, 'do'),
  ]),
  whom: [],
  filters: [],
  zones: [],
  amounts: withHelp('amounts', language.amounts.values(), HELP, (node, lang, names) => [
    effectDescriber(lang, names).number(node as AmountNode),
  ]),
  conditions: [],
  changes: [],
  definitions: DEFINITIONS,
  fields: {},
};
