import type { Language } from '../../../shared/words/languages.ts';
import type { PackRow, ProblemRow } from '../../../shared/rpc/messages/packs.ts';
import type { LibraryEntry } from '../../db/model.ts';
import type { PackFolder } from './folders.ts';

// The messages between the main thread and the pack worker. Plain data throughout.

/** What a worker is to load. */
export interface LoadOrder {
  readonly folders: readonly PackFolder[];
  /** Ids of packs that the user has switched off. */
  readonly disabled: readonly string[];
  readonly safeMode: boolean;
  /** What the library holds: ids, and in the same order the hashes of their entries. */
  readonly known: { readonly ids: readonly string[]; readonly hashes: readonly string[] };
}

/** A part of the difference between the library and what the folders hold. */
export interface Changes {
  readonly put: readonly LibraryEntry[];
  readonly remove: readonly string[];
}

export interface ProblemQuery {
  /** Id of a pack; null: of all packs. */
  readonly pack: string | null;
  /** Of packs that are there twice: the one in this folder. */
  readonly folder?: string;
  readonly offset: number;
  readonly limit: number;
}

export interface ProblemPage {
  readonly total: number;
  readonly problems: ProblemRow[];
}

export type FromWorker =
  /** Work on a pack begins or goes on, or on none; `fresh`: what it took so far counts no more. */
  | { readonly kind: 'at'; readonly folder: string | null; readonly fresh: boolean }
  /** Work on all packs together begins, or has ended. */
  | { readonly kind: 'whole'; readonly begins: boolean }
  /** 0 to 1; all cards are described when it is 1, and writing begins. */
  | { readonly kind: 'progress'; readonly done: number }
  /** The packs have been read and checked: what is wrong with them can be asked for. */
  | { readonly kind: 'checked'; readonly packs: readonly PackRow[] }
  /** The worker waits for `next` before it sends more. `left` is how much of it all is still to come, 0 to 1. */
  | { readonly kind: 'changes'; readonly changes: Changes; readonly left: number }
  /** The library holds this pack as it is now. */
  | { readonly kind: 'present'; readonly pack: string }
  /** It holds them all; the warnings now include those that depend on the descriptions of the cards. */
  | { readonly kind: 'loaded'; readonly packs: readonly PackRow[] }
  | { readonly kind: 'page'; readonly ask: number; readonly page: ProblemPage };

export type ToWorker =
  | { readonly kind: 'next' }
  /** The pack in this folder is to be read again; not before `loaded`. */
  | { readonly kind: 'again'; readonly folder: string }
  /** A caller waits until the library holds this pack: it comes first of what is still to be done. */
  | { readonly kind: 'first'; readonly pack: string }
  | {
      readonly kind: 'problems';
      readonly ask: number;
      readonly query: ProblemQuery;
      readonly language: Language;
    };
