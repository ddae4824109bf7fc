import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { FIGURE } from '../../../../../renderer/scene3d/figures/limbs.ts';
import { mod, stepOf } from '../../../../../renderer/scene3d/geometry/circle.ts';
import {
  RINGS,
  standInKeep,
  standOn,
  type Sectors,
} from '../../../../../renderer/games/ravingspire/tower/layout.ts';

const BOARDS: readonly Sectors[] = [
  { count: 6, across: 3 },
  { count: 12, across: 6 },
  { count: 13, across: 4 },
  { count: 24, across: 12 },
];

describe('where figures stand', () => {
  it('is on their own space, however many share it', () => {
    for (const sectors of BOARDS) {
      for (const level of LEVELS) {
        const { inner, outer, rim, floor } = RINGS[level];
        for (const local of [0, 1, sectors.across, sectors.count - 1]) {
          for (let count = 1; count <= 7; count++) {
            for (let index = 0; index < count; index++) {
              const { at, scale } = standOn(level, local, index, count, sectors);
              const radius = Math.hypot(at.x, at.z);
              const off = mod(Math.atan2(at.x, -at.z) / stepOf(sectors) - local + 0.5, sectors.count) - 0.5;
              expect(Math.abs(off)).toBeLessThan(0.5);
              expect(radius).toBeGreaterThan(inner);
              expect(radius).toBeLessThan(outer - rim);
              expect(at.y).toBeCloseTo(floor, 1);
              expect(scale).toBeGreaterThan(0.2);
              expect(scale).toBeLessThanOrEqual(RINGS[level].figure);
            }
          }
        }
      }
    }
  });

  it('leaves room between those who share a space', () => {
    for (const level of LEVELS) {
      for (const local of [0, 6]) {
        for (let count = 2; count <= 7; count++) {
          const stands = Array.from({ length: count }, (_, i) => standOn(level, local, i, count, BOARDS[1]));
          for (const [i, one] of stands.entries()) {
            for (const other of stands.slice(i + 1)) {
              expect(one.at.distanceTo(other.at)).toBeGreaterThan(FIGURE.radius * one.scale);
            }
          }
        }
      }
    }
  });

  it('is nearest to the edge for the first of them', () => {
    const radii = Array.from({ length: 6 }, (_, i) => standOn('temple', 2, i, 6, BOARDS[1]).at).map(
      ({ x, z }) => Math.hypot(x, z),
    );
    expect(Math.max(...radii)).toBeCloseTo(radii[0]);
  });

  it('is before the door for those in the Keep', () => {
    for (let count = 1; count <= 6; count++) {
      const { at } = standInKeep(0, count, BOARDS[1]);
      // The door is in the south when the portal is in the north.
      expect(at.z).toBeGreaterThan(RINGS.spire.inner);
    }
  });
});
