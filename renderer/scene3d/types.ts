// What a page tells a scene and what a scene tells the page: plain data, known to every board.

export interface ScreenPoint {
  /** CSS pixels from the board's top left corner. */
  readonly x: number;
  readonly y: number;
  /** Inside the board's element and in front of the camera. */
  readonly onScreen: boolean;
  /** Behind stone, as seen from the camera. */
  readonly hidden: boolean;
}

export type Quality = 'low' | 'medium' | 'high';

/** Space, in CSS pixels, that other parts of the screen cover; the board is centred in what remains. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface BoardOptions {
  readonly quality: Quality;
  /** Flames and mist move by themselves, 8 frames a second. */
  readonly ambient: boolean;
  /** Length of all motion: 1 normal, 0.5 twice as fast, 0 none. */
  readonly motion: number;
  readonly insets: Insets;
  /** Turns to whose turn it is with every state. */
  readonly follow: boolean;
}
