import type { Quality } from './types.ts';

/** How the board is wanted at this screen. */
export interface BoardSettings {
  readonly kind: 'tower' | 'flat';
  readonly quality: Quality;
  readonly ambient: boolean;
  /** Length of all motion: 1 normal, 0 none. */
  readonly motion: number;
  readonly follow: boolean;
}
