import { Vector3, type PerspectiveCamera } from 'three';
import type { BufferBox } from '../passes/pipeline.ts';

/** Points of a circle, for those around everything that is drawn. */
export function circle(radius: number, y: number): Vector3[] {
  return Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    return new Vector3(Math.sin(a) * radius, y, Math.cos(a) * radius);
  });
}

/** Room for halos around it, in parts of the height. */
const HALO = 0.04;

const seen = new Vector3();

/** The part of a drawing buffer of this size in which everything is seen that is within these points. */
export function boxOf(
  points: readonly Vector3[],
  camera: PerspectiveCamera,
  width: number,
  height: number,
): BufferBox {
  let [left, right, low, high] = [1, -1, 1, -1];
  for (const point of points) {
    seen.copy(point).project(camera);
    // Behind the camera: it is among the stones, and sees them everywhere.
    if (seen.z > 1) return { x: 0, y: 0, width, height };
    left = Math.min(left, seen.x);
    right = Math.max(right, seen.x);
    low = Math.min(low, seen.y);
    high = Math.max(high, seen.y);
  }
  const halo = HALO * height;
  const x = Math.max(0, Math.floor(((left + 1) / 2) * width - halo));
  const y = Math.max(0, Math.floor(((low + 1) / 2) * height - halo));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.ceil(((right + 1) / 2) * width + halo)) - x),
    height: Math.max(1, Math.min(height, Math.ceil(((high + 1) / 2) * height + halo)) - y),
  };
}
