// What is counted as written: a lost end of the log of writes, clocks that were wrong, and what takes the place of files.
import { HUNG_MS } from '../../../scripts/test/hung.ts';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { fileSum, readClosing } from '../../../main/db/closing.ts';
import { layoutOf } from '../../../main/db/layout.ts';
import { MIGRATIONS } from '../../../main/db/migrations/index.ts';
import { restoreBackup, type Migration, type Store } from '../../../main/db/store.ts';
import { putCount, readCount } from '../../../main/db/write-count.ts';
import { appended, fill, NOON } from './support/entries.ts';
import { open, refusal, temporaryFolder } from './support/store.ts';

const HOUR = 3_600_000;

function play(store: Store, from: number, to: number): void {
  for (let n = from; n <= to; n++) store.tables.append('t', appended(n));
}

/** A closed folder with five entries, all of them in its only backup. */
async function backedUp(kind: 'automatic' | 'manual'): Promise<{ folder: string; name: string }> {
  const folder = temporaryFolder();
  const store = await open(folder);
  fill(store, 't', 5);
  const { name } = await store.backups.make(kind);
  store.close();
  return { folder, name };
}

/** The folder as a crash would leave it: a copy made while it is open. */
function crashed(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  for (const name of ['lock.db', 'owner.json']) rmSync(join(copy, name), { force: true });
  return copy;
}

/** A store with `backedUp` entries in a backup, and those up to `last` in the log of writes alone. */
async function withLog(backedUp: number, last: number): Promise<{ folder: string; backup: string }> {
  const folder = temporaryFolder();
  const store = await open(folder);
  fill(store, 't', 5);
  play(store, 6, backedUp);
  const { name } = await store.backups.make('automatic');
  play(store, backedUp + 1, last);
  const copy = crashed(folder);
  store.close();
  return { folder: copy, backup: name };
}

describe('a log of writes that is lost', () => {
  it('leaves the tables behind a backup: that takes their place', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    const before = crashed(folder);
    play(store, 6, 12);
    const { name } = await store.backups.make('automatic');
    store.close();
    // An older state of the database with the newer backup, as a lost log leaves them.
    cpSync(join(folder, 'backups'), join(before, 'backups'), { recursive: true });
    const again = await open(before);
    expect(again.opening).toMatchObject([{ kind: 'restored', backup: name }]);
    expect(again.tables.log('t')).toHaveLength(12);
  });

  it.each([
    ['is gone', (log: string) => rmSync(log)],
    ['is cut', (log: string) => truncateSync(log, Math.floor(statSync(log).size / 2))],
    ['is overwritten', (log: string) => writeFileSync(log, 'x'.repeat(9000))],
    ['has become a folder', (log: string) => (rmSync(log), mkdirSync(log))],
  ])('is reported when it %s and no backup has more', async (_, damage) => {
    const { folder } = await withLog(8, 12);
    damage(join(folder, 'tables.db-wal'));
    const store = await open(folder);
    const { length } = store.tables.log('t');
    expect(length).toBeGreaterThanOrEqual(8);
    expect(length).toBeLessThan(12);
    expect(store.opening).toEqual([{ kind: 'lacking', backup: expect.any(String) as string }]);
    expect(store.backups.list()[0].name).toBe(store.opening[0].backup);
    store.close();
    expect((await open(folder)).opening).toEqual([]);
  });

  it('costs nothing once nothing has been written for a moment', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    play(store, 6, 9);
    const log = join(folder, 'tables.db-wal');
    expect(statSync(log).size).toBeGreaterThan(0);
    await vi.waitFor(() => expect(statSync(log).size).toBe(0), HUNG_MS);
    const copy = crashed(folder);
    rmSync(join(copy, 'tables.db-wal'));
    const again = await open(copy);
    expect(again.opening).toEqual([]);
    expect(again.tables.log('t')).toHaveLength(9);
  });

  it('says nothing about a note of writes that is damaged itself', async () => {
    const { folder } = await withLog(8, 12);
    const note = join(folder, 'written.txt');
    for (const text of ['', '9'.repeat(42), readFileSync(note, 'latin1').replace('0000', '9000')]) {
      writeFileSync(note, text);
      const store = await open(folder);
      expect(store.opening).toEqual([]);
      expect(store.tables.log('t')).toHaveLength(12);
      store.close();
    }
  });
});

