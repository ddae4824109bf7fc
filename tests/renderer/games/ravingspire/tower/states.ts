// Positions on the board for the tests of the tower.
import type {
  BoardMove,
  BoardState,
  FigureClass,
  HeroFigure,
  Level,
  SpaceRef,
} from '../../../../../renderer/games/ravingspire/board/types.ts';
import type { BoardOptions } from '../../../../../renderer/scene3d/types.ts';

const CLASSES: readonly FigureClass[] = ['reaver', 'rogue', 'runelord'];

export const hero = (seat: number, at: SpaceRef, more: Partial<HeroFigure> = {}): HeroFigure => ({
  seat,
  name: `Hero ${seat}`,
  class: CLASSES[seat % CLASSES.length],
  at,
  active: seat === 0,
  key: false,
  ...more,
});

export const on = (level: Level, sector: number): { readonly level: Level; readonly sector: number } => ({
  level,
  sector,
});

/** Two heroes and a foe on the dungeon, everything revealed, nothing aligned; the first hero may walk to two spaces. */
export const START: BoardState = {
  sectors: 12,
  rings: {
    dungeon: { portal: 8, revealed: true, aligned: false },
    temple: { portal: 4, revealed: true, aligned: false },
    spire: { portal: 1, revealed: true, aligned: false },
  },
  heroes: [hero(0, on('dungeon', 0), { class: 'runelord' }), hero(1, on('dungeon', 3))],
  foes: [{ at: on('dungeon', 9) }],
  marks: [
    { at: on('dungeon', 1), kind: 'reachable' },
    { at: on('dungeon', 11), kind: 'reachable' },
    { at: on('dungeon', 9), kind: 'danger' },
  ],
  lit: 'dungeon',
  doorOpen: false,
};

/** Staircases of dungeon and temple meet the portals above them, right in front of the hero. */
export const ALIGNED: BoardState = {
  ...START,
  rings: {
    dungeon: { portal: 6, revealed: true, aligned: true },
    temple: { portal: 0, revealed: true, aligned: true },
    spire: { portal: 6, revealed: true, aligned: false },
  },
};

export const OPTIONS: BoardOptions = {
  quality: 'low',
  ambient: false,
  motion: 0,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  follow: true,
};

/** A position by chance, with everything that a position can have. */
export function anyState(random: () => number): BoardState {
  const below = (n: number): number => Math.floor(random() * n);
  const level = (): Level => (['dungeon', 'temple', 'spire'] as const)[below(3)];
  const space = (): { readonly level: Level; readonly sector: number } => on(level(), below(12));
  const ring = () => ({ portal: below(12), revealed: random() < 0.7, aligned: random() < 0.3 });
  const heroes = Array.from({ length: 1 + below(6) }, (_, seat) =>
    hero(seat, random() < 0.1 ? { level: 'keep' } : space(), {
      class: CLASSES[below(3)],
      key: random() < 0.3,
      active: seat === 0,
    }),
  );
  const foes = (['dungeon', 'temple', 'spire'] as const).flatMap((at) =>
    random() < 0.4 ? [{ at: on(at, below(12)) }] : [],
  );
  return {
    sectors: 12,
    rings: { dungeon: ring(), temple: ring(), spire: ring() },
    heroes,
    foes,
    marks: Array.from({ length: below(4) }, () => ({ at: space(), kind: 'reachable' as const })),
    lit: random() < 0.1 ? 'keep' : level(),
    doorOpen: random() < 0.2,
  };
}

/** The state after a move, as a host would tell it. */
export const walked = (
  state: BoardState,
  seat: number,
  path: readonly SpaceRef[],
): readonly [BoardState, BoardMove[]] => {
  const at = path[path.length - 1];
  const heroes = state.heroes.map((other) => (other.seat === seat ? { ...other, at } : other));
  return [{ ...state, heroes }, [{ kind: 'walk', seat, path }]];
};
