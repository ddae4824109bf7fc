import { prefersReducedMotion } from 'svelte/motion';
import type { Settings } from '../../../shared/rpc/messages/profile.ts';

/** Length of all motion for each setting; the style sheets have the same as `--motion`. */
export const MOTION: { readonly [M in Settings['motion']]: number } = {
  off: 0,
  fast: 0.5,
  normal: 1,
  cinematic: 1.6,
};

/**
 * Length of all motion: 1 normal, 0.5 twice as fast, 0 none. Where the system asks for less motion there is none, unless
 * a speed has been chosen here. Read in an effect or a template it follows both.
 */
export const motionScale = (motion: Settings['motion'] = 'normal'): number =>
  motion === 'normal' && prefersReducedMotion.current ? 0 : MOTION[motion];
