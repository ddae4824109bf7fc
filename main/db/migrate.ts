import type Database from 'better-sqlite3';
import { failedMigration, StoreError, translated } from './errors.ts';
import type { Migration } from './migrations/migration.ts';
import { putCount, readCount } from './write-count.ts';

/** The newest form that a list of migrations leads to. Throws RangeError unless they are numbered 1, 2, 3 ... */
export function newest(migrations: readonly Migration[]): number {
  migrations.forEach(({ version, name }, i) => {
    if (version !== i + 1) throw new RangeError(`The migration ${name} must have the number ${i + 1}.`);
  });
  return migrations.length;
}

export const versionOf = (database: Database.Database): number =>
  Number(database.pragma('user_version', { simple: true }));

/**
 * Brings the data to the newest form: all steps, or none.
 *
 * @throws StoreError `migration`, or what keeps the folder from being written
 */
export function migrate(database: Database.Database, migrations: readonly Migration[], folder: string): void {
  const from = versionOf(database);
  // It cannot be switched inside a transaction, and a step may have to recreate a table.
  database.pragma('foreign_keys = OFF');
  try {
    database
      .transaction(() => {
        for (const migration of migrations.slice(from)) step(database, migration, folder);
        database.pragma(`user_version = ${migrations.length}`);
        const count = readCount(database);
        if (count !== null) putCount(database, { ...count, form: migrations.length });
      })
      .immediate();
  } finally {
    database.pragma('foreign_keys = ON');
  }
}

function step(database: Database.Database, migration: Migration, folder: string): void {
  try {
    migration.up(database);
    const broken = database.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) throw new Error(`${broken.length} rows refer to rows that do not exist`);
  } catch (error) {
    const told = translated(error, folder);
    throw told instanceof StoreError ? told : failedMigration(folder, migration.name, error);
  }
}
