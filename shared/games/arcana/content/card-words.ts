import { generalHelp, withHelp, type CardWords } from '../../../packs/card-words.ts';
import type { AmountNode, EffectNode } from '../../../packs/effects/world.ts';
import { allLabels } from '../../../packs/labels/labels.ts';
import { canonicalForm } from '../../../packs/canonical.ts';
import { APART, sayPart, type Parts } from '../../../packs/effects/describe.ts';
import { Origins } from '../../../packs/effects/origins.ts';
import { spannedText } from '../../../packs/spans.ts';
import { describeCard, effectDescriber, sayEffects } from './describe.ts';
import { de } from './help/de.ts';
import { en } from './help/en.ts';
import { de as labelsDe } from '../text/de/labels.ts';
import { en as labelsEn } from '../text/en/labels.ts';
import { language } from './language.ts';
import { CardDefinition, DEFINITIONS } from './schema.ts';

const HELP = { en, de };

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
  card: CardDefinition,
  definitions: DEFINITIONS,
  labels: allLabels({ en: labelsEn, de: labelsDe }),
  ...generalHelp(HELP),
  text(definition, lang, names, cards) {
    const clauses = describeCard(definition as CardDefinition, lang, cards, names, new Origins(definition));
    return spannedText(clauses, definition, CardDefinition);
  },
  describe(part, node, { language: lang, names, manner = {}, marks = false, memory }) {
    if (part === 'rule') throw new RangeError('the cards of this game have no rules with a trigger');
    const origins = marks && typeof node === 'object' ? new Origins(node!, true) : undefined;
    const d = effectDescriber(lang, names, origins, { ...APART, ...manner }, memory);
    // Each effect of a suit is a sentence.
    return part === 'effects'
      ? sayEffects(d, node as readonly EffectNode[])
      : [sayPart(d, part, node as Parts[typeof part])];
  },
  canonical: (part, node) => canonicalForm(node, { $ref: `#/$defs/${part}`, $defs: DEFINITIONS }, []),
};
