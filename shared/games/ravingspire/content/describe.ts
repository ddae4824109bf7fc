import {
  createDescriber,
  type Describer,
  type Wording,
  type Memory,
  type Speech,
} from '../../../packs/effects/describe.ts';
import type { Lookup } from '../../../packs/content.ts';
import {
  capitalised,
  marked,
  merged,
  sentence,
  text,
  type Clause,
  type Phrase,
  type SpanRole,
} from '../../../words/tokens.ts';
import { Origins } from '../../../packs/effects/origins.ts';
import type { Words } from '../../../words/messages.ts';
import type { ChangeNode, EffectNode } from '../../../packs/effects/world.ts';
import { ATTRIBUTES } from '../types.ts';
import { keywordIn, meaningOf } from './keywords.ts';
import { SAID_INLINE } from './amounts.ts';
import { isStanding, rulesOf } from './rules-of.ts';
import { language } from './language.ts';
import { changeKind } from './modifiers.ts';
import { sayAbout, sayAttribute, sayAttributes, sayList } from './say.ts';
import type { Cards } from './select.ts';
import { sensible } from './sense.ts';
import { triggerOf } from './triggers.ts';
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
  'later',
  'foe-advances',
  'move-foe',
  'place-foe',
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

/**
 * Makes a describer for cards; `names` gives the name of a card by id, `origins` has it mark what it says, `manner` is how
 * the words around are said, `memory` keeps what is said.
 */
export const cardDescriber = (
  lang: Language,
  names: (id: string) => string,
  origins?: Origins,
  manner?: Wording,
  memory?: Memory,
): Describer => describerIn(WORDS[lang], names, SAID_INLINE, origins, manner, memory);

/** The same for any words; `inline` are the amounts that are written in the sentence itself. */
export function describerIn(
  words: Words,
  names: (id: string) => string,
  inline: readonly string[] = SAID_INLINE,
  origins?: Origins,
  manner?: Wording,
  memory?: Memory,
): Describer {
  const speech: Speech<TowerWorld> = {
    language,
    words,
    names,
    inline,
    origins,
    memory,
    change: (node, d) => changeKind(node).describe(node, d),
    isClause,
  };
  return createDescriber(speech, manner);
}

/** How a whole card is said. */
export interface Telling {
  /** Of this card: every piece of the text is marked with the part of the card that it is made from. */
  readonly origins?: Origins;
  /** Whether what never happens is said too. */
  readonly idle?: boolean;
  /** Where its keywords are found: each is then followed by a reminder of what it stands for (LANG-60). */
  readonly cards?: Lookup;
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
  telling: Telling = {},
): Clause[] {
  const d = cardDescriber(lang, names, telling.origins);
  return [
    ...[...sayRolled(definition, d), ...sayStages(definition, d)].map(sentence),
    ...describeRules(definition, d, telling),
  ];
}

/**
 * What a drawn card says in words, each piece marked with the part of the card that it is made from: its stages are drawn
 * as prices.
 *
 * @param cards where its keywords are found
 */
export function describePrinted(
  definition: CardDefinition,
  lang: Language,
  names: (id: string) => string,
  cards: Lookup,
): Clause[] {
  const origins = new Origins(definition);
  const d = cardDescriber(lang, names, origins);
  return [...sayRolled(definition, d).map(sentence), ...describeRules(definition, d, { origins, cards })];
}

const describeRules = (
  definition: CardDefinition,
  d: Describer,
  { origins, idle = false, cards }: Telling,
): Clause[] =>
  rulesIn(idle ? definition : sensible(definition, origins)).flatMap((rule) =>
    withReminder(rule, d, definition.kind, cards),
  );

/** The text of a rule; of a keyword with what it stands for in brackets. */
function withReminder(rule: Rule, d: Describer, kind: CardDefinition['kind'], cards?: Lookup): Clause[] {
  const keyword = cards === undefined ? undefined : keywordIn(rule);
  const meant = keyword === undefined ? [] : meaningOf(keyword, cards!);
  if (meant.length === 0) return describeRule(rule, d, kind);
  const word = capitalised(sayRule(rule, d, kind).flat());
  const at = word[0]?.marks?.[0]?.at;
  // All of it belongs to the rule that names the keyword.
  const as = (phrase: Phrase, role: SpanRole): Phrase =>
    at === undefined ? phrase : marked(phrase, { at, role });
  const [first, ...others] = closed(meant.flatMap((one) => describeRule(one, d, kind))).map((clause) => ({
    ...clause,
    tokens: as(clause.tokens, 'rule'),
  }));
  const tokens = merged([...as(word, 'keyword'), ...as(text(' ('), 'rule'), ...first.tokens]);
  return [{ ...first, tokens }, ...others];
}

/** Clauses with a closing bracket behind the last one, or the last row of its table. */
function closed(clauses: readonly Clause[]): Clause[] {
  const last = clauses[clauses.length - 1];
  const { tokens, under } = last;
  const end =
    under.length > 0 ? { tokens, under: closed(under) } : { tokens: [...tokens, ...text(')')], under };
  return [...clauses.slice(0, -1), end];
}

/** All rules of a card that do something; those of a hero's abilities too. */
export const rulesOn = (definition: CardDefinition): readonly Rule[] => rulesIn(sensible(definition));

const rulesIn = (definition: CardDefinition): readonly Rule[] => rulesOf(definition).map(({ rule }) => rule);

