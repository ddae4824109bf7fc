// Which element the arrow keys go to: around a ring with everything on it, and from ring to ring.
import { LEVEL_NAMES } from '../../../../shared/games/ravingspire/public.ts';
import { stepAround, type Direction } from '../../../board-overlay/directions.ts';
import { isKeep, placeOf } from './places.ts';
import type { TowerSpot } from './spots.ts';
import type { BoardState, Level } from './types.ts';

/**
 * The element to go to from another one. Right and left, clockwise and back, it goes through everything on a ring; up and
 * down to the space of the next ring nearest to the one it comes from.
 *
 * @param spots as they are read: each level together, clockwise
 * @returns null at the edges of the board
 */
export function stepFrom(
  spots: readonly TowerSpot[],
  state: BoardState,
  from: TowerSpot,
  way: Direction,
): TowerSpot | null {
  const at = placeOf(state, from.item)!;
  switch (way) {
    case 'right':
    case 'left': {
      const ring = spots.filter(({ item }) => placeOf(state, item)!.level === at.level);
      return stepAround(ring, from, way);
    }
    case 'up':
    case 'down': {
      const level = LEVEL_NAMES.at(LEVEL_NAMES.indexOf(at.level) + (way === 'up' ? 1 : -1));
      // Before the first comes the last: the dungeon has no ring outside it.
      if (level === undefined || (way === 'down' && at.level === 'dungeon')) return null;
      return spaceOn(spots, level, isKeep(at) ? doorSector(spots, state) : at.sector);
    }
  }
}

const spaceOn = (spots: readonly TowerSpot[], level: Level | 'keep', sector: number): TowerSpot | null =>
  spots.find(
    ({ item }) =>
      item.kind === 'space' && item.at.level === level && (isKeep(item.at) || item.at.sector === sector),
  ) ?? null;

/** Out of the Keep one comes through its door. */
function doorSector(spots: readonly TowerSpot[], state: BoardState): number {
  const door = spots.find(({ item }) => item.kind === 'door');
  const at = door === undefined ? null : placeOf(state, door.item);
  return at === null || isKeep(at) ? state.rings.spire.portal : at.sector;
}
