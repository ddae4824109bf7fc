import type { Board, BoardOptions } from '../../../../../../renderer/games/ravingspire/board/types.ts';
import type { SceneStats } from '../../../../../../renderer/scene3d/stats.ts';

/** What the page of these tests can be asked and told. */
export interface Stage {
  tower: Board & { readonly stats: SceneStats };
  /** Loads the code of the tower if need be and makes one. */
  make(options: BoardOptions): Promise<void>;
  /** How often the graphics card was lost (true) and came back (false). */
  readonly lost: boolean[];
  /** What the content policy of the page has stopped. */
  readonly violations: string[];
  /** Takes the graphics card away from the tower, and gives it back. */
  lose(): void;
  restore(): void;
}

declare global {
  var stage: Stage;
}
