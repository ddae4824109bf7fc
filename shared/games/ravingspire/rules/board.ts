import type { Board, G, Level, Match, State } from '../types.ts';
import { DUNGEON, KEEP, NONE, SPIRE } from '../types.ts';

/** A place on the rings as one number: level and sector. Actions use these numbers. */
export const placeOf = (board: Board, level: number, sector: number): number =>
  level * board.sectors + sector;
export const levelOf = (board: Board, place: number): number => Math.floor(place / board.sectors);
export const sectorOf = (board: Board, place: number): number => place % board.sectors;

/** A sector `by` steps clockwise (BOARD-6). */
export function turned(board: Board, sector: number, by: number): number {
  return (((sector + by) % board.sectors) + board.sectors) % board.sectors;
}

/** The sector of a level's staircase, or of the Tower Door on the spire (BOARD-2). */
export function stairsOf(board: Board, level: Level): number {
  return turned(board, level.portal, board.across);
}

/** Places on each ring that a hero may be put on or far from. */
export const LANDMARKS = ['portal', 'staircase', 'foe'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** The sector of a place of a level; NONE where there is no foe. */
export function landmarkOn(board: Board, level: Level, landmark: Landmark): number {
  switch (landmark) {
    case 'portal':
      return level.portal;
    case 'staircase':
      return stairsOf(board, level);
    case 'foe':
      return level.foe;
  }
}

/** Steps from one sector to another the shorter way round the ring (BOARD-1). */
export function distance(board: Board, from: number, to: number): number {
  const clockwise = turned(board, to, -from);
  return Math.min(clockwise, board.sectors - clockwise);
}

/** +1 or -1: the shorter way from one sector to another; equal ways go clockwise (FOE-2). */
export function shorterWay(board: Board, from: number, to: number): 1 | -1 {
  const clockwise = turned(board, to, -from);
  return clockwise <= board.sectors - clockwise ? 1 : -1;
}

/** Whether a level's staircase meets the portal of the level above (BOARD-3). The spire's door meets nothing. */
export function isAligned(match: Match, state: State, level: number): boolean {
  if (level >= SPIRE) return false;
  return stairsOf(match.board, state.levels[level]) === state.levels[level + 1].portal;
}

/** The place at the other end of an aligned staircase that begins or ends here, or NONE (BOARD-4). */
export function throughStairs(match: Match, state: State, level: number, sector: number): number {
  const { board } = match;
  const here = state.levels[level];
  if (sector === stairsOf(board, here) && isAligned(match, state, level)) {
    return placeOf(board, level + 1, state.levels[level + 1].portal);
  }
  if (level > DUNGEON && sector === here.portal && isAligned(match, state, level - 1)) {
    return placeOf(board, level - 1, stairsOf(board, state.levels[level - 1]));
  }
  return NONE;
}

/** Whether two places touch: neighbours on a ring, or the ends of an aligned staircase. */
export function adjacent(match: Match, state: State, from: number, to: number): boolean {
  const { board } = match;
  const level = levelOf(board, from);
  const sector = sectorOf(board, from);
  if (level === levelOf(board, to)) return distance(board, sector, sectorOf(board, to)) === 1;
  return throughStairs(match, state, level, sector) === to;
}

/** The place of a hero, or NONE for one in the Keep or out of the game. */
export function heroPlace(match: Match, state: State, seat: number): number {
  const hero = state.heroes[seat];
  return hero.level === KEEP || hero.removed ? NONE : placeOf(match.board, hero.level, hero.space);
}

/** Whether cards may lie on the ring of a level: it has been revealed, and is not the Keep (MOVE-5, MOVE-6). */
export const isOpen = ({ levels }: State, level: number): boolean => level !== KEEP && levels[level].revealed;

/** The seats of the heroes on a level. */
export function heroesOn(state: State, level: number): number[] {
  return state.heroes.flatMap((hero, seat) => (hero.level === level && !hero.removed ? [seat] : []));
}

/** Seats in order from one seat clockwise, removed heroes left out (CARD-15, TURN-4). */
export function seatsFrom(state: State, seat: number): number[] {
  const seats = state.heroes.length;
  return state.heroes.map((_, i) => (seat + i) % seats).filter((other) => !state.heroes[other].removed);
}

/** Whether a foe token is on the hero's space. */
export function foeHere(state: State, seat: number): boolean {
  const { level, space } = state.heroes[seat];
  return level !== KEEP && state.levels[level].foe === space;
}

/** Turns a ring with everything on it (BOARD-5); cards on the encounter ring stay where they are. */
export function rotateLevel(g: G, level: number, by: number): void {
  const { state, match } = g;
  const { board } = match;
  const ring = state.levels[level];
  ring.portal = turned(board, ring.portal, by);
  if (ring.foe !== NONE) ring.foe = turned(board, ring.foe, by);
  const heroes = heroesOn(state, level).map((seat) => {
    const space = turned(board, state.heroes[seat].space, by);
    state.heroes[seat].space = space;
    return { seat, space };
  });
  const carried = { heroes, foe: ring.foe };
  g.emit({ kind: 'rotated', level, by, portal: ring.portal, carried, seat: state.active, rule: 'BOARD-5' });
}

/** Puts a hero on a space, without a move. */
export function placeHero(g: G, seat: number, level: number, space: number, rule = 'BOARD-1'): void {
  const hero = g.state.heroes[seat];
  hero.level = level;
  hero.space = space;
  g.emit({ kind: 'heroMoved', level, space, seat, rule });
}
