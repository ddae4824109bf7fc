import type { Migration } from './migration.ts';

/** Each entry of a journal knows which cards it has changed. */
export const migration: Migration = {
  version: 7,
  name: '0007-journal-cards',
  up(database) {
    database.exec(`
      -- card: its id in the pack after the entry, or its place where it has none; was: what it was called before, where that differs
      CREATE TABLE journal_cards (
        pack TEXT NOT NULL,
        n INTEGER NOT NULL,
        card TEXT NOT NULL,
        name TEXT NOT NULL,
        was TEXT,
        sum INTEGER NOT NULL,
        PRIMARY KEY (pack, n, card)
      ) STRICT;
    `);
  },
};
