// Every word of a card language, with each of its fields in each way that it can be written, is made from an empty card
// through the gestures of the sentence alone.
import { expect, test } from 'vitest';
import { workplaces } from '../../../support/sentence/benches.ts';
import { makeAll } from '../../../support/sentence/making.ts';

const LEAST: { readonly [game: string]: number } = { ravingspire: 700, arcana: 15 };

test.each(workplaces)('$game: every branch is made by gestures', (work) => {
  const { made, never, missing } = makeAll(work, false);
  expect(missing).toEqual([]);
  expect(never).toEqual([]);
  expect(made).toBeGreaterThan(LEAST[work.game]);
});
