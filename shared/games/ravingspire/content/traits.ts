import { attributeBit, type AttributeName } from '../types.ts';
import type { CardDefinition } from './schema.ts';

type Node = { readonly [field: string]: unknown };

/** Visits every object below a value, the value itself first. */
export function walk(value: unknown, visit: (node: Node, depth: number) => void, depth = 0): void {
  if (Array.isArray(value)) for (const entry of value) walk(entry, visit, depth + 1);
  else if (typeof value === 'object' && value !== null) {
    visit(value as Node, depth);
    for (const entry of Object.values(value)) walk(entry, visit, depth);
  }
}

const rulesFor = (definition: CardDefinition, when: string) =>
  (definition.rules ?? []).filter((rule) => 'when' in rule && rule.when === when);

/** Verbs that make playing a card a risk: dice, questions with a price, harm. */
const RISKS: ReadonlySet<unknown> = new Set([
  'table',
  'may',
  'choose',
  'lose-sanity',
  'discard',
  'banish',
  'madness',
]);
const DICE: ReadonlySet<unknown> = new Set(['die', 'd3']);

/** Whether playing the card rolls, asks for a price or harms: payment proposals avoid it. */
export function riskOf(definition: CardDefinition): boolean {
  let risky = false;
  walk([...rulesFor(definition, 'played'), ...rulesFor(definition, 'spent')], (node) => {
    if (RISKS.has(node.do) || DICE.has(node.amount)) risky = true;
  });
  return risky;
}

/** The most power that a card's `spent` rule may let it give against an enemy, 0 without one (ENC-10). */
export function surgeOf(definition: CardDefinition): number {
  const printed = definition.power ?? 0;
  let most = 0;
  walk(rulesFor(definition, 'spent'), ({ mod, amount, cards }) => {
    if (typeof mod !== 'string' || (cards !== undefined && cards !== 'this')) return;
    const by = typeof amount === 'number' ? amount : 0;
    if (mod === 'set-power') most = Math.max(most, by);
    if (mod === 'add-power') most = Math.max(most, printed + by);
    if (mod === 'double-power') most = Math.max(most, printed * 2);
  });
  return most;
}

/** The attribute of its cost that a card taken into the battle joins, as a bit (He Who Sees). */
export function takesOf(definition: CardDefinition): number {
  let as = 0;
  walk(definition.rules ?? [], (node) => {
    if (node.do === 'take-into-battle') as = attributeBit(node.attribute as AttributeName);
  });
  return as;
}
