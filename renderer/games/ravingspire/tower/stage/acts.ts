// How moves are acted: which parts a move has, how long each takes, and what moves in it.
import { Vector3 } from 'three';
import { LENGTHS, turnTime } from '../../board/lengths.ts';
import {
  LEVELS,
  type BoardMove,
  type BoardState,
  type Level,
  type SpaceRef,
  type Turn,
} from '../../board/types.ts';
import { mod, RINGS, SOLE, stepOf } from '../layout.ts';
import type { Act } from '../../../../scene3d/motion/director.ts';
import { easeInOut, easeOut, easeStone, type Ease } from '../../../../scene3d/motion/easing.ts';
import type { Anchor, Figure } from '../../../../scene3d/stage/figure.ts';
import { foeName, heroName, type Figures, type Rings } from './figures.ts';

/** How high a figure hops from space to space, in units. */
const HOP = 0.34;

export function actsOf(move: BoardMove, state: BoardState, rings: Rings, figures: Figures): readonly Act[] {
  switch (move.kind) {
    case 'walk': {
      const figure = figures.get(heroName(move.seat));
      return figure === undefined ? [] : walk(figure, move.path, rings, figures);
    }
    case 'foe':
      return moveFoe(move.level, move.sector, rings, figures);
    case 'foeGone': {
      const figure = figures.get(foeName(move.level));
      return figure === undefined ? [] : [vanish(figure)];
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

/** Walks from space to space, over stairs and through portals; where there is no way, it fades and appears elsewhere. */
function walk(figure: Figure, path: readonly SpaceRef[], rings: Rings, figures: Figures): readonly Act[] {
  let anchor = figure.anchor;
  let spot = figure.spot;
  const acts: Act[] = [];
  for (const at of path) {
    const next = figures.spotOf(at);
    if (next === spot) continue;
    const to = figures.anchorOn(at, 0, 1);
    const way = wayBetween(spot, next, rings);
    if (way === null)
      acts.push(vanish(figure), { ms: 0, update: () => arrive(figure, to, next) }, appear(figure));
    else
      acts.push(leg(figure, anchor, to, way, rings, figures), {
        ms: 0,
        update: () => arrive(figure, to, next),
      });
    [anchor, spot] = [to, next];
  }
  return acts;
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

/** Fades from where it is. */
const vanish = (figure: Figure): Act => ({
  ms: LENGTHS.move,
  update: (t) => (figure.presence = 1 - easeInOut(t)),
});
const appear = (figure: Figure): Act => ({
  ms: LENGTHS.appear,
  update: (t) => (figure.presence = easeOut(t)),
});

function arrive(figure: Figure, anchor: Anchor, spot: string): void {
  figure.anchor = anchor;
  figure.spot = spot;
  figure.walking = false;
}

/** From one space to the next. */
function leg(figure: Figure, from: Anchor, to: Anchor, way: Way, rings: Rings, figures: Figures): Act {
  const start = figures.toWorld(from, new Vector3());
  const end = figures.toWorld(to, new Vector3());
  const climbs = way === 'stairs';
  const points = climbs
    ? climb(start, end, from.level, to.level, rings)
    : way === 'door'
      ? [start, end]
      : round(start, end);
  const ease: Ease = climbs ? easeInOut : easeOut;
  return {
    ms: climbs ? LENGTHS.climb : LENGTHS.step,
    update: (t) => {
      figure.walking = true;
      figure.anchor = { ...from, scale: from.scale + (to.scale - from.scale) * t };
      along(points, ease(t), figure.world);
      if (!climbs) figure.world.y += Math.sin(t * Math.PI) * HOP;
    },
  };
}

/** Around the axis from one point to another, the shorter way. */
function round(start: Vector3, end: Vector3): readonly Vector3[] {
  const [from, to] = [Math.atan2(start.x, -start.z), Math.atan2(end.x, -end.z)];
  const way = mod(to - from + Math.PI, Math.PI * 2) - Math.PI;
  const parts = Math.max(2, Math.ceil(Math.abs(way) / 0.2));
  return Array.from({ length: parts + 1 }, (_, i) => {
    const k = i / parts;
    const radius = Math.hypot(start.x, start.z) * (1 - k) + Math.hypot(end.x, end.z) * k;
    const angle = from + way * k;
    return new Vector3(Math.sin(angle) * radius, start.y + (end.y - start.y) * k, -Math.cos(angle) * radius);
  });
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

/** The point at a part of the length of a path. */
function along(points: readonly Vector3[], k: number, out: Vector3): void {
  const lengths = points.slice(1).map((point, i) => point.distanceTo(points[i]));
  let left = k * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      out.lerpVectors(points[i], points[i + 1], length === 0 ? 1 : Math.min(1, left / length));
      return;
    }
    left -= length;
  }
}

/** A foe rises from the floor, or walks to another space of its level, the shorter way. */
function moveFoe(level: Level, sector: number, rings: Rings, figures: Figures): readonly Act[] {
  const at: SpaceRef = { level, sector };
  const known = figures.get(foeName(level));
  if (known === undefined) {
    return [appear(figures.appear(level, at))];
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
  return walk(known, path, rings, figures);
}
