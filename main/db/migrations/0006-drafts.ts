import { sumOf } from '../sealed.ts';
import type { Migration } from './migration.ts';

type Draft = readonly [pack: string, file: string, pointer: string, text: string, at: number];

/** Drafts know a part of what they are to become. */
export const migration: Migration = {
  version: 6,
  name: '0006-drafts',
  up(database) {
    const drafts = database.prepare('SELECT pack, file, pointer, text, at FROM journal_drafts').raw().all();
    database.exec(`
      DROP TABLE journal_drafts;

      -- part: a JSON object, null where nothing is known
      CREATE TABLE journal_drafts (
        pack TEXT NOT NULL,
        file TEXT NOT NULL,
        pointer TEXT NOT NULL,
        text TEXT NOT NULL,
        part TEXT,
        at INTEGER NOT NULL,
        sum INTEGER NOT NULL,
        PRIMARY KEY (pack, file, pointer)
      ) STRICT;
    `);
    const insert = database.prepare('INSERT INTO journal_drafts VALUES (?, ?, ?, ?, ?, ?, ?)');
    for (const [pack, file, pointer, text, at] of drafts as Draft[]) {
      const row = [pack, file, pointer, text, null, at];
      insert.run(...row, sumOf(row));
    }
  },
};
