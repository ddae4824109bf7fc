import Type from 'typebox';
import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef } from '../../../../packs/effects/schema.ts';
import { askNumber, askWord } from '../../rules/ask.ts';
import { rotateLevel } from '../../rules/board.ts';
import { foeAdvances, moveFoeToward, removeFoe, summonFoe } from '../../rules/foe.ts';
import { KEEP, LEVEL_NAMES, NONE, type G } from '../../types.ts';
import type { Env } from '../card.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const PLACES = ['here', 'dungeon', 'temple', 'spire', 'choice'] as const;
type LevelWord = (typeof PLACES)[number];
const DIRECTIONS = ['choice', 'clockwise', 'counterclockwise'] as const;
const LevelField = Type.Enum(PLACES);
const rotateFields = {
  level: LevelField,
  by: AmountRef,
  direction: Type.Optional(Type.Enum(DIRECTIONS)),
  upTo: Type.Optional(Type.Boolean()),
};
const spacesFields = { spaces: AmountRef };
const levelFields = { level: LevelField };
const RINGS = ['dungeon', 'temple', 'spire'] as const;

/** The level that is meant, or NONE in the Keep. */
function levelMeant(g: G, env: Env, word: LevelWord): number {
  if (word === 'choice') return RINGS.indexOf(askWord(g, env.seat, 'level', RINGS, 'CARD-4'));
  if (word !== 'here') return LEVEL_NAMES.indexOf(word);
  return env.level === KEEP ? NONE : env.level;
}

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
        const range = Array.from({ length: most + 1 }, (_, i) => i);
        const spaces = node.upTo === true ? askNumber(g, env.seat, 'steps', range, 'CARD-4') : most;
        if (spaces === 0) return;
        const way =
          direction === 'choice'
            ? askWord(g, env.seat, 'direction', ['clockwise', 'counterclockwise'], 'CARD-4')
            : direction;
        rotateLevel(g, level, way === 'clockwise' ? spaces : -spaces);
      };
    },
    describe: (node, d) =>
      d.counted('rotate', node.by, {
        level: node.level,
        direction: node.direction ?? 'choice',
        upTo: node.upTo === true ? 'yes' : 'no',
      }),
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
    fields: spacesFields,
    example: { do: 'move-foe', spaces: 1 },
    compile(node, c) {
      const spaces = c.amount(node.spaces);
      return (g, env) => {
        const { level } = g.state.heroes[env.seat];
        if (level !== KEEP) moveFoeToward(g, level, spaces(g, env), env.seat);
      };
    },
    describe: (node, d) => d.counted('move-foe', node.spaces),
  }),
  defineVerb({
    name: 'summon-foe',
    fields: levelFields,
    example: { do: 'summon-foe', level: 'here' },
    compile: (node) => (g, env) => {
      const level = levelMeant(g, env, node.level);
      if (level !== NONE) summonFoe(g, level);
    },
    describe: (node, d) => d.say('summon-foe', { level: node.level }),
  }),
  defineVerb({
    name: 'remove-foe',
    fields: levelFields,
    example: { do: 'remove-foe', level: 'here' },
    compile: (node) => (g, env) => {
      const level = levelMeant(g, env, node.level);
      if (level !== NONE) removeFoe(g, level);
    },
    describe: (node, d) => d.say('remove-foe', { level: node.level }),
  }),
];
