import { closeSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Value } from './connection.ts';
import { CARD_SETS, DEFINITIONS, ENTRIES, HEADS, JOURNAL_POINTS, SETTINGS, TABLE } from './declared.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { readJson, readRecord, Unreadable } from './readable.ts';
import { schemaAfter, schemaDamage, schemaOf } from './schema.ts';
import { SUM, sumOf, type Declared } from './sealed.ts';
import { entryOf, headOf, seatingOf } from './table-rows.ts';
import { readCount } from './write-count.ts';

/** Marks a database as the tables of this program: "tabl". */
export const TABLES = 0x7461626c;
/** The same for the library: "libr". */
export const LIBRARY = 0x6c696272;

/** What every form of the data has. */
const ALWAYS = ['definitions', 'card_sets', 'tables', 'heads', 'entries', 'checkpoints', 'settings'];

const MAGIC = 'SQLite format 3\0';
const HEADER = 100;
const APPLICATION_AT = 68;

/**
 * What is wrong with the beginning of a file, null for nothing. Reads the file directly: it may not be open.
 *
 * @throws the error of the system when the file cannot be read at all
 */
export function headerDamage(file: string, application: number): string | null {
  if (!statSync(file).isFile()) return 'it is no file';
  const header = Buffer.alloc(HEADER);
  const handle = openSync(file, 'r');
  try {
    if (readSync(handle, header, 0, HEADER, 0) < HEADER) return 'it is too short';
  } finally {
    closeSync(handle);
  }
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'it is no database';
  if (header.readUInt32BE(APPLICATION_AT) !== application) return 'it is a database of another program';
  return null;
}

/**
 * What an open database has beside what the migrations to its form create, such as a trigger that would act by itself, or
 * what it lacks of that; null for nothing. It cannot be checked for a form that is not known yet.
 */
export function formDamage(database: Database.Database, migrations: readonly Migration[]): string | null {
  const form = Number(database.pragma('user_version', { simple: true }));
  if ((readCount(database)?.form ?? form) !== form) return 'its form is not the one that it says';
  if (form > migrations.length) return null;
  return schemaDamage(schemaOf(database), schemaAfter(migrations.slice(0, form)));
}

/** What is wrong with an open database, null for nothing: its form, its structure, its indexes, every single row. */
export function contentDamage(database: Database.Database, migrations: readonly Migration[]): string | null {
  try {
    const foreign = formDamage(database, migrations);
    if (foreign !== null) return foreign;
    const found = database.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') return String(found);
    const names = tableNames(database);
    const missing = ALWAYS.find((name) => !names.includes(name));
    if (missing !== undefined) return `there is no table "${missing}"`;
    const changed = names.find((name) => !isSound(database, name));
    return changed === undefined ? null : `a row in "${changed}" is not what was written`;
  } catch (error) {
    const unreadable = damageIn(error);
    if (unreadable === null) throw error;
    return unreadable;
  }
}

/**
 * What is wrong with a copy, null for nothing. The copy becomes a single self-contained file, which any program can
 * open
 * without creating files next to it.
 */
export function copyDamage(file: string, migrations: readonly Migration[] = MIGRATIONS): string | null {
  const header = headerDamage(file, TABLES);
  if (header !== null) return header;
  const database = new Database(file);
  try {
    database.pragma('trusted_schema = OFF');
    database.pragma('journal_mode = DELETE');
    return contentDamage(database, migrations);
  } catch (error) {
    const unreadable = damageIn(error);
    if (unreadable === null) throw error;
    return unreadable;
  } finally {
    database.close();
  }
}

/** What an error says about the content of a file; null when it says something else. */
export function damageIn(error: unknown): string | null {
  if (!(error instanceof Database.SqliteError)) return null;
  // A scribbled schema can also show as SQL that does not fit it.
  const damage = /^SQLITE_(CORRUPT|NOTADB|ERROR|IOERR_(READ|SHORT_READ|CORRUPTFS|DATA)|TOOBIG|FORMAT|SCHEMA)/;
  return damage.test(error.code) ? error.message : null;
}

function tableNames(database: Database.Database): string[] {
  const tables = database.prepare<[], { name: string }>(
    `SELECT name FROM sqlite_schema WHERE type = 'table'`,
  );
  return tables.all().map(({ name }) => name);
}

function isSound(database: Database.Database, table: string): boolean {
  const info = database.pragma(`table_xinfo("${table.replaceAll('"', '""')}")`) as { name: string }[];
  const names = info.map(({ name }) => name);
  if (!names.includes(SUM)) return true;
  const columns = names.filter((name) => name !== SUM);
  const selected = [...columns, SUM].map((name) => `"${name}"`).join(', ');
  const rows = database.prepare<[], { [column: string]: Value }>(`SELECT ${selected} FROM "${table}"`);
  const reader = READERS.find(({ declared }) => declared.table === table);
  const known = reader?.declared.columns.join() === columns.join() ? reader : undefined;
  for (const row of rows.iterate()) {
    if (row[SUM] !== sumOf(columns.map((column) => row[column])) || known?.isReadable(row) === false)
      return false;
  }
  return true;
}

/** What reads the rows of a table, as long as its columns are those that are declared. */
interface Reader {
  readonly declared: { readonly table: string; readonly columns: readonly string[] };
  /** Whether a row with the right checksum is one that this program writes. */
  readonly isReadable: (row: unknown) => boolean;
}

const readerOf = <Row>(declared: Declared<Row>, read: (row: Row) => unknown): Reader => ({
  declared,
  isReadable(row) {
    try {
      read(row as Row);
      return true;
    } catch (error) {
      if (error instanceof Unreadable) return false;
      throw error;
    }
  },
});

/** Rows that are small, and that lists and tables cannot do without. */
const READERS: readonly Reader[] = [
  readerOf(DEFINITIONS, ({ body }) => readRecord(body)),
  readerOf(CARD_SETS, ({ cards }) => readRecord(cards)),
  readerOf(TABLE, seatingOf),
  readerOf(HEADS, headOf),
  readerOf(SETTINGS, ({ value }) => readJson(value)),
  readerOf(ENTRIES, entryOf),
  readerOf(JOURNAL_POINTS, ({ files }) => readRecord(files)),
];
