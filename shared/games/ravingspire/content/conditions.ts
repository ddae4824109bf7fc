import Type from '../../../generated/typebox.js';
import { generalConditions, sayRange, within } from '../../../packs/effects/conditions.ts';
import { UnknownWord, type ConditionKind } from '../../../packs/effects/define.ts';
import { Whole } from '../../../packs/effects/schema.ts';
import type { Range } from '../../../words/messages.ts';
import type { AmountNode, ConditionNode } from '../../../packs/effects/world.ts';
import type { StateCondition } from '../rules/card.ts';
import { slotOf } from '../rules/piles.ts';
import { KEEP, NONE, type Match, type State } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { measureOf, POSITION } from './amounts.ts';
import { ClassList, compileFilter, placedFields, type CardFilter } from './filters.ts';
import { sayCards, sayClasses, sayList, sayOne } from './say.ts';
import { seatsMeant } from './seats.ts';
import { compileFinder, compileSearch, CountedCards, inEffect } from './select.ts';
import { defineCondition, type TowerWorld } from './world.ts';

/** Conditions of which nothing changes while the cards of a payment are played. */
const SETTLED: ReadonlySet<string> = new Set(['alone', 'battle', 'class', 'key', 'stage', 'turn']);

/** Whether a condition holds for a whole payment or not at all. */
export const isSettled = (node: ConditionNode): boolean => {
  if (node.is === 'not') return isSettled(node.of as ConditionNode);
  if (node.is === 'all' || node.is === 'any') return (node.of as ConditionNode[]).every(isSettled);
  return SETTLED.has(node.is);
};

/** Conditions that only an effect knows. */
export const EFFECT_CONDITIONS: ReadonlySet<string> = new Set(['that', 'slotted']);

const ENEMIES = ['adversary', 'foe', 'spire'] as const;
const LevelList = Type.Array(Type.Enum(LEVEL_NAMES), { minItems: 1, maxItems: LEVEL_NAMES.length });
const EnemyList = Type.Array(Type.Enum(ENEMIES), { minItems: 1, maxItems: ENEMIES.length });
const range = { min: Type.Optional(Whole), max: Type.Optional(Whole) };

const fields = {
  cards: { of: CountedCards, ...range },
  that: placedFields,
  key: {},
  level: { level: LevelList },
  'foe-here': {},
  alone: {},
  battle: { enemy: Type.Optional(EnemyList), class: Type.Optional(ClassList) },
  class: { class: ClassList },
  collected: {},
  slotted: {},
  turn: range,
  stage: range,
};

/** A filter without the tag of its node. */
const filterOf = (node: ConditionNode): CardFilter =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== 'is'));

/** At least one, where a range of cards names no bound. */
const orOne = ({ min, max }: Range): Range =>
  min === undefined && max === undefined ? { min: 1 } : { min, max };

/** Compiles a condition that can be read from the position. */
export function stateCondition(node: ConditionNode): StateCondition {
  switch (node.is) {
    case 'amount': {
      const of = measureOf(node.of as AmountNode);
      return (match, state, seat, source) => within(of(match, state, seat, 0, source), node as Range);
    }
    case 'all': {
      const parts = (node.of as ConditionNode[]).map(stateCondition);
      return (...at) => parts.every((part) => part(...at));
    }
    case 'any': {
      const parts = (node.of as ConditionNode[]).map(stateCondition);
      return (...at) => parts.some((part) => part(...at));
    }
    case 'not': {
      const of = stateCondition(node.of as ConditionNode);
      return (...at) => !of(...at);
    }
    case 'cards': {
      const find = compileFinder(node.of as CountedCards, POSITION);
      const bounds = orOne(node as Range);
      return (match, state, seat, source) => within(find(match, state, seat, seat, source).length, bounds);
    }
    case 'key':
      return (_match, state, seat) => state.heroes[seat].key;
    case 'level': {
      const levels = (node.level as (typeof LEVEL_NAMES)[number][]).map((name) => LEVEL_NAMES.indexOf(name));
      return (_match, state, seat) => levels.includes(state.heroes[seat].level);
    }
    case 'foe-here':
      return (_match, state, seat) => {
        const { level } = state.heroes[seat];
        return level !== KEEP && state.levels[level].foe !== NONE;
      };
    case 'alone':
      return (_match, state, seat) => seatsMeant(state, seat, state.heroes[seat].level, 'every').length === 1;
    case 'battle':
      return battleCondition(node as { enemy?: readonly string[]; class?: readonly string[] });
    case 'class': {
      const classes = node.class as readonly string[];
      return (match, _state, seat) => classes.includes(match.heroes[seat].hero!.heroClass);
    }
    case 'collected':
      return (_match, state, seat) => state.heroes[seat].gained.length > 0;
    case 'turn':
      return (_match, state) => within(state.turn, node as Range);
    case 'stage':
      return (_match, { battle }) => battle.kind !== 'none' && within(battle.stage + 1, node as Range);
    default:
      throw new UnknownWord(`"${node.is}" cannot be read from the position`);
  }
}

