import type { Settings } from '../../shared/rpc/messages/profile.ts';
import type { TableUpdate } from '../../shared/rpc/messages/tables.ts';

/** How long a step of another player is shown at least, and longer for each of its log lines; milliseconds. */
const PACES: { readonly [M in Settings['motion']]: { readonly step: number; readonly line: number } } = {
  off: { step: 0, line: 0 },
  fast: { step: 350, line: 150 },
  normal: { step: 800, line: 350 },
  cinematic: { step: 1500, line: 600 },
};
/** Lines that are read at once, however many follow. */
const MOST_LINES = 6;

/**
 * How long an update is seen before the next one takes its place: only what others do is shown step by step.
 *
 * @param own also what own seats did, for tables on which nothing else shows what came of it
 */
export function paceOf({ chapters, seats }: TableUpdate, motion: Settings['motion'], own = false): number {
  const { step, line } = PACES[motion];
  const theirs = chapters.filter(
    ({ seat, kind }) => kind !== 'opening' && (own || seats[seat]?.mine === false),
  );
  if (theirs.length === 0) return 0;
  const lines = theirs.flatMap((chapter) => chapter.lines).filter(({ weight }) => weight !== 'quiet').length;
  return lines === 0 ? 0 : step + line * Math.min(lines, MOST_LINES);
}
