import type { Look } from '../table/look.ts';
import { movesSince, type Known, type MovesOf } from './moves.ts';
import { MOST_LOSSES, openBoard, type BoardMakers, type Trouble } from './open-board.ts';
import type { BoardOptions } from '../scene3d/types.ts';
import type { Board, BoardKind } from './types.ts';

/** Keeps a board in an element: makes the one that is wanted and possible, and shows position after position on it. */
export class Showing<State, Move, Item, Preset extends string> {
  /** Null while it is being made. */
  board: Board<State, Move, Item, Preset> | null = $state.raw(null);
  kind: BoardKind = $state('flat');
  /** Why there is a map although three dimensions are wanted; null: there is nothing to say. */
  trouble: Trouble | null = $state(null);
  /** Something moves that has not come to its end. */
  moving = $state(false);
  /** What the board shows at rest; null while it is being made, and while it changes. */
  resting: State | null = $state.raw(null);
  private losses = $state(0);
  /** The graphics have given up too often. */
  readonly hasLost: boolean = $derived(this.losses >= MOST_LOSSES);
  private attempt = $state(0);
  private known: Known<State> | null = null;
  private shown: State | null = null;
  private readonly makers: BoardMakers<Board<State, Move, Item, Preset>>;
  private readonly movesOf: MovesOf<State, Move>;

  constructor(makers: BoardMakers<Board<State, Move, Item, Preset>>, movesOf: MovesOf<State, Move>) {
    this.makers = makers;
    this.movesOf = movesOf;
  }

  /** What is tried, if this is wanted. Reading it means to recreate the board whenever it changes. */
  tries(wanted: BoardKind): BoardKind {
    void this.attempt;
    return this.hasLost ? 'flat' : wanted;
  }

  /** Makes a board, and lets `staged` take it over. @returns takes it away again */
  open(
    element: HTMLElement,
    kind: BoardKind,
    lost: boolean,
    options: BoardOptions,
    staged: (board: Board<State, Move, Item, Preset>) => Board<State, Move, Item, Preset>,
  ): () => void {
    let current = true;
    let made: Board<State, Move, Item, Preset> | null = null;
    void openBoard(this.makers, element, kind, options, () => this.losses++).then((opened) => {
      if (!current) return opened.board.dispose();
      made = staged(opened.board);
      this.board = made;
      this.kind = opened.kind;
      this.trouble = lost ? 'lost' : opened.trouble;
    });
    return () => {
      current = false;
      this.board = this.resting = null;
      // The next one has not seen what led to where it begins.
      this.known = null;
      made?.dispose();
    };
  }

  /** Tries three dimensions again. */
  again(): void {
    this.losses = 0;
    this.trouble = null;
    this.attempt++;
  }

  /**
   * Shows a position, and how it came about since the one before.
   *
   * @param motion whether anything moves at all
   * @param done called when nothing moves any more, unless something else is shown by then
   */
  show(look: Look, state: State, motion: boolean, done: () => void): void {
    const { board, known } = this;
    if (board === null) return;
    const seen = movesSince(known, look, this.movesOf);
    this.known = look.past ? null : { n: look.update.n, state };
    this.shown = state;
    this.moving = motion && seen.length > 0;
    void board.show(state, seen).then(() => {
      if (this.shown !== state || this.board !== board) return;
      this.moving = false;
      this.resting = state;
      done();
    });
  }
}
