// The packs of one's own as they stand on the shelf of the workshop, and those in the bin.
import type { StepLabel } from '../../packs/document/entry.ts';
import type { PackWords } from '../../packs/words-of.ts';
import type { WorkshopAnswer } from './workshop.ts';

/** What is known of a pack of one's own besides what the list of packs says. */
export interface ShelvedPack {
  /** As in the list of packs. */
  readonly folder: string;
  /** When it was changed last, here or by another program, in milliseconds since 1970. */
  readonly edited: number;
  /** What was done to it here last; null: nothing is known. */
  readonly step: { readonly label: StepLabel; readonly at: number } | null;
}

/** A pack that was put into the bin, as it was then. */
export interface BinnedPack extends PackWords {
  /** What it is called in the bin. */
  readonly entry: string;
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly cards: number;
  /** Steps of its history that are kept with it. */
  readonly steps: number;
  /** When it was put there. */
  readonly at: number;
  /** The pack that has its id now, or what is in its place; null: it can come back as it was. */
  readonly taken: Pick<PackWords, 'title' | 'translations'> | null;
}

/** What came of bringing a card into another pack. */
export type SentCard =
  | {
      readonly ok: true;
      /** Its full id there. */
      readonly id: string;
      /** What that pack is called. */
      readonly title: string;
      /** What it did to the pack that it comes from; null where it was copied. */
      readonly answer: WorkshopAnswer | null;
    }
  | { readonly ok: false; readonly sentence: string };

/** What came of having a pack change a card of another one, or take in a copy of it. */
export type PatchMade =
  | {
      readonly ok: true;
      /** The card by its present full id: what it is called in the pack that changes it. */
      readonly card: string;
    }
  | { readonly ok: false; readonly sentence: string };

export interface WorkshopShelf {
  /** The one that was changed last comes first. */
  readonly packs: readonly ShelvedPack[];
  /** The one that was put there last comes first. */
  readonly bin: readonly BinnedPack[];
}
