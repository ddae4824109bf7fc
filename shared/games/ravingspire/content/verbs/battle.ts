import Type from '../../../../generated/typebox.js';
import { BOUNDS } from '../../../../packs/effects/bounds.ts';
import { exhaust } from '../../../../packs/effects/compile.ts';
import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef, Positive } from '../../../../packs/effects/schema.ts';
import { redrawFoe, reduceCost, takeIntoBattle } from '../../rules/battle.ts';
import { ATTRIBUTES, attributeBit, type G } from '../../types.ts';
import type { Env } from '../../rules/card.ts';
import { isOne, sayAttribute, sayCards } from '../say.ts';
import { Cards, compileCards, move, remember } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';
import type { ZoneName } from '../zones.ts';

const reduceFields = { amount: AmountRef, cards: Cards };
const takeFields = { cards: Cards, attribute: Type.Enum(ATTRIBUTES) };
const lootFields = { amount: Positive };

/** Zones of the enemy itself, which takes other cards. */
export const ENEMY_ZONES: ReadonlySet<ZoneName> = new Set(['battle', 'enemies']);

const takeable = (cards: Cards): Cards =>
  typeof cards === 'string' ? cards : { ...cards, from: cards.from.filter((zone) => !ENEMY_ZONES.has(zone)) };

/** An enemy takes cards when it is revealed, and their power joins one attribute of its cost (CARD-9). */
const isTaking = ({ match, state }: G, { trigger, card }: Env, as: number): boolean =>
  trigger === 'revealed' && state.battle.card === card && match.cards[card].takes === as;

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
        for (const card of picked) {
          if (g.state.reductions.length >= BOUNDS.changes) return exhaust(c.language, g, env);
          reduceCost(g, card, by);
        }
      };
    },
    describe: (node, d) =>
      d.counted('reduce-cost', node.amount, {
        cards: d.at('cards', sayCards(d, node.cards, { genitive: true }), 'cards'),
      }),
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
      const cards = compileCards(takeable(node.cards), c);
      const as = attributeBit(node.attribute);
      return (g, env) => {
        if (!isTaking(g, env, as)) return;
        const picked = cards.pick(g, env, env.seat, 'take-into-battle').filter((card) => card !== env.card);
        remember(env, picked);
        for (const card of picked) move(env, card, () => takeIntoBattle(g, env.seat, card));
      };
    },
    describe: (node, d) =>
      d.say('take-into-battle', {
        cards: d.at('cards', sayCards(d, node.cards), 'cards'),
        plural: isOne(node.cards) ? 'no' : 'yes',
        as: d.at('attribute', sayAttribute(d, node.attribute)),
      }),
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
