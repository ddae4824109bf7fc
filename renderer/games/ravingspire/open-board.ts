// Which board is shown: the tower in three dimensions where that is possible and wanted, else the map.
import { makeFlatMap } from './flat/index.ts';
import type { Board, BoardOptions } from './board/types.ts';

/** Why there is a map although the tower is wanted. */
export type Trouble = 'noWebgl' | 'failed' | 'lost';

export interface OpenedBoard {
  readonly board: Board;
  readonly kind: 'tower' | 'flat';
  /** Why it is not the one that was wanted. */
  readonly trouble: Trouble | null;
}

/** Milliseconds that a page which is not to be seen, and so never painted, is waited for. */
const PATIENCE = 1000;

/**
 * Until what is on the page now has been painted. The graphics card has to finish that before it gives out a context, and
 * asking earlier blocks the whole page.
 */
function pageIsPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Losses of the graphics context after which no further attempt is made. */
export const MOST_LOSSES = 2;

/**
 * Makes a board in an element. The tower and three.js are loaded only here.
 *
 * @param wanted what the player has chosen
 * @param onlost the graphics card has dropped everything; the tower tries again by itself
 */
export async function openBoard(
  element: HTMLElement,
  wanted: 'tower' | 'flat',
  options: BoardOptions,
  onlost: () => void,
): Promise<OpenedBoard> {
  const flat = (trouble: Trouble | null): OpenedBoard => ({
    board: makeFlatMap(element, options),
    kind: 'flat',
    trouble,
  });
  if (wanted === 'flat') return flat(null);
  const [{ makeTower, NoWebGL }] = await Promise.all([import('./tower/index.ts'), pageIsPainted()]);
  try {
    const board = makeTower(element, { ...options, onLost: (lost) => lost && onlost() });
    return { board, kind: 'tower', trouble: null };
  } catch (error) {
    element.replaceChildren();
    if (error instanceof NoWebGL) return flat('noWebgl');
    // Whatever it is, there is a game to be played; developers still read why.
    console.error(error);
    return flat('failed');
  }
}
