import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { fileSum, readClosing } from '../../../main/db/closing.ts';
import { layoutOf } from '../../../main/db/layout.ts';
import { StoreError, type Store } from '../../../main/db/store.ts';
import { appended, entry, fill, head, NOON } from './support/entries.ts';
import { open, temporaryFolder } from './support/store.ts';

const PAGE = 4096;

interface Data {
  readonly folder: string;
  readonly tables: string;
  readonly newest: string;
}

/** Two backups, the newest with 200 entries of one table and 100 of another, and five entries more in the tables. */
async function filled(): Promise<Data> {
  const folder = temporaryFolder();
  let now = NOON;
  const store = await open(folder, { now: () => now });
  fill(store, 't', 200);
  await store.backups.make('automatic');
  now += 1000;
  fill(store, 'u', 100);
  const { name } = await store.backups.make('automatic');
  for (let n = 201; n <= 205; n++) store.tables.append('t', appended(n));
  store.close();
  return { folder, tables: join(folder, 'tables.db'), newest: name };
}

/** Writes over a part of a file. */
function scribble(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  try {
    writeSync(handle, bytes, 0, bytes.length, at);
  } finally {
    closeSync(handle);
  }
}

/** Numbers that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let x = seed; ;) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    yield x >>> 8;
  }
}

/** Whether everything is there that was there before the damage. */
const hasEverything = (store: Store): boolean =>
  store.tables.get('t')?.head.entries === 205 &&
  JSON.stringify(store.tables.log('t')) ===
    JSON.stringify(Array.from({ length: 205 }, (_, i) => entry(i + 1)));

function expectRestored(store: Store, { folder, newest }: Data): void {
  expect(store.opening).toHaveLength(1);
  const [note] = store.opening;
  if (note.kind !== 'restored') throw new Error('It was not restored.');
  expect(note.backup).toBe(newest);
  expect(note.setAside.startsWith(join(folder, 'damaged'))).toBe(true);
  expect(existsSync(join(note.setAside, 'tables.db'))).toBe(true);
  expect(store.tables.get('t')!.head).toEqual(head(200));
  expect(store.tables.log('u')).toHaveLength(100);
  store.tables.append('t', appended(201));
}

describe('damaged tables', () => {
  it.each([0, 50, 0.3, 0.7, 0.999])('are restored when the file is cut to %s', async (rest) => {
    const data = await filled();
    const size = rest < 1 ? Math.floor(statSync(data.tables).size * rest) : rest;
    truncateSync(data.tables, size);
    const store = await open(data.folder);
    expectRestored(store, data);
    store.close();
    const again = await open(data.folder);
    expect(again.opening).toEqual([]);
    expect(again.tables.log('t')).toHaveLength(201);
  });

  it.each([false, true])(
    'open with everything or are restored, wherever they are scribbled on (crashed: %s)',
    async (crashed) => {
      const data = await filled();
      const whole = readFileSync(data.tables);
      const closed = readFileSync(join(data.folder, 'closed.json'));
      const written = readFileSync(join(data.folder, 'written.txt'));
      const random = numbers(crashed ? 7 : 42);
      const places = [
        0,
        20,
        60,
        PAGE + 3,
        ...Array.from({ length: 8 }, () => random.next().value % (whole.length - 200)),
      ];
      let restored = 0;
      for (const at of places) {
        writeFileSync(data.tables, whole);
        writeFileSync(join(data.folder, 'closed.json'), closed);
        writeFileSync(join(data.folder, 'written.txt'), written);
        const length = 1 + (random.next().value % 200);
        scribble(data.tables, at, Buffer.from(Array.from({ length }, () => random.next().value % 256)));
        if (crashed) rmSync(join(data.folder, 'closed.json'));
        const store = await open(data.folder);
        if (store.opening.length > 0) {
          expectRestored(store, data);
          restored++;
        } else expect(hasEverything(store), `scribbled at ${at}`).toBe(true);
        store.close();
      }
      expect(restored).toBeGreaterThan(4);
    },
  );

  it('are restored from the newest backup that is good itself', async () => {
    const data = await filled();
    truncateSync(data.tables, 5000);
    const copy = join(data.folder, 'backups', data.newest);
    scribble(copy, Math.floor(statSync(copy).size / 2), Buffer.alloc(3000, 0x5a));
    const { opening, tables } = await open(data.folder);
    expect(opening).toMatchObject([{ kind: 'restored' }]);
    expect(opening[0].backup).not.toBe(data.newest);
    expect(tables.log('t')).toHaveLength(200);
    expect(tables.get('u')).toBeNull();
  });

  it('are replaced by empty ones when there is no good backup, and are kept', async () => {
    const data = await filled();
    for (const name of readdirSync(join(data.folder, 'backups'))) {
      truncateSync(join(data.folder, 'backups', name), 7000);
    }
    writeFileSync(data.tables, 'x'.repeat(10_000));
    const { opening, tables } = await open(data.folder);
    expect(opening).toMatchObject([{ kind: 'restored', backup: null }]);
    expect(tables.list({ state: 'open', offset: 0, limit: 5 })).toEqual({ total: 0, tables: [] });
    const [kept] = readdirSync(join(data.folder, 'damaged'));
    expect(readFileSync(join(data.folder, 'damaged', kept, 'tables.db'), 'latin1')).toBe('x'.repeat(10_000));
  });

  it('are restored when they are gone, and when another database lies in their place', async () => {
    const data = await filled();
    rmSync(data.tables);
    const store = await open(data.folder);
    expect(store.opening).toMatchObject([{ kind: 'restored', backup: data.newest }]);
    expect(store.tables.log('t')).toHaveLength(200);
    store.close();
    rmSync(data.tables);
    const other = new Database(data.tables);
    other.exec('CREATE TABLE other (x)');
    other.close();
    expectRestored(await open(data.folder), data);
  });

  it('keep what reached the disk when the log of writes is torn', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 20);
    for (let n = 21; n <= 30; n++) store.tables.append('t', appended(n));
    const files = ['tables.db', 'tables.db-wal'].map(
      (name) => [name, readFileSync(join(folder, name))] as const,
    );
    store.close();

    const torn = temporaryFolder();
    for (const [name, bytes] of files) writeFileSync(join(torn, name), bytes);
    const log = join(torn, 'tables.db-wal');
    truncateSync(log, statSync(log).size - PAGE - 100);
    const { opening, tables } = await open(torn);
    expect(opening).toEqual([]);
    expect(tables.log('t')).toHaveLength(29);
    expect(tables.get('t')!.head).toEqual(head(29));
  });

  it('are noticed while the store is open, and restored by the next opening', async () => {
    const data = await filled();
    let store = await open(data.folder);
    store.close();
    // Changed behind the back of the checksums, as a disk does it; and a note of closing that fits.
    const raw = new Database(data.tables);
    raw.exec(`UPDATE entries SET body = '{"play":999}' WHERE n = 7`);
    raw.close();
    const layout = layoutOf(data.folder);
    const note = { ...readClosing(layout), tables: fileSum(layout.tables) };
    writeFileSync(layout.closed, JSON.stringify(note));

    store = await open(data.folder);
    expect(store.opening).toEqual([]);
    expect(store.tables.log('t', 1, 6)).toHaveLength(6);
    const read = (): unknown => store.tables.log('t');
    expect(read).toThrow(StoreError);
    expect(read).toThrow(expect.objectContaining({ code: 'damaged' }));
    await expect(store.backups.make('manual')).rejects.toMatchObject({ code: 'damaged' });
    expect(store.backups.list()).toHaveLength(2);
    store.close();
    expectRestored(await open(data.folder), data);
  });
});
