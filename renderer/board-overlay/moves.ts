// How a board came to look as it does, from what the host tells of the entries since.
import type { Json } from '../../shared/engine/json.ts';
import type { Look } from '../table/look.ts';

/** A position of which the board is known. */
export interface Known<State> {
  /** Number of entries that lead to it. */
  readonly n: number;
  readonly state: State;
}

/** What moved in events as the host tells them, from where the board stood before. */
export type MovesOf<State, Move> = (events: readonly Json[], before: State) => readonly Move[];

/**
 * What moved on the board since a position that has been shown. Nothing where that is unknown: while the past is looked
 * at, and where something was taken back or done again.
 */
export function movesSince<State, Move>(
  known: Known<State> | null,
  { update, past }: Look,
  movesOf: MovesOf<State, Move>,
): readonly Move[] {
  if (known === null || past || known.n >= update.n) return [];
  const since = update.chapters.filter(({ n }) => n > known.n);
  if (since.length < update.n - known.n) return [];
  if (since.some(({ kind }) => kind === 'undo' || kind === 'redo')) return [];
  return movesOf(
    since.flatMap(({ events }) => events),
    known.state,
  );
}
