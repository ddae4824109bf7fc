// All that comes with three: imported late, as a game does it.
import { GameScene } from '../../../../renderer/scene3d/scene.ts';
import type { BoardOptions } from '../../../../renderer/scene3d/types.ts';
import { SIX } from '../six.ts';

export const makeBoard = (place: HTMLElement, options: BoardOptions): typeof six.scene =>
  new GameScene(place, options, SIX);
