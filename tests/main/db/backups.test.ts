import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { restoreBackup } from '../../../main/db/store.ts';
import { appended, fill, head, NOON } from './support/entries.ts';
import { open, temporaryFolder } from './support/store.ts';

const MINUTE = 60_000;

describe('a backup', () => {
  it('is made in small slices while the game goes on, and holds what was written meanwhile', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 3000);
    let n = 3000;
    let slices = 0;
    const told: number[] = [];
    const play = (): void => {
      slices++;
      store.tables.append('t', appended(++n));
    };
    const row = await store.backups.make('manual', {
      progress: (done) => {
        told.push(done);
        if (done < 0.9) setImmediate(play);
      },
    });
    expect(slices).toBeGreaterThan(5);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    expect(row).toEqual({ name: row.name, kind: 'manual', made: NOON, size: expect.any(Number) as number });
    expect(store.backups.list()).toEqual([row]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([row.name]);
    expect(store.backups.file(row.name)).toBe(join(folder, 'backups', row.name));
    store.close();

    const { setAside } = await restoreBackup(folder, row.name, NOON);
    expect(existsSync(join(setAside, 'tables.db'))).toBe(true);
    const restored = await open(folder);
    const { entries } = restored.tables.get('t')!.head;
    expect(entries).toBeGreaterThan(3005);
    expect(entries).toBeLessThanOrEqual(n);
    expect(restored.tables.log('t')).toHaveLength(entries);
    expect(restored.opening).toEqual([]);
  });

  it('leaves nothing when it is cancelled', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 500);
    const already = AbortSignal.abort(new Error('before'));
    await expect(store.backups.make('manual', { signal: already })).rejects.toThrow('before');
    for (const moment of [0.2, 0.9]) {
      const cancel = new AbortController();
      const progress = (done: number): void => {
        if (done >= moment) cancel.abort(new Error('enough'));
      };
      await expect(store.backups.make('manual', { progress, signal: cancel.signal })).rejects.toThrow(
        'enough',
      );
      expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    }
    const making = store.backups.make('manual', { progress: () => store.close() });
    await expect(making).rejects.toMatchObject({ name: 'AbortError' });
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    expect((await open(folder)).tables.log('t')).toHaveLength(500);
  });

  it('is no backup until it is whole: what a crash has left half-written is removed', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 5);
    const { name } = await store.backups.make('manual');
    store.close();
    const copies = join(folder, 'backups');
    for (const other of [`${name}.partial`, `${name}.partial-journal`, 'notes.txt', '2026-manual.db']) {
      writeFileSync(join(copies, other), 'x');
    }
    const { backups } = await open(folder);
    expect(backups.list().map((row) => row.name)).toEqual([name]);
    expect(readdirSync(copies).toSorted()).toEqual([name, '2026-manual.db', 'notes.txt']);
  });

  it('is asked for by its name and by nothing else', async () => {
    const store = await open(temporaryFolder());
    const { name } = await store.backups.make('manual');
    const { name: other } = await store.backups.make('manual');
    expect(other).not.toBe(name);
    for (const bad of ['../tables.db', `../backups/${name}`, 'none', '', `${name}x`]) {
      expect(() => store.backups.file(bad)).toThrow(RangeError);
      expect(() => store.backups.delete(bad)).toThrow(RangeError);
    }
    store.backups.delete(name);
    expect(store.backups.list().map((row) => row.name)).toEqual([other]);
  });
});

describe('backups by themselves', () => {
  it('are made when something has changed and the newest is old enough, and pruned', async () => {
    const folder = temporaryFolder();
    let now = NOON;
    const options = { now: () => now, keep: { automatic: 3, days: 2, minutes: 10 } };
    let store = await open(folder, options);
    expect(await store.backups.roll()).toBeNull();
    fill(store, 't', 3);
    const first = await store.backups.roll();
    expect(first).toMatchObject({ kind: 'automatic', made: NOON });
    now += 11 * MINUTE;
    expect(await store.backups.roll()).toBeNull();
    store.tables.append('t', appended(4));
    now -= 5 * MINUTE;
    expect(await store.backups.roll()).toBeNull();
    now += 6 * MINUTE;
    const [second, same] = await Promise.all([store.backups.roll(), store.backups.roll()]);
    expect(second).toMatchObject({ made: now });
    expect(same).toBe(second);

    // Nothing has changed across an opening.
    store.close();
    store = await open(folder, options);
    now += 11 * MINUTE;
    expect(await store.backups.roll()).toBeNull();
    for (let n = 5; n < 12; n++) {
      store.tables.append('t', appended(n));
      now += 11 * MINUTE;
      expect(await store.backups.roll()).not.toBeNull();
    }
    expect(store.backups.list()).toHaveLength(3);
    expect(store.backups.list()[0].made).toBe(now);

    store.tables.append('t', appended(12));
    store.close();
    store = await open(folder, options);
    now += 11 * MINUTE;
    expect(await store.backups.roll()).not.toBeNull();
  });
});

describe('restoring', () => {
  it('refuses a damaged backup and changes nothing', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 300);
    const { name } = await store.backups.make('manual');
    const file = store.backups.file(name);
    const whole = readFileSync(file);
    store.tables.append('t', appended(301));
    store.close();
    const before = readFileSync(join(folder, 'tables.db'));

    truncateSync(file, Math.floor(whole.length / 2));
    await expect(restoreBackup(folder, name, NOON)).rejects.toMatchObject({ code: 'damaged' });
    writeFileSync(file, 'not a database'.repeat(1000));
    await expect(restoreBackup(folder, name, NOON)).rejects.toMatchObject({ code: 'damaged' });
    await expect(restoreBackup(folder, 'none', NOON)).rejects.toThrow(RangeError);
    expect(readFileSync(join(folder, 'tables.db')).equals(before)).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual([
      'backups',
      'closed.json',
      'library.db',
      'lock.db',
      'tables.db',
      'written.txt',
    ]);

    writeFileSync(file, whole);
    const { setAside } = await restoreBackup(folder, name, NOON);
    expect(readFileSync(join(setAside, 'tables.db')).equals(before)).toBe(true);
    expect((await open(folder)).tables.get('t')!.head).toEqual(head(300));
  });

  it('is finished by the next opening when it was interrupted', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 30);
    const { name } = await store.backups.make('manual');
    const copy = readFileSync(store.backups.file(name));
    store.tables.append('t', appended(31));
    store.close();

    // Before the files were moved: they stay.
    writeFileSync(join(folder, 'tables.db.restoring'), copy);
    let again = await open(folder);
    expect(again.tables.log('t')).toHaveLength(31);
    again.close();

    // After the database was moved, and before the log of its writes was: the copy takes its place, without that log.
    writeFileSync(join(folder, 'tables.db.restoring'), copy);
    writeFileSync(join(folder, 'tables.db-wal'), 'writes of another database');
    rmSync(join(folder, 'tables.db'));
    again = await open(folder);
    expect(again.tables.log('t')).toHaveLength(30);
    expect(readdirSync(join(folder, 'damaged'))).toHaveLength(1);
  });
});
