// Where something round has room.
import type { Box } from '../ui/box.ts';

/** The square around the largest circle in the middle of a box that touches nothing of what lies there. */
export function roundIn(box: Box, obstacles: readonly Box[]): Box {
  const x = box.left + box.width / 2;
  let best = { y: box.top + box.height / 2, radius: 0 };
  for (let y = box.top; y <= box.top + box.height; y++) {
    const edges = [box.width / 2, y - box.top, box.top + box.height - y];
    const radius = Math.min(...edges, ...obstacles.map((obstacle) => distance(x, y, obstacle)));
    if (radius > best.radius) best = { y, radius };
  }
  const { y, radius } = best;
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
}

/** How far a point is from a box; 0 inside. */
function distance(x: number, y: number, { left, top, width, height }: Box): number {
  const dx = Math.max(left - x, 0, x - left - width);
  const dy = Math.max(top - y, 0, y - top - height);
  return Math.hypot(dx, dy);
}
