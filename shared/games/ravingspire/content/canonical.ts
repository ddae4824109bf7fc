import { withoutNotes } from '../../../packs/notes.ts';
import { canonicalForm, type CardNode, type Equality } from '../../../packs/canonical.ts';
import { band } from '../../../packs/effects/control.ts';
import type { ChangeNode, ConditionNode } from '../../../packs/effects/world.ts';
import type { CardFilter } from './filters.ts';
import { changesCards } from './modifiers.ts';
import { isStanding } from './rules-of.ts';
import { isAnyOf } from './say.ts';
import { CardDefinition, type Rule, type TriggeredRule } from './schema.ts';
import { TRIGGERS, triggerOf, type TriggerName } from './triggers.ts';

/**
 * The form that all cards have which mean the same and are written differently: without notes and defaults, keys in the
 * order of the schema, and the equalities below.
 *
 * @param definition that the schema accepts
 */
export const canonical = (definition: CardDefinition): CardDefinition =>
  canonicalForm(withoutNotes(definition), CardDefinition, EQUALITIES);

/** What is equal to what, each with its simpler form; docs/modding/canonical.md has an example of each. */
export const EQUALITIES: readonly Equality[] = [
  oneHero,
  ruleIf,
  unheaded,
  positive,
  choiceless,
  atLeastOne,
  counted,
  costly,
  taken,
  changedCards,
  owned,
  rising,
  anyOfItsKinds,
];

/** You are one hero, and so is the hero chosen last: you yourself, until another one is chosen. */
function oneHero(node: CardNode): CardNode | 1 {
  return node.amount === 'heroes' && (node.who === 'you' || node.who === 'that') ? 1 : node;
}

const without = (node: CardNode, field: string): CardNode =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== field));

/** A rule whose only effect is an `if` has that condition itself. An ability is not even offered while its own fails. */
function ruleIf(node: CardNode): CardNode {
  if (!('when' in node) || 'if' in node || !Array.isArray(node.do)) return node;
  const rule = node as unknown as Rule;
  const [only, ...others] = node.do as readonly CardNode[];
  const moves = !isStanding(rule) && !triggerOf(rule).ability && only?.do === 'if' && others.length === 0;
  return moves && only.else === undefined ? { ...node, if: only.if, do: only.then } : node;
}

/**
 * The rules of a chaos card are one: no words tell where the next begins, and they run one after the other in the same
 * effect.
 */
function unheaded(node: CardNode): CardNode {
  if (node.kind !== 'chaos' || !Array.isArray(node.rules)) return node;
  const [first, ...others] = node.rules as readonly TriggeredRule[];
  if (others.length === 0) return node;
  const nodes = [first, ...others].flatMap((rule): readonly object[] =>
    rule.if === undefined ? rule.do : [{ do: 'if', if: rule.if, then: rule.do }],
  );
  return { ...node, rules: [{ when: first.when, do: nodes }] };
}

/** The parts of a condition joined by one word, and of those within it that are joined by the same. */
const partsOf = (is: 'all' | 'any', parts: readonly ConditionNode[]): ConditionNode[] =>
  parts.flatMap((part) => (part.is === is ? (part.of as ConditionNode[]) : [part]));

/** Lists within lists of the same sort are one list, and only what is no list is denied. */
function positive(node: CardNode): CardNode {
  const { is, of } = node as ConditionNode;
  if (is === 'all' || is === 'any') return { ...node, of: partsOf(is, of as ConditionNode[]) };
  if (is !== 'not') return node;
  const denied = of as ConditionNode;
  if (denied.is === 'not') return denied.of as CardNode;
  if (denied.is === 'cards') return present(denied) ?? node;
  if (denied.is !== 'all' && denied.is !== 'any') return node;
  const parts = (denied.of as ConditionNode[]).map(
    (part) => positive({ is: 'not', of: part }) as ConditionNode,
  );
  const opposite = denied.is === 'all' ? 'any' : 'all';
  return { is: opposite, of: partsOf(opposite, parts) };
}

/** That none of some cards is there, where at least one is denied; that one is, where none is. */
function present(denied: ConditionNode): CardNode | undefined {
  if (denied.min !== undefined) return undefined;
  if (denied.max === undefined) return { ...denied, max: 0 };
  return denied.max === 0 ? without(denied, 'max') : undefined;
}

/** Cards up to a number are chosen and all cards are taken, whatever `pick` says. */
function choiceless(node: CardNode): CardNode {
  if (node.upTo !== true && node.count !== 'all') return node;
  return without(node, 'pick');
}

/** Cards are at least one where nothing else is said. */
function atLeastOne(node: CardNode): CardNode {
  if (node.is !== 'cards' || node.min !== 1 || node.max !== undefined) return node;
  return without(node, 'min');
}

/** Of several heroes none is chosen where they are only counted. */
function counted(node: CardNode): CardNode {
  if (node.amount !== 'heroes') return node;
  const all: { readonly [who: string]: string } = { another: 'others', 'another-here': 'others-here' };
  return { ...node, who: all[String(node.who)] ?? node.who };
}

/** A card comes into the hand from any hero; only the log tells from whom. */
function taken(node: CardNode): CardNode {
  return node.do === 'steal' ? { ...node, do: 'retrieve' } : node;
}

/**
 * A change for a time is of the cards that the effect chooses, or else of those that the change names; one that is none of
 * cards is for none.
 */
function changedCards(node: CardNode): CardNode {
  if (node.do !== 'until') return node;
  const change = node.change as ChangeNode;
  if (!changesCards(change)) return without(node, 'cards');
  const cards = node.cards ?? (change.cards === 'this' ? 'this' : undefined);
  return cards === undefined ? node : { ...node, cards, change: without(change, 'cards') };
}

/** Cards of other heroes are chosen as those of another one are: among those of all others. */
function owned(node: CardNode): CardNode {
  return node.whose === 'others' ? { ...node, whose: 'another' } : node;
}

/** No result is in two rows of a table: their order has no meaning. */
function rising(node: CardNode): CardNode {
  if (node.do !== 'table') return node;
  const rows = node.rows as readonly { readonly on: string }[];
  return { ...node, rows: rows.toSorted((a, b) => band(a.on)[0] - band(b.on)[0]) };
}

/** Lower by less than nothing is higher, where a cost is named; without one only lower costs are chosen. */
function costly(node: CardNode): CardNode {
  const opposite: { readonly [mod: string]: string } = { cheaper: 'dearer', dearer: 'cheaper' };
  const mod = opposite[String(node.mod)];
  if (mod === undefined || node.attribute === undefined) return node;
  return typeof node.amount === 'number' && node.amount < 0 ? { ...node, mod, amount: -node.amount } : node;
}

/** A moment that is about some kinds of cards only is about any of them where all are named. */
function anyOfItsKinds(node: CardNode): CardNode {
  if (node.cards === undefined || TRIGGERS.every(({ name }) => name !== node.when)) return node;
  const { about = [] } = triggerOf(node as unknown as { readonly when: TriggerName });
  return isAnyOf(about, node.cards as CardFilter) ? without(node, 'cards') : node;
}
