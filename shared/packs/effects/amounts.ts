import Type from '../../generated/typebox.js';
import { defineAmount, type AmountKind } from './define.ts';
import type { Describer, Phrase } from './describe.ts';
import { AmountRef, Positive, Whole } from './schema.ts';
import type { AmountNode, World } from './world.ts';

/** Half of a number, rounded up. */
export const halved = (value: number): number => Math.ceil(value / 2);

/** Ways to get a number that need brackets within another one. */
const BRACKETED: readonly string[] = ['sum', 'half', 'capped', 'higher', 'lower'];

/**
 * A number within another one: in brackets where without them the whole could be read in two ways.
 *
 * @param field where it is in the present part
 */
export function sayWithin(node: AmountNode, d: Describer, field = 'of'): Phrase {
  const of = d.at(field, d.number(node), 'amount');
  return typeof node !== 'number' && BRACKETED.includes(node.amount) ? d.say('amount.bracketed', { of }) : of;
}

const sumFields = { of: Type.Array(AmountRef, { minItems: 2, maxItems: 6 }) };
const halfFields = { of: AmountRef };
const timesFields = { of: AmountRef, by: Whole };
const cappedFields = { of: AmountRef, at: Positive };

/** Sums, halves, multiples and caps of other numbers. */
export const generalAmounts = <W extends World>(): readonly AmountKind<W>[] => [
  defineAmount<W, typeof sumFields>({
    name: 'sum',
    fields: sumFields,
    example: { amount: 'sum', of: [1, 2] },
    compile(node, c) {
      const parts = node.of.map((one) => c.amount(one));
      return (g, env) => parts.reduce((sum, read) => sum + read(g, env), 0);
    },
    describe(node, d) {
      // Each sum ends at the bound of its own.
      const said = node.of.map((one, i) => sayWithin(one, d, `of/${i}`));
      return said.slice(1).reduce((first, second) => d.say('amount.sum', { first, second }), said[0]);
    },
  }),
  defineAmount<W, typeof halfFields>({
    name: 'half',
    fields: halfFields,
    example: { amount: 'half', of: 5 },
    compile(node, c) {
      const of = c.amount(node.of);
      return (g, env) => halved(of(g, env));
    },
    describe: (node, d) => d.say('amount.half', { of: sayWithin(node.of, d) }),
  }),
  defineAmount<W, typeof timesFields>({
    name: 'times',
    fields: timesFields,
    example: { amount: 'times', of: 3, by: 2 },
    compile(node, c) {
      const of = c.amount(node.of);
      return (g, env) => of(g, env) * node.by;
    },
    describe: (node, d) =>
      d.say('amount.times', {
        of: sayWithin(node.of, d),
        by: d.at('by', [{ number: node.by }], 'amount'),
      }),
  }),
  defineAmount<W, typeof cappedFields>({
    name: 'capped',
    fields: cappedFields,
    example: { amount: 'capped', of: 9, at: 5 },
    compile(node, c) {
      const of = c.amount(node.of);
      return (g, env) => Math.min(node.at, of(g, env));
    },
    describe: (node, d) =>
      d.say('amount.capped', {
        of: d.at('of', d.number(node.of), 'amount'),
        at: d.at('at', [{ number: node.at }], 'amount'),
      }),
  }),
];
