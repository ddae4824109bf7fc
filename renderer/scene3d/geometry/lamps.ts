import type { Vector3 } from 'three';

/** A light that turns with its ring: baked into the vertices, so it costs nothing while drawing. */
export interface Lamp {
  readonly at: Vector3;
  readonly power: number;
  /** Of a candle, or of a gate. */
  readonly kind: 'warm' | 'cold';
}

/** How far a lamp reaches, in units. */
const REACH = 3.6;

const sum: [number, number] = [0, 0];

/**
 * The light of all lamps on a point: warm and cold, each 0 to 1 (more is cut off when it is kept).
 *
 * @param at index of the point's x in both arrays
 */
export function irradiance(
  lamps: readonly Lamp[],
  positions: readonly number[],
  normals: readonly number[],
  at: number,
): readonly [number, number] {
  sum[0] = sum[1] = 0;
  for (const lamp of lamps) {
    const dx = lamp.at.x - positions[at];
    const dy = lamp.at.y - positions[at + 1];
    const dz = lamp.at.z - positions[at + 2];
    const square = dx * dx + dy * dy + dz * dz;
    if (square > REACH * REACH) continue;
    const distance = Math.sqrt(square) + 1e-4;
    const cosine = (normals[at] * dx + normals[at + 1] * dy + normals[at + 2] * dz) / distance;
    // Wrapped a little round the form, or rough stone would be lit like card.
    const facing = Math.max(0, cosine * 0.85 + 0.15);
    const fade = 1 - square / (REACH * REACH);
    sum[lamp.kind === 'warm' ? 0 : 1] += (lamp.power * facing * fade * fade) / (square + 0.3);
  }
  return sum;
}
