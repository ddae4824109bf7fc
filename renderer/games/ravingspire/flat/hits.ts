// Where items are on the map, and what lies under a point: one is the way back of the other.
import type { FlatScene } from '../../../board-overlay/flat/types.ts';
import { acrossOf, isKeep, itemsOf, placeOf, sameSpace, sectorOf } from '../board/places.ts';
import { LEVELS, type BoardItem, type BoardState, type Level, type SpaceRef } from '../board/types.ts';
import { apart, pointAt, polarOf } from '../../../board-overlay/flat/polar.ts';
import { anchorOf, depthAt, DOOR, featureOf, KEEP_RADIUS, PORTAL, RINGS, STAIRS } from './geometry.ts';
import { FIGURE, foeKey, heroKey, type FigureKey, type FigurePose, type Poses } from './poses.ts';

type Scene = FlatScene<BoardState, Poses>;
type Point = readonly [x: number, y: number];

/** Height of a figure's head above the middle of its body, in units of the map. */
const HEAD = 5.2;

/** Which figure an item is; null for everything that is built. */
export function figureOf(item: BoardItem): FigureKey | null {
  if (item.kind === 'hero') return heroKey(item.seat);
  return item.kind === 'foe' ? foeKey(item.level) : null;
}

/** Where an item is pointed at: spaces beside those who stand there, figures at their heads. Null: it is not there. */
export function anchor({ state, poses }: Scene, item: BoardItem): Point | null {
  const { sectors } = state;
  const figure = figureOf(item);
  if (figure !== null) {
    const pose = poses.figures.get(figure);
    if (pose === undefined) return null;
    const [x, y] = bodyAt(pose, sectors);
    return [x, y - HEAD * pose.scale];
  }
  const at = placeOf(state, item);
  if (at === null) return null;
  switch (item.kind) {
    case 'space': {
      const { angle, radius } = anchorOf(state, at, isOccupied(state, at));
      return isKeep(at) ? [0, radius] : pointAt(angle, radius, sectors);
    }
    case 'portal':
      return pointAt(poses.rings[item.level], depthAt(item.level, PORTAL.anchor), sectors);
    case 'stairs':
      return pointAt(
        exitAngle(poses, item.level, acrossOf(state)),
        depthAt(item.level, STAIRS.anchor),
        sectors,
      );
    case 'door':
      return pointAt(exitAngle(poses, 'spire', acrossOf(state)), depthAt('spire', DOOR.anchor), sectors);
    case 'hero':
    case 'foe':
      return null;
  }
}

export const bodyAt = ({ angle, radius }: FigurePose, sectors: number): [number, number] =>
  pointAt(angle, radius, sectors);

/** Angle of the staircase or door of a ring, as it is drawn now. @param across how far it is from the portal */
export const exitAngle = (poses: Poses, level: Level, across: number): number => poses.rings[level] + across;

const isOccupied = (state: BoardState, at: SpaceRef): boolean =>
  [...state.heroes, ...state.foes].some((figure) => sameSpace(figure.at, at));

/** What lies under a point: a figure before what it stands on. */
export function pickAt(scene: Scene, [x, y]: Point): BoardItem | null {
  return figureAt(scene, [x, y]) ?? placeUnder(scene, [x, y]);
}

function figureAt({ state, poses }: Scene, [x, y]: Point): BoardItem | null {
  let best: BoardItem | null = null;
  let nearest = 1;
  for (const item of itemsOf(state)) {
    const figure = figureOf(item);
    const pose = figure === null ? undefined : poses.figures.get(figure);
    if (pose === undefined) continue;
    const [px, py] = bodyAt(pose, state.sectors);
    // Higher than broad, as a figure is.
    const far = Math.hypot((x - px) / (FIGURE * 0.5), (y - py) / (HEAD * 1.45)) / pose.scale;
    if (far < nearest) [best, nearest] = [item, far];
  }
  return best;
}

function placeUnder({ state, poses }: Scene, [x, y]: Point): BoardItem | null {
  const { sectors } = state;
  const { angle, radius } = polarOf(x, y, sectors);
  if (radius < KEEP_RADIUS) return { kind: 'space', at: { level: 'keep' } };
  const level = LEVELS.find((name) => radius >= RINGS[name].inner - 1.5 && radius <= RINGS[name].outer + 1.5);
  if (level === undefined) return null;
  const sector = sectorOf(Math.round(angle), sectors);
  const depth = (radius - RINGS[level].inner) / (RINGS[level].outer - RINGS[level].inner);
  const beside = (middle: number, half: number): boolean => Math.abs(apart(middle, angle, sectors)) < half;
  switch (featureOf(state, level, sector)) {
    case 'portal':
      if (depth > 1 - PORTAL.depth && beside(poses.rings[level], PORTAL.half))
        return { kind: 'portal', level };
      break;
    case 'exit': {
      const { depth: deep, half } = level === 'spire' ? DOOR : STAIRS;
      if (depth < deep && beside(exitAngle(poses, level, acrossOf(state)), half))
        return level === 'spire' ? { kind: 'door' } : { kind: 'stairs', level };
      break;
    }
    case 'none':
      break;
  }
  return { kind: 'space', at: { level, sector } };
}
