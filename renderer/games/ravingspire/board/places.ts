// Places and items of the board as values that can be compared, and which are adjacent.
import { KEEP_SPACE } from '../../../../shared/games/ravingspire/drawn/board.ts';
import type { BoardItem, BoardState, Level, SpaceRef } from './types.ts';
import { LEVELS } from '../../../../shared/games/ravingspire/public.ts';

/** What a space is called in actions and events: levels from the outermost, each with its sectors. */
export function placeNumber({ level, sector }: Exclude<SpaceRef, KeepRef>, sectors: number): number {
  return LEVELS.indexOf(level) * sectors + sector;
}

type KeepRef = Extract<SpaceRef, { readonly level: 'keep' }>;

export const isKeep = (at: SpaceRef): at is KeepRef => at.level === 'keep';

export const sameSpace = (a: SpaceRef, b: SpaceRef): boolean =>
  a.level === b.level && (isKeep(a) || isKeep(b) || a.sector === b.sector);

/** Stable; the same space always has the same. */
export const spaceKey = (at: SpaceRef): string => (isKeep(at) ? 'keep' : `${at.level}:${at.sector}`);

/** Stable; tells items apart and names them in lists and tests. */
export function itemKey(item: BoardItem): string {
  switch (item.kind) {
    case 'space':
      return `space ${spaceKey(item.at)}`;
    case 'hero':
      return `hero ${item.seat}`;
    case 'foe':
    case 'stairs':
    case 'portal':
      return `${item.kind} ${item.level}`;
    case 'door':
      return 'door';
  }
}

/** A sector, wherever one has counted to. */
export const sectorOf = (sector: number, sectors: number): number => ((sector % sectors) + sectors) % sectors;

/** How far clockwise from its portal a ring's staircase or door is. */
export const acrossOf = ({ across, sectors }: BoardState): number => across ?? Math.floor(sectors / 2);

/** Sector of the staircase of a ring, or of the Tower Door on the spire. */
export const exitOf = (state: BoardState, level: Level): number =>
  sectorOf(state.rings[level].portal + acrossOf(state), state.sectors);

/** Where an item is now; null for a hero or a foe that is not on the board. */
export function placeOf(state: BoardState, item: BoardItem): SpaceRef | null {
  switch (item.kind) {
    case 'space':
      return item.at;
    case 'hero':
      return state.heroes.find(({ seat }) => seat === item.seat)?.at ?? null;
    case 'foe':
      return state.foes.find(({ at }) => at.level === item.level)?.at ?? null;
    case 'portal':
      return { level: item.level, sector: state.rings[item.level].portal };
    case 'stairs':
      return { level: item.level, sector: exitOf(state, item.level) };
    case 'door':
      return { level: 'spire', sector: exitOf(state, 'spire') };
  }
}

/** The key of the space on which an item is: of a space, its own. */
export const spaceOf = (state: BoardState, item: BoardItem): string =>
  itemKey({ kind: 'space', at: placeOf(state, item)! });

/** Everything on the board, level by level in their own order, each space followed by what stands on it. */
export function itemsOf(state: BoardState): BoardItem[] {
  const spaces: BoardItem[] = LEVELS.flatMap((level) =>
    Array.from({ length: state.sectors }, (_, sector): BoardItem => ({
      kind: 'space',
      at: { level, sector },
    })),
  );
  const things = Map.groupBy(thingsOf(state), (thing) => spaceKey(placeOf(state, thing)!));
  return [...spaces, { kind: 'space', at: KEEP_SPACE } satisfies BoardItem].flatMap((space) => [
    space,
    ...(things.get(spaceKey(placeOf(state, space)!)) ?? []),
  ]);
}

/** What stands on the spaces of the board, in the order of one space. */
const thingsOf = (state: BoardState): BoardItem[] => [
  ...LEVELS.map((level): BoardItem => ({ kind: 'portal', level })),
  ...LEVELS.map((level): BoardItem => (level === 'spire' ? { kind: 'door' } : { kind: 'stairs', level })),
  ...state.foes.map(({ at }): BoardItem => ({ kind: 'foe', level: at.level })),
  ...state.heroes.map(({ seat }): BoardItem => ({ kind: 'hero', seat })),
];

/** What stands on a space. */
export const thingsAt = (state: BoardState, at: SpaceRef): BoardItem[] =>
  thingsOf(state).filter((thing) => sameSpace(placeOf(state, thing)!, at));

/**
 * The same, in the order in which it is read: from the level of the acting hero outwards, each ring clockwise from the
 * hero's own space, or else from its portal.
 */
export function readingOrder(state: BoardState): BoardItem[] {
  const hero = state.heroes.find(({ active }) => active)?.at ?? null;
  const all = [...LEVELS, 'keep'] as const;
  const lit = all.indexOf(state.lit);
  const levels = [...all].sort((a, b) => Math.abs(all.indexOf(a) - lit) - Math.abs(all.indexOf(b) - lit));
  const items = itemsOf(state).map((item) => ({ item, at: placeOf(state, item)! }));
  return levels.flatMap((level) => {
    const here = items.filter(({ at }) => at.level === level);
    if (level === 'keep') return here.map(({ item }) => item);
    const first = hero !== null && hero.level === level ? hero.sector : state.rings[level].portal;
    const steps = (at: SpaceRef): number => (isKeep(at) ? 0 : sectorOf(at.sector - first, state.sectors));
    // Stable: what stands on a space stays behind it.
    return here.sort((a, b) => steps(a.at) - steps(b.at)).map(({ item }) => item);
  });
}
