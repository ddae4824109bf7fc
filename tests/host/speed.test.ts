// The promises about speed, at twice their limits: the machine of a gate may be a slow one, and what got much slower is
// noticed all the same. `npm run soak` holds the limits themselves. Another program can only make it slower, so the best
// of a few tries counts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computeInBursts, sayMeasured } from './packs/delay.ts';
import {
  answers,
  longTable,
  openingAndScrubbing,
  sayLoaded,
  sayTimes,
  searching,
  whileLoading,
  whileTrying,
} from './speed.ts';
import { hostOn, MODS, temporary, TestClient } from './support.ts';

const TRIES = 3;
const SLACK = 2;
/** A machine on which short bursts take so many times longer than alone is too busy to measure on. */
const BUSY = 1.4;

/** Tries until a measurement is good enough; the last words say what was measured. */
async function holds(measured: () => Promise<{ good: boolean; words: string }>): Promise<void> {
  let words = '';
  for (let i = 0; i < TRIES; i++) {
    const slowdown = await computeInBursts(300, 1.5);
    const came = await measured();
    words = `${came.words} (machine at ${slowdown.toFixed(1)})`;
    if (came.good || slowdown > BUSY) {
      console.log(words);
      return;
    }
  }
  expect.fail(words);
}

test('an accepted entry is stored and answered within milliseconds', async () => {
  await holds(async () => {
    const { entries } = await answers(temporary(), 300);
    return { good: entries.p99 < 3 * SLACK, words: `answers: ${sayTimes(entries)}` };
  });
}, 300_000);

test('a table of a thousand entries opens at once, and so does each of its past positions', async () => {
  const folder = temporary();
  const first = await hostOn(folder);
  const { table, entries } = await longTable(new TestClient(first));
  expect(entries).toBeGreaterThan(950);
  await first.close();
  await holds(async () => {
    const host = await hostOn(folder);
    const { opening, scrubbing } = await openingAndScrubbing(host, table, entries);
    await host.close();
    return {
      good: opening < 50 * SLACK && scrubbing.max < 50 * SLACK,
      words: `opening ${opening.toFixed(1)} ms, scrubbing: ${sayTimes(scrubbing)}`,
    };
  });
}, 300_000);

test('50 expansions of 200 cards load within a second, with tables that stay quick and a quick search', async () => {
  await holds(async () => {
    const folder = temporary();
    const mods = join(folder, 'mods');
    mkdirSync(mods);
    const host = await hostOn(folder, {
      packFolders: [
        { path: MODS, origin: 'shipped', single: false },
        { path: mods, origin: 'user', single: false },
      ],
    });
    const came = await whileLoading(host, mods, 50, 200);
    const search = await searching(host, ['base', 'many-1', 'many-50']);
    await host.close();
    const { p99, max } = came.delays.felt;
    const quick = p99 < 8 * SLACK && max < 50 * SLACK;
    return {
      good: quick && came.checked < 1000 * SLACK && search.max < 10 * SLACK,
      words: `${sayLoaded(came)}; searching: ${sayTimes(search)}`,
    };
  });
}, 300_000);

// Here only what the main thread itself computes: the lab wants all cores for itself, so what is felt beside it tells of
// the neighbours of this machine as well. The soak holds that.
test('the lab on all cores leaves the main thread little to do', async () => {
  const host = await hostOn(temporary());
  const measured = await whileTrying(host, 150);
  await host.close();
  const words = `while trying: ${sayMeasured(measured)}`;
  console.log(words);
  expect(measured.computed.p99, words).toBeLessThan(8 * SLACK);
  expect(measured.computed.max, words).toBeLessThan(50 * SLACK);
}, 300_000);
