import { expect, test } from 'vitest';
import { drawFrom } from '../../../shared/engine/random.ts';
import { killMany } from './kill/kill.ts';
import { temporary } from './support.ts';

test('a host that is killed while entries are on their way loses none that it acknowledged', async () => {
  const { kills, faults, acknowledged, unacknowledged } = await killMany(temporary(), 3, drawFrom('kills'));
  expect(faults).toEqual([]);
  expect(kills).toBe(3);
  // How far an entry gets before the blow is a matter of luck; that some get through is not.
  expect(acknowledged + unacknowledged).toBeGreaterThan(0);
});
