// Prices in stages: each is drawn, none over another, with its number.
import { describe, expect, test } from 'vitest';
import { FIELD } from '../../../shared/face/cards/frame.ts';
import { layoutFull } from '../../../shared/face/cards/full.ts';
import {
  FULL_PRICES,
  placePrices,
  pricesHeight,
  SHORT_PRICES,
  type PriceSizes,
} from '../../../shared/face/cards/prices.ts';
import { layoutShort } from '../../../shared/face/cards/short.ts';
import { COLOURS } from '../../../shared/face/paint/palette.ts';
import { drawn, PRICE, report, rule, sampleCard } from './support.ts';

const COUNTS = [1, 2, 3, 4, 5] as const;
const stages = (count: number) => Array.from({ length: count }, () => PRICE);

describe.each<[string, PriceSizes]>([
  ['full', FULL_PRICES],
  ['short', SHORT_PRICES],
])('on the %s face', (_, sizes) => {
  test.each(COUNTS)('%i are beside and below each other', (count) => {
    for (const scale of [1, 0.8]) {
      const places = placePrices(stages(count), sizes, { top: 500, scale });
      expect(places).toHaveLength(count);
      const height = pricesHeight(stages(count), sizes, scale);
      for (const [i, { cx, top, width, height: own, disc }] of places.entries()) {
        expect(cx - width / 2).toBeGreaterThanOrEqual(FIELD.left);
        expect(cx + width / 2).toBeLessThanOrEqual(FIELD.right);
        expect(top + own).toBeLessThanOrEqual(500 + height + 0.01);
        expect(disc > 0).toBe(count > 1);
        for (const other of places.slice(0, i))
          expect(Math.abs(other.cx - cx) >= width || Math.abs(other.top - top) >= own).toBe(true);
      }
    }
  });
});

test.each(COUNTS)('a card with %i fits, and draws all of them', async (count) => {
  const card = sampleCard({ prices: stages(count), foot: { kind: 'none' }, text: [rule('Lose one.')] });
  for (const detail of ['full', 'short'] as const) {
    expect((await report(card, { detail })).misfits).toEqual([]);
    const svg = await drawn(card, { detail });
    expect(svg.split(COLOURS.standard.harm).length - 1).toBe(count);
  }
  const { middle, storyTop, window } = layoutFull(card);
  expect(middle?.kind === 'prices' && middle.top + middle.height).toBeLessThan(storyTop);
  expect(middle!.top).toBeGreaterThan(window.bottom);
  const short = layoutShort(card, false);
  expect(short.tail - short.window.bottom).toBeGreaterThan(short.brief.height);
});

test('they keep clear of the medal of the kind where there is no text', () => {
  const { middle, window } = layoutFull(sampleCard({ prices: stages(3), text: [] }));
  expect(middle!.top).toBeGreaterThanOrEqual(window.bottom + 33);
});
