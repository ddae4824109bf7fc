import { expect, it } from 'vitest';
import { drawFrom } from '../../../shared/engine/random.ts';
import { damageMany } from './support/damages.ts';
import { temporaryFolder } from './support/store.ts';

it('a folder that is damaged anywhere, at any moment, loses nothing without a word', async () => {
  const came = await damageMany(temporaryFolder(), 30, drawFrom('damages in the gate'));
  expect(came.faults).toEqual([]);
  expect(came.damages).toBe(30);
  expect(Math.min(came.whole, came.restored, came.lacking)).toBeGreaterThan(0);
});
