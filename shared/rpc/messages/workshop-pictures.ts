// The pictures of a pack that is being written.
import type { PackPlace } from '../../packs/document/entry.ts';
import type { Maker } from '../../packs/pictures.ts';
import type { WorkshopAnswer } from './workshop.ts';

/** A layer that shows a picture. */
export interface PictureUse {
  readonly place: PackPlace;
  /** What its card is called. */
  readonly card: string;
  /** Dots per inch in print; null: the pack does not have the picture. */
  readonly dots: number | null;
}

/** A picture in the folder of a pack. */
export interface PictureRow {
  /** Of its file: the SHA-256 of its bytes with an ending. */
  readonly name: string;
  readonly bytes: number;
  /** In pixels; 0 where that is not known. */
  readonly width: number;
  readonly height: number;
  /** Null: nothing is said of it. */
  readonly maker: Maker | null;
  readonly uses: readonly PictureUse[];
  /** Why it is not shown, in words; null: it is. */
  readonly problem: string | null;
}

export interface PackPictures {
  readonly revision: number;
  readonly pictures: readonly PictureRow[];
  /** Bytes that further ones may have. */
  readonly left: number;
}

/** What came of taking in a picture. */
export interface AddedPicture {
  readonly answer: WorkshopAnswer;
  /** Its name; null where it was refused. */
  readonly name: string | null;
}
