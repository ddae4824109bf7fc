import Type from '../../generated/typebox.js';
import { defineCondition, type ConditionKind } from './define.ts';
import type { Describer, Phrase } from './describe.ts';
import { AmountRef, ConditionRef, Whole } from './schema.ts';
import { rangeValues, type CardValues, type MarkedWord, type Range } from '../../words/messages.ts';
import type { ConditionNode, World } from './world.ts';

/** Bounds of a number, for messages. */
interface SaidRange extends CardValues {
  readonly range: string | MarkedWord;
  readonly min: Phrase;
  readonly max: Phrase;
}

/** What messages need to say the bounds of the present part of a card. */
export function sayRange(d: Describer, bounds: Range): SaidRange {
  const { range, min, max } = rangeValues(bounds);
  const field = bounds.min === undefined ? 'max' : 'min';
  const least = d.at('min', min, 'amount');
  return {
    range: d.word(field, range, 'amount'),
    // Where both are the same, it is said once.
    min: range === 'exact' ? d.at('max', least, 'amount') : least,
    max: d.at('max', max, 'amount'),
  };
}

export const within = (value: number, { min, max }: Range): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

const amountFields = { of: AmountRef, min: Type.Optional(Whole), max: Type.Optional(Whole) };
const listFields = { of: Type.Array(ConditionRef, { minItems: 2, maxItems: 6 }) };
const notFields = { of: ConditionRef };

/** What joins the parts of a condition as it is said, or null where it has none. */
function joinOf({ is, of }: ConditionNode, negated: boolean): 'all' | 'any' | null {
  if (is === 'not') return joinOf(of as ConditionNode, !negated);
  if (is !== 'all' && is !== 'any') return null;
  return (is === 'all') === negated ? 'any' : 'all';
}

/** Says the parts of a condition; "and" binds closer than "or". */
function sayJoined(node: ConditionNode & { readonly of: readonly ConditionNode[] }, d: Describer): Phrase {
  const join = joinOf(node, d.negated)!;
  const said = node.of.map((part) => {
    const condition = d.condition(part, d.negated);
    const apart = join === 'all' && joinOf(part, d.negated) === 'any';
    return apart ? d.say('is.bracketed', { condition }) : condition;
  });
  return said.slice(1).reduce((first, second) => d.say(`is.${join}`, { first, second }), said[0]);
}

/** Conditions of every game: a number within bounds, all, any, not. */
export const generalConditions = <W extends World>(): readonly ConditionKind<W>[] => [
  defineCondition<W, typeof amountFields>({
    name: 'amount',
    fields: amountFields,
    example: { is: 'amount', of: 3, min: 2 },
    compile(node, c) {
      const of = c.amount(node.of);
      return (g, env) => within(of(g, env), node);
    },
    describe: (node, d) =>
      d.say('is.amount', { of: d.at('of', d.number(node.of), 'amount'), ...sayRange(d, node) }),
  }),
  defineCondition<W, typeof listFields>({
    name: 'all',
    fields: listFields,
    example: {
      is: 'all',
      of: [
        { is: 'amount', of: 3, min: 2 },
        { is: 'not', of: { is: 'amount', of: 3, min: 2 } },
      ],
    },
    compile(node, c) {
      const parts = node.of.map((part) => c.condition(part));
      return (g, env) => parts.every((part) => part(g, env));
    },
    describe: (node, d) => sayJoined(node, d),
  }),
  defineCondition<W, typeof listFields>({
    name: 'any',
    fields: listFields,
    example: {
      is: 'any',
      of: [
        { is: 'amount', of: 3, min: 2 },
        { is: 'not', of: { is: 'amount', of: 3, min: 2 } },
      ],
    },
    compile(node, c) {
      const parts = node.of.map((part) => c.condition(part));
      return (g, env) => parts.some((part) => part(g, env));
    },
    describe: (node, d) => sayJoined(node, d),
  }),
  defineCondition<W, typeof notFields>({
    name: 'not',
    fields: notFields,
    example: { is: 'not', of: { is: 'amount', of: 3, min: 2 } },
    compile(node, c) {
      const of = c.condition(node.of);
      return (g, env) => !of(g, env);
    },
    describe: (node, d) => d.condition(node.of, !d.negated),
  }),
];
