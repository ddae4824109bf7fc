import { INLINE } from '../../../packs/effects/describe.ts';
import Type from '../../../generated/typebox.js';
import { generalAmounts, halved, sayWithin } from '../../../packs/effects/amounts.ts';
import { AmountRef } from '../../../packs/effects/schema.ts';
import { BOUNDS } from '../../../packs/effects/bounds.ts';
import { UnknownWord, type AmountKind } from '../../../packs/effects/define.ts';
import { phraseText } from '../../../words/tokens.ts';
import type { AmountNode } from '../../../packs/effects/world.ts';
import { distance, LANDMARKS, landmarkOn, type Landmark } from '../rules/board.ts';
import { half, rollForEffect } from '../rules/dice.ts';
import { countersOf } from '../rules/counters.ts';
import { SANE } from '../rules/madness.ts';
import { weightOf } from '../rules/cost.ts';
import { speakerOf } from '../rules/modifiers.ts';
import { powerOf } from '../rules/values.ts';
import type { Measure } from '../rules/card.ts';
import { KEEP, NONE, type Match, type State } from '../types.ts';
import type { Standpoint } from './filters.ts';
import { sayCards } from './say.ts';
import { COUNTED_HEROES, seatsMeant, type Who } from './seats.ts';
import { compileFinder, compileSearch, CountedCards, pointedAt } from './select.ts';
import { rollsFor } from './uses-amount.ts';
import { defineAmount, type TowerWorld } from './world.ts';

/** Numbers that only an effect knows; a standing rule cannot use them. */
export const EFFECT_AMOUNTS: ReadonlySet<string> = new Set(['die', 'd3', 'rolled', 'done', 'cost', 'power']);

/** Amounts that are written in the sentence itself. */
export const SAID_INLINE: readonly string[] = [...INLINE, 'parameter'];

/** Every number of a card is within the same bounds. */
const bounded = (value: number): number => Math.max(-BOUNDS.amount, Math.min(BOUNDS.amount, value));

/** What filters lean on that are read at any time; nothing has been chosen then. */
export const POSITION: Standpoint<Parameters<Measure>> = {
  number: measureOf,
  pointed: (which) =>
    which === 'that' ? () => null : (match, _state, seat, _bound, source) => speakerOf(match, seat, source),
};

/** A number read from the position, as standing rules need it. Inspection has rejected those that cannot be. */
export function measureOf(node: AmountNode): Measure {
  if (typeof node === 'number') return () => node;
  switch (node.amount) {
    case 'count':
      return countMeasure(node.of as CountedCards);
    case 'heroes': {
      const who = node.who as Who;
      return (_match, state, seat) => seatsMeant(state, seat, state.heroes[seat].level, who, seat).length;
    }
    case 'sanity':
      return (_match, state, seat) => state.heroes[seat].sanity;
    case 'lost-sanity':
      return (_match, state, seat) => SANE - state.heroes[seat].sanity;
    case 'madness':
      return (_match, state) => state.madness;
    case 'turn':
      return (_match, state) => state.turn;
    case 'distance': {
      const to = node.to as Landmark;
      return (match, state, seat) => distanceTo(match, state, seat, to);
    }
    case 'counters':
      // That card is known in effects only.
      return (_match, state, _seat, _bound, source) => countersOf(state, source);
    case 'sum': {
      const parts = (node.of as AmountNode[]).map(measureOf);
      return (...at) => bounded(parts.reduce((sum, part) => sum + part(...at), 0));
    }
    case 'higher':
    case 'lower': {
      const [first, second] = (node.of as AmountNode[]).map(measureOf);
      const extreme = EXTREMES[node.amount];
      return (...at) => extreme(first(...at), second(...at));
    }
    case 'half': {
      const of = measureOf(node.of as AmountNode);
      return (...at) => halved(of(...at));
    }
    case 'times': {
      const of = measureOf(node.of as AmountNode);
      return (...at) => bounded(of(...at) * (node.by as number));
    }
    case 'capped': {
      const of = measureOf(node.of as AmountNode);
      return (...at) => Math.min(node.at as number, of(...at));
    }
    default:
      throw new UnknownWord(`"${node.amount}" cannot be read from the position`);
  }
}

function countMeasure(cards: CountedCards): Measure {
  const find = compileFinder(cards, POSITION);
  return (match, state, seat, _bound, source) => find(match, state, seat, seat, source).length;
}

const readable = (node: AmountNode) => {
  const measure = measureOf(node);
  return (g: TowerWorld['step'], env: TowerWorld['env']) => measure(g.match, g.state, env.seat, 0, env.card);
};

/** The spaces along the ring from a hero to a place of its level, or 0 where there is none (LANG-13). */
function distanceTo(match: Match, state: State, seat: number, to: Landmark): number {
  const { level, space } = state.heroes[seat];
  if (level === KEEP) return 0;
  const goal = landmarkOn(match.board, state.levels[level], to);
  return goal === NONE ? 0 : distance(match.board, space, goal);
}

/** One of two numbers. */
const EXTREMES = { higher: Math.max, lower: Math.min } as const;

const none = {};
const twoFields = { of: Type.Array(AmountRef, { minItems: 2, maxItems: 2 }) };
const distanceFields = { to: Type.Enum(LANDMARKS) };
const whoFields = { who: Type.Enum(COUNTED_HEROES) };
const cardFields = { of: Type.Enum(['this', 'that'] as const) };
const countFields = { of: CountedCards };

