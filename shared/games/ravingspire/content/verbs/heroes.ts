import Type from '../../../../generated/typebox.js';
import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef, EffectsRef, Flag, orElse, since } from '../../../../packs/effects/schema.ts';
import { LANDMARKS, landmarkOn, placeHero, turned } from '../../rules/board.ts';
import { changeMadness, gainSanity, loseSanity } from '../../rules/madness.ts';
import { sufferLoss } from '../../rules/prevention.ts';
import { askNumber, askWord } from '../../rules/ask.ts';
import { DUNGEON, KEEP, NONE, SPIRE, type G } from '../../types.ts';
import { LEVEL_NAMES } from '../../public.ts';
import { saySpaces, sayWho } from '../say.ts';
import { forEachSeat, meansSeveral, reachesOthers, WHO, WhoField } from '../seats.ts';
import { defineVerb, type TowerWorld } from '../world.ts';
import { nothingSeen } from '../../rules/look.ts';
import { call } from '../../rules/calls.ts';

const amountWhoFields = { amount: AmountRef, who: WhoField };
const amountFields = { amount: AmountRef };
const moveFields = { spaces: AmountRef, who: WhoField, upTo: Flag };
const PLACES = ['start', ...LANDMARKS] as const;
type Place = (typeof PLACES)[number];
/** The level of a place: the hero's own, one from there, or a certain one. */
const LEVELS = ['here', 'up', 'down', 'dungeon', 'temple', 'spire'] as const;
type LevelWord = (typeof LEVELS)[number];
const placeFields = {
  at: Type.Enum(PLACES),
  level: orElse(since(2, Type.Enum(LEVELS)), 'here'),
  who: WhoField,
};
/** One other hero. */
const PARTNERS = ['another', 'another-here', 'that'] as const;
const swapFields = { with: Type.Enum(PARTNERS) };
const eachFields = { who: Type.Enum(WHO), then: EffectsRef };

/** What happens to heroes themselves: sanity, places, each in turn. */
export const heroVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'lose-sanity',
    fields: amountWhoFields,
    example: { do: 'lose-sanity', amount: 1 },
    compile(node, c) {
      const amount = c.amount(node.amount);
      const lose = c.paying ? loseSanity : sufferLoss;
      return (g, env) => {
        const lost = amount(g, env);
        forEachSeat(g, env, node.who, (seat) => lose(g, seat, lost, 'CARD-4'));
      };
    },
    describe: (node, d) => d.counted('lose-sanity', node.amount, sayWho(d, node.who)),
    concernsOthers: (node) => reachesOthers(node.who),
    payable(node, c) {
      const price = typeof node.amount === 'number' ? c.amount(node.amount) : () => 1;
      return (g, env) => g.state.heroes[env.seat].sanity >= price(g, env);
    },
  }),
  defineVerb({
    name: 'gain-sanity',
    fields: amountWhoFields,
    example: { do: 'gain-sanity', amount: 1 },
    compile(node, c) {
      const amount = c.amount(node.amount);
      return (g, env) => {
        const gained = amount(g, env);
        forEachSeat(g, env, node.who, (seat) => gainSanity(g, seat, gained, 'CARD-4'));
      };
    },
    describe: (node, d) => d.counted('gain-sanity', node.amount, sayWho(d, node.who)),
    concernsOthers: (node) => reachesOthers(node.who),
  }),
  defineVerb({
    name: 'madness',
    fields: amountFields,
    example: { do: 'madness', amount: -1 },
    compile(node, c) {
      const amount = c.amount(node.amount);
      return (g, env) => changeMadness(g, amount(g, env), 'CARD-4');
    },
    describe: (node, d) =>
      d.sized('madness', node.amount, {
        down: typeof node.amount === 'number' && node.amount < 0 ? 'yes' : 'no',
      }),
    concernsOthers: () => true,
  }),
  defineVerb({
    name: 'move-hero',
    fields: moveFields,
    example: { do: 'move-hero', spaces: 2 },
    compile(node, c) {
      const spaces = c.amount(node.spaces);
      return (g, env) => {
        const most = spaces(g, env);
        forEachSeat(g, env, node.who, (seat) => moveAlongRing(g, env.seat, seat, most, node.upTo === true));
      };
    },
    describe: (node, d) =>
      d.counted(
        'move-hero',
        node.spaces,
        {
          ...sayWho(d, node.who),
          ...saySpaces(d, node.spaces, 'spaces', node.upTo),
        },
        'spaces',
      ),
    concernsOthers: (node) => reachesOthers(node.who),
  }),
  defineVerb({
    name: 'place-hero',
    fields: placeFields,
    example: { do: 'place-hero', at: 'start' },
    compile: (node) => (g, env) =>
      forEachSeat(g, env, node.who, (seat) => putAt(g, seat, node.at, node.level ?? 'here')),
    describe: (node, d) =>
      d.say('place-hero', {
        ...sayWho(d, node.who),
        at: d.word('at', node.at),
        level: d.word('level', node.level ?? 'here'),
      }),
    concernsOthers: (node) => reachesOthers(node.who),
  }),
  defineVerb({
    name: 'swap-places',
    format: 2,
    fields: swapFields,
    example: { do: 'swap-places', with: 'another' },
    compile: (node) => (g, env) => forEachSeat(g, env, node.with, (other) => swapPlaces(g, env.seat, other)),
    describe: (node, d) => d.say('swap-places', { partner: d.word('with', node.with) }),
  }),
  defineVerb({
    name: 'each',
    fields: eachFields,
    example: { do: 'each', who: 'others', then: [{ do: 'draw', cards: 1 }] },
    compile(node, c) {
      const then = c.effects(node.then, '/then');
      return (g, env) =>
        forEachSeat(g, env, node.who, (seat) => {
          const { level } = g.state.heroes[seat];
          env.other = seat;
          // What one hero looks at, no other one sees or chooses from.
          const { seen } = g.state;
          g.state.seen = nothingSeen();
          then(g, { ...env, seat, level, chosen: NONE, done: 0 });
          g.state.seen = seen;
        });
    },
    describe: (node, d) =>
      d.say('each', {
        subject: d.at('who', d.say('who', { who: node.who }), 'who'),
        several: d.word('who', meansSeveral(node.who) ? 'yes' : 'no', 'who'),
        then: d.effects(node.then, 'do'),
      }),
    concernsOthers: (node) => reachesOthers(node.who),
  }),
];

