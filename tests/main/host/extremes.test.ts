// Cards from outside with one value that is not meant there: none breaks a game.
import { expect, test } from 'vitest';
import { games } from '../../../shared/games/index.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import { extremesOf, placesIn, tryExtreme } from './altered/extremes.ts';

/** One of this many is tried; the soak tries them all. */
const EVERY = 29;

test.each(games.map((entry) => [entry.game.id, entry] as const))('a card of %s', (_, entry) => {
  const packs = entry.scenarios.defaultPacks;
  const definitions = loadShelf([]).definitions(packs);
  const places = placesIn(definitions);
  const faults: string[] = [];
  let played = 0;
  for (let number = 0; number < extremesOf(places); number += EVERY) {
    const came = tryExtreme(entry, definitions, packs, places, number);
    if (came.played) played++;
    if (came.fault !== null) faults.push(`${came.name}: ${came.fault}`);
  }
  expect(faults).toEqual([]);
  expect(places.length).toBeGreaterThan(25);
  expect(played).toBeGreaterThan(5);
});
