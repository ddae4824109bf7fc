// What was done to a pack that is being written, and what has become of its cards since.
import type { ComparedPart, LabelledPair } from '../../packs/compare/fields.ts';
import type { LineDifference } from '../../packs/compare/lines.ts';
import type { TextPair } from '../../packs/compare/texts.ts';
import type { PackPlace, StepLabel } from '../../packs/document/entry.ts';
import type { CardFace } from '../../tableau/tableau.ts';

/** A card by the key that lists have for it, and by its name at the time. */
export interface HistoryCard {
  readonly key: string;
  readonly name: string;
}

/** A line of the history of a pack. */
export interface HistoryRow {
  /** Its number; what compares and restores takes it. A point has that of the entry before it. */
  readonly n: number;
  readonly at: number;
  /** `day`: the pack as it was at the end of a day; `mark`: where the author has set a restore point. */
  readonly kind: 'step' | 'outside' | 'undo' | 'redo' | 'day' | 'mark';
  /** Empty for what came from outside, and for the end of a day. */
  readonly label: StepLabel;
  readonly place: PackPlace | null;
  /** The first of the cards that it has changed. */
  readonly cards: readonly HistoryCard[];
  /** How many cards it has changed. */
  readonly count: number;
  /** Whether it is known what the pack was then. */
  readonly known: boolean;
  /** Whether what was before it could not be read, so that the history begins again here. */
  readonly breaks: boolean;
}

/** Lines of the history, the newest first. */
export interface HistoryPage {
  readonly rows: readonly HistoryRow[];
  /** Whether there are older ones. */
  readonly more: boolean;
  /** Bytes that the history of the pack has and may have, and the days for which it keeps every step. */
  readonly room: { readonly bytes: number; readonly most: number; readonly days: number };
}

/** What a line of the history is compared with: the pack as it is now, or as it was before that line. */
export type ComparedWith = 'now' | 'before';

/** A card or a file that is not the same on both sides. */
export interface ComparedRow {
  readonly change: 'added' | 'changed' | 'removed';
  readonly what: ComparedThing;
  /** What the card is called; of a file its path. */
  readonly name: string;
}

/** A card by its key on the later side, or on the other one where it is not there; or a file, as far as it is not cards. */
export type ComparedThing =
  { readonly kind: 'card'; readonly key: string } | { readonly kind: 'file'; readonly path: string };

/** All that is not the same. */
export interface PackComparison {
  readonly revision: number;
  readonly rows: readonly ComparedRow[];
  /** How many further rows there are. */
  readonly more: number;
  /** Whether there are files in which only the layout is another one. */
  readonly isLaidOut: boolean;
}

/** One card or one file on both sides: `then` is the earlier one. */
export interface ThingDifference {
  readonly revision: number;
  /** The card as it is drawn; null where it is not there, or cannot be drawn. */
  readonly faces: { readonly then: CardFace | null; readonly now: CardFace | null };
  /** Whether it is there. */
  readonly there: { readonly then: boolean; readonly now: boolean };
  /** Its rules; empty for a file. */
  readonly rules: readonly TextPair[];
  /** The part that all of its rules are in; null: there is none. */
  readonly ruled: ComparedPart | null;
  /** Its fields that differ. */
  readonly fields: readonly LabelledPair[];
  /** As JSON. */
  readonly lines: LineDifference;
}

/** What becomes as it was. */
export type RestoredThing =
  | { readonly kind: 'pack' }
  | Exclude<ComparedThing, { readonly kind: 'card' }>
  /** @property part only this of it */
  | (Extract<ComparedThing, { readonly kind: 'card' }> & { readonly part?: ComparedPart });
