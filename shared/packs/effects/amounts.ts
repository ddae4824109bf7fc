import Type from 'typebox';
import { defineAmount, type AmountKind } from './define.ts';
import { AmountRef, Positive, Whole } from './schema.ts';
import type { World } from './world.ts';

/** Half of a number, rounded up. */
export const halved = (value: number): number => Math.ceil(value / 2);

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
      const parts = node.of.map((part) => c.amount(part));
      return (g, env) => parts.reduce((sum, part) => sum + part(g, env), 0);
    },
    describe(node, d) {
      const said = node.of.map((part) => d.number(part));
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
    describe: (node, d) => d.say('amount.half', { of: d.number(node.of) }),
  }),
  defineAmount<W, typeof timesFields>({
    name: 'times',
    fields: timesFields,
    example: { amount: 'times', of: 3, by: 2 },
    compile(node, c) {
      const of = c.amount(node.of);
      return (g, env) => of(g, env) * node.by;
    },
    describe: (node, d) => d.say('amount.times', { of: d.number(node.of), by: [{ number: node.by }] }),
  }),
  defineAmount<W, typeof cappedFields>({
    name: 'capped',
    fields: cappedFields,
    example: { amount: 'capped', of: 9, at: 5 },
    compile(node, c) {
      const of = c.amount(node.of);
      return (g, env) => Math.min(node.at, of(g, env));
    },
    describe: (node, d) => d.say('amount.capped', { of: d.number(node.of), at: [{ number: node.at }] }),
  }),
];
