import { attributeBit, type AttributeName } from '../types.ts';
import type { CardDefinition } from './schema.ts';

type Node = { readonly [field: string]: unknown };

/** Every object below a value, the value itself first. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const entry of Object.values(value)) yield* nodesIn(entry);
}

/** Everything that the rules of one trigger hold. */
export const nodesOf = (definition: CardDefinition, when: string): Node[] =>
  (definition.rules ?? []).filter((rule: Node) => rule.when === when).flatMap((rule) => [...nodesIn(rule)]);

/** The most power that a card's `spent` rule may let it give against an enemy, 0 without one (ENC-10). */
export function surgeOf(definition: CardDefinition): number {
  const printed = definition.power ?? 0;
  const raised = nodesOf(definition, 'spent').flatMap((node): number[] => {
    if (node.do !== 'until') return [];
    const { mod, amount, cards } = node.change as Node;
    if ((node.cards ?? cards) !== 'this') return [];
    if (mod === 'double-power') return [printed * 2];
    if (typeof amount !== 'number') return [];
    if (mod === 'set-power') return [amount];
    return mod === 'add-power' ? [printed + amount] : [];
  });
  return Math.max(0, ...raised);
}

/** The attribute of its cost that a card taken into the battle joins, as a bit (He Who Sees). */
export function takesOf(definition: CardDefinition): number {
  const taking = [...nodesIn(definition.rules)].find((node) => node.do === 'take-into-battle');
  return taking === undefined ? 0 : attributeBit(taking.attribute as AttributeName);
}
