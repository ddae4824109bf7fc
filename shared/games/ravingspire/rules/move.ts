import type { Refusal } from '../../../engine/game.ts';
import type { G, Match, State } from '../types.ts';
import { NONE, SPIRE } from '../types.ts';
import { heroPlace, levelOf, placeOf, sectorOf, stairsOf, throughStairs, turned } from './board.ts';
import { refuse } from './refuse.ts';
import { afterMove, enterExplore, enterKeep } from './turn.ts';
import { call } from './calls.ts';

/** A way that a hero may go: places in order, and whether it ends by entering the Keep. */
export interface Path {
  path: number[];
  enterKeep: boolean;
}

const hasFoe = (match: Match, state: State, place: number): boolean =>
  state.levels[levelOf(match.board, place)].foe === sectorOf(match.board, place);

/** Whether a place is the Tower Door, the hero holds a key and no foe blocks the way (MOVE-4). */
export function mayEnterKeep(match: Match, state: State, seat: number, place: number): boolean {
  const { board } = match;
  const spire = state.levels[SPIRE];
  return (
    state.heroes[seat].key &&
    levelOf(board, place) === SPIRE &&
    sectorOf(board, place) === stairsOf(board, spire) &&
    !hasFoe(match, state, place)
  );
}

/**
 * Every way a hero may go with a number of steps (MOVE-2 to MOVE-4, MOVE-8): one direction per ring, stairs where they
 * are aligned and then a new choice of direction, never back to the space just left, ending early on a foe or in the
 * Keep.
 * Without steps the only way is to stay.
 */
export function paths(match: Match, state: State, seat: number, steps: number): Path[] {
  const { board } = match;
  const start = heroPlace(match, state, seat);
  const found: Path[] = [];
  const path: number[] = [];
  const find = (into: boolean) => found.push({ path: [...path], enterKeep: into });

  const walk = (here: number, before: number, way: 0 | 1 | -1) => {
    if (mayEnterKeep(match, state, seat, here)) find(true);
    if (path.length === steps || (path.length > 0 && hasFoe(match, state, here))) {
      find(false);
      return;
    }
    const go = (next: number, direction: 0 | 1 | -1) => {
      if (next === before) return;
      path.push(next);
      walk(next, here, direction);
      path.pop();
    };
    const level = levelOf(board, here);
    const sector = sectorOf(board, here);
    if (way >= 0) go(placeOf(board, level, turned(board, sector, 1)), 1);
    if (way <= 0) go(placeOf(board, level, turned(board, sector, -1)), -1);
    const beyond = throughStairs(match, state, level, sector);
    if (beyond !== NONE) go(beyond, 0);
  };
  walk(start, NONE, 0);
  return found;
}

/** Whether the hero has a Move or a bonus move to walk now. */
export const hasMove = (state: State): boolean => state.steps > 0;

/** Why a hero cannot go this way, or null. */
export function checkMove(
  match: Match,
  state: State,
  seat: number,
  path: readonly number[],
  into: boolean,
): Refusal | null {
  if (!hasMove(state)) return refuse('wrong-phase', { phase: state.phase }, 'MOVE-2');
  const legal = paths(match, state, seat, state.steps);
  const fits = (way: Path) =>
    way.enterKeep === into &&
    way.path.length === path.length &&
    way.path.every((place, i) => place === path[i]);
  if (legal.some(fits)) return null;
  if (into && !state.heroes[seat].key) return refuse('needs-key', {}, 'MOVE-4');
  return refuse('not-reachable', { steps: state.steps }, 'MOVE-2');
}

/** Walks a checked way, then goes on: to the Keep, to Draw, or (bonus move) to Explore. */
export function move(g: G, seat: number, path: readonly number[], into: boolean): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  const end = path.at(-1);
  const entered = levelsEntered(match, hero.level, path);
  if (end !== undefined) {
    hero.level = levelOf(match.board, end);
    hero.space = sectorOf(match.board, end);
    g.emit({ kind: 'moved', path: [...path], seat, rule: 'MOVE-2' });
    call(g, 'moves', seat);
  }
  if (into) enterKeep(g);
  else if (state.bonus) enterExplore(g);
  else afterMove(g, entered);
}

/** The levels that a way steps onto from another level, in order (MOVE-5). */
function levelsEntered(match: Match, from: number, path: readonly number[]): number[] {
  const levels = path.map((place) => levelOf(match.board, place));
  return levels.filter((level, i) => level !== (i === 0 ? from : levels[i - 1]));
}

/** Why the roll cannot be declined, or null: only a bonus move is optional (SHOW-7). */
export function checkSkip(state: State): Refusal | null {
  if (!hasMove(state)) return refuse('wrong-phase', { phase: state.phase }, 'SHOW-7');
  return state.bonus ? null : refuse('cannot-skip', {}, 'MOVE-2');
}

/** One step by exertion, stairs included (EXP-4). */
export function step(g: G, seat: number, to: number, into: boolean): void {
  const hero = g.state.heroes[seat];
  hero.level = levelOf(g.match.board, to);
  hero.space = sectorOf(g.match.board, to);
  g.emit({ kind: 'moved', path: [to], seat, rule: 'EXP-4' });
  call(g, 'moves', seat);
  if (into) enterKeep(g);
}
