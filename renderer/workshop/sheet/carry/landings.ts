// Where a part that is carried may be put down, as it is seen on the sheet.
import type { PlaceRow } from '../../../../shared/rpc/messages/workshop.ts';
import type { Box } from '../../../ui/box.ts';

/** A point in pixels from a corner. */
export interface CarryPoint {
  readonly x: number;
  readonly y: number;
}

/** A place with the mark that is shown for it, in pixels from the corner of the sheet. */
export interface Landing extends PlaceRow {
  readonly mark: Box;
}

/** How thick a mark is, in pixels. */
export const THICK = 3;
/** How far from a mark one may point at it, in pixels. */
const REACH = 100;
/** Marks that lie less than this apart are told apart by where they begin. */
const CLOSE = 8;

/** The landing that a point is at: the nearest, and of several that are about as near the innermost that it is not left of. */
export function landingAt(landings: readonly Landing[], point: CarryPoint): Landing | null {
  const distances = landings.map(({ mark }) => distanceTo(mark, point));
  const least = Math.min(REACH, ...distances);
  if (least === REACH) return null;
  const near = landings.filter((_, i) => distances[i] < least + CLOSE);
  const inner = near.filter(({ mark }) => mark.width > THICK && mark.left <= point.x);
  if (inner.length === 0) return landings[distances.indexOf(least)];
  return inner.reduce((best, landing) => (landing.mark.left > best.mark.left ? landing : best));
}

function distanceTo({ left, top, width, height }: Box, { x, y }: CarryPoint): number {
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return Math.hypot(dx, dy);
}
