// What the table tells the board and what the board tells the table. Plain data only; the tower in three dimensions and
// the flat map are both boards.
import type {
  BoardMove,
  RingName,
  SpaceRef,
  Turn,
} from '../../../../shared/games/ravingspire/drawn/board.ts';
import type { Board } from '../../../board-overlay/types.ts';

export type { BoardMove, SpaceRef, Turn };

export type Level = RingName;

export type FigureClass = 'reaver' | 'rogue' | 'runelord';

export interface RingState {
  /** Sector of the portal; the staircase (on the spire: the Tower Door) is opposite. */
  readonly portal: number;
  /** An unrevealed ring is veiled in mist, its candles are out. */
  readonly revealed: boolean;
  /** Its staircase meets the portal of the level above. */
  readonly aligned: boolean;
}

export interface HeroFigure {
  readonly seat: number;
  readonly name: string;
  readonly class: FigureClass;
  readonly at: SpaceRef;
  /** Whose turn it is: carries the lantern light. */
  readonly active: boolean;
  readonly key: boolean;
}

export interface FoeFigure {
  readonly at: { readonly level: Level; readonly sector: number };
  /** It stands still. */
  readonly held?: boolean;
}

/** `reachable`: can be walked to now. `danger`: a foe waits there. */
export interface SpaceMark {
  readonly at: SpaceRef;
  readonly kind: 'reachable' | 'danger';
}

/** Everything that a board shows. */
export interface BoardState {
  /** Sectors of every ring (12 on the printed board; packs may change it). */
  readonly sectors: number;
  /** How far clockwise from its portal a ring's staircase or door is; half of the ring when left out. */
  readonly across?: number;
  readonly rings: Readonly<Record<Level, RingState>>;
  readonly heroes: readonly HeroFigure[];
  readonly foes: readonly FoeFigure[];
  readonly marks: readonly SpaceMark[];
  /** The level of the hero whose turn it is: lit, the others stand back. */
  readonly lit: Level | 'keep';
  /** The door to the Keep is open: a hero has entered. */
  readonly doorOpen: boolean;
}

/** Anything on the board that can be pointed at. */
export type BoardItem =
  | { readonly kind: 'space'; readonly at: SpaceRef }
  | { readonly kind: 'hero'; readonly seat: number }
  | { readonly kind: 'foe'; readonly level: Level }
  | { readonly kind: 'stairs'; readonly level: Level }
  | { readonly kind: 'portal'; readonly level: Level }
  | { readonly kind: 'door' };

export type CameraPreset = 'overview' | 'plan' | 'keep' | Level;

/** The tower as it is shown: made by `makeTower` (WebGL; throws where there is none) and `makeFlatMap`. */
export type TowerBoard = Board<BoardState, BoardMove, BoardItem, CameraPreset>;
