import type { Migration } from './migration.ts';

/**
 * The first form. Rows that people would miss end with a checksum of all the columns before it (see `Sealed`). What
 * changes with every entry of a game is separate from what does not, so that an entry writes little.
 */
export const migration: Migration = {
  version: 1,
  name: '0001-tables',
  up(database) {
    database.exec(`
      CREATE TABLE definitions (
        hash TEXT PRIMARY KEY,
        body TEXT NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;

      -- cards: a JSON object from full ids to hashes of definitions
      CREATE TABLE card_sets (
        hash TEXT PRIMARY KEY,
        cards TEXT NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        setup TEXT NOT NULL,
        players TEXT NOT NULL,
        cards TEXT NOT NULL REFERENCES card_sets (hash),
        base BLOB,
        created INTEGER NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE heads (
        key INTEGER PRIMARY KEY REFERENCES tables (key),
        removed INTEGER NOT NULL,
        entries INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        practice INTEGER NOT NULL,
        outcome TEXT,
        hash TEXT NOT NULL,
        updated INTEGER NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX heads_by_state ON heads (removed, outcome IS NULL, updated DESC, key DESC);

      CREATE TABLE entries (
        key INTEGER NOT NULL REFERENCES tables (key),
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        externals TEXT NOT NULL,
        revealed INTEGER NOT NULL,
        nonce TEXT,
        at INTEGER NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (key, n)
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX entries_by_nonce ON entries (key, nonce) WHERE nonce IS NOT NULL;

      CREATE TABLE checkpoints (
        key INTEGER NOT NULL REFERENCES tables (key),
        n INTEGER NOT NULL,
        state BLOB NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (key, n)
      ) STRICT;

      CREATE TABLE results (
        key INTEGER PRIMARY KEY REFERENCES tables (key),
        game TEXT NOT NULL,
        outcome TEXT NOT NULL,
        heroes TEXT NOT NULL,
        packs TEXT NOT NULL,
        turns INTEGER NOT NULL,
        seed TEXT NOT NULL,
        ended INTEGER NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX results_by_end ON results (ended DESC, key DESC);

      CREATE TABLE records (
        key INTEGER PRIMARY KEY REFERENCES tables (key),
        date TEXT NOT NULL,
        record TEXT NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX records_by_date ON records (date DESC, key DESC);

      CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL,
        sum INTEGER NOT NULL
      ) STRICT;
    `);
  },
};
