import type { HistoryRow } from '../../../shared/rpc/messages/workshop-history.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { WRITTEN } from '../../ui/written.ts';

/** Lines of one day. */
export interface HistoryDay {
  /** The day on which it begins here. */
  readonly date: Date;
  readonly rows: readonly HistoryRow[];
}

/** A line by its number; a point has that of the entry before it. */
export const lineKey = ({ n, kind }: Pick<HistoryRow, 'n' | 'kind'>): string =>
  isPoint(kind) ? `point-${n}` : `entry-${n}`;

/** Whether a line tells a state of the pack alone, and nothing that was done. */
export const isPoint = (kind: HistoryRow['kind']): boolean => kind === 'day' || kind === 'mark';

const midnight = (time: number): Date => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
};

/** Lines by the days on which they were, in their order. */
export function byDay(rows: readonly HistoryRow[]): readonly HistoryDay[] {
  const days: { readonly date: Date; readonly rows: HistoryRow[] }[] = [];
  for (const row of rows) {
    const date = midnight(row.at);
    const last = days.at(-1);
    if (last?.date.getTime() === date.getTime()) last.rows.push(row);
    else days.push({ date, rows: [row] });
  }
  return days;
}

/** How many days ago a day was: 0 for today. */
export function daysAgo(date: Date, now: number): number {
  const today = midnight(now);
  // A day may have 23 or 25 hours.
  return Math.round((today.getTime() - date.getTime()) / (24 * 60 * 60 * 1000));
}

/** "Sunday, 1 March", with the year where it is another one. */
export const dayName = (date: Date, now: number, language: Language): string =>
  new Intl.DateTimeFormat(WRITTEN[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(date.getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  }).format(date);

/** "18:41" */
export const timeName = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(WRITTEN[language], { hour: '2-digit', minute: '2-digit' }).format(at);

/**
 * The newest lines, and those that were known before, as far as the two meet.
 *
 * @returns null where lines between them are missing
 */
export function refreshed(
  newest: readonly HistoryRow[],
  known: readonly HistoryRow[],
): readonly HistoryRow[] | null {
  const last = newest.at(-1);
  if (last === undefined) return [];
  const at = known.findIndex((row) => lineKey(row) === lineKey(last));
  return at < 0 ? null : [...newest, ...known.slice(at + 1)];
}
