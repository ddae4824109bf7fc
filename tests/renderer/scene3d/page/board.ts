// All that comes with three: imported late, as a game does it.
import { GameScene, type SceneOptions } from '../../../../renderer/scene3d/scene.ts';
import { SIX } from '../six.ts';

export const makeBoard = (place: HTMLElement, options: SceneOptions): typeof six.scene =>
  new GameScene(place, options, SIX);
