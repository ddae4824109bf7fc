import type { BackupFile } from './backup-files.ts';

/** How many backups are kept, and how often one is made. */
export interface Keep {
  /** The number of automatic ones to keep, newest first. */
  readonly automatic: number;
  /** Besides, the newest automatic one of each of the last days, this many (UTC), including today. */
  readonly days: number;
  /** The number to keep of those made before a migration. */
  readonly migration: number;
  /** An automatic one is made when the newest of all is older than this. */
  readonly minutes: number;
}

export const KEEP: Keep = { automatic: 5, days: 7, migration: 3, minutes: 30 };

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The names of those to delete. Those made on request are always kept. */
export function superfluous(rows: readonly BackupFile[], keep: Keep, now: number): string[] {
  const newestFirst = [...rows].sort((a, b) => b.writes - a.writes || b.made - a.made);
  const automatic = newestFirst.filter(({ kind }) => kind === 'automatic');
  const kept = new Set(automatic.slice(0, keep.automatic));
  const today = Math.floor(now / DAY);
  for (let day = today; day > today - keep.days; day--) {
    const newest = automatic.find(({ made }) => Math.floor(made / DAY) === day);
    if (newest) kept.add(newest);
  }
  const migration = newestFirst.filter(({ kind }) => kind === 'migration');
  for (const row of migration.slice(0, keep.migration)) kept.add(row);
  return [...automatic, ...migration].filter((row) => !kept.has(row)).map(({ name }) => name);
}
