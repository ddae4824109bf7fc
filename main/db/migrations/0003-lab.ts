import type { Migration } from './migration.ts';

/** What the lab has counted: a row for each run, and one for each stretch of its games. */
export const migration: Migration = {
  version: 3,
  name: '0003-lab',
  up(database) {
    database.exec(`
      -- identity: JSON of all that the results depend on; id: its hash
      CREATE TABLE lab_runs (
        id TEXT PRIMARY KEY,
        identity TEXT NOT NULL,
        cards TEXT NOT NULL REFERENCES card_sets (hash),
        begun INTEGER NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;

      -- games first to last (exclusive); tally: packed JSON of the counts
      CREATE TABLE lab_batches (
        run TEXT NOT NULL REFERENCES lab_runs (id),
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        tally BLOB NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (run, first)
      ) STRICT;
    `);
  },
};
