import type { Viewer } from '../../tests/e2e/support/viewer.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something that a picture is taken of. */
export interface Screen {
  /** Made of letters, digits and hyphens. */
  readonly name: string;
  /** Sizes beside the usual ones. */
  readonly sizes: readonly Size[];
  /** Things are on their way in it: for a moment one may lie over another. */
  readonly moves: boolean;
  show(viewer: Viewer): Promise<void>;
}
