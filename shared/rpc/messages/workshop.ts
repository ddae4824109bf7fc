// Packs that are being written: what has changed, and a card with all that is said of it.
import type { Json } from '../../engine/json.ts';
import type { PackPlace, StepLabel, TextDraft } from '../../packs/document/entry.ts';
import type { ClashPlace } from '../../packs/document/outside.ts';
import type { SpannedText } from '../../packs/spans.ts';
import type { CardFace } from '../../tableau/tableau.ts';
import type { ProblemRow } from './packs.ts';

/** A step of the author by its name and place; from outside it has no name. */
export interface StepRow {
  readonly label: StepLabel;
  readonly place: PackPlace | null;
  readonly at: number;
}

/** A file that is not simply on the disk as it is here. */
export interface UnsavedFile {
  readonly path: string;
  /**
   * `unsaved`: it is written after a second of quiet. `draft`: it cannot be read, and is written only when that is asked
   * for. `clash`: another program has written it as well, and a choice is open.
   */
  readonly state: 'unsaved' | 'draft' | 'clash';
}

/** How a pack that is being written stands; the newest one counts. */
export interface WorkshopState {
  /** As in the list of packs. */
  readonly folder: string;
  /** Counts up with each change of a text or a draft; edits name the one that they were made on. */
  readonly revision: number;
  /** The newest revision of which nothing can be lost any more. */
  readonly kept: number;
  /** The revision that brought other cards, or other names of cards: then `workshop.cards` has changed. */
  readonly listed: number;
  /**
   * The newest revision of which all follows: cards that stand or fall with others, and names in other languages. It comes after
   * a moment of quiet; then a card that is shown may have other problems.
   */
  readonly settled: number;
  readonly unsaved: readonly UnsavedFile[];
  readonly undo: StepRow | null;
  readonly redo: StepRow | null;
  readonly drafts: readonly TextDraft[];
}

/** A card of the pack in a list. */
export interface WrittenCardRow {
  readonly place: PackPlace;
  /** Its name in the pack; null where it has none. */
  readonly id: string | null;
  readonly name: string;
  readonly kind: string;
}

export interface WorkshopPack {
  readonly state: WorkshopState;
  /** Its id, or the name of its folder while it has none. */
  readonly pack: string;
  /** Empty while its `pack.json` names none. */
  readonly game: string;
  /** Paths of all its files that can be written here. */
  readonly files: readonly string[];
  readonly cards: readonly WrittenCardRow[];
}

/** A card as it is now, with all that is said of it in the language of the caller. */
export interface WrittenCard {
  readonly revision: number;
  readonly place: PackPlace;
  readonly definition: Json;
  /** Its text with what each piece is made from; null where the card is not in order. */
  readonly text: SpannedText | null;
  readonly face: CardFace | null;
  /** Of this card alone, those of its text first. */
  readonly problems: readonly ProblemRow[];
}

/** What came of an edit, an undo or a redo. */
export type WorkshopAnswer =
  | {
      readonly ok: true;
      readonly revision: number;
      /** Paths of the files that have another text now. */
      readonly files: readonly string[];
      /** What was done, undone or done again; null where nothing has changed. */
      readonly step: StepRow | null;
      /** The card that this was about, where it is there; null: it was about none. */
      readonly card: WrittenCard | null;
    }
  | {
      readonly ok: false;
      /** `stale`: others have changed the same. `unfit`: a pack may not say that. `nothing`: there is no such step. */
      readonly why: 'stale' | 'unreadable' | 'unfit' | 'no-place' | 'nothing';
      readonly sentence: string;
      readonly revision: number;
      /** Where it does not fit. */
      readonly places: readonly PackPlace[];
      /** What the reader of packs has against the text, or against the value; null: nothing. */
      readonly problem: ProblemRow | null;
      readonly card: WrittenCard | null;
    };

/** A file as text, for the raw view. */
export interface RawFile {
  readonly revision: number;
  /** Null: there is no such file. */
  readonly text: string | null;
  /** Why it cannot be read; null: it can. */
  readonly fault: ProblemRow | null;
  /** Places for which a choice is open between what is here and what another program has written. */
  readonly clashes: readonly ClashPlace[];
}

/** A line of the history of a pack. */
export interface HistoryRow {
  /** Its number; `workshop.past` and `workshop.restore` take it. */
  readonly n: number;
  readonly at: number;
  /** `point`: the pack as it was at the end of a day, or where the author has set a restore point. */
  readonly kind: 'step' | 'outside' | 'undo' | 'redo' | 'point';
  readonly label: StepLabel;
  readonly place: PackPlace | null;
}
