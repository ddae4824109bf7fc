// Where figures stand on the flat map, and how moves change that. Plain numbers: what is drawn follows from them.
import { inCrowd } from '../../../board-overlay/flat/crowd.ts';
import type { FlatStep } from '../../../board-overlay/flat/types.ts';
import { apart, pointAt, polarOf } from '../../../board-overlay/flat/polar.ts';
import { foeTime, LENGTHS, legTime, turnTime } from '../board/lengths.ts';
import { isKeep, spaceKey } from '../board/places.ts';
import {
  LEVELS,
  type BoardMove,
  type BoardState,
  type Level,
  type SpaceRef,
  type Turn,
} from '../board/types.ts';
import { standOn } from './geometry.ts';

/** Where and how large a figure is drawn. */
export interface FigurePose {
  readonly angle: number;
  readonly radius: number;
  /** 1 where it stands alone. */
  readonly scale: number;
}

/** A figure: `hero SEAT` or `foe LEVEL`. */
export type FigureKey = string;
export const heroKey = (seat: number): FigureKey => `hero ${seat}`;
export const foeKey = (level: Level): FigureKey => `foe ${level}`;

/** Everything on the map that can move. Angles are not wrapped. */
export interface Poses {
  /** Angle of the portal of each ring, in sectors. */
  readonly rings: Readonly<Record<Level, number>>;
  /** How thick the mist lies over each ring, 0 to 1. */
  readonly mist: Readonly<Record<Level, number>>;
  readonly figures: ReadonlyMap<FigureKey, FigurePose>;
}

/** Breadth of a figure that stands alone, in units of the map. */
export const FIGURE = 9;

/** What stands where, while moves are being shown. */
interface Standing {
  readonly state: BoardState;
  readonly figures: ReadonlyMap<FigureKey, SpaceRef>;
}

const standingOf = (state: BoardState): Standing => ({
  state,
  figures: new Map([
    ...state.foes.map(({ at }): [FigureKey, SpaceRef] => [foeKey(at.level), at]),
    ...state.heroes.map(({ seat, at }): [FigureKey, SpaceRef] => [heroKey(seat), at]),
  ]),
});

/** Poses of all things in a state; angles are as near as can be to those of the poses before. */
export const posesOf = (state: BoardState, before: Poses | null): Poses => posed(standingOf(state), before);

function posed({ state, figures }: Standing, before: Poses | null): Poses {
  const { sectors } = state;
  const near = (angle: number, old: number | undefined): number =>
    old === undefined ? angle : old + apart(old, angle, sectors);
  // In the very middle every angle is the same: figures do not turn there.
  const facing = ({ angle, radius }: FigurePose, old: FigurePose | undefined): number =>
    old !== undefined && radius < 0.1 ? old.angle : near(angle, old?.angle);
  const here = new Map<string, FigureKey[]>();
  for (const [key, at] of figures) here.set(spaceKey(at), [...(here.get(spaceKey(at)) ?? []), key]);
  const poses = new Map<FigureKey, FigurePose>();
  for (const [key, at] of figures) {
    const crowd = here.get(spaceKey(at))!;
    const pose = standing(state, at, crowd.indexOf(key), crowd.length);
    poses.set(key, { ...pose, angle: facing(pose, before?.figures.get(key)) });
  }
  return {
    rings: byLevel((level) => near(state.rings[level].portal, before?.rings[level])),
    mist: byLevel((level) => (state.rings[level].revealed ? 0 : 1)),
    figures: poses,
  };
}

/** Where one of several figures on a space stands. */
function standing(state: BoardState, at: SpaceRef, index: number, count: number): FigurePose {
  const { right, down, scale } = inCrowd(index, count);
  const stand = standOn(state, at);
  if (count === 1) return { ...stand, scale };
  const [x, y] = pointAt(stand.angle, stand.radius, state.sectors);
  const { angle, radius } = polarOf(x + right * FIGURE * scale, y + down * FIGURE * scale, state.sectors);
  return { angle, radius, scale };
}

