import { mkdirSync } from 'node:fs';
import { removePartials } from './backup-files.ts';
import { Backups } from './backups.ts';
import { Ledger } from './ledger.ts';
import { forgetClosing, readClosing, writeClosing } from './closing.ts';
import { Connection } from './connection.ts';
import { DefinitionRepository } from './definitions.ts';
import { guarded, newerThan, translated } from './errors.ts';
import { layoutOf, type Layout } from './layout.ts';
import { LibraryRepository } from './library.ts';
import { JournalRepository } from './journal.ts';
import { LabRepository } from './lab.ts';
import { openLibrary } from './library-schema.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { migrate, newest, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { openTables } from './open-tables.ts';
import { RecordRepository } from './records.ts';
import { ResultRepository } from './results.ts';
import { KEEP, type Keep } from './retention.ts';
import { SettingsRepository } from './settings.ts';
import { TableRepository } from './tables.ts';

export { StoreError } from './errors.ts';
export { restoreBackup } from './restore.ts';
export type { FolderLock } from './lock.ts';
export type { Migration } from './migrations/migration.ts';

export interface StoreOptions {
  /** Is made when it is not there. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many backups are kept, and how often one is made; see `KEEP` for what is not given. */
  readonly keep?: Partial<Keep>;
  /** All forms of the data, oldest first; those of the program unless given. */
  readonly migrations?: readonly Migration[];
  /** The lock of the folder, where the caller has it already (see `Store.release`). */
  readonly lock?: FolderLock;
}

/** Something about the opening that the user has to know. */
type OpeningNote =
  /**
   * The tables were damaged or gone and were replaced by a backup; null: there was no good one, and everything starts
   * empty. The files that were there have been kept in `setAside`, which is empty when there were none.
   */
  | { readonly kind: 'restored'; readonly backup: string | null; readonly setAside: string }
  /** The newest writes are gone, and no backup has them: `backup` was made of what could be read. */
  | { readonly kind: 'lacking'; readonly backup: string }
  /** The data was brought to a newer form; `backup` holds it as it was. */
  | { readonly kind: 'migrated'; readonly from: number; readonly to: number; readonly backup: string };

/** A data folder that is open. Reading and writing can throw a StoreError. */
export interface Store {
  readonly folder: string;
  readonly opening: readonly OpeningNote[];
  readonly tables: TableRepository;
  readonly definitions: DefinitionRepository;
  readonly library: LibraryRepository;
  readonly results: ResultRepository;
  readonly records: RecordRepository;
  readonly settings: SettingsRepository;
  readonly lab: LabRepository;
  readonly journal: JournalRepository;
  readonly backups: Backups;
  /** Cancels backups under way and closes everything. Closing twice does nothing. */
  close(): void;
  /** Closes everything except the lock, which passes to the caller: no other process can take the folder in between. */
  release(): FolderLock;
}

/**
 * Opens a data folder for this process.
 *
 * @throws StoreError when it is in use, cannot be written, or was written by a newer version, or when its data could not
 *   be brought to the form of this version. Damage is not an error: a backup is restored, and `opening` says so.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const layout = layoutOf(options.folder);
  const lock = guarded(layout.folder, () => {
    mkdirSync(layout.folder, { recursive: true });
    return options.lock ?? lockFolder(layout, options.now());
  });
  const opened: Connection[] = [];
  try {
    return await openLocked(layout, lock, options, opened);
  } catch (error) {
    for (const connection of opened) connection.close();
    if (!options.lock) lock.release();
    throw translated(error, layout.folder);
  }
}

async function openLocked(
  layout: Layout,
  lock: FolderLock,
  options: StoreOptions,
  opened: Connection[],
): Promise<Store> {
  const { now, migrations = MIGRATIONS } = options;
  const form = newest(migrations);
  removePartials(layout.backups);
  const closing = readClosing(layout);
  const { database, restored, lacking } = openTables(layout, migrations, closing, now());
  const ledger = new Ledger(layout, database);
  const connection = new Connection(layout.folder, database, ledger);
  opened.push(connection);
  const opening: OpeningNote[] = restored ? [{ kind: 'restored', ...restored }] : [];

  const from = versionOf(database);
  if (from > form) throw newerThan(layout.folder, from, form);
  // From here on the files are no longer as they were closed.
  forgetClosing(layout);
  const backups = new Backups(connection, ledger, layout.backups, now, { ...KEEP, ...options.keep });
  if (from < form) opening.push(await lift(connection, ledger, backups, migrations, from));
  if (lacking) opening.push({ kind: 'lacking', backup: (await backups.make('automatic')).name });

  const shelf = openLibrary(layout, closing);
  opened.push(shelf);
  const library = new LibraryRepository(shelf);
  let open = true;
  function shut(): void {
    open = false;
    backups.cancel();
    connection.close();
    shelf.close();
    // What looked wrong is looked at closely by the next opening.
    if (!connection.suspect && !shelf.suspect) writeClosing(layout);
  }
  return {
    folder: layout.folder,
    opening,
    tables: new TableRepository(connection),
    definitions: new DefinitionRepository(connection, library),
    library,
    results: new ResultRepository(connection),
    records: new RecordRepository(connection),
    settings: new SettingsRepository(connection),
    lab: new LabRepository(connection),
    journal: new JournalRepository(connection),
    backups,
    close(): void {
      if (!open) return;
      shut();
      lock.release();
    },
    release(): FolderLock {
      shut();
      return lock;
    },
  };
}

/** Brings the data to the newest form, after a backup. When that fails, everything is as it was. */
async function lift(
  connection: Connection,
  ledger: Ledger,
  backups: Backups,
  migrations: readonly Migration[],
  from: number,
): Promise<OpeningNote> {
  const { name } = await backups.make('migration');
  try {
    migrate(connection.database, migrations, connection.folder);
  } catch (error) {
    backups.delete(name);
    throw error;
  }
  ledger.recount();
  backups.prune();
  return { kind: 'migrated', from, to: migrations.length, backup: name };
}
