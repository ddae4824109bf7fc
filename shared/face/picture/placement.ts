import type { LayerPlace } from '../model.ts';
import { n1 } from '../paint/svg.ts';

/**
 * Where a layer is in its picture, as a transform of what it shows.
 *
 * @param scale of the own units of that
 * @param middle of it, in its own units
 */
export function placement(
  { x, y, rotate, flip }: LayerPlace,
  scale: number,
  [cx, cy]: readonly [number, number],
): string {
  const turned = rotate === 0 ? '' : ` rotate(${n1(rotate)})`;
  const k = Number(scale.toFixed(4));
  return `translate(${n1(x)} ${n1(y)})${turned} scale(${flip ? -k : k} ${k}) translate(${n1(-cx)} ${n1(-cy)})`;
}
