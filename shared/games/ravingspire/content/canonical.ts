import type { Json } from '../../../engine/json.ts';
import { withoutDefaults } from '../../../packs/canonical.ts';
import { band } from '../../../packs/effects/control.ts';
import type { ChangeNode, ConditionNode } from '../../../packs/effects/world.ts';
import { isStanding } from './rules-of.ts';
import { CardDefinition, type Rule } from './schema.ts';
import { triggerOf } from './triggers.ts';

type Node = { readonly [field: string]: unknown };

/**
 * The form that all cards have which mean the same and are written differently: without defaults, keys in the order of the
 * schema, and the equalities below. It is for comparing, not for writing: a list may get longer than a schema allows.
 *
 * @param definition that the schema accepts
 */
export const canonical = (definition: CardDefinition): CardDefinition =>
  withoutDefaults(simplified(definition) as Json, CardDefinition) as unknown as CardDefinition;

/** A value with all equalities applied, from the inside. */
function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified);
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, simplified(inside)]));
  return isOneHero(node) ? 1 : EQUALITIES.reduce<Node>((form, equal) => equal(form), node);
}

/** You are one hero, and so is the hero chosen last: you yourself, until another one is chosen. */
const isOneHero = ({ amount, who }: Node): boolean =>
  amount === 'heroes' && (who === 'you' || who === 'that');

/** Each gives the simpler form of what it knows, and anything else as it is. */
const EQUALITIES: readonly ((node: Node) => Node)[] = [
  ruleIf,
  positive,
  choiceless,
  atLeastOne,
  counted,
  costly,
  taken,
  changedCards,
  owned,
  rising,
];

const without = (node: Node, field: string): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== field));

/** A rule whose only effect is an `if` has that condition itself. An ability is not even offered while its own fails. */
function ruleIf(node: Node): Node {
  if (!('when' in node) || 'if' in node || !Array.isArray(node.do)) return node;
  const rule = node as unknown as Rule;
  const [only, ...others] = node.do as readonly Node[];
  const moves = !isStanding(rule) && !triggerOf(rule).ability && only?.do === 'if' && others.length === 0;
  return moves && only.else === undefined ? { ...node, if: only.if, do: only.then } : node;
}

/** The parts of a condition joined by one word, and of those within it that are joined by the same. */
const partsOf = (is: 'all' | 'any', parts: readonly ConditionNode[]): ConditionNode[] =>
  parts.flatMap((part) => (part.is === is ? (part.of as ConditionNode[]) : [part]));

/** Lists within lists of the same sort are one list, and only what is no list is denied. */
function positive(node: Node): Node {
  const { is, of } = node as ConditionNode;
  if (is === 'all' || is === 'any') return { ...node, of: partsOf(is, of as ConditionNode[]) };
  if (is !== 'not') return node;
  const denied = of as ConditionNode;
  if (denied.is === 'not') return denied.of as Node;
  if (denied.is === 'cards') return present(denied) ?? node;
  if (denied.is !== 'all' && denied.is !== 'any') return node;
  const parts = (denied.of as ConditionNode[]).map(
    (part) => positive({ is: 'not', of: part }) as ConditionNode,
  );
  const opposite = denied.is === 'all' ? 'any' : 'all';
  return { is: opposite, of: partsOf(opposite, parts) };
}

/** That none of some cards is there, where at least one is denied; that one is, where none is. */
function present(denied: ConditionNode): Node | undefined {
  if (denied.min !== undefined) return undefined;
  if (denied.max === undefined) return { ...denied, max: 0 };
  return denied.max === 0 ? without(denied, 'max') : undefined;
}

/** Cards up to a number are chosen and all cards are taken, whatever `pick` says. */
function choiceless(node: Node): Node {
  if (node.upTo !== true && node.count !== 'all') return node;
  return without(node, 'pick');
}

/** Cards are at least one where nothing else is said. */
function atLeastOne(node: Node): Node {
  if (node.is !== 'cards' || node.min !== 1 || node.max !== undefined) return node;
  return without(node, 'min');
}

/** Of several heroes none is chosen where they are only counted. */
function counted(node: Node): Node {
  if (node.amount !== 'heroes') return node;
  const all: { readonly [who: string]: string } = { another: 'others', 'another-here': 'others-here' };
  return { ...node, who: all[String(node.who)] ?? node.who };
}

/** A card comes into the hand from any hero; only the log tells from whom. */
function taken(node: Node): Node {
  return node.do === 'steal' ? { ...node, do: 'retrieve' } : node;
}

/** A change for a time is of the cards that the effect chooses, or else of those that the change names. */
function changedCards(node: Node): Node {
  if (node.do !== 'until') return node;
  const change = node.change as ChangeNode;
  const cards = node.cards ?? (change.cards === 'this' ? 'this' : undefined);
  return cards === undefined ? node : { ...node, cards, change: without(change, 'cards') };
}

/** Cards of other heroes are chosen as those of another one are: among those of all others. */
function owned(node: Node): Node {
  return node.whose === 'others' ? { ...node, whose: 'another' } : node;
}

/** No result is in two rows of a table: their order has no meaning. */
function rising(node: Node): Node {
  if (node.do !== 'table') return node;
  const rows = node.rows as readonly { readonly on: string }[];
  return { ...node, rows: rows.toSorted((a, b) => band(a.on)[0] - band(b.on)[0]) };
}

/** Lower by less than nothing is higher, where a cost is named; without one only lower costs are chosen. */
function costly(node: Node): Node {
  const opposite: { readonly [mod: string]: string } = { cheaper: 'dearer', dearer: 'cheaper' };
  const mod = opposite[String(node.mod)];
  if (mod === undefined || node.attribute === undefined) return node;
  return typeof node.amount === 'number' && node.amount < 0 ? { ...node, mod, amount: -node.amount } : node;
}