/** Moves a hero along its ring; `chooser` names the way. A hero in the Keep has no space. */
function moveAlongRing(g: G, chooser: number, seat: number, most: number, upTo: boolean): void {
  const hero = g.state.heroes[seat];
  if (hero.level === KEEP || most <= 0) return;
  const range = Array.from({ length: most + 1 }, (_, i) => i);
  const spaces = upTo ? askNumber(g, chooser, 'steps', range, 'CARD-4') : most;
  if (spaces === 0) return;
  const way = askWord(g, chooser, 'direction', ['clockwise', 'counterclockwise'], 'CARD-4');
  const by = way === 'clockwise' ? spaces : -spaces;
  placeHero(g, seat, hero.level, turned(g.match.board, hero.space, by));
  call(g, 'moves', seat);
}

/** Puts a hero on a named place: the Start space, or one of a level (LANG-14). */
function putAt(g: G, seat: number, at: Place, word: LevelWord): void {
  const { levels, heroes } = g.state;
  if (at === 'start') {
    placeHero(g, seat, DUNGEON, levels[DUNGEON].portal);
    return;
  }
  const level = levelFrom(heroes[seat].level, word);
  if (level === NONE) return;
  const space = landmarkOn(g.match.board, levels[level], at);
  if (space !== NONE) placeHero(g, seat, level, space);
}

/** The level that a word means from a hero's own, or NONE; no word leads into the Keep or out of it. */
function levelFrom(own: number, word: LevelWord): number {
  if (own === KEEP) return NONE;
  switch (word) {
    case 'here':
      return own;
    case 'up':
      return own < SPIRE ? own + 1 : NONE;
    case 'down':
      return own > DUNGEON ? own - 1 : NONE;
    default:
      return LEVEL_NAMES.indexOf(word);
  }
}

/** Two heroes change places; one in the Keep has none (LANG-15). */
function swapPlaces(g: G, seat: number, other: number): void {
  const { level, space } = g.state.heroes[seat];
  const there = g.state.heroes[other];
  if (seat === other || level === KEEP || there.level === KEEP) return;
  if (level === there.level && space === there.space) return;
  placeHero(g, seat, there.level, there.space);
  placeHero(g, other, level, space);
}
