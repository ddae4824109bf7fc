import type { Migration } from './migration.ts';

/** What authors have done to packs: a journal for each folder of a pack. */
export const migration: Migration = {
  version: 5,
  name: '0005-journal',
  up(database) {
    database.exec(`
      -- pack: name of its folder; place: JSON of a file and a pointer; body: packed JSON of the rest
      CREATE TABLE journal_entries (
        pack TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        label TEXT NOT NULL,
        place TEXT,
        body BLOB NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (pack, n)
      ) STRICT;

      -- all files after an entry; label: of a restore point
      -- files: a JSON object from paths to hashes of what the author had and of what the disk had, null for no file
      CREATE TABLE journal_points (
        pack TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        label TEXT,
        files TEXT NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (pack, n)
      ) STRICT;

      -- text: packed
      CREATE TABLE journal_texts (
        pack TEXT NOT NULL,
        hash TEXT NOT NULL,
        text BLOB NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (pack, hash)
      ) STRICT;

      CREATE TABLE journal_drafts (
        pack TEXT NOT NULL,
        file TEXT NOT NULL,
        pointer TEXT NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (pack, file, pointer)
      ) STRICT;
    `);
  },
};
