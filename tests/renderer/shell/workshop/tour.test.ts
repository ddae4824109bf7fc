import { expect, it } from 'vitest';
import { de } from '../../../../renderer/shell/workshop/tour/text/de.ts';
import { en } from '../../../../renderer/shell/workshop/tour/text/en.ts';
import {
  besideStep,
  isFulfilled,
  SHELF,
  type TourSight,
} from '../../../../renderer/shell/workshop/tour/sight.ts';
import { TOUR_STEPS, type TourStep } from '../../../../shared/rpc/tour.ts';

const numbers = (...of: readonly number[]): TourSight['numbers'] =>
  new Map(of.map((number, i) => [`/rules/${i}`, number]));
const OPEN: TourSight = { ...SHELF, pack: 'mine', cards: 1, card: 'lamp', effects: 1, numbers: numbers(2) };

const DONE: { readonly [S in TourStep]: Partial<TourSight> } = {
  pack: { pack: 'mine' },
  card: { cards: 2 },
  rule: { effects: 2 },
  number: { numbers: numbers(3, 7) },
  undo: { undone: 'a number' },
  words: { translated: 1 },
  picture: { picture: '{}' },
  done: {},
};

it('fulfils a step by what was done, and by nothing that was there before', () => {
  for (const step of TOUR_STEPS) {
    const begun = step === 'pack' ? SHELF : OPEN;
    expect(isFulfilled(step, begun, begun), step).toBe(false);
    expect(isFulfilled(step, begun, { ...begun, ...DONE[step] }), step).toBe(step !== 'done');
  }
});

it('takes no number that comes or goes for one that was changed', () => {
  expect(isFulfilled('number', OPEN, { ...OPEN, numbers: numbers(2, 5) })).toBe(false);
  expect(isFulfilled('number', OPEN, { ...OPEN, numbers: numbers() })).toBe(false);
});

it('does not end before its first step, nor go on behind its last', () => {
  expect(besideStep('pack', -1)).toBeUndefined();
  expect(besideStep('done', 1)).toBeUndefined();
  expect(besideStep('pack', 1)).toBe('card');
});

it.each([
  ['en', en],
  ['de', de],
])('says no more than 350 words in all (%s)', (_, texts) => {
  const words = Object.values(texts).flatMap((text) => String(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  expect(words.length).toBeLessThan(350);
});
