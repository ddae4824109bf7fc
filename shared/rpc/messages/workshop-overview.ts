// The cards of a pack that is being written, all at once: what they have in the fields of their kinds, and what is done to many.
import type { PackPlace } from '../../packs/document/entry.ts';
import type { Cells, Column } from '../../packs/fields/columns.ts';
import type { CardFace } from '../../tableau/tableau.ts';

/** The cards as of a revision. */
export interface CardOverview {
  readonly revision: number;
  /** The fields that they may have, in the language of the caller. */
  readonly columns: readonly Column[];
  readonly cards: readonly {
    readonly place: PackPlace;
    /** The same as long as nothing that `workshop.cells` and `workshop.faces` tell of the card has changed. */
    readonly stamp: string;
  }[];
}

/** What one card has in the columns of `workshop.overview`. */
export interface CardCells extends Cells {
  readonly stamp: string;
  /** What it says, as it is printed; empty while it cannot be said. */
  readonly text: string;
}

/** A card as it is printed. */
export interface StampedFace {
  readonly stamp: string;
  /** Null while it cannot be drawn. */
  readonly face: CardFace | null;
}

/** What a change of a field comes to on one card. */
interface ChangedRow {
  /** What is there and what will be, in words; null: nothing. */
  readonly before: string | null;
  readonly after: string | null;
  /** Why nothing is changed on it, in words; null: it is. */
  readonly refused: string | null;
}

/** What a change of a field comes to on each of some cards, in the order in which they were named. */
export interface ChangePreview {
  readonly rows: readonly ChangedRow[];
  /** Tells this from what it comes to later: the command takes it. */
  readonly seen: string;
}

/** What a change would do to the errors and warnings of one card, in words. */
export interface ForeseenRow {
  readonly place: PackPlace;
  /** What the card is called. */
  readonly name: string;
  readonly came: readonly string[];
  readonly gone: readonly string[];
}

/** The same of all cards that it changes; those that have new ones come first. */
export interface ForeseenProblems {
  readonly rows: readonly ForeseenRow[];
  /** How many further cards there are. */
  readonly more: number;
  /** How many would be new, and how many would be gone. */
  readonly came: number;
  readonly gone: number;
}

/** A place in a text of the pack at which something was found. */
export interface FoundRow {
  /** The card that it is of, or is about; null: the pack itself. */
  readonly card: PackPlace | null;
  /** What that is called. */
  readonly name: string;
  /** Which of its texts: "story", "in German: name". */
  readonly where: string;
  /** The text before it, itself, and behind it; cut where that is long. */
  readonly before: string;
  readonly found: string;
  readonly behind: string;
  /** Why nothing can take its place, in words; null: it can. */
  readonly refused: string | null;
}

export interface FoundRows {
  readonly rows: readonly FoundRow[];
  /** Whether there are more than can be shown; these are not replaced. */
  readonly isCut: boolean;
  /** Tells this from what is found later: the command takes it. */
  readonly seen: string;
}
