// Every word of a card language, with each of its fields in each way that it can be written, and shipped cards are made
// from empty cards through the gestures of the sentence alone.
import { expect, test } from 'vitest';
import { workplaces } from '../../../support/sentence/benches.ts';
import { makeAll, makeCards } from '../../../support/sentence/making.ts';

const LEAST: { readonly [game: string]: number } = { ravingspire: 700, arcana: 15 };

test.each(workplaces)('$game: every branch is made by gestures', (work) => {
  const { made, never, missing } = makeAll(work, false);
  expect(missing).toEqual([]);
  expect(never).toEqual([]);
  expect(made).toBeGreaterThan(LEAST[work.game]);
});

test.each(workplaces)('$game: shipped cards are made by few gestures', (work) => {
  const { made, gestures, missing } = makeCards(work, 3);
  expect(missing).toEqual([]);
  expect(made).toBeGreaterThan(0);
  expect(gestures / made).toBeLessThan(4);
});
