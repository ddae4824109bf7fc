import Type from 'typebox';
import { defineCondition, type ConditionKind } from './define.ts';
import { AmountRef, ConditionRef, Whole } from './schema.ts';
import { rangeValues, type Range } from './words.ts';
import type { World } from './world.ts';

export const within = (value: number, { min, max }: Range): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

const amountFields = { of: AmountRef, min: Type.Optional(Whole), max: Type.Optional(Whole) };
const listFields = { of: Type.Array(ConditionRef, { minItems: 2, maxItems: 6 }) };
const notFields = { of: ConditionRef };

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
    describe: (node, d) => d.say('is.amount', { of: d.number(node.of), ...rangeValues(node) }),
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
    describe(node, d) {
      const said = node.of.map((part) => d.condition(part, d.negated));
      const join = d.negated ? 'is.any' : 'is.all';
      return said.slice(1).reduce((first, second) => d.say(join, { first, second }), said[0]);
    },
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
    describe(node, d) {
      const said = node.of.map((part) => d.condition(part, d.negated));
      const join = d.negated ? 'is.all' : 'is.any';
      return said.slice(1).reduce((first, second) => d.say(join, { first, second }), said[0]);
    },
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
