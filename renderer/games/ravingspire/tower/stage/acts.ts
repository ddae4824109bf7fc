// How moves are acted: which parts a move has, how long each takes, and what moves in it.
import { Vector3 } from 'three';
import { mod, stepOf } from '../../../../scene3d/geometry/circle.ts';
import type { Act } from '../../../../scene3d/motion/director.ts';
import { easeInOut, easeOut, easeStone } from '../../../../scene3d/motion/easing.ts';
import type { Figure } from '../../../../scene3d/stage/figure.ts';
import { appear, around, vanish, walk, type Stop, type Stride } from '../../../../scene3d/stage/walk.ts';
import { LENGTHS, turnTime } from '../../board/lengths.ts';
import {
  LEVELS,
  type BoardMove,
  type BoardState,
  type Level,
  type SpaceRef,
  type Turn,
} from '../../board/types.ts';
import { RINGS, SOLE } from '../layout.ts';
import { foeName, heroName, type Figures, type Rings } from './figures.ts';

/** From space to space, with a hop, and over stairs. */
const STEP = { ms: LENGTHS.step, ease: easeOut, hop: 0.34 } as const;
const CLIMB = { ms: LENGTHS.climb, ease: easeInOut, hop: 0 } as const;

export function actsOf(move: BoardMove, state: BoardState, rings: Rings, figures: Figures): readonly Act[] {
  switch (move.kind) {
    case 'walk': {
      const figure = figures.get(heroName(move.seat));
      return figure === undefined ? [] : walkTo(figure, move.path, rings, figures);
    }
    case 'foe':
      return moveFoe(move.level, move.sector, rings, figures);
    case 'foeGone': {
      const figure = figures.get(foeName(move.level));
      return figure === undefined ? [] : [vanish(figure, LENGTHS.move)];
    }
    case 'turn':
      return [turn(move, rings)];
    case 'reveal':
      return reveal(move.level, state, rings);
  }
}

/** A ring turns with its whole weight: slow to start, hard to settle. */
function turn({ level, by, portal }: Turn, rings: Rings): Act {
  const ring = rings[level];
  const from = ring.angle;
  const way = by * stepOf(ring.sectors);
  ring.portal = portal;
  return {
    ms: turnTime(by),
    update: (t) => ring.turnTo(from + way * easeStone(t)),
  };
}

/** The mist over a ring lifts, and its candles are lit. */
function reveal(level: Level, state: BoardState, rings: Rings): readonly Act[] {
  const ring = rings[level];
  const from = ring.revealed;
  if (from === 1 || !state.rings[level].revealed) return [];
  return [{ ms: LENGTHS.scene, update: (t) => ring.reveal(from + (1 - from) * easeInOut(t)) }];
}

/** Walks from space to space, over stairs and through portals. */
function walkTo(
  figure: Figure<Level>,
  path: readonly SpaceRef[],
  rings: Rings,
  figures: Figures,
): readonly Act[] {
  const stops = path.map((at) => ({ spot: figures.spotOf(at), anchor: figures.anchorOn(at, 0, 1) }));
  return walk(figure, stops, (from, to) => strideOf(from, to, rings, figures), LENGTHS);
}

type Way = 'step' | 'stairs' | 'door';

/** How one comes from one space to another with one step, by their names; null where that is not possible. */
function wayBetween(from: string, to: string, rings: Rings): Way | null {
  const [[a, at], [b, other]] = [from.split(' '), to.split(' ')];
  const { count, across } = rings.spire.sectors;
  if (a === 'keep' || b === 'keep')
    return [a, b].includes('spire') && [at, other].includes(String(across)) ? 'door' : null;
  if (a === b) {
    const apart = mod(Number(at) - Number(other), count);
    return apart === 1 || apart === count - 1 ? 'step' : null;
  }
  const up = LEVELS.findIndex((level) => level === b) - LEVELS.findIndex((level) => level === a);
  const [lower, upper] = up > 0 ? [at, other] : [other, at];
  return Math.abs(up) === 1 && lower === String(across) && upper === '0' ? 'stairs' : null;
}

/** From one space to the next. */
function strideOf(from: Stop<Level>, to: Stop<Level>, rings: Rings, figures: Figures): Stride | null {
  const way = wayBetween(from.spot, to.spot, rings);
  const start = figures.toWorld(from.anchor, new Vector3());
  const end = figures.toWorld(to.anchor, new Vector3());
  switch (way) {
    case null:
      return null;
    case 'stairs':
      return { ...CLIMB, points: climb(start, end, from.anchor.on, to.anchor.on, rings) };
    case 'door':
      return { ...STEP, points: [start, end] };
    case 'step':
      return { ...STEP, points: around(start, end) };
  }
}

/** Up or down a staircase: along its middle line and through the portal above. */
function climb(start: Vector3, end: Vector3, from: Level, to: Level, rings: Rings): readonly Vector3[] {
  const [lower, upper] = LEVELS.indexOf(from) < LEVELS.indexOf(to) ? [from, to] : [to, from];
  const { inner, floor, stairs } = RINGS[lower];
  const angle = rings[lower].exit;
  const on = (radius: number, y: number): Vector3 =>
    new Vector3(Math.sin(angle) * radius, y, -Math.cos(angle) * radius);
  const run = stairs?.run ?? 1;
  const [low, high] = [floor + SOLE, RINGS[upper].floor + SOLE];
  const steps = [on(inner + run + 0.1, low), on(inner + 0.1, high), on(RINGS[upper].outer - 0.6, high)];
  return [start, ...(lower === from ? steps : steps.reverse()), end];
}

/** A foe rises from the floor, or walks to another space of its level, the shorter way. */
function moveFoe(level: Level, sector: number, rings: Rings, figures: Figures): readonly Act[] {
  const at: SpaceRef = { level, sector };
  const known = figures.get(foeName(level));
  if (known === undefined) {
    return [appear(figures.appear(level, at), LENGTHS.appear)];
  }
  const ring = rings[level];
  const { count } = ring.sectors;
  const from = Number(known.spot.split(' ')[1]);
  const clockwise = mod(ring.local(sector) - from, count);
  const way = clockwise <= count - clockwise ? clockwise : clockwise - count;
  const path = Array.from({ length: Math.abs(way) }, (_, i): SpaceRef => ({
    level,
    sector: mod(from + ring.portal + Math.sign(way) * (i + 1), count),
  }));
  return walkTo(known, path, rings, figures);
}