describe('a clock that was ahead', () => {
  it('neither stops backups nor makes an old one the newest', async () => {
    const folder = temporaryFolder();
    let now = Date.UTC(2050, 0, 1);
    const store = await open(folder, { now: () => now });
    fill(store, 't', 5);
    expect(await store.backups.roll()).not.toBeNull();
    now = NOON;
    play(store, 6, 31);
    const row = await store.backups.roll();
    expect(row).toMatchObject({ made: NOON });
    expect(store.backups.list()[0]).toEqual(row);
    store.close();
    truncateSync(join(folder, 'tables.db'), 9000);
    const again = await open(folder, { now: () => now });
    expect(again.opening).toMatchObject([{ kind: 'restored', backup: row!.name }]);
    expect(again.tables.log('t')).toHaveLength(31);
  });

  it('lets what is played after going back to an old backup count as newer than what was before', async () => {
    const folder = temporaryFolder();
    let now = NOON;
    const store = await open(folder, { now: () => now });
    fill(store, 't', 5);
    const { name } = await store.backups.make('manual');
    play(store, 6, 12);
    now += HOUR;
    await store.backups.make('automatic');
    store.close();
    await restoreBackup(folder, name, now);
    const again = await open(folder, { now: () => now });
    expect(again.opening).toEqual([]);
    expect(again.tables.log('t')).toHaveLength(5);
    again.close();
    rmSync(join(folder, 'closed.json'));
    expect((await open(folder)).tables.log('t')).toHaveLength(5);
  });

  it('leaves backups of another folder alone, however much they count', async () => {
    const other = temporaryFolder();
    const rich = await open(other);
    fill(rich, 't', 5);
    play(rich, 6, 60);
    const { name } = await rich.backups.make('manual');
    rich.close();
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    store.close();
    mkdirSync(join(folder, 'backups'));
    cpSync(join(other, 'backups', name), join(folder, 'backups', name));
    rmSync(join(folder, 'closed.json'));
    const again = await open(folder);
    expect(again.opening).toEqual([]);
    expect(again.tables.log('t')).toHaveLength(5);
    expect(again.backups.changed).toBe(true);
  });
});

describe('a backup that says it holds more', () => {
  /** Tables with 12 entries after a crash, a good backup of 5 of them, and one of 20 that `spoil` has a hand in. */
  async function behind(spoil: (backup: string) => void): Promise<string> {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    await store.backups.make('automatic');
    play(store, 6, 12);
    const left = crashed(folder);
    play(store, 13, 20);
    const { name } = await store.backups.make('automatic');
    store.close();
    const backup = join(left, 'backups', name);
    cpSync(join(folder, 'backups', name), backup);
    spoil(backup);
    return left;
  }

  it.each([
    [
      'is damaged itself',
      (backup: string) => {
        const bytes = readFileSync(backup);
        bytes.write('7', bytes.indexOf('"play":9') + 7);
        writeFileSync(backup, bytes);
      },
    ],
    [
      'is in a newer form',
      (backup: string) => {
        const raw = new Database(backup);
        raw.exec('CREATE TABLE next (x TEXT) STRICT');
        raw.pragma(`user_version = ${MIGRATIONS.length + 1}`);
        putCount(raw, { ...readCount(raw)!, form: MIGRATIONS.length + 1 });
        raw.close();
      },
    ],
  ])('and %s leaves tables alone that hold more than any good one', async (_, spoil) => {
    const folder = await behind(spoil);
    const store = await open(folder);
    expect(store.tables.log('t')).toHaveLength(12);
    expect(store.opening).toEqual([]);
    // Nor does it keep them from being backed up.
    expect(store.backups.changed).toBe(true);
  });

  it('takes their place where it is good', async () => {
    const store = await open(await behind(() => undefined));
    expect(store.opening).toMatchObject([{ kind: 'restored' }]);
    expect(store.tables.log('t')).toHaveLength(20);
  });
});

describe('files that are gone while they are open', () => {
  it.each(['tables.db', 'tables.db-wal'])('are noticed when %s was emptied in its place', async (name) => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    await store.backups.make('automatic');
    play(store, 6, 7);
    truncateSync(join(folder, name), 0);
    expect(() => play(store, 8, 8)).toThrow(expect.objectContaining({ code: 'gone' }));
    store.close();
    const again = await open(folder);
    expect(again.tables.log('t').length).toBeGreaterThanOrEqual(5);
    again.tables.append('t', appended(again.tables.log('t').length + 1));
  });

  it.each(['tables.db', 'tables.db-wal'])('are noticed: nothing is acknowledged without %s', async (name) => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    renameSync(join(folder, name), join(folder, 'elsewhere'));
    expect(() => play(store, 6, 6)).toThrow(expect.objectContaining({ code: 'gone' }));
    writeFileSync(join(folder, name), '');
    expect(() => play(store, 6, 6)).toThrow(expect.objectContaining({ code: 'gone' }));
    // What was acknowledged is kept where it can be found.
    const row = await store.backups.roll();
    store.close();
    rmSync(join(folder, name), { force: true });
    const again = await open(folder);
    expect(again.tables.log('t')).toHaveLength(5);
    if (name === 'tables.db') expect(again.opening).toMatchObject([{ kind: 'restored', backup: row!.name }]);
  });
});

