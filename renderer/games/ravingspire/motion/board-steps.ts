// The board in between: what happens in one entry is shown move by move, among everything else that happens.
import { sectorOf } from '../board/places.ts';
import { LEVELS, type BoardMove, type BoardState, type Level, type SpaceRef } from '../board/types.ts';

/** The board after moves, as far as they tell; nothing on it can be done. */
export function advanced(state: BoardState, moves: readonly BoardMove[]): BoardState {
  return moves.reduce(after, { ...state, marks: [] });
}

function after(state: BoardState, move: BoardMove): BoardState {
  switch (move.kind) {
    case 'walk': {
      const at = move.path.at(-1);
      if (at === undefined) return state;
      const heroes = state.heroes.map((hero) => (hero.seat === move.seat ? { ...hero, at } : hero));
      return { ...state, heroes };
    }
    case 'foe': {
      const { level, sector } = move;
      return { ...state, foes: [...without(state, level), { at: { level, sector } }] };
    }
    case 'foeGone':
      return { ...state, foes: without(state, move.level) };
    case 'reveal':
      return withRing(state, move.level, { ...state.rings[move.level], revealed: true });
    case 'turn':
      return turned(state, move.level, move.by);
  }
}

const without = (state: BoardState, level: Level): BoardState['foes'] =>
  state.foes.filter(({ at }) => at.level !== level);

const withRing = (state: BoardState, level: Level, ring: BoardState['rings'][Level]): BoardState => ({
  ...state,
  rings: { ...state.rings, [level]: ring },
});

/** A ring turns with everything that stands on it (BOARD-5). Which stairs meet what is told by the next position. */
function turned(state: BoardState, level: Level, by: number): BoardState {
  const { sectors, rings } = state;
  const go = <S extends SpaceRef>(at: S): S =>
    at.level === 'keep' || at.level !== level ? at : { ...at, sector: sectorOf(at.sector + by, sectors) };
  const ring = { ...rings[level], portal: sectorOf(rings[level].portal + by, sectors), aligned: false };
  const below = LEVELS.at(LEVELS.indexOf(level) - 1);
  const moved = withRing(state, level, ring);
  const apart = below === undefined || level === LEVELS[0] ? moved : unaligned(moved, below);
  return {
    ...apart,
    heroes: state.heroes.map((hero) => ({ ...hero, at: go(hero.at) })),
    foes: state.foes.map((foe) => ({ ...foe, at: go(foe.at) })),
  };
}

const unaligned = (state: BoardState, level: Level): BoardState =>
  withRing(state, level, { ...state.rings[level], aligned: false });

/** About how long a board takes for moves at normal speed, in milliseconds. */
export const boardTime = (moves: readonly BoardMove[]): number =>
  moves.reduce((sum, move) => sum + timeOf(move), 0);

function timeOf(move: BoardMove): number {
  switch (move.kind) {
    case 'walk':
      return 260 * move.path.length;
    case 'foe':
      return 500;
    case 'foeGone':
      return 300;
    case 'turn':
      return Math.min(900 * Math.abs(move.by), 2200);
    case 'reveal':
      return 800;
  }
}
