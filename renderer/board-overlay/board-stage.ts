import type { StagedBoard } from '../cards-table/kit.ts';
import { NO_RUN, type Run } from '../table/motion/queue.ts';
import type { Board } from './types.ts';

/** A position that the board is going to show in the end. */
interface Wanted<State, Move, Item, Preset extends string> {
  readonly board: Board<State, Move, Item, Preset>;
  readonly state: State;
  readonly shown: () => void;
}

/** Lets the board show its moves in their turn, among everything else that is shown. */
export class BoardStage<State, Move, Item, Preset extends string> implements StagedBoard<State, Move> {
  private wanted: Wanted<State, Move, Item, Preset> | null = null;
  private held = false;

  /** A board that shows positions with this one, each when its turn has come. */
  readonly staged = (board: Board<State, Move, Item, Preset>): Board<State, Move, Item, Preset> => ({
    show: (state, moves = []) => this.show(board, state, moves),
    finish: () => board.finish(),
    locate: (item) => board.locate(item),
    pick: (x, y) => board.pick(x, y),
    hover: (item) => board.hover(item),
    configure: (options) => board.configure(options),
    look: (preset) => board.look(preset),
    orbit: (turn, tilt) => board.orbit(turn, tilt),
    zoom: (factor) => board.zoom(factor),
    onView: (callback) => board.onView(callback),
    dispose: () => this.dispose(board),
  });

  /** From now on positions wait until they are shown move by move. */
  hold(): void {
    this.held = true;
  }

  /** Shows some of the moves, which lead to a position in between. */
  perform(moves: readonly Move[], state: State): Run {
    const { wanted } = this;
    if (wanted === null) return NO_RUN;
    return { ended: wanted.board.show(state, moves), finish: () => wanted.board.finish() };
  }

  /** Whatever has not been shown is shown now. */
  release(): void {
    this.held = false;
    const { wanted } = this;
    this.wanted = null;
    if (wanted === null) return;
    wanted.board.finish();
    void wanted.board.show(wanted.state).then(wanted.shown);
  }

  private async show(
    board: Board<State, Move, Item, Preset>,
    state: State,
    moves: readonly Move[],
  ): Promise<void> {
    this.wanted?.shown();
    this.wanted = null;
    if (!this.held) return board.show(state, moves);
    await new Promise<void>((shown) => (this.wanted = { board, state, shown }));
  }

  private dispose(board: Board<State, Move, Item, Preset>): void {
    if (this.wanted?.board === board) {
      this.wanted.shown();
      this.wanted = null;
    }
    board.dispose();
  }
}
