// Pictures in windows of every height: the moon is seen, and low pictures have something at their sides.
import { describe, expect, test } from 'vitest';
import { layoutFull } from '../../../shared/face/cards/full.ts';
import { layoutShort } from '../../../shared/face/cards/short.ts';
import { FIELD } from '../../../shared/face/cards/frame.ts';
import { placeIn } from '../../../shared/face/picture/picture.ts';
import { MOON } from '../../../shared/face/picture/skies.ts';
import { drawn, rule, sampleCard } from './support.ts';

const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

describe('the moon is clear of the emblem, and inside the picture', () => {
  /** The emblem's middle below the head, and its radius. */
  const EMBLEMS = { full: { x: 530, above: -30, r: 70 }, short: { x: 512, y: 108, r: 92 } };

  test.each([0, 10, 30, 45, 60])('with %i words', (count) => {
    const card = sampleCard({ text: count === 0 ? [] : [rule(words(count))] });
    const full = layoutFull(card).window;
    const short = layoutShort(card, false).window;
    for (const [{ top, bottom }, emblem] of [
      [full, { ...EMBLEMS.full, y: full.top + EMBLEMS.full.above }],
      [short, EMBLEMS.short],
    ] as const) {
      const { x, y, scale } = placeIn({ x: FIELD.left, y: top, width: FIELD.width, height: bottom - top });
      const [mx, my] = [x + MOON.x * scale, y + MOON.y * scale];
      expect(Math.hypot(mx - emblem.x, my - emblem.y)).toBeGreaterThan(MOON.r * scale + emblem.r);
      expect(mx - MOON.r * scale).toBeGreaterThan(FIELD.left - 20);
      expect(my + MOON.r * scale * 0.3).toBeGreaterThan(top);
    }
  });
});

describe('a low picture', () => {
  const shadows = (svg: string): number[] =>
    [...svg.matchAll(/<use href="#f-fz" transform="translate\((-?[\d.]+) /g)].map(([, x]) => Number(x));

  test('shows its figures at both sides as shadows; a high one has room for one', async () => {
    const low = shadows(await drawn(sampleCard({ text: [rule(words(60))] })));
    expect([low.filter((x) => x < 200).length, low.filter((x) => x > 400).length]).toEqual([2, 2]);
    expect(shadows(await drawn(sampleCard({ text: [] })))).toEqual([]);
  });

  test('has none of a picture file alone', async () => {
    const { picture } = sampleCard();
    const image = { image: 'x.png', crop: [0, 0, 1, 1], tint: null } as const;
    const layers = picture.layers.map((layer) => ({ ...layer, ...image }));
    const svg = await drawn(sampleCard({ text: [rule(words(60))], picture: { ...picture, layers } }));
    expect(shadows(svg)).toEqual([]);
  });
});
