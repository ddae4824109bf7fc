/** A part of a card, as its author knows it. */
export type FacePart =
  'name' | 'line' | 'text' | 'brief' | 'story' | 'foot' | 'ability' | 'deck' | 'picture' | 'symbols';

/** Something that a card cannot show as it should. */
export type Misfit =
  /** Smaller than is good to read, and still too long for its place. */
  | { readonly part: FacePart; readonly problem: 'too-long' }
  /** A word wider than its line; it was broken anywhere. */
  | { readonly part: FacePart; readonly problem: 'long-word'; readonly word: string }
  /** A letter that no font of the cards has; it is drawn as a hollow box. */
  | { readonly part: FacePart; readonly problem: 'unknown-letter'; readonly letter: string }
  /** An icon that is not there. */
  | { readonly part: FacePart; readonly problem: 'unknown-icon'; readonly icon: string }
  /** A picture that is printed with fewer dots per inch than it should. */
  | {
      readonly part: FacePart;
      readonly problem: 'coarse-picture';
      readonly dots: number;
      readonly least: number;
    };

/** Whether a face shows everything as it should, and what it does not. */
export interface FaceReport {
  readonly fits: boolean;
  readonly misfits: readonly Misfit[];
}
