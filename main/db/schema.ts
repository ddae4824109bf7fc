import Database from 'better-sqlite3';
import type { Migration } from './migrations/migration.ts';

/** Everything in a database except its rows: tables, indexes, triggers and views with their text, in order. */
export type Schema = readonly string[];

/** What a database consists of. Statistics of SQLite's own, which any tool may have gathered, do not count. */
export function schemaOf(database: Database.Database): Schema {
  return database
    .prepare<[], string>(
      `SELECT json_array(type, name, tbl_name, sql) FROM sqlite_schema
       WHERE NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat3', 'sqlite_stat4'))
       ORDER BY type, name`,
    )
    .pluck()
    .all();
}

/** What steps make of an empty database. */
export function schemaAfter(migrations: readonly Migration[]): Schema {
  const database = new Database(':memory:');
  try {
    for (const { up } of migrations) up(database);
    return schemaOf(database);
  } finally {
    database.close();
  }
}

/** The first thing that a database has and should not, or should have and has not; null when it is as it should be. */
export function schemaDamage(found: Schema, wanted: Schema): string | null {
  const [extra] = found.filter((one) => !wanted.includes(one));
  const [absent] = wanted.filter((one) => !found.includes(one));
  const named = (one: string): string => (JSON.parse(one) as string[]).slice(0, 2).join(' ');
  if (extra !== undefined) return `no version of the program makes the ${named(extra)}`;
  return absent === undefined ? null : `the ${named(absent)} is missing`;
}
