import type { SceneStats } from '../../../../renderer/scene3d/stats.ts';
import type { BoardOptions, ScreenPoint } from '../../../../renderer/scene3d/types.ts';
import type { SixItem, SixMove, SixState } from '../six.ts';

/** A scene, without what only a page knows. */
interface SixScene {
  readonly stats: SceneStats;
  show(state: SixState, moves?: readonly SixMove[]): Promise<void>;
  finish(): void;
  locate(item: SixItem): ScreenPoint;
  pick(x: number, y: number): SixItem | null;
  configure(options: Partial<BoardOptions>): void;
  look(preset: 'all' | 'above'): void;
  onView(callback: () => void): () => void;
  dispose(): void;
}

/** What the page of these tests can be asked and told. */
export interface SixStage {
  scene: SixScene;
  /** Loads the code of scenes if need be and makes one. */
  make(options: BoardOptions): Promise<void>;
  /** How often the graphics card was lost (true) and came back (false). */
  readonly lost: boolean[];
  /** Takes the graphics card away from the scene, and gives it back. */
  lose(): void;
  restore(): void;
}

declare global {
  var six: SixStage;
}
