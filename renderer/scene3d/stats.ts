import type { Quality } from './types.ts';

/** What a scene tells about itself, for tests and measurements. */
export interface SceneStats {
  /** Frames drawn since it was made. */
  readonly frames: number;
  /** Of the last frame, all passes together. */
  readonly drawCalls: number;
  readonly triangles: number;
  /** Main thread, last frame: from the frame callback to after the last call of the graphics interface. */
  readonly cpuMs: number;
  /** From then to when the graphics card was done, as far as is known; it has worked on other things as well. */
  readonly cardMs: number;
  /** What it is drawn with: the quality that is wanted, or less where that has proved too slow. */
  readonly quality: Quality;
  readonly shadowDrawn: boolean;
  /** Compass angle that the viewer stands at, in radians. */
  readonly azimuth: number;
  /** Nothing moves but flames and mist, and what is seen is what was shown last. */
  readonly settled: boolean;
  /** What lies on the graphics card. */
  readonly memory: { readonly geometries: number; readonly textures: number; readonly programs: number };
}
