import type { TowerBoard } from '../../../../../../renderer/games/ravingspire/board/types.ts';
import type { BoardOptions } from '../../../../../../renderer/scene3d/types.ts';
import type { SceneStats } from '../../../../../../renderer/scene3d/stats.ts';

/** What the page of these tests can be asked and told. */
export interface Stage {
  tower: TowerBoard & { readonly stats: SceneStats };
  /** Loads the code of the tower if need be and makes one. */
  make(options: BoardOptions): Promise<void>;
  /** What the content policy of the page has stopped. */
  readonly violations: string[];
}

declare global {
  var stage: Stage;
}
