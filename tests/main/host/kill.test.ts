import { expect, test } from 'vitest';
import { drawFrom } from '../../../shared/engine/random.ts';
import { killEditing } from './kill/editing.ts';
import { killMany } from './kill/kill.ts';
import { temporary } from './support.ts';

/** The soak kills hundreds of hosts (part `host`), and of such as edit a pack (part `workshop`). */
const KILLS = 2;

test('a host that is killed while entries are on their way loses none that it acknowledged', async () => {
  const { kills, faults, acknowledged } = await killMany(temporary(), KILLS, drawFrom('kills'));
  expect(faults).toEqual([]);
  expect(kills).toBe(KILLS);
  expect(acknowledged).toBeGreaterThan(0);
});

test('a host that is killed while a pack is edited loses nothing that is in the journal, and breaks no file', async () => {
  const { kills, faults, edits } = await killEditing(temporary(), KILLS, drawFrom('edits'));
  expect(faults).toEqual([]);
  expect(kills).toBe(KILLS);
  expect(edits).toBeGreaterThan(3);
});
