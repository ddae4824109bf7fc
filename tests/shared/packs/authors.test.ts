// Packs that were written from docs/modding alone, as their authors handed them in.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import { Simulation } from '../../../scripts/workers/simulation.ts';
import { contents } from '../../../shared/games/index.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
import { freeze, thaw } from '../../../shared/packs/freeze.ts';
import type { Definitions } from '../../../shared/engine/game.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const GAMES = 12;
const PACKS = [
  {
    id: 'goblin-queen',
    folder: 'mods/goblin-queen',
    counts: { hero: 1, foe: 1, spire: 1, tower: 3, loot: 6, encounter: 30 },
  },
  {
    id: 'night-kitchen',
    folder: 'tests/fixtures/packs/night-kitchen',
    counts: { tower: 1, loot: 2, encounter: 8 },
  },
];
const ALONE = ['hero', 'foe', 'spire', 'tower', 'loot'];

describe.each(PACKS)('$id', ({ id, folder, counts }) => {
  const base = readPackFolder(join(ROOT, 'mods/base'), 'shipped');
  const { cards, texts, problems } = loadPacks([base, readPackFolder(join(ROOT, folder), 'user')], contents);
  const own = Object.entries(cards).filter(([, { pack }]) => pack === id);

  test('has nothing to complain of, and as many cards as it says', () => {
    expect(problems).toEqual([]);
    const found: Record<string, number> = {};
    for (const [, { definition }] of own) {
      const kind = String(definition.kind);
      const column = ALONE.includes(kind) ? kind : 'encounter';
      found[column] = (found[column] ?? 0) + 1;
    }
    expect(found).toEqual(counts);
  });

  test('every card has a German name and story, and one with an effect a scenario', () => {
    expect(own.filter(([card]) => !texts.de[card]?.name || !texts.de[card].story)).toEqual([]);
    const scenarios = readdirSync(join(ROOT, folder, 'scenarios'));
    const without = own.filter(
      ([
        ,
        {
          definition: { id: name, rules, stages, hero },
        },
      ]) =>
        [rules, stages, hero].some((part) => part !== undefined) &&
        !scenarios.some((file) => file === `${String(name)}.json` || file.startsWith(`${String(name)}-`)),
    );
    expect(without.map(([card]) => card)).toEqual([]);
  });

  test('games with it are played to their end', () => {
    const definitions = thaw(freeze(cards, Object.keys(cards))) as Definitions;
    const packs = ['base', id];
    const plan = { game: 'ravingspire', bot: 'greedy', seed: id, heroes: null, seats: 2, packs, options: {} };
    const played = new Simulation({ ...plan, definitions }).playAll(0, GAMES);
    expect(played).toHaveLength(GAMES);
    expect(played.filter(({ error }) => error !== undefined)).toEqual([]);
  });
});
