// Which board is shown: the one in three dimensions where that is possible and wanted, else the map.
import type { BoardOptions } from '../scene3d/types.ts';
import type { BoardKind } from './types.ts';

/** Why there is a map although three dimensions are wanted. */
export type Trouble = 'noWebgl' | 'failed' | 'lost';

/** Makes boards in three dimensions. */
interface SolidMaker<B> {
  /**
   * Its `onLost` is called when the graphics card has dropped everything (true), and when it has taken it back and all is
   * drawn again (false). Throws where it cannot be.
   */
  make(element: HTMLElement, options: BoardOptions & { readonly onLost: (lost: boolean) => void }): B;
  /** Whether it was thrown because there is no WebGL. */
  lacksWebgl(error: unknown): boolean;
}

/** How the boards of a game are made. */
export interface BoardMakers<B> {
  flat(element: HTMLElement, options: BoardOptions): B;
  /** Loads what the other one needs, so that nothing of that is loaded for a map. Left out: there is only the map. */
  solid?(): Promise<SolidMaker<B>>;
}

interface OpenedBoard<B> {
  readonly board: B;
  readonly kind: BoardKind;
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
 * Makes a board in an element.
 *
 * @param wanted what the player has chosen
 * @param onlost the graphics card has dropped everything; the board tries again by itself
 */
export async function openBoard<B>(
  makers: BoardMakers<B>,
  element: HTMLElement,
  wanted: BoardKind,
  options: BoardOptions,
  onlost: () => void,
): Promise<OpenedBoard<B>> {
  const flat = (trouble: Trouble | null): OpenedBoard<B> => ({
    board: makers.flat(element, options),
    kind: 'flat',
    trouble,
  });
  const solid = wanted === 'flat' ? undefined : makers.solid?.();
  if (solid === undefined) return flat(null);
  const [maker] = await Promise.all([solid, pageIsPainted()]);
  try {
    const board = maker.make(element, { ...options, onLost: (lost) => lost && onlost() });
    return { board, kind: 'solid', trouble: null };
  } catch (error) {
    element.replaceChildren();
    if (maker.lacksWebgl(error)) return flat('noWebgl');
    // Whatever it is, there is a game to be played; developers still read why.
    console.error(error);
    return flat('failed');
  }
}
