import { expect, test } from 'vitest';
import { freePlace } from '../../../../renderer/workshop/art/free-place.ts';
import type { Layer } from '../../../../renderer/workshop/art/picture.ts';

test('the first figure is large and in the middle, each further one where no other is', () => {
  const layers: Layer[] = [];
  for (let i = 0; i < 5; i++) layers.push({ icon: 'wolf-head', ...freePlace(layers) });
  expect(layers[0]).toMatchObject({ x: 300, y: 206, scale: 1 });
  expect(layers.slice(1).every(({ scale }) => scale === 0.5)).toBe(true);
  expect(new Set(layers.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
});

test('a place that was left is taken again, and a full picture has one as well', () => {
  const at = (x: number, y: number): Layer => ({ icon: 'wolf-head', x, y });
  expect(freePlace([{ icon: 'wolf-head' }, at(170, 270)])).toMatchObject({ x: 430, y: 270 });
  expect(freePlace([{ icon: 'wolf-head' }, at(440, 280)])).toMatchObject({ x: 170, y: 270 });
  const full = [at(430, 270), at(170, 270), at(430, 130), at(170, 130)];
  expect(freePlace(full).scale).toBe(0.5);
});
