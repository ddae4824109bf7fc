// Packs, what is wrong with them, and the cards of the library.
import type { PackSign } from '../../packs/pictures.ts';
import type { PackWords } from '../../packs/words-of.ts';
import type { CardFace } from '../../tableau/tableau.ts';

export interface PackRow extends PackWords {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly licence: string;
  /** Its sign; left out where it has none. */
  readonly sign?: PackSign;
  readonly folder: string;
  readonly origin: 'shipped' | 'user' | 'commandLine';
  readonly state: 'loaded' | 'disabled' | 'skipped';
  readonly cards: number;
  /** Its entries other than cards: boards, words that are explained. */
  readonly others: number;
  readonly errors: number;
  readonly warnings: number;
  /** Folder of the pack of the same id that is used in its place; null: none is. */
  readonly twin: string | null;
  /** Languages with missing translations: the number of cards, and whether the pack's own words are missing. */
  readonly untranslated: readonly {
    readonly language: string;
    readonly cards: number;
    readonly pack: boolean;
  }[];
}

/** The state of the packs. */
export interface PackState {
  /** Counts up with each change. */
  readonly generation: number;
  /**
   * `reading`: packs are read and checked, and `packs` shows how they were before. `filling`: `packs` shows how they
   * are and
   * they can be played with, but the library has yet to take in their cards. `ready`: it has them all.
   */
  readonly stage: 'reading' | 'filling' | 'ready';
  readonly safeMode: boolean;
  readonly packs: readonly PackRow[];
}

export interface ProblemRow {
  readonly severity: 'error' | 'warning';
  readonly pack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  readonly sentence: string;
  readonly cure: string;
  readonly card: string | null;
  /** What that card is called: its name, or its name in the pack where it has been left out. */
  readonly title: string | null;
  /** It follows from another problem and goes away with it. */
  readonly follows: boolean;
}

/** A card in the library. */
export interface LibraryRow {
  readonly id: string;
  readonly game: string;
  readonly pack: string;
  readonly kind: string;
  readonly name: string;
  /** Where the text matches, with the match between U+0001 and U+0002; the beginning where nothing was searched. */
  readonly excerpt: string;
}

/** A kind that cards of a game in the library have. The game has a word for it: `GameInfo.kinds`. */
export type LibraryKind = Pick<LibraryRow, 'game' | 'kind'>;

/** A card that a pack of another one changes. */
export interface ChangedCard {
  readonly id: string;
  readonly name: string;
  /** The pack that changes it. */
  readonly by: string;
}

export interface LibraryCard {
  readonly face: CardFace;
  readonly game: string;
  readonly pack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Who changed it, and which fields. */
  readonly patchedBy: readonly {
    readonly pack: string;
    readonly file: string;
    readonly fields: readonly string[];
  }[];
}
