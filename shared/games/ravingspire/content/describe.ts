import { createDescriber, type Describer } from '../../../packs/effects/describe.ts';
import { capitalised, sentence, tokenText, type Clause, type Phrase } from '../../../packs/effects/tokens.ts';
import type { EffectNode } from '../../../packs/effects/world.ts';
import { ATTRIBUTES } from '../types.ts';
import { isStanding } from './ability.ts';
import { language } from './language.ts';
import { changeKind } from './modifiers.ts';
import { sayAttribute, sayAttributes, sayList } from './say.ts';
import type { CardDefinition, CostDefinition, Rule, StandingRule, TriggeredRule } from './schema.ts';
import type { TowerWorld } from './world.ts';
import { BRIEF_WORDS, WORDS, type Lang } from './words.ts';

export type { Clause, Token } from '../../../packs/effects/tokens.ts';
export { toText } from '../../../packs/effects/tokens.ts';

/** Verbs that are said as a statement of their own, never as something that you do. */
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
  (node.do === 'until' && (node.cards === undefined || node.cards === 'this')) ||
  (node.who !== undefined && node.who !== 'you');

/** Makes a describer for cards; `names` gives the name of a card by id. */
export function cardDescriber(lang: Lang, names: (id: string) => string, words = WORDS[lang]): Describer {
  return createDescriber<TowerWorld>({
    language,
    words,
    names,
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
  lang: Lang,
  names: (id: string) => string,
): Clause[] {
  const d = cardDescriber(lang, names);
  const rules = [
    ...(definition.rules ?? []),
    ...(definition.hero?.abilities ?? []).flatMap((ability) => ability.rules),
  ];
  return [...describeCost(definition, d), ...rules.flatMap((rule) => describeRule(rule, d))];
}

/** The text of each ability of a hero. */
export function describeAbilities(
  definition: CardDefinition,
  lang: Lang,
  names: (id: string) => string,
): Clause[][] {
  const d = cardDescriber(lang, names);
  return (definition.hero?.abilities ?? []).map(({ rules }) =>
    rules.flatMap((rule) => describeRule(rule, d)),
  );
}

/** Letters of a brief text; a symbol is one. */
export const BRIEF_LETTERS = 60;

/** The rules text in brief, symbols first, for cards too small for sentences: what fits, in the order of the card. */
export function briefCard(definition: CardDefinition, lang: Lang, names: (id: string) => string): Phrase {
  const d = cardDescriber(lang, names, BRIEF_WORDS[lang]);
  const rules = [
    ...(definition.rules ?? []),
    ...(definition.hero?.abilities ?? []).flatMap((ability) => ability.rules),
  ];
  const parts = rules.flatMap((rule) => (isStanding(rule) ? [sayStanding(rule, d)] : sayTriggered(rule, d)));
  return fitting(parts.flatMap(withRows));
}

/** A phrase, then the rows of its table: `1–3 ...`. */
function withRows(phrase: Phrase): Phrase[] {
  const rows = phrase.flatMap((token) =>
    'row' in token ? withRows([{ text: `${token.row} ` }, ...token.tokens]) : [],
  );
  const [first, ...others] = rows;
  const head = phrase.filter((token) => !('row' in token));
  return first === undefined
    ? [capitalised(head)]
    : [[...capitalised(head), { text: ' ' }, ...first], ...others];
}

const letters = (phrase: Phrase): number =>
  phrase.reduce((sum, token) => sum + ('symbol' in token ? 1 : tokenText(token).length), 0);

function fitting(parts: readonly Phrase[]): Phrase {
  const more = ' …';
  let fit: Phrase = [];
  for (const [i, part] of parts.entries()) {
    const next = i === 0 ? part : [...fit, { text: ' · ' }, ...part];
    const room = i === parts.length - 1 ? 0 : more.length;
    if (i > 0 && letters(next) + room > BRIEF_LETTERS) return [...fit, { text: more }];
    fit = next;
  }
  return fit;
}

/** The text of one rule. */
export function describeRule(rule: Rule, d: Describer): Clause[] {
  return isStanding(rule) ? [sentence(sayStanding(rule, d))] : sayTriggered(rule, d).map(sentence);
}

function sayStanding(rule: StandingRule, d: Describer): Phrase {
  const change = d.change(rule.change);
  const said =
    rule.if === undefined ? change : d.say('standing.if', { change, condition: d.condition(rule.if) });
  return d.say(`while.${rule.while}`, { change: said });
}

/** The first effect stands with the trigger, the others are sentences of their own. */
function sayTriggered(rule: TriggeredRule, d: Describer): Phrase[] {
  const { when, by = 'discard', once = 'no' } = rule;
  if (when === 'activated') {
    return [d.say('when.activated', { once, effect: d.effect(optional(rule), 'do') })];
  }
  const fighting = when === 'spent' && isAnyBattle(rule.if);
  const bare = rule.if === undefined || fighting;
  const nodes: readonly EffectNode[] = bare ? rule.do : [{ do: 'if', if: rule.if, then: rule.do }];
  const [first, ...others] = nodes;
  const plain = isClause(first) ? 'no' : 'yes';
  const head = d.say(fighting ? 'when.spent.battle' : `when.${when}`, {
    by,
    once,
    plain,
    effect: d.effect(first, 'do'),
  });
  return [head, ...others.map((node) => d.effect(node, 'do'))];
}

/** "Against an enemy", without a word on which. */
const isAnyBattle = (condition: TriggeredRule['if']): boolean =>
  condition?.is === 'battle' && condition.enemy === undefined && condition.class === undefined;

/** An ability that is used at will reads like an effect that you may let happen. */
const optional = ({ price, do: then }: TriggeredRule): EffectNode =>
  price === undefined ? { do: 'may', then } : { do: 'may', price, then };

function describeCost({ cost, stages = [] }: CardDefinition, d: Describer): Clause[] {
  const rolled = cost?.rolled ?? [];
  const roll =
    rolled.length === 0
      ? []
      : [sentence(d.say('cost.rolled', { n: rolled.length, as: sayAttributes(d, rolled, 'and') }))];
  return [
    ...roll,
    ...stages.map((stage, i) =>
      sentence(d.say('cost.stage', { number: [{ number: i + 2 }], cost: sayMatrix(stage, d) })),
    ),
  ];
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
