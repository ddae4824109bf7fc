import { nodesIn } from './traits.ts';
import type { CardDefinition } from './schema.ts';

type Node = { readonly [field: string]: unknown };
/** Nodes that `rolled` may mean at some point of an effect: the last one that rolled on each way to it. */
type Rolls = readonly Node[];

const DICE: ReadonlySet<unknown> = new Set(['die', 'd3']);
const LOOT_VERBS: ReadonlySet<unknown> = new Set(['gain-loot', 'add-loot']);

/**
 * The rolls of a card whose result decides whether or how much loot is gained, however the card writes them: tables, dice in
 * amounts and conditions, and dice that are read as `rolled` later (HERO-7).
 */
export function lootChecksOf({ rules = [], hero }: CardDefinition): ReadonlySet<object> {
  const found = new Set<object>();
  const all = [...rules, ...(hero?.abilities ?? []).flatMap((ability) => ability.rules)];
  for (const rule of all as readonly Node[]) {
    if (Array.isArray(rule.do)) walkList(rule.do, readDice(rule.if, [], givesLoot(rule), found), found);
  }
  return found;
}

/** Whether something below gains loot, or raises what a foe pays. */
function givesLoot(value: unknown): boolean {
  for (const { do: verb, mod, cards } of nodesIn(value)) {
    if (LOOT_VERBS.has(verb) || mod === 'loot') return true;
    if (verb === 'gain' && takesLoot(cards)) return true;
  }
  return false;
}

const takesLoot = (cards: unknown): boolean =>
  typeof cards === 'object' &&
  cards !== null &&
  ((cards as Node).kind as readonly unknown[] | undefined)?.includes('loot') === true;

const walkList = (nodes: readonly Node[], before: Rolls, found: Set<object>): Rolls =>
  nodes.reduce<Rolls>((rolls, node) => walk(node, rolls, found), before);

/** Goes through one effect; returns what `rolled` may mean after it. */
function walk(node: Node, before: Rolls, found: Set<object>): Rolls {
  const decides = givesLoot(node);
  let rolls = before;
  for (const [key, value] of Object.entries(node)) {
    if (!LISTS.has(key)) rolls = readDice(value, rolls, decides, found);
  }
  if (node.do === 'table') {
    rolls = [node];
    if (decides) found.add(node);
  }
  const ways = listsIn(node).map((list) => walkList(list, rolls, found));
  return [...new Set([...rolls, ...ways.flat()])];
}

/** The dice of an amount or a condition, in the order in which they are written. */
function readDice(value: unknown, before: Rolls, decides: boolean, found: Set<object>): Rolls {
  let rolls = before;
  for (const node of nodesIn(value)) {
    if (node.amount === 'rolled' && decides) for (const roll of rolls) found.add(roll);
    if (!DICE.has(node.amount)) continue;
    rolls = [node];
    if (decides) found.add(node);
  }
  return rolls;
}

/** Fields that hold effects. */
const LISTS: ReadonlySet<string> = new Set(['price', 'then', 'else', 'of', 'rows']);

function listsIn({ do: verb, price, then, else: otherwise, of, rows }: Node): (readonly Node[])[] {
  const rowed = verb === 'table' ? (rows as readonly Node[]).map((row) => row.then) : [];
  const options = verb === 'choose' ? (of as readonly unknown[]) : [];
  return [price, then, otherwise, ...rowed, ...options].filter((list) =>
    Array.isArray(list),
  ) as (readonly Node[])[];
}
