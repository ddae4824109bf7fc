import type { Message, Outcome, Setup } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { GameRecord } from '../../shared/engine/records.ts';
import type { Base, Entry } from '../../shared/engine/log.ts';
import type { Identity } from '../../shared/lab/plan.ts';
import type { PlayerChoice } from '../../shared/rpc/messages/tables.ts';

// What the store keeps. Times are milliseconds since 1970.

/** A log entry with what is needed to open a table at it without playing the whole game again. */
export interface StoredEntry extends Entry {
  /** Something hidden was turned up by it: undo stops there. */
  readonly revealed: boolean;
  /** Identifies a repeated submission; null for entries that were not submitted by a client. */
  readonly nonce: string | null;
  readonly at: number;
}

/** A settled position after the entry `n`; 0 is the opening. */
export interface Checkpoint {
  readonly n: number;
  readonly state: Json;
}

/** The state of a table, for lists: changes with every entry. */
export interface Head {
  /** Number of entries. */
  readonly entries: number;
  readonly turn: number;
  readonly practice: boolean;
  readonly outcome: Outcome | null;
  /** `Table.hash()` after the last entry. */
  readonly hash: string;
  readonly updated: number;
}

/** A table without its log. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: Setup;
  /** Who plays each seat. */
  readonly players: readonly PlayerChoice[];
  /** Hash of the set of card definitions that it was set up with. */
  readonly cards: string;
  readonly base: Base | null;
  readonly created: number;
  readonly removed: boolean;
  readonly head: Head;
}

/** A table to be kept, with what it brings along (an import, a branch); new ones have an empty log. */
export interface NewTable {
  readonly table: StoredTable;
  readonly log: readonly StoredEntry[];
  readonly checkpoints: readonly Checkpoint[];
  /** Why bots made their entries, by number. */
  readonly reasons: ReadonlyMap<number, Message>;
}

/** A finished game that counts, as one row. */
export interface StoredResult {
  readonly table: string;
  readonly game: string;
  readonly outcome: Outcome;
  readonly heroes: readonly string[];
  readonly packs: readonly string[];
  readonly turns: number;
  readonly seed: string;
  readonly ended: number;
}

/** One accepted entry with everything that changes by it; written whole or not at all. */
export interface Appended {
  readonly entry: StoredEntry;
  readonly checkpoint: Checkpoint | null;
  readonly head: Head;
  /** The result of a game that has ended and counts, kept once; null removes one that undo has taken back. */
  readonly result: StoredResult | null;
  /** Why a bot made the entry; null for one that a person made, or where the bot has nothing to say. */
  readonly reason: Message | null;
}

/** A signed game. */
export interface StoredRecord extends GameRecord {
  readonly table: string;
}

export interface StoredRun {
  /** Hash of its identity. */
  readonly id: string;
  readonly identity: Identity;
  /** Hash of the set of cards that it plays with; the packs may change afterwards. */
  readonly cards: string;
  readonly begun: number;
  /** Pairs counted so far. */
  readonly pairs: number;
}

/** A card of the library: what packs hold now. */
export interface LibraryEntry {
  /** Full id. */
  readonly id: string;
  readonly game: string;
  readonly pack: string;
  readonly kind: string;
  /** Content hash of the definition. */
  readonly definition: string;
  /** The definition itself, as JSON. */
  readonly body: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON of `LibraryCard['patchedBy']`. */
  readonly patchedBy: string;
  readonly texts: readonly LibraryText[];
  /** Listed after the others because it is not a card. Not set on what is read. */
  readonly last?: true;
  /** Hash of all the above: an entry with a known one is not written again. */
  readonly hash: string;
}

/** A card in one language, for search and names. */
export interface LibraryText {
  readonly language: string;
  readonly name: string;
  /** How the name declines, as JSON; null where that is not said. */
  readonly forms?: string | null;
  readonly story: string;
  /** Generated rules text and the words of its values. */
  readonly text: string;
}
