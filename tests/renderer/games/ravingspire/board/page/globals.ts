import type { BoardItem } from '../../../../../../renderer/games/ravingspire/board/types.ts';
import type { ScreenPoint } from '../../../../../../renderer/scene3d/types.ts';
import type { TowerLook } from '../../../../../../renderer/games/ravingspire/model.ts';
import '../../../../table/page/globals.ts';

/** What the page shows just now. */
export interface Seen {
  view: { locate(item: BoardItem): ScreenPoint | null } | null;
  look: TowerLook | null;
  /** Asks for everything, also for what hardly matters. */
  everything(on: boolean): void;
  /** So often a position was shown to its end. */
  shown: number;
}

export interface Rect {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

declare global {
  var seen: Seen;
  /** What a test asks of the page; see `probe.js`. */
  var probe: {
    targets(): Rect[];
    settled(): Promise<void>;
    standing(): string;
    floorOf(key: string): { readonly x: number; readonly y: number };
    focused(): { readonly name: string; readonly text: string; readonly spot: string };
    changes(ms: number): Promise<number>;
    loseGraphics(): Promise<void>;
    lostOnMap(): Promise<string[]>;
    /** Lays something over an element: a button, or a place with a card that is still on its way there. */
    cover(key: string, flies: boolean): void;
    uncover(): void;
    isCovered(key: string): boolean;
    /** Plays on until several ways lead to one space, and asks for everything. @returns what they are called, and how many */
    secondWay(): Promise<readonly [name: string, ways: number]>;
    isMoving(): boolean;
    isCurrent(): boolean;
  };
}
