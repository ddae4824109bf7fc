// How long what moves on the board takes: the one table for the tower, the flat map, what is heard with it, and the
// pause before the next step of another player.
import { PACE } from '../../../../shared/games/ravingspire/drawn/board.ts';
import { isKeep } from './places.ts';
import type { BoardMove, BoardState, SpaceRef } from './types.ts';
import { LEVELS } from '../../../../shared/games/ravingspire/public.ts';

/** Lengths of motion in milliseconds at normal speed: the art bible's durations. */
export const LENGTHS = {
  /** Light changes: marks, focus, hover. */
  quick: 160,
  /** A figure makes room or fades, a zoom. */
  move: 320,
  /** A figure appears. */
  appear: 640,
  /** A ring turns by one sector, and by as many as it likes. */
  turn: PACE.turn,
  mostTurn: 2200,
  /** A figure walks one space, and climbs a staircase. */
  step: PACE.step,
  climb: 1000,
  /** The mist lifts, the camera glides, the door opens. */
  scene: 1400,
} as const;

/** How long a ring turns by this many sectors: stone is heavy, but `mostTurn` is the limit. */
export const turnTime = (by: number): number => Math.min(LENGTHS.mostTurn, LENGTHS.turn * Math.abs(by));

/** A figure goes from one space to another; where there is no way, it fades and appears elsewhere. */
export function legTime(from: SpaceRef | undefined, to: SpaceRef, sectors: number): number {
  const fades = LENGTHS.move + LENGTHS.appear;
  if (from === undefined || isKeep(from)) return fades;
  if (isKeep(to)) return LENGTHS.step;
  const levels = Math.abs(LEVELS.indexOf(from.level) - LEVELS.indexOf(to.level));
  if (levels > 0) return levels === 1 ? LENGTHS.climb : fades;
  const apart = Math.abs(from.sector - to.sector);
  return apart === 0 ? 0 : apart === 1 || apart === sectors - 1 ? LENGTHS.step : fades;
}

/** A foe rises, or walks round its ring the shorter way. */
export function foeTime(from: number | null, to: number, sectors: number): number {
  if (from === null) return LENGTHS.appear;
  const apart = Math.abs(from - to);
  return LENGTHS.step * Math.min(apart, sectors - apart);
}

/** How long a move takes, from where the board stands before it. */
export function moveTime(move: BoardMove, { heroes, foes, sectors }: BoardState): number {
  switch (move.kind) {
    case 'walk': {
      const start = heroes.find(({ seat }) => seat === move.seat)?.at;
      return move.path.reduce(
        (sum, at, i) => sum + legTime(i === 0 ? start : move.path[i - 1], at, sectors),
        0,
      );
    }
    case 'foe': {
      const known = foes.find(({ at }) => at.level === move.level)?.at;
      return foeTime(known?.sector ?? null, move.sector, sectors);
    }
    case 'foeGone':
      return LENGTHS.move;
    case 'turn':
      return turnTime(move.by);
    case 'reveal':
      return LENGTHS.scene;
  }
}
