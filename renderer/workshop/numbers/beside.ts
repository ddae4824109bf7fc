import type { SetPoint } from '../../../shared/packs/numbers/types.ts';

/** A point with how far it is moved from its place. */
interface Placed {
  readonly point: SetPoint;
  readonly dx: number;
  readonly dy: number;
}

/** The angle between two seeds of a sunflower. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * Puts points that are at the same place beside each other, in a spiral around it, so that each can be seen and pointed at.
 *
 * @param gap between two of them
 */
export function beside(points: readonly SetPoint[], gap: number): readonly Placed[] {
  const counts = new Map<string, number>();
  return points.map((point) => {
    const place = `${point.by} ${point.value}`;
    const n = counts.get(place) ?? 0;
    counts.set(place, n + 1);
    const far = gap * Math.sqrt(n);
    return { point, dx: far * Math.cos(n * GOLDEN), dy: far * Math.sin(n * GOLDEN) };
  });
}
