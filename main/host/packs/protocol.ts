import type { Language } from '../../../shared/packs/problems.ts';
import type { PackRow, ProblemRow } from '../../../shared/rpc/messages.ts';
import type { LibraryEntry } from '../../db/model.ts';
import type { PackFolder } from './folders.ts';

// What the main thread and the pack worker say to each other. Plain data throughout.

/** What a worker is to load; it is told when it starts. */
export interface LoadOrder {
  readonly folders: readonly PackFolder[];
  /** Ids of packs that the user has switched off. */
  readonly disabled: readonly string[];
  readonly safeMode: boolean;
  /** Address of the module with the games, as a worker can import it; null: the registry of this program. */
  readonly gamesModule: string | null;
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
  readonly offset: number;
  readonly limit: number;
}

export interface ProblemPage {
  readonly total: number;
  readonly problems: ProblemRow[];
}

export type FromWorker =
  /** 0 to 1; everything is known when it is 1, and writing begins. */
  | { readonly kind: 'progress'; readonly done: number }
  /** The worker sends no more of it before it is told `next`. `left` is how much of it all is still to come, 0 to 1. */
  | { readonly kind: 'changes'; readonly changes: Changes; readonly left: number }
  | { readonly kind: 'loaded'; readonly packs: readonly PackRow[] }
  | { readonly kind: 'page'; readonly ask: number; readonly page: ProblemPage };

export type ToWorker =
  | { readonly kind: 'next' }
  | {
      readonly kind: 'problems';
      readonly ask: number;
      readonly query: ProblemQuery;
      readonly language: Language;
    };
