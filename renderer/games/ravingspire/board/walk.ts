// Which element the arrow keys go to.
import { isKeep } from './places.ts';
import type { BoardSpot } from './spots.ts';
import type { BoardState, Level } from './types.ts';

/** Directions of the keys: around the ring with everything on it, to the next ring, to the hero. */
export type Direction = 'clockwise' | 'counterclockwise' | 'in' | 'out' | 'home';

const KEYS: { readonly [key: string]: Direction } = {
  ArrowRight: 'clockwise',
  ArrowLeft: 'counterclockwise',
  ArrowUp: 'in',
  ArrowDown: 'out',
  Home: 'home',
};

/** What a key means on the board, if it means anything. */
export const directionOf = (key: string): Direction | null => KEYS[key] ?? null;

const ORDER = ['dungeon', 'temple', 'spire', 'keep'] as const;

/**
 * The element to go to from another one. Around a ring it goes through everything on it; between rings it goes to the
 * space nearest to the one it comes from.
 *
 * @param spots as they are read: each level together, clockwise
 * @returns null at the edges of the board
 */
export function stepFrom(
  spots: readonly BoardSpot[],
  state: BoardState,
  key: string,
  way: Direction,
): BoardSpot | null {
  const from = spots.find((spot) => spot.key === key);
  if (from === undefined || way === 'home') return homeOf(spots);
  switch (way) {
    case 'clockwise':
    case 'counterclockwise': {
      const ring = spots.filter(({ at }) => at.level === from.at.level);
      const index = ring.indexOf(from) + (way === 'clockwise' ? 1 : -1);
      return ring[(index + ring.length) % ring.length];
    }
    case 'in':
    case 'out': {
      const level = ORDER.at(ORDER.indexOf(from.at.level) + (way === 'in' ? 1 : -1));
      // Before the first comes the last: the dungeon has no ring outside it.
      if (level === undefined || (way === 'out' && from.at.level === 'dungeon')) return null;
      return spaceOn(spots, level, isKeep(from.at) ? doorSector(spots, state) : from.at.sector);
    }
  }
}

/** Where the keys begin: with the hero whose turn it is, or else with the first. */
export const homeOf = (spots: readonly BoardSpot[]): BoardSpot | null =>
  spots.find(({ active }) => active) ?? spots.at(0) ?? null;

const spaceOn = (spots: readonly BoardSpot[], level: Level | 'keep', sector: number): BoardSpot | null =>
  spots.find(
    ({ item, at }) => item.kind === 'space' && at.level === level && (isKeep(at) || at.sector === sector),
  ) ?? null;

/** Out of the Keep one comes through its door. */
function doorSector(spots: readonly BoardSpot[], state: BoardState): number {
  const at = spots.find(({ item }) => item.kind === 'door')?.at;
  return at === undefined || isKeep(at) ? state.rings.spire.portal : at.sector;
}
