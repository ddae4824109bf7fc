import type { G, Match, State } from '../types.ts';
import { NONE } from '../types.ts';
import { distance, foeHere, heroesOn, shorterWay, stairsOf, turned } from './board.ts';
import { half, rollPlain } from './dice.ts';
import { MODS } from './card.ts';
import { activeMods } from './modifiers.ts';

/** From this number of heroes at setup on, foes always move 1 space (FOE-2, FOE-6). */
const MANY_HEROES = 4;

/** Whether the foe on a level shares its space with a hero, other than one seat if given (FOE-3). */
function foeSharesSpace(state: State, level: number, except = NONE): boolean {
  const { foe } = state.levels[level];
  return state.heroes.some(
    (hero, seat) => seat !== except && !hero.removed && hero.level === level && hero.space === foe,
  );
}

/** Whether the foe on a level is locked: it shares its space with a hero other than the active one (FOE-3). */
const isLocked = (state: State, level: number): boolean => foeSharesSpace(state, level, state.active);

/** Whether something has the foe of a level stand still, for a hero there (LANG-18). */
export const isHeld = (match: Match, state: State, level: number): boolean =>
  heroesOn(state, level).some((seat) => activeMods(match, state, seat, MODS.foeStays).length > 0);

/**
 * Whether an effect can move the foe of a level toward a hero, so that a die for it is worth rolling (FOE-6).
 *
 * @param locked whether it moves even a locked foe (FOE-3)
 */
export function canMoveToward(
  match: Match,
  state: State,
  level: number,
  seat: number,
  locked: boolean,
): boolean {
  const { foe } = state.levels[level];
  if (foe === NONE || state.heroes[seat].space === foe || isHeld(match, state, level)) return false;
  return locked || !isLocked(state, level);
}

/** A foe appears on the level's staircase, on the spire at the Tower Door (FOE-4); at most one per level (FOE-1). */
export function summonFoe(g: G, level: number): void {
  const ring = g.state.levels[level];
  if (ring.foe !== NONE) return;
  ring.foe = stairsOf(g.match.board, ring);
  g.emit({ kind: 'foeAppeared', level, space: ring.foe, seat: g.state.active, rule: 'FOE-4' });
}

export function removeFoe(g: G, level: number): void {
  const ring = g.state.levels[level];
  if (ring.foe === NONE) return;
  ring.foe = NONE;
  g.emit({ kind: 'foeRemoved', level, seat: g.state.active, rule: 'SHOW-6' });
}

/** Moves the foe of a level toward a hero on it, the shorter way, stopping on the hero's space (FOE-2). */
export function moveFoeToward(g: G, level: number, spaces: number, seat: number): void {
  const { board } = g.match;
  const ring = g.state.levels[level];
  const hero = g.state.heroes[seat];
  if (ring.foe === NONE || hero.level !== level || isHeld(g.match, g.state, level)) return;
  const steps = Math.min(spaces, distance(board, ring.foe, hero.space));
  if (steps <= 0) return;
  ring.foe = turned(board, ring.foe, steps * shorterWay(board, ring.foe, hero.space));
  g.emit({ kind: 'foeMoved', level, space: ring.foe, seat, rule: 'FOE-2' });
}

/** Puts the foe of a level on a space by an effect; one that is being fought stays, as a locked one does unless it may (LANG-16). */
export function placeFoe(
  g: G,
  level: number,
  space: number,
  { seat, locked }: { readonly seat: number; readonly locked: boolean },
): void {
  const { state } = g;
  const ring = state.levels[level];
  const fought = state.battle.kind === 'foe' && state.battle.level === level;
  if (ring.foe === NONE || ring.foe === space || fought || isHeld(g.match, state, level)) return;
  if (isLocked(state, level) && !locked) return;
  ring.foe = space;
  g.emit({ kind: 'foeMoved', level, space, seat, rule: 'LANG-16' });
}

/** The Foe Advances, the first thing every chaos card does (FOE-4, CHAOS-1). */
export function foeAdvances(g: G, seat = g.state.active): void {
  const { level } = g.state.heroes[seat];
  const ring = g.state.levels[level];
  if (ring === undefined) return;
  if (ring.foe === NONE) summonFoe(g, level);
  else if (!foeSharesSpace(g.state, level)) moveFoeToward(g, level, 1, seat);
}

/**
 * The Foe phase: the foe on the hero's level moves toward it, unless it is locked (FOE-2, FOE-3). Its die is the tower's:
 * nothing touches it (MOVE-7).
 */
export function foePhase(g: G): void {
  const { state, match } = g;
  const seat = state.active;
  state.phase = 'foe';
  g.emit({ kind: 'phaseBegan', phase: 'foe', seat, rule: 'TURN-1' });
  const { level } = state.heroes[seat];
  const ring = state.levels[level];
  if (ring.foe === NONE || foeHere(state, seat) || isLocked(state, level)) return;
  if (isHeld(match, state, level)) return;
  const slow = match.seats >= MANY_HEROES || match.options.slowFoes;
  moveFoeToward(g, level, slow ? 1 : half(rollPlain(g, seat, 'foe', 'FOE-2')), seat);
}
