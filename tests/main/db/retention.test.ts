import { expect, it } from 'vitest';
import { KEEP, superfluous } from '../../../main/db/retention.ts';
import type { BackupFile } from '../../../main/db/backup-files.ts';
import { NOON } from './support/entries.ts';

const HOUR = 3_600_000;
const row = (kind: BackupFile['kind'], hoursAgo: number): BackupFile => ({
  name: `${kind} ${hoursAgo}`,
  kind,
  made: NOON - hoursAgo * HOUR,
  size: 1,
  writes: 0,
});

it('keeps the newest automatic ones and one a day of a week', () => {
  const rows = Array.from({ length: 240 }, (_, hours) => row('automatic', hours));
  const gone = new Set(superfluous(rows, KEEP, NOON));
  const kept = rows.filter(({ name }) => !gone.has(name)).map(({ name }) => Number(name.split(' ')[1]));
  // It is noon: the newest of yesterday is 13 hours old.
  expect(kept).toEqual([0, 1, 2, 3, 4, 13, 37, 61, 85, 109, 133]);
});

it('keeps the newest automatic ones however old they are', () => {
  const rows = [900, 901, 902, 903, 904, 905].map((hours) => row('automatic', hours));
  expect(superfluous(rows, KEEP, NOON)).toEqual(['automatic 905']);
});

it('keeps some that were made before a migration, and all that were made by hand', () => {
  const rows = [1, 2, 3, 4, 5].flatMap((hours) => [
    row('migration', hours * 500),
    row('manual', hours * 500),
  ]);
  expect(superfluous(rows.toReversed(), KEEP, NOON)).toEqual(['migration 2000', 'migration 2500']);
});
