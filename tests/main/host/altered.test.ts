import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFrom } from '../../../shared/engine/random.ts';
import { readRecording } from '../../../scripts/commands/support/recording.ts';
import { games } from '../../support/games-of-rules-3.ts';
import { altered, KINDS } from './altered/alter.ts';
import { takeIn } from './altered/take-in.ts';
import { hostOn, temporary, TestClient } from './support.ts';

const FILE = join(import.meta.dirname, '../../fixtures/exports/rules-2/with-undone-entries.json');
const saved = readRecording(FILE);

/** Every third kind; the soak takes them all (part `altered`). */
const EVERY = 3;

test('altered tables are refused with a sentence, or do no harm', async () => {
  const gamesModule = new URL('../../support/games-of-rules-3.ts', import.meta.url).href;
  const client = new TestClient(await hostOn(temporary(), { games, gamesModule }));
  const faults: string[] = [];
  let refused = 0;
  for (let number = 0; number < KINDS.length; number += EVERY) {
    const { kind, bytes } = altered(saved, number, drawFrom(`altered ${number}`));
    const { taken, fault } = await takeIn(client, bytes);
    if (!taken) refused++;
    if (fault !== null) faults.push(`${kind}: ${fault}`);
  }
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(KINDS.length / EVERY / 2);
});
