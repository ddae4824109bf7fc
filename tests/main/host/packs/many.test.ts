import { expect, it } from 'vitest';
import { loadMany } from './loading.ts';

const COUNT = 600;
/** Cards that one transaction may write, so that others get their turn between two. */
const MOST = 12;

it('a large pack is written in small transactions, and not again when nothing has changed', async () => {
  const { state, cards, found, transactions, again } = await loadMany(COUNT);
  expect(state).toContain(`many loaded ${COUNT}/0/0`);
  expect(cards).toBe(COUNT);
  expect(found).toBeGreaterThan(3);
  expect(transactions.reduce((sum, one) => sum + one.cards, 0)).toBeGreaterThanOrEqual(COUNT);
  expect(Math.max(...transactions.map((one) => one.cards))).toBeLessThanOrEqual(MOST);
  expect(again).toBe(0);
});
