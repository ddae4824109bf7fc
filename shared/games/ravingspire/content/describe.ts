import { createDescriber, INLINE, type Describer } from '../../../packs/effects/describe.ts';
import { sentence, type Clause, type Phrase } from '../../../words/tokens.ts';
import type { Words } from '../../../words/messages.ts';
import type { ChangeNode, EffectNode } from '../../../packs/effects/world.ts';
import { ATTRIBUTES } from '../types.ts';
import { isStanding } from './rules-of.ts';
import { language } from './language.ts';
import { changeKind } from './modifiers.ts';
import { sayAttribute, sayAttributes, sayList } from './say.ts';
import type { Cards } from './select.ts';
import { sensible } from './sense.ts';
import { boundTo } from './verbs/power.ts';
import type { CardDefinition, CostDefinition, Rule, StandingRule, TriggeredRule } from './schema.ts';
import type { TowerWorld } from './world.ts';
import { WORDS } from './words.ts';
import type { Language } from '../../../words/languages.ts';

export type { Clause } from '../../../words/tokens.ts';
export { toText } from '../../../words/tokens.ts';

/** Verbs that are said as a separate statement, never as something that you do. */
const STATEMENTS: ReadonlySet<string> = new Set([
  'may',
  'if',
  'repeat',
  'each',
  'foe-advances',
  'move-foe',
  'summon-foe',
  'take-into-battle',
  'add-loot',
]);

const isClause = (node: EffectNode): boolean =>
  STATEMENTS.has(node.do) ||
  (node.do === 'until' && !choosesCards(node)) ||
  (node.who !== undefined && node.who !== 'you');

function choosesCards({ cards, change }: EffectNode): boolean {
  const bound = boundTo(cards as Cards | undefined, change as ChangeNode);
  return bound !== undefined && bound !== 'this';
}

/** Makes a describer for cards; `names` gives the name of a card by id. */
export const cardDescriber = (lang: Language, names: (id: string) => string): Describer =>
  describerIn(WORDS[lang], names);

/** The same for any words; `inline` are the amounts that are written in the sentence itself. */
export function describerIn(
  words: Words,
  names: (id: string) => string,
  inline: readonly string[] = INLINE,
): Describer {
  return createDescriber<TowerWorld>({
    language,
    words,
    names,
    inline,
    change: (node, d) => changeKind(node).describe(node, d),
    isClause,
  });
}

/**
 * The rules text of a card, generated from what it does: one clause a sentence.
 *
 * @param names the name of a card by id, for cards that mention others
 */
export function describeCard(
  definition: CardDefinition,
  lang: Language,
  names: (id: string) => string,
): Clause[] {
  const d = cardDescriber(lang, names);
  return [
    ...sayCost(definition, d).map(sentence),
    ...rulesOn(definition).flatMap((rule) => describeRule(rule, d, definition.kind)),
  ];
}

/** All rules of a card that do something; those of a hero's abilities too. */
export function rulesOn(definition: CardDefinition): readonly Rule[] {
  const { rules = [], hero } = sensible(definition);
  return [...rules, ...(hero?.abilities ?? []).flatMap((ability) => ability.rules)];
}

/** The text of each ability of a hero. */
export function describeAbilities(
  definition: CardDefinition,
  lang: Language,
  names: (id: string) => string,
): Clause[][] {
  const d = cardDescriber(lang, names);
  return (sensible(definition).hero?.abilities ?? []).map(({ rules }) =>
    rules.flatMap((rule) => describeRule(rule, d)),
  );
}

/** The text of one rule. @param kind of the card that carries it */
export const describeRule = (rule: Rule, d: Describer, kind?: CardDefinition['kind']): Clause[] =>
  sayRule(rule, d, kind).map(sentence);

/** What a rule says: its trigger with the first effect, then the other effects. */
export const sayRule = (rule: Rule, d: Describer, kind: CardDefinition['kind'] = 'hero'): Phrase[] =>
  isStanding(rule) ? [sayStanding(rule, d)] : sayTriggered(rule, d, kind);

/** Cards whose turn begins wherever they are; those of a hero do something then only while they are slotted. */
const UNSLOTTED: ReadonlySet<CardDefinition['kind']> = new Set(['hero', 'tower']);

function sayStanding(rule: StandingRule, d: Describer): Phrase {
  const change = d.change(rule.change);
  const said =
    rule.if === undefined ? change : d.say('standing.if', { change, condition: d.condition(rule.if) });
  return d.say(`while.${rule.while}`, { change: said });
}

/** The first effect is said with the trigger, the others are separate sentences. */
function sayTriggered(rule: TriggeredRule, d: Describer, kind: CardDefinition['kind']): Phrase[] {
  const { when, by = 'discard' } = rule;
  if (when === 'activated') return [d.say('when.activated', { effect: d.effect(optional(rule), 'do') })];
  const fighting = when === 'spent' && isAnyBattle(rule.if);
  const bare = rule.if === undefined || fighting;
  const nodes: readonly EffectNode[] = bare ? rule.do : [{ do: 'if', if: rule.if, then: rule.do }];
  const [first, ...others] = nodes;
  const plain = isClause(first) ? 'no' : 'yes';
  const slotted = when === 'turn-start' && !UNSLOTTED.has(kind);
  const trigger = fighting ? 'spent.battle' : slotted ? 'turn-start.slotted' : when;
  const head = d.say(`when.${trigger}`, {
    by,
    plain,
    effect: d.effect(first, 'do'),
  });
  return [head, ...others.map((node) => d.effect(node, 'do'))];
}

/** "Against an enemy", without a word on which. */
const isAnyBattle = (condition: TriggeredRule['if']): boolean =>
  condition?.is === 'battle' && condition.enemy === undefined && condition.class === undefined;

/** An ability that is used at will, once a turn as all are (HERO-6), reads like an effect that you may let happen. */
function optional({ if: condition, price, do: then }: TriggeredRule): EffectNode {
  const may: EffectNode = price === undefined ? { do: 'may', then } : { do: 'may', price, then };
  return condition === undefined ? may : { do: 'if', if: condition, then: [may] };
}

/** What a cost says that is not printed in its matrix: the dice, and the further stages of a finale. */
export function sayCost({ cost, stages = [] }: CardDefinition, d: Describer): Phrase[] {
  const rolled = cost?.rolled ?? [];
  const roll =
    rolled.length === 0
      ? []
      : [d.say('cost.rolled', { n: rolled.length, as: sayAttributes(d, rolled, 'and') })];
  const later = stages.map((stage, i) =>
    d.say('cost.stage', { number: [{ number: i + 2 }], cost: sayMatrix(stage, d) }),
  );
  return [...roll, ...later];
}

function sayMatrix(cost: CostDefinition, d: Describer): Phrase {
  const parts = ATTRIBUTES.flatMap((name) => {
    const count = cost[name] ?? 0;
    return count === 0 ? [] : [d.say('cost.part', { count: [{ number: count }], as: sayAttribute(d, name) })];
  });
  const matrix = sayList(d, parts, 'and');
  if (cost.brute === undefined) return matrix;
  return [...matrix, { text: ' ' }, ...d.say('cost.brute', { count: [{ number: cost.brute }] })];
}
