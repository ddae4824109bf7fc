// What a table tells its board and what the board tells the table, whatever the game: a board is all of these at once, in
// three dimensions or flat. Plain data only.
import type { BoardOptions, ScreenPoint } from '../scene3d/types.ts';

/** In three dimensions, or a map. */
export type BoardKind = 'solid' | 'flat';

/** A board as it is looked at: what does not depend on what it shows. */
export interface SeenBoard<Item> {
  /** Where something is on the screen now: the floor of a space beside who stands there, the head of a figure. */
  locate(item: Item): ScreenPoint;
  /** What lies under a point, in CSS pixels of the board's element. */
  pick(x: number, y: number): Item | null;
  /** Draws something as pointed at. */
  hover(item: Item | null): void;
  /** Turns and tilts by hand, in radians. */
  orbit(turn: number, tilt: number): void;
  /** Goes away by a factor of the distance: below 1 it comes closer. */
  zoom(factor: number): void;
  /** Calls back whenever `locate` may answer otherwise; @returns what ends that. */
  onView(callback: () => void): () => void;
}

/**
 * A board in its element. `State` is everything that it shows, `Move` a change that is shown as a movement, `Item` anything
 * on it that can be pointed at, `Preset` a view of the camera.
 */
export interface Board<State, Move, Item, Preset extends string> extends SeenBoard<Item> {
  /** Shows a state. `moves` tell how it came about; left out, it simply is so. Resolves when nothing moves any more. */
  show(state: State, moves?: readonly Move[]): Promise<void>;
  /** Ends all motion at once, in the state that was shown last. */
  finish(): void;
  configure(options: Partial<BoardOptions>): void;
  look(preset: Preset): void;
  dispose(): void;
}