/** The higher or the lower of two numbers; where they are rolled, it is the number that was rolled (LANG-17). */
const extremeOf = (name: keyof typeof EXTREMES): AmountKind<TowerWorld> =>
  defineAmount({
    name,
    format: 2,
    fields: twoFields,
    example: { amount: name, of: [{ amount: 'die' }, { amount: 'die' }] },
    compile(node, c) {
      const [first, second] = node.of.map((one) => c.amount(one));
      const rolls = rollsFor(node.of);
      return (g, env) => {
        const value = EXTREMES[name](first(g, env), second(g, env));
        if (rolls) env.rolled = value;
        return value;
      };
    },
    describe(node, d) {
      const [first, second] = node.of.map((one, i) => sayWithin(one, d, `of/${i}`));
      return d.say(`amount.${name}`, { first, second });
    },
  });

/** Every way to get a number in this game. */
export const amounts: readonly AmountKind<TowerWorld>[] = [
  ...generalAmounts<TowerWorld>(),
  extremeOf('higher'),
  extremeOf('lower'),
  defineAmount({
    name: 'die',
    fields: none,
    example: { amount: 'die' },
    compile:
      (node, { card: { lootChecks } }) =>
      (g, env) =>
        (env.rolled = rollForEffect(g, env.seat, lootChecks.has(node))),
    describe: (_node, d) => [{ symbol: 'die', text: phraseText(d.words.say('amount.die')) }],
  }),
  defineAmount({
    name: 'd3',
    fields: none,
    example: { amount: 'd3' },
    compile:
      (node, { card: { lootChecks } }) =>
      (g, env) =>
        (env.rolled = half(rollForEffect(g, env.seat, lootChecks.has(node)))),
    // The picture of a die is one of six sides.
    describe: (_node, d) => d.say('amount.d3'),
  }),
  defineAmount({
    name: 'parameter',
    format: 2,
    fields: none,
    example: { amount: 'parameter' },
    // Where a card has the keyword, its number is here instead (LANG-61).
    compile: () => () => 0,
    describe: (_node, d) => d.say('amount.parameter'),
  }),
  defineAmount({
    name: 'rolled',
    fields: none,
    example: { amount: 'rolled' },
    compile: () => (_g, env) => env.rolled,
    describe: (_node, d) => d.say('amount.rolled'),
  }),
  defineAmount({
    name: 'done',
    fields: none,
    example: { amount: 'done' },
    compile: () => (_g, env) => env.done,
    describe: (_node, d) => d.say('amount.done'),
  }),
  defineAmount({
    name: 'count',
    fields: countFields,
    example: { amount: 'count', of: { from: ['slots'], kind: ['relic'] } },
    compile(node, c) {
      const find = compileSearch(node.of, c);
      return (g, env) => find(g, env, env.seat).length;
    },
    describe: (node, d) =>
      d.say('amount.count', {
        cards: d.at('of', sayCards(d, node.of, { how: 'genBare', place: 'in' }), 'cards'),
      }),
  }),
  defineAmount({
    name: 'heroes',
    fields: whoFields,
    example: { amount: 'heroes', who: 'here' },
    compile: (node) => (g, env) => seatsMeant(g.state, env.seat, env.level, node.who, env.other).length,
    describe: (node, d) => d.say('amount.heroes', { who: d.word('who', node.who, 'who') }),
  }),
  defineAmount({
    name: 'sanity',
    fields: none,
    example: { amount: 'sanity' },
    compile: readable,
    describe: (_node, d) => d.say('amount.sanity'),
  }),
  defineAmount({
    name: 'lost-sanity',
    fields: none,
    example: { amount: 'lost-sanity' },
    compile: readable,
    describe: (_node, d) => d.say('amount.lost-sanity'),
  }),
  defineAmount({
    name: 'madness',
    fields: none,
    example: { amount: 'madness' },
    compile: readable,
    describe: (_node, d) => d.say('amount.madness'),
  }),
  defineAmount({
    name: 'turn',
    format: 2,
    fields: none,
    example: { amount: 'turn' },
    compile: readable,
    describe: (_node, d) => d.say('amount.turn'),
  }),
  defineAmount({
    name: 'distance',
    format: 2,
    fields: distanceFields,
    example: { amount: 'distance', to: 'foe' },
    compile: readable,
    describe: (node, d) => d.say('amount.distance', { to: d.word('to', node.to) }),
  }),
  defineAmount({
    name: 'cost',
    format: 2,
    fields: cardFields,
    example: { amount: 'cost', of: 'that' },
    compile: (node) => (g, env) => {
      const card = pointedAt(node.of, env);
      return card > NONE ? weightOf(g.match, card) : 0;
    },
    describe: (node, d) => d.say('amount.cost', { of: d.word('of', node.of, 'cards') }),
  }),
  defineAmount({
    name: 'counters',
    format: 2,
    fields: cardFields,
    example: { amount: 'counters', of: 'this' },
    compile: (node) => (g, env) => countersOf(g.state, pointedAt(node.of, env)),
    describe: (node, d) => d.say('amount.counters', { of: d.word('of', node.of, 'cards') }),
  }),
  defineAmount({
    name: 'power',
    fields: cardFields,
    example: { amount: 'power', of: 'this' },
    compile: (node) => (g, env) => {
      const card = pointedAt(node.of, env);
      return card > NONE ? powerOf(g.match, g.state, env.seat, card) : 0;
    },
    describe: (node, d) => d.say('amount.power', { of: d.word('of', node.of, 'cards') }),
  }),
];
