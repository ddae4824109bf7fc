import { randomBytes } from 'node:crypto';
import { sumOf } from '../sealed.ts';
import type { Migration } from './migration.ts';

/** One row that counts the writes, so that an older state of the same history can be distinguished from a newer one. */
export const migration: Migration = {
  version: 4,
  name: '0004-writes',
  up(database) {
    database.exec(`
      -- history: names the data folder's own past, so that backups of other folders are not compared with it
      -- form: the user_version once more, since no row holds that
      CREATE TABLE writes (
        key INTEGER PRIMARY KEY CHECK (key = 1),
        history TEXT NOT NULL,
        count INTEGER NOT NULL,
        form INTEGER NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;
    `);
    const row = [1, randomBytes(8).toString('hex'), 0, 4];
    database.prepare('INSERT INTO writes VALUES (?, ?, ?, ?, ?)').run(...row, sumOf(row));
  },
};
