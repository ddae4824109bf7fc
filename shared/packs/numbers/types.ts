// What a page gets of the numbers of a set of cards: plain JSON data.
import type { PackPlace } from '../document/entry.ts';

/** Something that cards have, and how many of them. */
export interface CountRow {
  readonly name: string;
  /** What it means, where something says so. */
  readonly about: string | null;
  /** How many cards of the pack have it, and of the base set. */
  readonly own: number;
  readonly base: number;
  /** Those of the pack by their indices in `SetNumbers.cards`; of very many the first ones. */
  readonly cards: readonly number[];
}

/** A kind of card, and how many of it are wanted by the plan of the pack. */
export interface KindRow extends CountRow {
  /** Null: nothing is planned. */
  readonly wanted: number | null;
}

/** Rows of one sort: words of one list, values of one field. */
export interface CountGroup {
  readonly label: string;
  readonly rows: readonly CountRow[];
}

/** How many cards have one number. */
export interface SpreadRow extends Omit<CountRow, 'name' | 'about'> {
  readonly value: number;
  /** Whether all that is above counts here as well. */
  readonly isOpen: boolean;
}

/** A card of the pack in a cloud. */
export interface SetPoint {
  /** Its index in `SetNumbers.cards`. */
  readonly card: number;
  readonly by: number;
  readonly value: number;
  /** Why it is told apart: a number of it is far from what is usual, in words; null: none is. */
  readonly far: string | null;
}

/** A number of cards against the one that explains it best. */
export interface SetCloud {
  readonly label: string;
  readonly byLabel: string;
  readonly points: readonly SetPoint[];
  /** The cards of the base set: how many are at each place. */
  readonly base: readonly { readonly by: number; readonly value: number; readonly count: number }[];
  /** What is usual, from the least to the most of what explains it. */
  readonly usual: readonly {
    readonly by: number;
    readonly low: number;
    readonly value: number;
    readonly high: number;
  }[];
}

/** The numbers of a pack beside those of the base set. */
export interface SetNumbers {
  readonly cards: readonly { readonly place: PackPlace; readonly name: string }[];
  /** How many cards the base set has. */
  readonly base: number;
  /** By what the game lays a set out; null: by nothing. */
  readonly spread: {
    readonly label: string;
    /** Each number from the least to the most that is usual; whatever is above comes to the last one. */
    readonly rows: readonly SpreadRow[];
  } | null;
  readonly cloud: SetCloud | null;
  readonly kinds: readonly KindRow[];
  /** A group for each field that has its values from a choice. */
  readonly marks: readonly CountGroup[];
  /** A group for each list of the card language; each word once per card. */
  readonly words: readonly CountGroup[];
}
