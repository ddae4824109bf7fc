// What the history of a pack is told, and what it asks for. A host, or a test, implements the port.
import type {
  ComparedThing,
  ComparedWith,
  HistoryCard,
  HistoryPage,
  PackComparison,
  RestoredThing,
  ThingDifference,
} from '../../../shared/rpc/messages/workshop-history.ts';

/** Which lines are wanted. */
export interface WantedLines {
  /** Lines before this entry; null: the newest. */
  readonly before: number | null;
  readonly limit: number;
  /** Key of a card: only what has changed it; null: all. */
  readonly card: string | null;
  readonly pointsOnly: boolean;
  /** Words that all have to be in what the line says, its cards, or its day; empty: all. */
  readonly find: string;
}

/** What came of a restore, in words: what was done, or null where it was so already; or why not. */
export type RestoreAnswer = { readonly done: string | null } | { readonly refused: string };

/** What the history works on. Whatever fails is said by it, and answered by null. */
export interface HistoryPort {
  /** Changes whenever there may be other lines. Read it in effects. */
  readonly revision: string;
  /** The card that was on the bench last; null: none. */
  readonly card: HistoryCard | null;
  lines(wanted: WantedLines): Promise<HistoryPage | null>;
  compare(n: number, against: ComparedWith): Promise<PackComparison | null>;
  difference(
    n: number,
    against: ComparedWith,
    what: ComparedThing,
  ): Promise<{ readonly found: ThingDifference | null } | null>;
  restore(n: number, what: RestoredThing): Promise<RestoreAnswer>;
  /** What a card is called now, in the language that is shown; null: it is not there. */
  nameOf(key: string): string | null;
}
