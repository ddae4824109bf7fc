import type { WorkshopState } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { StoredBatch, StoredEntry, StoredJournal, StoredPoint, StoredText } from '../../db/journal.ts';
import type { PackFolder } from '../packs/folders.ts';
import type { AskKind, Asks } from './asks.ts';

// The messages between the main thread and the worker of a pack that is being written. Plain data throughout.

/** Which pack is to be written, and what is known of it. */
export interface WriteOrder {
  /** The folder of the pack, as the list of packs names it. */
  readonly folder: string;
  /** All places that hold packs. */
  readonly folders: readonly PackFolder[];
  readonly journal: StoredJournal;
  /** Higher than any revision that a client may have seen. */
  readonly revision: number;
}

export type ToWriter =
  | {
      readonly [K in AskKind]: {
        readonly kind: K;
        readonly ask: number;
        readonly language: Language;
        readonly asked: Asks[K]['asked'];
      };
    }[AskKind]
  /** What the journal was last sent has been put down, or not. */
  | { readonly kind: 'put'; readonly done: boolean }
  | ({ readonly kind: 'recalled' } & RecalledPast);

/** What the journal has of an earlier state: a point with all texts, or all that came later; null: neither. */
export type StoredPast =
  | {
      readonly kind: 'point';
      readonly point: StoredPoint;
      readonly texts: readonly StoredText[];
      /** What leads from the point to that state, or from that state to the point; in their order. */
      readonly entries: readonly StoredEntry[];
    }
  | { readonly kind: 'later'; readonly entries: readonly StoredEntry[] }
  | null;

/** What was recalled of an entry. */
export interface RecalledPast {
  readonly past: StoredPast;
  readonly line: RecalledLine | null;
}

/** A line of the history: when it was, and what it is called if it is a restore point. */
export interface RecalledLine {
  readonly at: number;
  readonly label: string | null;
}

export type FromWriter =
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: unknown }
  /** It could not do what was asked: a defect. */
  | { readonly kind: 'failure'; readonly ask: number; readonly message: string }
  /** `put` answers it; no other is sent before that. */
  | { readonly kind: 'journal'; readonly batch: StoredBatch }
  /** What the pack was after an entry is asked for; `recalled` answers it. */
  | { readonly kind: 'recall'; readonly n: number }
  /** The journal did not fit together, and was not used. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'state'; readonly state: WorkshopState; readonly trouble: WriteTrouble | null };

/** The first file that could not be written, and why. */
export interface WriteTrouble {
  readonly file: string;
  readonly reason: string;
}