function battleCondition({
  enemy,
  class: classes,
}: {
  enemy?: readonly string[];
  class?: readonly string[];
}) {
  return (match: Match, state: State): boolean => {
    const { battle } = state;
    if (battle.kind === 'none') return false;
    if (enemy !== undefined && !enemy.includes(battle.kind)) return false;
    if (classes === undefined) return true;
    return battle.card !== NONE && classes.includes(match.cards[battle.card].cardClass ?? '');
  };
}

const readable = (node: ConditionNode) => {
  const test = stateCondition(node);
  return (g: TowerWorld['step'], env: TowerWorld['env']) => test(g.match, g.state, env.seat, env.card);
};

/** Every condition of this game. */
export const conditions: readonly ConditionKind<TowerWorld>[] = [
  ...generalConditions<TowerWorld>(),
  defineCondition({
    name: 'cards',
    fields: fields.cards,
    example: { is: 'cards', of: { from: ['slots'], kind: ['relic'] } },
    compile(node, c) {
      const find = compileSearch(node.of, c);
      const bounds = orOne(node);
      return (g, env) => within(find(g, env, env.seat).length, bounds);
    },
    describe(node, d) {
      const bounds = orOne(node);
      const absent = bounds.min === undefined && bounds.max === 0;
      const single = absent || (bounds.min === 1 && bounds.max === undefined);
      const none = single && absent !== d.negated;
      const how = none ? 'none' : single ? 'one' : 'bare';
      const cards = d.at('of', sayCards(d, node.of, { how, place: 'in' }), 'cards');
      return d.say('is.cards', {
        cards,
        // A name has no article that could deny it.
        there: !single ? 'some' : !none ? 'one' : node.of.id === undefined ? 'none' : 'not',
        ...sayRange(d, bounds),
      });
    },
  }),
  defineCondition({
    name: 'that',
    fields: fields.that,
    example: { is: 'that', kind: ['weapon'] },
    compile(node, c) {
      const test = compileFilter(filterOf(node), inEffect(c));
      return (g, env) => env.chosen > NONE && test(g, env)(g.match, g.state, env.chosen, env.seat);
    },
    describe: (node, d) => d.say('is.that', { card: sayOne(d, d.same(filterOf(node), node)) }),
  }),
  defineCondition({
    name: 'key',
    fields: fields.key,
    example: { is: 'key' },
    compile: readable,
    describe: (_node, d) => d.say('is.key'),
  }),
  defineCondition({
    name: 'level',
    fields: fields.level,
    example: { is: 'level', level: ['spire'] },
    compile: readable,
    describe(node, d) {
      const levels = node.level.map((level) => d.say('level.in', { level }));
      return d.say('is.level', { levels: d.at('level', sayList(d, d.items(node.level, levels), 'or')) });
    },
  }),
  defineCondition({
    name: 'foe-here',
    fields: fields['foe-here'],
    example: { is: 'foe-here' },
    compile: readable,
    describe: (_node, d) => d.say('is.foe-here'),
  }),
  defineCondition({
    name: 'alone',
    fields: fields.alone,
    example: { is: 'alone' },
    compile: readable,
    describe: (_node, d) => d.say('is.alone'),
  }),
  defineCondition({
    name: 'battle',
    fields: fields.battle,
    example: { is: 'battle', enemy: ['foe'] },
    compile: readable,
    describe(node, d) {
      const { enemy: named = [], class: classes = [] } = node;
      const enemies = d.items(
        named,
        named.map((enemy) => d.say('enemy', { enemy })),
      );
      return d.say('is.battle', {
        any: enemies.length === 0 ? 'yes' : 'no',
        enemies: d.at('enemy', sayList(d, enemies, 'or')),
        classed: d.word('class', classes.length === 0 ? 'no' : 'yes'),
        classes: d.at('class', sayClasses(d, classes)),
      });
    },
  }),
  defineCondition({
    name: 'class',
    fields: fields.class,
    example: { is: 'class', class: ['rogue'] },
    compile: readable,
    describe: (node, d) => d.say('is.class', { classes: d.at('class', sayClasses(d, node.class)) }),
  }),
  defineCondition({
    name: 'collected',
    fields: fields.collected,
    example: { is: 'collected' },
    compile: readable,
    describe: (_node, d) => d.say('is.collected'),
  }),
  defineCondition({
    name: 'slotted',
    fields: fields.slotted,
    example: { is: 'slotted' },
    compile: () => (g, env) => slotOf(g.state.heroes[env.seat], env.card) >= 0,
    describe: (_node, d) => d.say('is.slotted'),
  }),
  defineCondition({
    name: 'turn',
    fields: fields.turn,
    example: { is: 'turn', min: 6 },
    compile: readable,
    describe: (node, d) => d.say('is.turn', sayRange(d, node)),
  }),
  defineCondition({
    name: 'stage',
    format: 2,
    fields: fields.stage,
    example: { is: 'stage', min: 2 },
    compile: readable,
    describe: (node, d) => d.say('is.stage', sayRange(d, node)),
  }),
];
