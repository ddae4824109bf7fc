import Type from '../../../../generated/typebox.js';
import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef, Flag, orElse } from '../../../../packs/effects/schema.ts';
import { askNumber, askWord } from '../../rules/ask.ts';
import { landmarkOn } from '../../rules/board.ts';
import { canMoveToward, foeAdvances, moveFoeToward, placeFoe, summonFoe } from '../../rules/foe.ts';
import { rotateFor } from '../../rules/rotation.ts';
import { asInVersion2 } from '../../rules/rulings.ts';
import { dismissFoe } from '../../rules/showdown.ts';
import { KEEP, NONE, type G } from '../../types.ts';
import { LEVEL_NAMES } from '../../public.ts';
import type { Env } from '../../rules/card.ts';
import { saySpaces } from '../say.ts';
import { TRIGGERS } from '../triggers.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const PLACES = ['here', 'dungeon', 'temple', 'spire', 'choice'] as const;
type LevelWord = (typeof PLACES)[number];
const DIRECTIONS = ['choice', 'clockwise', 'counterclockwise'] as const;
const LevelField = Type.Enum(PLACES);
const rotateFields = {
  level: LevelField,
  by: AmountRef,
  direction: orElse(Type.Enum(DIRECTIONS), 'choice'),
  upTo: Flag,
};
const moveFoeFields = { spaces: AmountRef, locked: Flag };
const FOE_PLACES = ['you', 'portal', 'staircase'] as const;
const placeFoeFields = { at: Type.Enum(FOE_PLACES), locked: Flag };
const levelFields = { level: LevelField };
const RINGS = ['dungeon', 'temple', 'spire'] as const;

/** The level that is meant, or NONE in the Keep. */
function levelMeant(g: G, env: Env, word: LevelWord): number {
  if (word === 'choice') return RINGS.indexOf(askWord(g, env.seat, 'level', RINGS, 'CARD-4'));
  if (word !== 'here') return LEVEL_NAMES.indexOf(word);
  return env.level === KEEP ? NONE : env.level;
}

/** Triggers of cards that a hero has played, slotted, gained or beaten. */
const OWN_TRIGGERS: ReadonlySet<Env['trigger']> = new Set(
  TRIGGERS.flatMap(({ own, fires }) => (own ? [fires] : [])),
);

/** Whether a hero rotates by one of its own cards: then an ability may turn the ring further (HERO-7). */
const isOwnRotation = (g: G, { card, trigger }: Env): boolean =>
  card > NONE && g.match.cards[card].kind !== 'tower' && OWN_TRIGGERS.has(trigger);

/** Rings, and the foes on them. */
export const boardVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'rotate',
    fields: rotateFields,
    example: { do: 'rotate', level: 'here', by: 1 },
    compile(node, c) {
      const by = c.amount(node.by);
      const { direction = 'choice' } = node;
      return (g, env) => {
        const level = levelMeant(g, env, node.level);
        const most = by(g, env);
        if (level === NONE || most <= 0) return;
        const way =
          direction === 'choice'
            ? askWord(g, env.seat, 'direction', ['clockwise', 'counterclockwise'], 'CARD-4')
            : direction;
        const range = Array.from({ length: most + 1 }, (_, i) => i);
        const spaces = node.upTo === true ? askNumber(g, env.seat, 'steps', range, 'CARD-4') : most;
        rotateFor(g, env.seat, { level, way, spaces, further: isOwnRotation(g, env) });
      };
    },
    describe: (node, d) =>
      d.counted(
        'rotate',
        node.by,
        {
          level: d.word('level', node.level),
          direction: d.word('direction', node.direction ?? 'choice'),
          ...saySpaces(d, node.by, 'by', node.upTo),
        },
        'by',
      ),
  }),
  defineVerb({
    name: 'foe-advances',
    fields: {},
    example: { do: 'foe-advances' },
    compile: () => (g, env) => foeAdvances(g, env.seat),
    describe: (_node, d) => d.say('foe-advances'),
  }),
  defineVerb({
    name: 'move-foe',
    fields: moveFoeFields,
    example: { do: 'move-foe', spaces: 1, locked: true },
    compile(node, c) {
      const spaces = c.amount(node.spaces);
      return (g, env) => {
        const { level } = g.state.heroes[env.seat];
        if (level === KEEP) return;
        // Version 2 rolled for a foe that cannot move, and moved locked ones.
        if (!asInVersion2(g.match) && !canMoveToward(g.match, g.state, level, env.seat, node.locked === true))
          return;
        moveFoeToward(g, level, spaces(g, env), env.seat);
      };
    },
    describe: (node, d) =>
      d.counted(
        'move-foe',
        node.spaces,
        { locked: d.word('locked', node.locked === true ? 'yes' : 'no') },
        'spaces',
      ),
  }),
  defineVerb({
    name: 'place-foe',
    format: 2,
    fields: placeFoeFields,
    example: { do: 'place-foe', at: 'you' },
    compile: (node) => (g, env) => {
      const { level, space } = g.state.heroes[env.seat];
      if (level === KEEP) return;
      const to = node.at === 'you' ? space : landmarkOn(g.match.board, g.state.levels[level], node.at);
      placeFoe(g, level, to, { seat: env.seat, locked: node.locked === true });
    },
    describe: (node, d) =>
      d.say('place-foe', {
        at: d.word('at', node.at),
        locked: d.word('locked', node.locked === true ? 'yes' : 'no'),
      }),
  }),
  defineVerb({
    name: 'summon-foe',
    fields: levelFields,
    example: { do: 'summon-foe', level: 'here' },
    compile: (node) => (g, env) => {
      const level = levelMeant(g, env, node.level);
      if (level !== NONE) summonFoe(g, level);
    },
    describe: (node, d) => d.say('summon-foe', { level: d.word('level', node.level) }),
  }),
  defineVerb({
    name: 'remove-foe',
    fields: levelFields,
    example: { do: 'remove-foe', level: 'here' },
    compile: (node) => (g, env) => {
      const level = levelMeant(g, env, node.level);
      if (level !== NONE) dismissFoe(g, level);
    },
    describe: (node, d) => d.say('remove-foe', { level: d.word('level', node.level) }),
  }),
];
