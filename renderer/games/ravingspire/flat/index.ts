import { FlatBoard, type FlatParts } from '../../../board-overlay/flat/FlatBoard.ts';
import { acrossOf } from '../board/places.ts';
import type { BoardItem, BoardMove, BoardState, CameraPreset, TowerBoard } from '../board/types.ts';
import type { BoardOptions } from '../../../scene3d/types.ts';
import { WHOLE } from './geometry.ts';
import { anchor, pickAt } from './hits.ts';
import { Picture } from './Picture.ts';
import { between, posesOf, stepsOf, type Poses } from './poses.ts';

/** The tower from above, as an engraving. Mist drifts in sectors. */
const MAP: FlatParts<BoardState, BoardMove, BoardItem, CameraPreset, Poses> = {
  whole: WHOLE,
  close: { overview: 1, plan: 1, dungeon: 1, temple: 1.35, spire: 2, keep: 2.6 },
  drift: 0.006,
  drifts: ({ mist }) => Object.values(mist).some((thick) => thick > 0),
  picture: (state) => new Picture(state.sectors, acrossOf(state)),
  poses: posesOf,
  steps: stepsOf,
  between,
  anchor,
  pick: pickAt,
};

/**
 * Draws the tower from above into an element, which should be positioned; needs no WebGL.
 *
 * @param element the map is as large as it
 */
export const makeFlatMap = (element: HTMLElement, options: BoardOptions): TowerBoard =>
  new FlatBoard(MAP, element, options);
