// MOVE-5 on a board that the base set does not have: from the portal of a level to its staircase it is two spaces, so that
// one move may pass through an unrevealed level.
import { expect, test } from 'vitest';
import { readPackFolder } from '../../../../../main/host/packs/read.ts';
import type { Definitions } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { runScenario } from '../../../../../shared/engine/scenario.ts';
import { ravingspireContent } from '../../../../../shared/games/ravingspire/content/index.ts';
import { ravingspireScenarios } from '../../../../../shared/games/ravingspire/scenario/index.ts';
import { freeze, thaw } from '../../../../../shared/packs/freeze.ts';
import { loadPacks } from '../../../../../shared/packs/load.ts';

const ROOT = new URL('../../../../..', import.meta.url).pathname;
const loaded = loadPacks(
  [
    readPackFolder(`${ROOT}/mods/base`, 'shipped'),
    readPackFolder(`${ROOT}/tests/fixtures/packs/lapses`, 'user'),
  ],
  [ravingspireContent],
);
const shipped = thaw(freeze(loaded.cards, Object.keys(loaded.cards))) as Definitions;
const board = { sectors: 12, across: 2, apart: 4 };
const definitions = { ...shipped, 'base:tower': { ...(shipped['base:tower'] as object), board } };

type Assertion = [path: string, op: string, value?: Json];

const FIRST = ['leather-boots', 'battered-buckler', 'acolytes-circlet', 'iron-lantern', 'stray-squire'];
const SECOND = ['meteor-sword', 'armory', 'oathstone', 'expert-feint', 'corbin-of-devonshire'];
const ofBase = (names: readonly string[]): string[] => names.map((name) => `base:${name}`);
const NOTHING = [null, null, null, null, null];

/** A hero on the staircase of the dungeon goes through the temple to the spire, both unrevealed. */
const run = (towers: string[], sanity: number, then: Assertion[]): string | null => {
  const setup = { seed: 'opening', heroes: ['base:quinn-apblanc'], packs: ['base', 'lapses'] };
  const given = {
    turn: 7,
    phase: 'move',
    madness: 5,
    dice: [4, 1],
    heroes: [{ level: 'dungeon', space: 2, sanity, hand: ['base:tool'], slots: NOTHING }],
    levels: {
      dungeon: { portal: 0, ring: NOTHING, tower: null, foe: null },
      temple: { portal: 2, revealed: false },
      spire: { portal: 4, revealed: false },
    },
    decks: { encounter: ofBase([...FIRST, ...SECOND, 'gladiator-training-pit']), tower: towers },
    waiting: null,
  };
  const when = [{ do: 'move', path: ['temple:2', 'temple:3', 'temple:4', 'spire:4'] }];
  const scenario = { name: 'opening', rules: ['MOVE-5'], game: 'ravingspire', setup, given, when, then };
  return runScenario(scenario, ravingspireScenarios, () => definitions).failure;
};

test('a level that a move only passes through opens too, before the one where the move ends (MOVE-5)', () => {
  const failure = run(['base:reaver-valley', 'base:the-drill-yard'], 10, [
    ['levels.temple.ring', 'is', ofBase(FIRST)],
    ['levels.temple.tower', 'is', 'base:reaver-valley'],
    ['levels.spire.ring', 'is', ofBase(SECOND)],
    ['levels.spire.tower', 'is', 'base:the-drill-yard'],
    ['waiting', 'is', 'base:gladiator-training-pit'],
    ['heroes.0.level', 'is', 'spire'],
  ]);
  expect(failure).toBeNull();
});

test('a hero that goes mad as the first of two levels opens does not open the second (MAD-2, MOVE-5)', () => {
  const failure = run(['lapses:dread-hall', 'base:the-drill-yard'], 1, [
    ['levels.temple.revealed', 'is', true],
    ['levels.temple.ring', 'is', NOTHING],
    ['levels.spire.revealed', 'is', false],
    ['levels.spire.ring', 'is', NOTHING],
    ['decks.tower', 'is', ['base:the-drill-yard']],
    ['decks.encounter', 'unchanged'],
    ['heroes.0.level', 'is', 'dungeon'],
    ['turn', 'is', 8],
  ]);
  expect(failure).toBeNull();
});
