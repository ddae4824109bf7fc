import type { ConditionNode } from '../../../packs/effects/world.ts';
import { attributeBit, type AttributeName } from '../types.ts';
import type { Surge } from '../rules/card.ts';
import { isSettled, stateCondition } from './conditions.ts';
import type { CardDefinition } from './schema.ts';

type Node = { readonly [field: string]: unknown };

/** Every object below a value, the value itself first. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const entry of Object.values(value)) yield* nodesIn(entry);
}

const rulesAt = (definition: CardDefinition, when: string): Node[] =>
  (definition.rules ?? []).filter((rule: Node) => rule.when === when);

/** Everything that the rules of one trigger hold. */
export const nodesOf = (definition: CardDefinition, when: string): Node[] =>
  rulesAt(definition, when).flatMap((rule) => [...nodesIn(rule)]);

/** Every object below a value with the conditions around it: of rules, and of `if` effects. */
function* underConditions(
  value: unknown,
  given: readonly ConditionNode[] = [],
): Generator<readonly [node: Node, given: readonly ConditionNode[]]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) yield* underConditions(entry, given);
    return;
  }
  const { if: condition, else: otherwise, ...rest } = value as Node;
  if (condition === undefined) {
    yield [value as Node, given];
    for (const entry of Object.values(value)) yield* underConditions(entry, given);
    return;
  }
  yield* underConditions(rest, [...given, ...partsOf(condition as ConditionNode)]);
  yield* underConditions(otherwise, [...given, { is: 'not', of: condition as ConditionNode }]);
}

/** The conditions that have to hold together for this one to hold. */
const partsOf = (condition: ConditionNode): readonly ConditionNode[] =>
  condition.is === 'all' ? (condition.of as ConditionNode[]).flatMap(partsOf) : [condition];

/** What a card's `spent` rules may make of its power, and when (ENC-10). */
export function surgesOf(definition: CardDefinition): Surge[] {
  const printed = definition.power ?? 0;
  return rulesAt(definition, 'spent')
    .flatMap((rule) => [...underConditions(rule)])
    .flatMap(([node, given]): Surge[] => {
      const power = raisedTo(node, printed);
      // Others may come to hold while cards of the payment are played.
      const conditions = given.filter(isSettled).map(stateCondition);
      return power > 0 ? [{ power, holds: (...at) => conditions.every((holds) => holds(...at)) }] : [];
    });
}

/** The power to which an effect raises its own card, 0 where it does nothing of the sort. */
function raisedTo(node: Node, printed: number): number {
  if (node.do !== 'until') return 0;
  const { mod, amount, cards } = node.change as Node;
  if ((node.cards ?? cards) !== 'this') return 0;
  if (mod === 'double-power') return printed * 2;
  if (typeof amount !== 'number') return 0;
  if (mod === 'set-power') return amount;
  return mod === 'add-power' ? printed + amount : 0;
}

/** The attribute of its cost that a card taken into the battle joins, as a bit (He Who Sees): one for each enemy. */
export function takesOf(definition: CardDefinition): number {
  const taking = nodesOf(definition, 'revealed').find((node) => node.do === 'take-into-battle');
  return taking === undefined ? 0 : attributeBit(taking.attribute as AttributeName);
}
