// Finds where a camera has to stand so that given points fill a part of the screen exactly.
import { MathUtils, Vector3 } from 'three';
import type { Insets } from '../types.ts';

/** What a preset shows, as seen from the south, and from how high. */
export interface Shot {
  readonly points: readonly Vector3[];
  readonly elevation: number;
}

/** Points of a circle between two angles to both sides of the viewer, in degrees. */
export const arc = (radius: number, y: number, half = 180): Vector3[] =>
  Array.from({ length: 25 }, (_, i) => {
    const a = MathUtils.degToRad(((i / 24) * 2 - 1) * half);
    return new Vector3(Math.sin(a) * radius, y, Math.cos(a) * radius);
  });

/** Where the camera is: turned by compass angle and elevation, then moved in its own plane (`x`, `y`) and back. */
export interface CameraPose {
  /** Compass angle that the viewer stands at. */
  readonly azimuth: number;
  /** Radians above the horizon. */
  readonly elevation: number;
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

/** Vertical field of view in degrees. */
export const FOV = 26;

/** The camera's own directions: to the right, up, and back towards the viewer. */
export function axes(azimuth: number, elevation: number): readonly [Vector3, Vector3, Vector3] {
  const [sa, ca] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [se, ce] = [Math.sin(elevation), Math.cos(elevation)];
  const back = new Vector3(sa * ce, se, -ca * ce);
  const right = new Vector3(-ca, 0, -sa);
  return [right, new Vector3().crossVectors(back, right), back];
}

/** Size of the screen and what of it is covered, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Least part of the screen that is taken for free, however much is said to be covered. */
const LEAST = 0.25;

/**
 * The pose from which all points just fit into what is free of the frame.
 *
 * @param points as seen from the south (azimuth pi); boards are round, so they fit from every side
 */
export function fit(
  points: readonly Vector3[],
  azimuth: number,
  elevation: number,
  frame: Frame,
): CameraPose {
  const { width, height, insets } = frame;
  const unit = Math.tan((FOV * Math.PI) / 360) / (height / 2);
  const tx = (Math.max(width * LEAST, width - insets.left - insets.right) / 2) * unit;
  const ty = (Math.max(height * LEAST, height - insets.top - insets.bottom) / 2) * unit;
  const [right, up, back] = axes(Math.PI, elevation);
  // A point at depth z is seen at most t * (distance - z) from the middle: four planes, of which the outermost count.
  const reach = (axis: Vector3, sign: number, t: number): number =>
    Math.max(...points.map((p) => sign * p.dot(axis) + t * p.dot(back)));
  const [toRight, toLeft] = [reach(right, 1, tx), reach(right, -1, tx)];
  const [toTop, toBottom] = [reach(up, 1, ty), reach(up, -1, ty)];
  const distance = Math.max((toRight + toLeft) / (2 * tx), (toTop + toBottom) / (2 * ty));
  return { azimuth, elevation, distance, x: (toRight - toLeft) / 2, y: (toTop - toBottom) / 2 };
}
