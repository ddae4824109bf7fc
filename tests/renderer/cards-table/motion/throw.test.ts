import { describe, expect, test } from 'vitest';
import { FACES, fallOf } from '../../../../renderer/cards-table/motion/throw.ts';

/** Where a moment turns a direction to, as it is seen: y points down. */
function seen(transform: string, [x, y, z]: readonly [number, number, number]): readonly number[] {
  const m = transform
    .match(/matrix3d\(([^)]*)\)/)![1]
    .split(',')
    .map(Number);
  return [0, 1, 2].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z);
}

describe.each([1, 2, 3, 4, 5, 6])('a throw of %d', (value) => {
  test('ends with that face on top, however it falls', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { rest } = fallOf(value, seed);
      const heights = FACES.map((face) => -seen(rest.transform, face)[1]);
      expect(heights.indexOf(Math.max(...heights))).toBe(value - 1);
      // Two sides are seen beside it.
      const facing = FACES.filter((face) => seen(rest.transform, face)[2] > 0.05);
      expect(facing).toHaveLength(3);
    }
  });

  test('is the same for the same seed, and made of numbers', () => {
    const fall = fallOf(value, 7);
    expect(fallOf(value, 7)).toEqual(fall);
    expect(fallOf(value, 8)).not.toEqual(fall);
    expect(fall.moments.at(-1)).toBe(fall.rest);
    for (const { transform, shades, shadow } of fall.moments) {
      expect(transform + shadow.transform).not.toMatch(/NaN|Infinity|undefined/);
      for (const shade of [...shades, shadow.opacity]) {
        expect(shade).toBeGreaterThanOrEqual(0);
        expect(shade).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('the faces of a die that lie opposite add up to seven', () => {
  FACES.forEach((face, i) => {
    const opposite = FACES.findIndex((other) => other.every((part, axis) => part + face[axis] === 0));
    expect(i + 1 + opposite + 1).toBe(7);
  });
});
