import type { JournalRepository } from '../../db/journal.ts';
import type { RecalledLine, StoredPast } from './protocol.ts';

/** The numbers of what a journal has, in their order. */
export interface JournalNumbers {
  readonly entries: readonly number[];
  readonly points: readonly number[];
}

/** Entries without a gap. What a pack was is known after each of them, and before the first, if it is known at one place. */
interface Run {
  /** The entry before the first. */
  readonly from: number;
  readonly to: number;
}

function runsOf(entries: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const n of entries) {
    const last = runs.at(-1);
    if (last?.to === n - 1) runs[runs.length - 1] = { ...last, to: n };
    else runs.push({ from: n - 1, to: n });
  }
  return runs;
}

const isIn = (run: Run, n: number): boolean => run.from <= n && n <= run.to;

/** Tells after which entries it is known what a pack was: all that lead to a point, or to the present, without a gap. */
export class Known {
  readonly #points: ReadonlySet<number>;
  readonly #runs: readonly Run[];
  /** Points at which a journal begins again, since what was right before could not be read. */
  readonly breaks: readonly number[];

  constructor({ entries, points }: JournalNumbers) {
    this.#points = new Set(points);
    const runs = runsOf(entries);
    this.breaks = points.filter((n) => runs.some(({ to }) => to === n - 1));
    this.#runs = runs.filter((run) => run === runs.at(-1) || points.some((n) => isIn(run, n)));
  }

  has(n: number): boolean {
    return this.#points.has(n) || this.#runs.some((run) => isIn(run, n));
  }
}

/** What the journal has of a pack as it was after an entry. The nearest point is walked from; else the present is. */
export function recalled(journal: JournalRepository, pack: string, n: number): StoredPast {
  const exact = journal.point(pack, n);
  if (exact !== null) return { kind: 'point', ...exact, entries: [] };
  const { entries, points } = journal.lines.numbers(pack);
  const run = runsOf(entries).find((one) => isIn(one, n));
  if (run === undefined) return null;
  const near = points
    .filter((point) => isIn(run, point))
    .sort((a, b) => Math.abs(a - n) - Math.abs(b - n))
    .at(0);
  if (near === undefined) {
    const later = journal.between(pack, n, run.to);
    return run.to === entries.at(-1) ? { kind: 'later', entries: later } : null;
  }
  const between = journal.between(pack, Math.min(near, n), Math.max(near, n));
  return { kind: 'point', ...journal.point(pack, near)!, entries: between };
}

/** When a line of the history was, and what it is called if it is a restore point; null: there is none. */
export function recalledLine(journal: JournalRepository, pack: string, n: number): RecalledLine | null {
  const point = journal.point(pack, n)?.point ?? null;
  const at = (point?.label != null ? point : (journal.entry(pack, n) ?? point))?.at;
  return at === undefined ? null : { at, label: point?.label ?? null };
}