function byLevel<T>(make: (level: Level) => T): Record<Level, T> {
  return Object.fromEntries(LEVELS.map((level) => [level, make(level)])) as Record<Level, T>;
}

/**
 * The way from one state to the next in single steps. The last one ends as the state is, whether the moves
 * cover everything or not.
 */
export function stepsOf(
  from: BoardState,
  to: BoardState,
  moves: readonly BoardMove[],
  poses: Poses,
): FlatStep<Poses>[] {
  const steps: FlatStep<Poses>[] = [];
  let standing = standingOf(from);
  let now = poses;
  const step = (next: Standing, ms: number, turned: Poses = now): void => {
    standing = next;
    now = posed(next, turned);
    steps.push({ poses: now, ms });
  };
  const put = (key: FigureKey, at: SpaceRef): Standing => ({
    ...standing,
    figures: new Map([...standing.figures, [key, at]]),
  });
  for (const move of moves) {
    switch (move.kind) {
      case 'walk': {
        const key = heroKey(move.seat);
        for (const at of move.path) step(put(key, at), legTime(standing.figures.get(key), at, from.sectors));
        break;
      }
      case 'foe': {
        const { level, sector } = move;
        const before = standing.figures.get(foeKey(level));
        const known = before === undefined || isKeep(before) ? null : before.sector;
        step(put(foeKey(level), { level, sector }), foeTime(known, sector, from.sectors));
        break;
      }
      case 'foeGone': {
        const figures = new Map(standing.figures);
        figures.delete(foeKey(move.level));
        step({ ...standing, figures }, LENGTHS.move);
        break;
      }
      case 'turn':
        step(turned(standing, move), turnTime(move.by), spun(now, standing, move.level, move.by));
        break;
      case 'reveal':
        step(revealed(standing, move.level), LENGTHS.scene);
        break;
    }
  }
  const end = posesOf(to, now);
  if (steps.length > 0) steps[steps.length - 1] = { ...steps[steps.length - 1], poses: end };
  return steps;
}

/** A ring turned with all that stands on it. */
function turned({ state, figures }: Standing, { level, portal, heroes, foe }: Turn): Standing {
  const next = new Map(figures);
  for (const { seat, sector } of heroes) next.set(heroKey(seat), { level, sector });
  if (foe !== null) next.set(foeKey(level), { level, sector: foe });
  const ring = { ...state.rings[level], portal };
  return { state: { ...state, rings: { ...state.rings, [level]: ring } }, figures: next };
}

/** Poses a turn later: the way round counts, also where it is longer than half the ring. */
function spun(poses: Poses, { figures }: Standing, level: Level, by: number): Poses {
  const spin = ([key, pose]: readonly [FigureKey, FigurePose]): [FigureKey, FigurePose] => {
    const at = figures.get(key);
    const onRing = at !== undefined && at.level === level;
    return [key, onRing ? { ...pose, angle: pose.angle + by } : pose];
  };
  return {
    ...poses,
    rings: { ...poses.rings, [level]: poses.rings[level] + by },
    figures: new Map([...poses.figures].map(spin)),
  };
}

function revealed({ state, figures }: Standing, level: Level): Standing {
  const ring = { ...state.rings[level], revealed: true };
  return { state: { ...state, rings: { ...state.rings, [level]: ring } }, figures };
}

/** Part of the way from some poses to others, 0 to 1; figures that come or go do so by growing and shrinking. */
export function between(from: Poses, to: Poses, part: number): Poses {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const figures = new Map<FigureKey, FigurePose>();
  for (const [key, end] of to.figures) {
    const start = from.figures.get(key) ?? { ...end, scale: 0 };
    figures.set(key, {
      angle: mix(start.angle, end.angle),
      radius: mix(start.radius, end.radius),
      scale: mix(start.scale, end.scale),
    });
  }
  for (const [key, start] of from.figures) {
    if (!to.figures.has(key) && part < 1) figures.set(key, { ...start, scale: mix(start.scale, 0) });
  }
  return {
    rings: byLevel((level) => mix(from.rings[level], to.rings[level])),
    mist: byLevel((level) => mix(from.mist[level], to.mist[level])),
    figures,
  };
}
