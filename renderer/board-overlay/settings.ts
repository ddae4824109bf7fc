import type { Quality } from '../scene3d/types.ts';
import type { BoardKind } from './types.ts';

/** How the board is wanted at this screen. */
export interface BoardSettings {
  readonly kind: BoardKind;
  readonly quality: Quality;
  readonly ambient: boolean;
  /** Length of all motion: 1 normal, 0 none. */
  readonly motion: number;
  readonly follow: boolean;
}
