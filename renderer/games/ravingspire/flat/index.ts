import type { Board, BoardOptions } from '../board/types.ts';
import { FlatMap } from './FlatMap.ts';

/**
 * Draws the tower from above into an element, which should be positioned; needs no WebGL.
 *
 * @param element the map is as large as it
 */
export const makeFlatMap = (element: HTMLElement, options: BoardOptions): Board =>
  new FlatMap(element, options);
