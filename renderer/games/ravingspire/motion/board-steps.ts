// The board in between: what happens in one entry is shown move by move, among everything else that happens.
import { moveTime } from '../board/lengths.ts';
import type { BoardMove, BoardState, Level, Turn } from '../board/types.ts';
import { LEVELS } from '../../../../shared/games/ravingspire/public.ts';

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
      return turned(state, move);
  }
}

const without = (state: BoardState, level: Level): BoardState['foes'] =>
  state.foes.filter(({ at }) => at.level !== level);

const withRing = (state: BoardState, level: Level, ring: BoardState['rings'][Level]): BoardState => ({
  ...state,
  rings: { ...state.rings, [level]: ring },
});

/** A ring turns with everything that stands on it. Which stairs meet what follows from the next position. */
function turned(state: BoardState, { level, portal, heroes, foe }: Turn): BoardState {
  const below = LEVELS.at(LEVELS.indexOf(level) - 1);
  const moved = withRing(state, level, { ...state.rings[level], portal, aligned: false });
  const apart = below === undefined || level === LEVELS[0] ? moved : unaligned(moved, below);
  const carried = new Map(heroes.map(({ seat, sector }) => [seat, sector]));
  return {
    ...apart,
    heroes: state.heroes.map((hero) => {
      const sector = carried.get(hero.seat);
      return sector === undefined ? hero : { ...hero, at: { level, sector } };
    }),
    foes: foe === null ? state.foes : [...without(state, level), { at: { level, sector: foe } }],
  };
}

const unaligned = (state: BoardState, level: Level): BoardState =>
  withRing(state, level, { ...state.rings[level], aligned: false });

/** How long a board takes for moves at normal speed, in milliseconds. @param before the board before the first */
export function boardTime(moves: readonly BoardMove[], before: BoardState): number {
  let state = before;
  return moves.reduce((sum, move) => {
    const time = moveTime(move, state);
    state = after(state, move);
    return sum + time;
  }, 0);
}
