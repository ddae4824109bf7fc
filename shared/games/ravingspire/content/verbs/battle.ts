import Type from 'typebox';
import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef, Positive } from '../../../../packs/effects/schema.ts';
import { redrawFoe, reduceCost, takeIntoBattle } from '../../rules/battle.ts';
import { ATTRIBUTES } from '../../types.ts';
import { sayAttribute, sayCards } from '../say.ts';
import { Cards, compileCards, move, remember } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const reduceFields = { amount: AmountRef, cards: Cards };
const takeFields = { cards: Cards, attribute: Type.Enum(ATTRIBUTES) };
const lootFields = { amount: Positive };

/** What changes a battle or what must be paid. */
export const battleVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'reduce-cost',
    fields: reduceFields,
    example: {
      do: 'reduce-cost',
      amount: 2,
      cards: { from: ['enemies'], kind: ['adversary', 'foe', 'spire'] },
    },
    compile(node, c) {
      const amount = c.amount(node.amount);
      const cards = compileCards(node.cards, c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'reduce-cost');
        remember(env, picked);
        const by = amount(g, env);
        for (const card of picked) reduceCost(g, card, by);
      };
    },
    describe: (node, d) =>
      d.counted('reduce-cost', node.amount, { cards: sayCards(d, node.cards, { genitive: true }) }),
  }),
  defineVerb({
    name: 'redraw-foe',
    fields: {},
    example: { do: 'redraw-foe' },
    compile: () => (g) => {
      if (g.state.battle.kind === 'foe') redrawFoe(g);
    },
    describe: (_node, d) => d.say('redraw-foe'),
  }),
  defineVerb({
    name: 'take-into-battle',
    fields: takeFields,
    example: {
      do: 'take-into-battle',
      cards: { from: ['slots'], kind: ['adventurer'], pick: 'strongest' },
      attribute: 'charm',
    },
    compile(node, c) {
      const cards = compileCards(node.cards, c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'take-into-battle');
        remember(env, picked);
        for (const card of picked.slice(0, 1)) move(env, card, () => takeIntoBattle(g, env.seat, card));
      };
    },
    describe: (node, d) =>
      d.say('take-into-battle', { cards: sayCards(d, node.cards), as: sayAttribute(d, node.attribute) }),
  }),
  defineVerb({
    name: 'add-loot',
    fields: lootFields,
    example: { do: 'add-loot', amount: 1 },
    compile: (node) => (g) => {
      if (g.state.battle.kind !== 'none') g.state.battle.loot += node.amount;
    },
    describe: (node, d) => d.counted('add-loot', node.amount),
  }),
];
