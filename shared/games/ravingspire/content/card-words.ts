import Type, { type TSchema } from '../../../generated/typebox.js';
import {
  generalHelp,
  withHelp,
  type CardWord,
  type CardWords,
  type PlainWord,
} from '../../../packs/card-words.ts';
import type { Schema } from '../../../packs/card-schema.ts';
import { allLabels } from '../../../packs/labels/labels.ts';
import { canonicalForm } from '../../../packs/canonical.ts';
import { APART, sayPart, type Parts } from '../../../packs/effects/describe.ts';
import { Origins } from '../../../packs/effects/origins.ts';
import { closed } from '../../../packs/effects/schema.ts';
import { spannedText } from '../../../packs/spans.ts';
import type { AmountNode, ChangeNode, ConditionNode, EffectNode } from '../../../packs/effects/world.ts';
import { EQUALITIES } from './canonical.ts';
import { cardDescriber, describeCard, sayRule } from './describe.ts';
import { de } from './help/de.ts';
import { en } from './help/en.ts';
import { de as labelsDe } from '../text/de/labels.ts';
import { en as labelsEn } from '../text/en/labels.ts';
import { KIND_SORTS } from './kinds.ts';
import { language } from './language.ts';
import { CHANGES } from './modifiers.ts';
import { sayCards } from './say.ts';
import { CardDefinition, DEFINITIONS, StandingRule, TriggeredRule, type Rule } from './schema.ts';
import { NEIGHBOURS, WHO } from './seats.ts';
import { ChosenCards, type Cards } from './select.ts';
import { STANDING_NAMES, STANDINGS } from './standings.ts';
import { TRIGGERS } from './triggers.ts';
import { TRIGGER_FIELDS } from './triggers/define.ts';
import { ZONE_FORMATS, ZONES } from './zones.ts';

const HELP = { en, de };

const sayRules: CardWord['say'] = (rule, lang, names) => sayRule(rule as Rule, cardDescriber(lang, names));
const sayEffect: CardWord['say'] = (node, lang, names) => [
  cardDescriber(lang, names).effect(node as EffectNode, 'do'),
];
const sayChosen: CardWord['say'] = (cards, lang, names) => [
  sayCards(cardDescriber(lang, names), cards as Cards),
];

/** The schema of a rule whose word is fixed, without the fields that do not go with it. */
const ruleSchema = (
  properties: { readonly [field: string]: TSchema },
  tag: string,
  word: string,
  without: readonly string[],
): TSchema =>
  closed({
    ...Object.fromEntries(Object.entries(properties).filter(([field]) => !without.includes(field))),
    [tag]: Type.Literal(word),
  });

const triggers = TRIGGERS.map(({ name, kinds, format, example, fields = [] }): PlainWord => {
  const others = TRIGGER_FIELDS.filter((field) => !fields.includes(field));
  const own = format === undefined ? {} : { format };
  return { ...own, name, kinds, example, schema: ruleSchema(TriggeredRule.properties, 'when', name, others) };
});

const standings = STANDING_NAMES.map((name): PlainWord => ({
  ...STANDINGS[name],
  name,
  schema: ruleSchema(StandingRule.properties, 'while', name, []),
}));

const whom = WHO.map((name): PlainWord => ({
  ...(NEIGHBOURS.includes(name) && { format: 2 }),
  name,
  schema: Type.Literal(name),
  example: { do: 'draw', cards: 1, who: name },
}));

const zones = ZONES.map((name): PlainWord => ({
  name,
  ...(ZONE_FORMATS[name] !== undefined && { format: ZONE_FORMATS[name] }),
  schema: Type.Literal(name),
  example: { from: [name] },
}));

/** A choice of cards for each key that narrows it down. */
const NARROWED: { readonly [key in keyof typeof ChosenCards.properties]: ChosenCards } = {
  kind: { from: ['discard'], kind: ['adventurer', 'attack'] },
  not: { from: ['discard'], not: ['adventurer'] },
  attribute: { from: ['discard'], attribute: ['fight'] },
  power: { from: ['ring'], power: { min: 3, max: 4 } },
  cost: { from: ['ring'], cost: { max: 4 } },
  class: { from: ['battle'], class: ['runelord'] },
  id: { from: ['deck', 'discard'], id: 'base:stray-squire' },
  pack: { from: ['discard'], pack: 'base' },
  named: { from: ['discard'], named: 'this' },
  slot: { from: ['slots'], slot: ['weapon', 'armor'] },
  from: { from: ['hand', 'discard'] },
  whose: { from: ['hand'], whose: 'others', pick: 'random' },
  count: { from: ['hand'], count: 2 },
  upTo: { from: ['discard'], count: 2, upTo: true },
  pick: { from: ['hand'], pick: 'strongest' },
};
const filters = Object.entries(NARROWED).map(([name, example]): PlainWord => {
  const schema: TSchema & Schema = ChosenCards.properties[name as keyof typeof NARROWED];
  const { since: format } = schema;
  return { ...(format === undefined ? {} : { format }), name, example, schema };
});

const formOf = (list: readonly PlainWord[], word: unknown): TSchema | undefined =>
  list.find(({ name }) => name === word)?.schema;

/** The fields that a rule may have with its word, which are not all that rules have. */
const formOfRule = (part: { readonly when?: unknown; readonly while?: unknown }): TSchema | undefined =>
  formOf(triggers, part.when) ?? formOf(standings, part.while);

/** All words that the cards of this game are written in. */
export const cardWords: CardWords = {
  triggers: withHelp('triggers', triggers, HELP, sayRules),
  standings: withHelp('standings', standings, HELP, sayRules),
  verbs: withHelp('verbs', language.verbs.values(), HELP, sayEffect),
  whom: withHelp('whom', whom, HELP, sayEffect),
  filters: withHelp('filters', filters, HELP, sayChosen),
  zones: withHelp('zones', zones, HELP, sayChosen),
  amounts: withHelp('amounts', language.amounts.values(), HELP, (node, lang, names) => [
    cardDescriber(lang, names).number(node as AmountNode),
  ]),
  conditions: withHelp('conditions', language.conditions.values(), HELP, (node, lang, names) => [
    cardDescriber(lang, names).condition(node as ConditionNode),
  ]),
  changes: withHelp('changes', CHANGES, HELP, (node, lang, names) => [
    cardDescriber(lang, names).change(node as ChangeNode),
  ]),
  card: CardDefinition,
  definitions: DEFINITIONS,
  labels: allLabels({ en: labelsEn, de: labelsDe }),
  ...generalHelp(HELP, KIND_SORTS),
  text(definition, lang, names, _cards, idle = false) {
    const clauses = describeCard(definition as CardDefinition, lang, names, {
      origins: new Origins(definition),
      idle,
    });
    return spannedText(clauses, definition, CardDefinition, formOfRule);
  },
  describe(part, node, { language: lang, names, manner = {}, kind, marks = false, memory }) {
    const origins = marks && typeof node === 'object' ? new Origins(node!, true) : undefined;
    const d = cardDescriber(lang, names, origins, { ...APART, ...manner }, memory);
    return part === 'rule'
      ? sayRule(node as Rule, d, kind as CardDefinition['kind'] | undefined)
      : [sayPart(d, part, node as Parts[typeof part])];
  },
  canonical: (part, node) => canonicalForm(node, { $ref: `#/$defs/${part}`, $defs: DEFINITIONS }, EQUALITIES),
};
