import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecording, replay } from '../../../scripts/commands/support/recording.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { scenarioOf } from '../../../shared/engine/scenario-of.ts';
import { runScenario, type Scenario } from '../../../shared/engine/scenario.ts';
import { openTable } from '../../../shared/engine/versions.ts';
import { games } from '../../../shared/games/index.ts';
import { validateScenario } from '../../../shared/generated/validators.js';
import { RECORDED_FOLDER } from '../../support/recorded.ts';

/** A recorded game that can be cut into scenarios. */
function played(file: string) {
  const saved = readRecording(join(RECORDED_FOLDER, file));
  const { game, scenarios } = games.find((entry) => entry.game.id === saved.game)!;
  const table =
    saved.rulesVersion === game.rulesVersion ? replay(game, saved).table : openTable(game, saved).table;
  return {
    entries: table.log.length,
    cut: (from: number, to: number): Scenario => scenarioOf(table, scenarios, 'a stretch', { from, to }),
    /** Runs what a file with the scenario would say; null, or what differed. */
    failure: (scenario: Scenario, definitions: Definitions = table.definitions): string | null =>
      runScenario(JSON.parse(JSON.stringify(scenario)) as Scenario, scenarios, () => definitions).failure,
    definitions: table.definitions,
  };
}

const tower = played('page/short.json');
const arcana = played('arcana/short.json');

describe.each([
  ['Ravingspire', tower],
  ['Arcana', arcana],
])('stretches of a game of %s', (_name, { cut, failure, entries }) => {
  const length = 6;
  const starts = Array.from({ length: Math.floor((entries - length) / 5) }, (_, i) => 1 + 5 * i);

  test.each(starts)('from entry %i on, its scenario passes at once', (from) => {
    const scenario = cut(from, from + length);
    expect(validateScenario(scenario)).toBe(true);
    expect(failure(scenario)).toBeNull();
    expect(scenario.when!.length).toBeGreaterThan(0);
    expect(scenario.then!.length).toBeGreaterThan(0);
  });
});

test('what was taken back is no step', () => {
  const scenario = tower.cut(18, 22);
  expect(scenario.when!.map((step) => step['do'])).toEqual(['move', 'acquire', 'endEncounter']);
  expect(scenario.given).toMatchObject({ phase: 'move', active: expect.any(Number) as number });
});

test('a stretch that begins where no position can be given begins with the nearest one before', () => {
  const inTurn = tower.cut(4, 6);
  expect(inTurn.when!.map((step) => step['do'])).toEqual(['rotate', 'choose', 'endExplore', 'move']);
});

test('where cards are shuffled in it, it says how far the random streams have been drawn from', () => {
  const all = Array.from({ length: 6 }, (_, i) => tower.cut(1 + 7 * i, 7 + 7 * i).given);
  expect(all.some((given) => given && 'random' in given)).toBe(true);
  expect(all.some((given) => given && !('random' in given))).toBe(true);
});

test('it fails when one of its cards is spoilt', () => {
  const scenario = tower.cut(6, 8);
  const { card } = scenario.when!.find((step) => step['do'] === 'acquire')!;
  const spoilt = { ...(tower.definitions[card as string] as { [field: string]: Json }), cost: { fight: 30 } };
  expect(tower.failure(scenario, { ...tower.definitions, [card as string]: spoilt })).toContain('refused');
});

test('a table that keeps the rulings of an earlier version has them in its scenario', () => {
  const { cut, failure } = played('v2/solo-marcus-the-runelord.json');
  const scenario = cut(40, 50);
  expect(scenario.setup.rulings).toBe(2);
  expect(validateScenario(scenario)).toBe(true);
  expect(failure(scenario)).toBeNull();
});

test('entries that are not there are an error', () => {
  for (const [from, to] of [
    [0, 3],
    [5, 4],
    [40, 43],
  ])
    expect(() => tower.cut(from, to)).toThrow(`entries ${from} to ${to} are none of 1 to 42`);
});
