// What a game fills in to have its board drawn with all that is in this folder.
import type { Look } from '../table/look.ts';
import type { Tongue, Words } from '../ui/words.ts';
import type { Attempt } from './acts.ts';
import type { Direction } from './directions.ts';
import type { MovesOf } from './moves.ts';
import type { BoardMakers, Trouble } from './open-board.ts';
import type { BoardSpot } from './spots.ts';
import type { Board, BoardKind } from './types.ts';

/** What a game has to say of its board as a whole. */
export type BoardTextKey =
  | 'board.name'
  /** What is drawn on the map, and what keys do there. */
  | 'board.picture.flat'
  /** Its elements, and how the arrow keys lead from one to the next. */
  | 'board.items'
  | 'board.items.keys';

/** What it has to say besides where the board is drawn in three dimensions. */
export type SolidTextKey =
  /** What is drawn there, and what keys do. */
  | 'board.picture'
  /** Why there is a map, and the button that tries three dimensions again. */
  | `map.${Trouble}`
  | 'map.again';

/** A button of the camera. */
export interface PresetButton<Preset> {
  readonly preset: Preset;
  readonly name: string;
  /** Path of its picture in a square of 24 units. */
  readonly glyph: string;
}

/** What a game says of its board in one language. */
interface BoardSpeech<V, A, State, Item, Preset> {
  readonly words: Words<BoardTextKey>;
  /** Left out where there is only the map. */
  readonly solid?: Words<SolidTextKey>;
  /**
   * The elements of a position in the order in which they are read, each made by `spotOf`.
   *
   * @param everything also what hardly matters is to be chosen from
   */
  spots(look: Look<V>, state: State, everything: boolean): readonly BoardSpot<Item, A>[];
  /** Views to choose from; left out: none. */
  presets?(state: State, kind: BoardKind): readonly PresetButton<Preset>[];
}

/**
 * The board of a game: `V` is what the host sends of a position, `A` an action, the others are those of `Board`. A game
 * has one such constant, and gives it to `BoardView`.
 */
export interface GameBoard<V, A, State, Move, Item, Preset extends string> {
  readonly makers: BoardMakers<Board<State, Move, Item, Preset>>;
  /** The view that a double press goes back to. */
  readonly home: Preset;
  /** Where everything stands, and what is marked. */
  state(look: Look<V>): State;
  readonly movesOf: MovesOf<State, Move>;
  speech(tongue: Tongue): BoardSpeech<V, A, State, Item, Preset>;
  /** The key of an item, as its element has it. */
  key(item: Item): string;
  /** Where an arrow key leads; null at the edges of the board. */
  step(
    spots: readonly BoardSpot<Item, A>[],
    state: State,
    from: BoardSpot<Item, A>,
    way: Direction,
  ): BoardSpot<Item, A> | null;
  /**
   * What pressing something at which nothing is offered probably means, so that the host can say why not; null or left
   * out: nothing.
   */
  attempt?(look: Look<V>, state: State, spot: BoardSpot<Item, A>): Attempt | null;
}
