import Type from '../../../../generated/typebox.js';
import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef, Flag, orElse } from '../../../../packs/effects/schema.ts';
import { countersOf, putCounters, takeCounters } from '../../rules/counters.ts';
import { NONE } from '../../types.ts';
import { sayCards } from '../say.ts';
import { pointedAt } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const pointed = orElse(Type.Enum(['this', 'that'] as const), 'this');
const putFields = { amount: AmountRef, cards: pointed, lasting: Flag };
const removeFields = { amount: AmountRef, cards: pointed };

/** Counters on cards (LANG-30). */
export const counterVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'put-counters',
    format: 2,
    fields: putFields,
    example: { do: 'put-counters', amount: 1 },
    compile(node, c) {
      const amount = c.amount(node.amount);
      return (g, env) => {
        const card = pointedAt(node.cards, env);
        const count = amount(g, env);
        if (card > NONE) putCounters(g, env.seat, card, count, node.lasting === true);
      };
    },
    describe: (node, d) =>
      d.counted('put-counters', node.amount, {
        cards: d.at('cards', sayCards(d, node.cards ?? 'this'), 'cards'),
        lasting: d.word('lasting', node.lasting === true ? 'yes' : 'no'),
      }),
  }),
  defineVerb({
    name: 'remove-counters',
    format: 2,
    fields: removeFields,
    example: { do: 'remove-counters', amount: 1 },
    compile(node, c) {
      const amount = c.amount(node.amount);
      return (g, env) => {
        const card = pointedAt(node.cards, env);
        const count = amount(g, env);
        if (card > NONE) takeCounters(g, env.seat, card, count);
      };
    },
    describe: (node, d) =>
      d.counted('remove-counters', node.amount, {
        cards: d.at('cards', sayCards(d, node.cards ?? 'this', { genitive: true }), 'cards'),
      }),
    payable(node, c) {
      const price = typeof node.amount === 'number' ? c.amount(node.amount) : () => 1;
      return (g, env) => countersOf(g.state, pointedAt(node.cards, env)) >= price(g, env);
    },
  }),
];