describe('what is no file of this program', () => {
  const FILES = [
    'closed.json',
    'owner.json',
    'lock.db',
    'lock.db-journal',
    'library.db',
    'library.db-wal',
    'written.txt',
    'tables.db.new',
    'tables.db.restoring',
    'tables.db-shm',
    'tables.db-journal',
  ];
  it.each(FILES)('%s may be a folder: it costs nothing but itself', async (name) => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    store.close();
    rmSync(join(folder, name), { force: true, recursive: true });
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'letter'), 'x');
    const again = await open(folder);
    expect(again.opening).toEqual([]);
    expect(again.tables.log('t')).toHaveLength(5);
    again.tables.append('t', appended(6));
  });

  it('a backup may be a folder: the next one is taken', async () => {
    const { folder, name } = await backedUp('automatic');
    mkdirSync(join(folder, 'backups', name.replace('automatic-w', 'automatic-w9')));
    rmSync(join(folder, 'tables.db'));
    expect((await open(folder)).opening).toMatchObject([{ kind: 'restored', backup: name }]);
  });

  it('a half-written backup may be a folder: it is cleared away', async () => {
    const { folder, name } = await backedUp('automatic');
    mkdirSync(join(folder, 'backups', `${name}.partial`, 'inside'), { recursive: true });
    await open(folder);
    expect(readdirSync(join(folder, 'backups'))).toEqual([name]);
  });

  it.each(['nowhere', 'itself'])('a backup may be a link to %s: it is none', async (target) => {
    const { folder, name } = await backedUp('automatic');
    const link = name.replace('automatic-w', 'automatic-w9');
    symlinkSync(target === 'itself' ? link : target, join(folder, 'backups', link));
    rmSync(join(folder, 'tables.db'));
    const again = await open(folder);
    expect(again.opening).toMatchObject([{ kind: 'restored', backup: name }]);
    expect(again.backups.list().map((row) => row.name)).toEqual([name]);
  });

  it('acts by nothing that was planted, whatever the note of closing says', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    await store.backups.make('manual');
    store.close();
    const raw = new Database(join(folder, 'tables.db'));
    raw.exec('CREATE TRIGGER planted AFTER INSERT ON entries BEGIN DELETE FROM entries WHERE n = 1; END');
    raw.close();
    const layout = layoutOf(folder);
    const note = { ...readClosing(layout), tables: fileSum(layout.tables) };
    writeFileSync(layout.closed, JSON.stringify(note));
    const again = await open(folder);
    expect(again.opening).toMatchObject([{ kind: 'restored' }]);
    again.tables.append('t', appended(6));
    expect(again.tables.log('t')).toHaveLength(6);
  });

  it('knows statistics by what they are, not by what they are called', async () => {
    const { folder, name } = await backedUp('manual');
    const raw = new Database(join(folder, 'backups', name));
    raw.exec('ANALYZE');
    raw.close();
    await restoreBackup(folder, name, NOON);
    const planted = new Database(join(folder, 'backups', name));
    planted.unsafeMode(true);
    planted.exec(`PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_stat1x', 'entries', 0,
      'CREATE TRIGGER sqlite_stat1x AFTER INSERT ON entries BEGIN DELETE FROM entries WHERE n = 1; END')`);
    planted.close();
    await expect(restoreBackup(folder, name, NOON)).rejects.toMatchObject({ code: 'damaged' });
  });

  it.each([
    'CREATE TRIGGER planted AFTER INSERT ON entries BEGIN DELETE FROM tables; END',
    'CREATE VIEW planted AS SELECT * FROM entries',
    'CREATE TABLE planted (x)',
    'CREATE INDEX planted ON entries (seat)',
  ])('refuses %s, in a backup and in the tables', async (sql) => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    const { name } = await store.backups.make('manual');
    await store.backups.make('manual');
    store.close();
    const plant = (file: string): void => {
      const raw = new Database(file);
      raw.exec(sql);
      raw.close();
    };
    plant(join(folder, 'backups', name));
    await expect(restoreBackup(folder, name, NOON)).rejects.toMatchObject({ code: 'damaged' });
    plant(join(folder, 'tables.db'));
    const again = await open(folder);
    expect(again.opening).toMatchObject([{ kind: 'restored' }]);
    again.tables.append('t', appended(6));
    expect(again.tables.log('t')).toHaveLength(6);
  });

  it('passes over backups of a newer version, and says so when one is asked for', async () => {
    const { folder, name } = await backedUp('manual');
    const next: Migration = {
      version: MIGRATIONS.length + 1,
      name: 'next',
      up: (database) => database.exec('CREATE TABLE next (x TEXT) STRICT'),
    };
    const other = temporaryFolder();
    cpSync(folder, other, { recursive: true });
    const newer = await open(other, { migrations: [...MIGRATIONS, next] });
    newer.tables.append('t', appended(6));
    const made = await newer.backups.make('manual');
    newer.close();
    cpSync(join(other, 'backups', made.name), join(folder, 'backups', made.name));
    await expect(restoreBackup(folder, made.name, NOON)).rejects.toMatchObject({ code: 'newer' });
    rmSync(join(folder, 'tables.db'));
    const again = await open(folder);
    expect(again.opening).toMatchObject([{ kind: 'restored', backup: name }]);
    expect(again.tables.log('t')).toHaveLength(5);
  });

  it('tells a changed number of the form from a newer version', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    await store.backups.make('manual');
    store.close();
    const raw = new Database(join(folder, 'tables.db'));
    raw.pragma('user_version = 77');
    raw.close();
    expect((await open(folder)).opening).toMatchObject([{ kind: 'restored' }]);
    expect(readdirSync(join(folder, 'damaged'))).toHaveLength(1);
    expect(await refusal(folder)).toMatchObject({ code: 'locked' });
  });
});
