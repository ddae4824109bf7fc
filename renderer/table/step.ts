import type { Chapter, LogLine, SeatState, TableUpdate } from '../../shared/rpc/messages/tables.ts';

/** What another player at the table has just done. */
export interface ShownStep {
  readonly chapter: Chapter;
  readonly seat: SeatState;
  readonly lines: readonly LogLine[];
}

/** How far a table is shown. */
export interface Shown {
  readonly chapters: readonly Chapter[];
  /** Newer positions wait. */
  readonly behind: boolean;
  /** A past position is looked at. */
  readonly past: boolean;
  /** The last step of others is shown until the player's own next step. */
  readonly stays?: boolean;
}

/** Lines that are read before the next step; the log has all of them. */
const MOST_LINES = 4;

/**
 * What is shown of the newest step: of steps of others, and also of one's own where others have gone on since; null
 * where nothing is.
 */
export function stepOf(
  update: TableUpdate,
  { chapters, behind, past, stays = false }: Shown,
): ShownStep | null {
  const chapter = chapters.at(-1);
  if (chapter === undefined || chapter.kind === 'opening' || past) return null;
  if (update.outcome !== null || update.stuck !== null) return null;
  const seat = update.seats.find((other) => other.seat === chapter.seat);
  if (seat === undefined) return null;
  const theirs = !seat.mine && (stays || update.prompts.length === 0);
  if (!theirs && !behind) return null;
  return {
    chapter,
    seat,
    lines: chapter.lines.filter(({ weight }) => weight !== 'quiet').slice(-MOST_LINES),
  };
}
