import type { Settings } from '../../shared/rpc/messages/profile.ts';
import type { Quality } from '../scene3d/types.ts';
import { motionScale } from '../table/motion/scale.ts';
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

/** Until the host has sent the settings of the board. */
const STANDARD = { kind: 'solid', quality: 'medium', ambient: true } as const;

/** How the board is wanted by what the player has chosen. */
export function boardSettings(settings: Settings | null): BoardSettings {
  const { kind, quality, ambient } = settings?.board ?? STANDARD;
  const motion = settings?.motion ?? 'normal';
  return { kind, quality, ambient: ambient && motion !== 'off', motion: motionScale(motion), follow: true };
}
