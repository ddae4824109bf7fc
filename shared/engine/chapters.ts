import type { EventBase, MatchBase, Question, StateBase, Told } from './game.ts';
import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import type { Table } from './table.ts';

/** What happened in an entry, before it is put into words for a viewer. */
export interface RawChapter<E extends EventBase = EventBase> {
  /** Null for the opening. */
  readonly entry: Entry | null;
  /** The question that the entry answers. */
  readonly question: Question | null;
  /** The entry that undo took back or redo brought back. */
  readonly of: Entry | null;
  readonly events: readonly Told<E>[];
}

/** What happened when a table was set up. */
export const openingOf = <M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>({
  opening,
}: Table<M, S, A, E>): RawChapter<E> => ({ entry: null, question: null, of: null, events: opening });

/**
 * What happens in entries, by entering them at a table.
 *
 * @throws ReplayError when one of them is refused
 */
export function* chaptersOf<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  entries: Iterable<Entry>,
): Generator<RawChapter<E>> {
  for (const entry of entries) {
    const { question, lastEntry, nextEntry } = table;
    const of = entry.kind === 'undo' ? lastEntry : entry.kind === 'redo' ? nextEntry : null;
    const events = table.replayEntry(entry);
    yield { entry, question: entry.kind === 'answer' ? question : null, of, events };
  }
}
