// What hides things, as simple bodies.
import type { Ray } from 'three';
import { cylinder, walkway } from '../../../../scene3d/view/rays.ts';
import { LEVELS } from '../../board/types.ts';
import { APOTHEM, KEEP, RINGS } from '../layout.ts';

/** Distance to the Keep, or Infinity. */
export function keepDistance(ray: Ray): number {
  let foot: number = KEEP.floor;
  let best = Infinity;
  for (const { radius, top } of KEEP.storeys) {
    best = Math.min(best, cylinder(ray, radius * (1 + APOTHEM) * 0.5, foot, top));
    foot = top;
  }
  return best;
}

/** Distance to the nearest stone that hides what is behind it: walls, walkways and the Keep. */
export function stoneDistance(ray: Ray): number {
  let best = keepDistance(ray);
  for (const level of LEVELS) {
    const { outer, foot, floor } = RINGS[level];
    best = Math.min(
      best,
      cylinder(ray, outer, foot, floor),
      walkway(ray, RINGS[level])?.distance ?? Infinity,
    );
  }
  return best;
}
