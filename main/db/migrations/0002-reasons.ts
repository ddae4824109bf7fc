import type { Migration } from './migration.ts';

/** Why bots made their entries, in a table next to that of the entries. */
export const migration: Migration = {
  version: 2,
  name: '0002-reasons',
  up(database) {
    database.exec(`
      CREATE TABLE reasons (
        key INTEGER NOT NULL,
        n INTEGER NOT NULL,
        reason TEXT NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (key, n),
        FOREIGN KEY (key, n) REFERENCES entries (key, n)
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
