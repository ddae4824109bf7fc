import Type from '../../../../generated/typebox.js';
import { BOUNDS } from '../../../../packs/effects/bounds.ts';
import { exhaust } from '../../../../packs/effects/compile.ts';
import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef } from '../../../../packs/effects/schema.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const preventFields = { amount: Type.Optional(AmountRef) };
const wardFields = { amount: AmountRef, ends: Type.Optional(Type.Enum(['turn'] as const)) };

/** What is prevented of a loss of sanity: of the one that is about to happen, or of those to come. */
export const preventionVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'prevent',
    format: 2,
    fields: preventFields,
    example: { do: 'prevent', amount: 1 },
    compile(node, c) {
      const amount = node.amount === undefined ? () => Infinity : c.amount(node.amount);
      return (g, env) => {
        if (env.loss !== null) env.loss.left -= Math.max(0, Math.min(env.loss.left, amount(g, env)));
      };
    },
    describe: (node, d) =>
      node.amount === undefined ? d.say('prevent.all') : d.counted('prevent', node.amount),
  }),
  defineVerb({
    name: 'ward',
    format: 2,
    fields: wardFields,
    example: { do: 'ward', amount: 2 },
    compile(node, c) {
      const amount = c.amount(node.amount);
      const ends = node.ends === 'turn' ? ({ ends: 'turn' } as const) : {};
      return (g, env) => {
        const { state } = g;
        const left = amount(g, env);
        if (left < 1) return;
        if (state.wards.length >= BOUNDS.changes) return exhaust(c.language, g, env);
        state.wards.push({ source: env.card, seat: env.seat, left, ...ends });
        g.emit({ kind: 'effectWaits', seat: env.seat, rule: 'LANG-46' });
      };
    },
    describe: (node, d) => d.counted('ward', node.amount, { ends: d.word('ends', node.ends ?? 'no') }),
  }),
];
