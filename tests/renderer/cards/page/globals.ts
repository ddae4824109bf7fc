import type { FaceModel } from '../../../../shared/face/model.ts';
import type { Palette } from '../../../../shared/face/palettes.ts';

/** How many pixels of two images of a card differ, and how many there are. */
export interface Difference {
  readonly differing: number;
  readonly of: number;
}

/** What a drawing that is edited came to. */
export interface Followed {
  readonly unlike: readonly string[];
  readonly kept: number;
  readonly all: number;
}

/** What a store of faces did when it was tried. */
export interface StoreTrial {
  readonly drawn: number;
  readonly revoked: number;
  /** For how long, in milliseconds, drawing kept the page from anything else: 95 of 100 times no longer. */
  readonly slice: number;
}

/** What the page of these tests can be asked and told. */
declare global {
  var cards: {
    /** Shows cards, each of this width in pixels. */
    show(models: readonly FaceModel[], width: number, owned?: boolean): void;
    resize(width: number): void;
    /**
     * Shows a card in one state after the other, a frame each.
     *
     * @returns how many pictures were there on the way
     */
    change(models: readonly FaceModel[]): Promise<number>;
    /** Where the cards stand, as text. */
    places(): string;
    /** In what detail each card is drawn. */
    details(): readonly string[];
    /** As the settings do. */
    setPalette(palette: Palette): void;
    /** The text of a drawing, as the browser's own engine makes it. */
    svg(model: FaceModel, palette: Palette): Promise<string>;
    /**
     * A face drawn by the browser beside a PNG from elsewhere.
     *
     * @param png as an address
     * @param threshold by how much a channel of a pixel may be off, 0 to 255
     */
    compare(model: FaceModel, png: string, threshold: number): Promise<Difference>;
    /**
     * Has one drawing that is edited become one card after the other.
     *
     * @returns the cards that it does not show as if they were the first, and how many of the elements of the last one were
     *   there before it
     */
    follow(models: readonly FaceModel[]): Promise<Followed>;
    tryStore(models: readonly FaceModel[]): Promise<StoreTrial>;
    /**
     * Holds drawings and releases them at once, all but the last.
     *
     * @returns how many were drawn all the same, and whether two that are wanted come
     */
    releaseEarly(models: readonly FaceModel[]): Promise<{ readonly drawn: number; readonly sane: boolean }>;
    /** How wide the pieces of a picture are that are seen at these widths; null: there is no such picture. */
    pieces(name: string, widths: readonly number[]): Promise<readonly (number | null)[]>;
    /** How wide the pictures are that a face has while it is edited. */
    sketched(model: FaceModel): Promise<readonly number[]>;
    /** Draws an image into a texture of WebGL and reads it back: the sum of its bytes. */
    texture(
      model: FaceModel,
    ): Promise<{ readonly width: number; readonly height: number; readonly sum: number }>;
  };
  /** What the content policy of the page has stopped. */
  var violations: string[];
}
