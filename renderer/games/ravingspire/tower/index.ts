// The tower in three dimensions. Import this file late (`await import(...)`): three comes along with it.
import { GameScene, type SceneOptions } from '../../../scene3d/scene.ts';
import type { BoardItem, BoardMove, BoardState, CameraPreset } from '../board/types.ts';
import { TOWER } from './plan.ts';

export { NoWebGL } from '../../../scene3d/context.ts';

export type Tower = GameScene<BoardState, BoardMove, BoardItem, CameraPreset>;

/**
 * Makes the tower in an element, whose whole area it fills.
 *
 * @throws NoWebGL when the browser has no WebGL 2
 */
export const makeTower = (element: HTMLElement, options: SceneOptions): Tower =>
  new GameScene(element, options, TOWER);
