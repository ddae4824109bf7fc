import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { damageIn, headerDamage, LIBRARY } from './check.ts';
import { isAsClosed, type Closing } from './closing.ts';
import { Connection } from './connection.ts';
import { filesOf, type Layout } from './layout.ts';

/** Form of the library. It is made from the packs, so a library of another form is rebuilt, not migrated. */
const FORM = 4;

/** Pages of the log of writes after which they are moved into the database: seldom while packs are read. */
const CHECKPOINT_PAGES = 4000;

/**
 * The index holds name, text and story of each card in each language, and tags by which a search is narrowed (see
 * `tagOf`); it takes them from `texts`, which the triggers keep in step. Accents and case do not matter in it. Prefixes
 * of one letter have a separate index: every search as you type begins with them.
 */
const SCHEMA = `
  CREATE TABLE cards (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    pack TEXT NOT NULL,
    kind TEXT NOT NULL,
    definition TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    column_ INTEGER NOT NULL,
    hash TEXT NOT NULL,
    patched_by TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX cards_by_pack ON cards (pack, id, definition);
  CREATE INDEX cards_by_hash ON cards (id, hash);

  CREATE TABLE texts (
    key INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES cards (key) ON DELETE CASCADE,
    language TEXT NOT NULL,
    game TEXT NOT NULL,
    pack TEXT NOT NULL,
    kind TEXT NOT NULL,
    sorted TEXT NOT NULL,
    tags TEXT NOT NULL,
    name TEXT NOT NULL,
    forms TEXT,
    text TEXT NOT NULL,
    story TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX texts_by_card ON texts (card, language);
  CREATE INDEX texts_by_name ON texts (language, sorted, game, pack, kind);

  CREATE VIRTUAL TABLE search USING fts5 (
    name, text, story, tags,
    content = 'texts', content_rowid = 'key',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
  );
  -- Fewer and larger merges of the index: putting many cards in is less often felt.
  INSERT INTO search (search, rank) VALUES ('automerge', 8);
  CREATE TRIGGER texts_in AFTER INSERT ON texts BEGIN
    INSERT INTO search (rowid, name, text, story, tags)
    VALUES (new.key, new.name, new.text, new.story, new.tags);
  END;
  CREATE TRIGGER texts_out AFTER DELETE ON texts BEGIN
    INSERT INTO search (search, rowid, name, text, story, tags)
    VALUES ('delete', old.key, old.name, old.text, old.story, old.tags);
  END;
`;

/**
 * Opens the library. One that is damaged, or of another form, is replaced by an empty one; the packs fill it again,
 * since their loader asks which cards are known.
 */
export function openLibrary(layout: Layout, closing: Closing | null): Connection {
  if (existsSync(layout.library) && !isUsable(layout, closing)) removeLibrary(layout);
  const database = new Database(layout.library);
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    // No need to wait for the disk: after a power failure it is rebuilt from the packs.
    database.pragma('synchronous = OFF');
    database.pragma('foreign_keys = ON');
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    if (formOf(database) !== FORM) create(database);
    return new Connection(layout.folder, database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function create(database: Database.Database): void {
  database
    .transaction(() => {
      database.exec(SCHEMA);
      database.pragma(`application_id = ${LIBRARY}`);
      database.pragma(`user_version = ${FORM}`);
    })
    .immediate();
}

const formOf = (database: Database.Database): number =>
  Number(database.pragma('user_version', { simple: true }));

function removeLibrary(layout: Layout): void {
  for (const file of filesOf(layout.library)) rmSync(file, { force: true, recursive: true });
}

function isUsable(layout: Layout, closing: Closing | null): boolean {
  // A library that has changed since it was closed is not worth a closer look.
  if (closing) return isAsClosed(layout.library, closing.library) && hasForm(layout, false);
  return headerDamage(layout.library, LIBRARY) === null && hasForm(layout, true);
}

function hasForm(layout: Layout, check: boolean): boolean {
  let database: Database.Database | null = null;
  try {
    database = new Database(layout.library);
    database.pragma('locking_mode = EXCLUSIVE');
    if (formOf(database) !== FORM) return false;
    return !check || database.pragma('integrity_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (damageIn(error) === null) throw error;
    return false;
  } finally {
    database?.close();
  }
}
