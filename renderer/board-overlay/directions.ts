// Which way the arrow keys go from one element to another; where that leads is up to the game.

/** A way from one item to another. */
export type Direction = 'right' | 'left' | 'up' | 'down';

const KEYS: { readonly [key: string]: Direction | 'home' } = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
};

/** What a key means on the board, if it means anything; `home` is where the keys begin. */
export const directionOf = (key: string): Direction | 'home' | null => KEYS[key] ?? null;

/** What comes next to the right or to the left in a row that goes around; null for up and down, and where nothing is. */
export function stepAround<Spot>(row: readonly Spot[], from: Spot, way: Direction): Spot | null {
  if (way === 'up' || way === 'down') return null;
  return row.at((row.indexOf(from) + (way === 'right' ? 1 : -1)) % row.length) ?? null;
}