/** The text of each ability of a hero. */
export function describeAbilities(
  definition: CardDefinition,
  lang: Language,
  names: (id: string) => string,
  { origins, cards }: Omit<Telling, 'idle'> = {},
): Clause[][] {
  const d = cardDescriber(lang, names, origins);
  return (sensible(definition, origins).hero?.abilities ?? []).map(({ rules }) =>
    rules.flatMap((rule) => withReminder(rule, d, 'hero', cards)),
  );
}

/** The text of one rule. @param kind of the card that carries it */
export const describeRule = (rule: Rule, d: Describer, kind?: CardDefinition['kind']): Clause[] =>
  sayRule(rule, d, kind).map(sentence);

/** What a rule says: its trigger with the first effect, then the other effects. */
export function sayRule(rule: Rule, d: Describer, kind: CardDefinition['kind'] = 'hero'): Phrase[] {
  const own = d.about(rule);
  const said = isStanding(rule) ? [sayStanding(rule, own)] : sayTriggered(rule, own, kind);
  return said.map((phrase) => own.whole(phrase, 'rule'));
}

/** Cards whose turn begins wherever they are; those of a hero do something then only while they are slotted. */
const UNSLOTTED: ReadonlySet<CardDefinition['kind']> = new Set(['hero', 'tower']);

function sayStanding(rule: StandingRule, d: Describer): Phrase {
  const change = d.change(rule.change);
  const said =
    rule.if === undefined
      ? change
      : d.rest('if', d.say('standing.if', { change, condition: d.condition(rule.if) }), 'condition');
  return d.rest('while', d.say(`while.${rule.while}`, { change: said }), 'trigger');
}

/** The first effect is said with the trigger, the others are separate sentences. */
function sayTriggered(rule: TriggeredRule, d: Describer, kind: CardDefinition['kind']): Phrase[] {
  const { when } = rule;
  if (when === 'activated') {
    const effect = d.rest('do', d.effect(optional(rule), 'do'), 'clause');
    return [d.rest('when', d.say('when.activated', { effect }), 'trigger')];
  }
  const fighting = when === 'spent' && isAnyBattle(rule.if);
  const bare = rule.if === undefined || fighting;
  const nodes: readonly EffectNode[] = bare ? rule.do : [{ do: 'if', if: rule.if, then: rule.do }];
  const [first, ...others] = nodes;
  const plain = isClause(first) ? 'no' : 'yes';
  const slotted = triggerOf(rule).ofTurn === true && !UNSLOTTED.has(kind);
  const moment = fighting ? 'spent.battle' : slotted ? (`${when}.slotted` as const) : when;
  const effect = d.effect(first, 'do');
  const at = d.say(`when.${moment}`, {
    by: d.word('by', rule.by ?? 'discard'),
    ...sayAbout(d, rule, triggerOf(rule)),
    plain,
    // Where the condition of the rule is said as an effect, its words are the condition's.
    effect: bare ? effect : d.rest('if', effect, 'condition'),
  });
  const saysInPlay = triggerOf(rule).saysInPlay && !UNSLOTTED.has(kind);
  const head = saysInPlay ? d.say('rule.in-play', { rule: at }) : at;
  const trigger = { field: 'when', role: 'trigger' } as const;
  const said = fighting ? d.rest('if', head, 'condition', trigger) : d.rest('when', head, 'trigger');
  return [said, ...others.map((node) => d.effect(node, 'do'))];
}

/** "Against an enemy", without a word on which. */
const isAnyBattle = (condition: TriggeredRule['if']): boolean =>
  condition?.is === 'battle' && condition.enemy === undefined && condition.class === undefined;

/** An ability that is used at will, once a turn as all are (HERO-6), reads like an effect that you may let happen. */
function optional({ if: condition, price, do: then }: TriggeredRule): EffectNode {
  const may: EffectNode = price === undefined ? { do: 'may', then } : { do: 'may', price, then };
  return condition === undefined ? may : { do: 'if', if: condition, then: [may] };
}

/** What a cost says of its dice, which is not printed in its matrix. */
export function sayRolled({ cost }: CardDefinition, d: Describer): Phrase[] {
  const rolled = cost?.rolled ?? [];
  if (cost === undefined || rolled.length === 0) return [];
  const said = d.say('cost.rolled', { n: rolled.length, as: sayAttributes(d, rolled, 'and') });
  return [d.about(cost).at('rolled', said)];
}

/** The further stages of a finale. */
const sayStages = ({ stages = [] }: CardDefinition, d: Describer): Phrase[] =>
  stages.map((stage, i) => {
    const own = d.about(stage);
    const said = d.say('cost.stage', { number: [{ number: i + 2 }], cost: sayMatrix(stage, own) });
    return own.whole(said, 'choice');
  });

function sayMatrix(cost: CostDefinition, d: Describer): Phrase {
  const parts = ATTRIBUTES.flatMap((name) => {
    const count = cost[name] ?? 0;
    const said = (): Phrase => d.say('cost.part', { count: [{ number: count }], as: sayAttribute(d, name) });
    return count === 0 ? [] : [d.at(name, said(), 'amount')];
  });
  const matrix = sayList(d, parts, 'and');
  if (cost.brute === undefined) return matrix;
  return [
    ...matrix,
    { text: ' ' },
    ...d.at('brute', d.say('cost.brute', { count: [{ number: cost.brute }] }), 'amount'),
  ];
}
