import type { Quality } from './types.ts';

/**
 * What a quality changes.
 *
 * | | low | medium | high |
 * | --- | --- | --- | --- |
 * | pixels for a CSS pixel | 1 | as the screen, 1 to 1.5 | as the screen, 2 to 3 |
 * | samples of a pixel | 1 | 4 | 2 |
 * | the moon's shadow, pixels | none | 1024 | 2048 |
 * | lights that move | at the corners of the stone | every pixel | every pixel |
 * | lines | hard, one direction of hatching | smooth, two directions | smooth, two directions |
 * | mist at the foot of the rings | stands still | drifts | drifts |
 * | the glow: its size, taps | an eighth, 5 | a quarter, 7 | a quarter, 9 |
 */
export interface QualitySettings {
  readonly pixels: (device: number) => number;
  readonly samples: number;
  readonly shadow: number;
  /** All that is looked at for every pixel instead of for every corner: see shading/stone.ts, passes/engraver.ts. */
  readonly fine: boolean;
  /** The glow is drawn at this part of the size, with this number of taps in one direction. */
  readonly glow: { readonly scale: number; readonly taps: number };
  readonly anisotropy: number;
}

export const QUALITY: Readonly<Record<Quality, QualitySettings>> = {
  low: { pixels: () => 1, samples: 0, shadow: 0, fine: false, glow: { scale: 8, taps: 5 }, anisotropy: 1 },
  medium: {
    pixels: (device) => Math.min(1.5, Math.max(1, device)),
    samples: 4,
    shadow: 1024,
    fine: true,
    glow: { scale: 4, taps: 7 },
    anisotropy: 4,
  },
  high: {
    pixels: (device) => Math.min(3, Math.max(2, device)),
    samples: 2,
    shadow: 2048,
    fine: true,
    glow: { scale: 4, taps: 9 },
    anisotropy: 8,
  },
};
