import type { CardDefinition } from './schema.ts';
import { nodesOf } from './traits.ts';

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

/** Whether playing the card rolls, asks for a price or harms: payment proposals and bots avoid it. No rule reads it. */
export const riskOf = (definition: CardDefinition): boolean =>
  [...nodesOf(definition, 'played'), ...nodesOf(definition, 'spent')].some(
    (node) => RISKS.has(node.do) || DICE.has(node.amount),
  );
