import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreError } from '../../../main/db/store.ts';
import { nextLine, start, startLimited } from './support/child.ts';
import { appended, entry, fill } from './support/entries.ts';
import { open, refusal, temporaryFolder } from './support/store.ts';

const isRoot = process.getuid?.() === 0;
const isUnix = process.platform !== 'win32';
const UNPRIVILEGED = 65_534;

/** A disk of two megabytes; null where this user may not make one. */
function smallDisk(): string | null {
  const folder = temporaryFolder();
  if (!isRoot || process.platform !== 'linux') return null;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Leaves no space on a small disk. Returns the file that takes it. */
function fillUp(disk: string): string {
  const ballast = join(disk, 'ballast');
  for (let kib = 64; kib >= 1; kib /= 2) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(kib * 1024), { flag: 'a' });
    } catch {
      // Full, as far as pieces of this size go.
    }
  }
  return ballast;
}

/** What a write fails with. */
function failure(work: () => void): StoreError {
  try {
    work();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}

describe('a full disk', () => {
  it('stops a write whole, and everything goes on when there is space', async ({ skip }) => {
    const disk = smallDisk();
    if (disk === null) return skip('making a small disk takes root and Linux');
    const folder = join(disk, 'data');
    const store = await open(folder);
    fill(store, 't', 10);
    const ballast = fillUp(disk);
    let n = 10;
    const error = failure(() => {
      for (;;) {
        store.tables.append('t', appended(n + 1));
        n++;
      }
    });
    expect(error).toMatchObject({ code: 'disk-full', data: { folder } });
    expect(error.message).toContain(folder);
    expect(store.tables.get('t')!.head.entries).toBe(n);
    expect(store.tables.log('t')).toHaveLength(n);
    expect(failure(() => fill(store, 'u', 200)).code).toBe('disk-full');
    expect(store.tables.get('u')).toBeNull();
    await expect(store.backups.make('manual')).rejects.toMatchObject({ code: 'disk-full' });
    expect(store.backups.list()).toEqual([]);
    store.close();
    fillUp(disk);
    expect(await refusal(folder)).toMatchObject({ code: 'disk-full', data: { folder } });

    rmSync(ballast);
    const again = await open(folder);
    expect(again.opening).toEqual([]);
    expect(again.tables.log('t')).toHaveLength(n);
    again.tables.append('t', appended(n + 1));
    expect((await again.backups.make('manual')).size).toBeGreaterThan(0);
  });

  it.runIf(isUnix)('is known by a limit of the size of files as well', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    fill(store, 't', 10);
    store.close();
    // In blocks of half a kilobyte or a whole one; a shell that ignores the signal hands that on.
    const child = startLimited(`trap '' XFSZ; ulimit -f 700`, 'filler.ts', [folder, 't']);
    const told = JSON.parse(await nextLine(child)) as { [name: string]: unknown };
    await child.exited;
    expect(told).toMatchObject({ code: 'disk-full' });
    expect(told['message']).toContain(folder);
    expect(told['entries']).toBe(told['acknowledged']);
    const n = told['acknowledged'] as number;
    expect(n).toBeGreaterThan(10);
    const after = await open(folder);
    expect(after.opening).toEqual([]);
    expect(after.tables.log('t')).toEqual(Array.from({ length: n }, (_, i) => entry(i + 1)));
    after.tables.append('t', appended(n + 1));
  });
});

it.skipIf(process.platform === 'win32').each(['written.txt', 'owner.json', 'closed.json', 'backups'])(
  'a link that leads nowhere, or to itself, in the place of %s is named or made good',
  async (name) => {
    for (const target of [name, 'nowhere/at/all']) {
      const folder = temporaryFolder();
      symlinkSync(target, join(folder, name));
      try {
        const store = await open(folder);
        await store.backups.make('manual');
        store.close();
      } catch (error) {
        expect(error).toMatchObject({ name: 'StoreError', code: 'not-a-file', data: { folder } });
      }
    }
  },
);

describe('a file where a folder has to be', () => {
  it('is named as such, with a cure, and stays as it is', async () => {
    const parent = temporaryFolder();
    const file = join(parent, 'letter.txt');
    writeFileSync(file, 'Dear all');
    const cluttered = join(parent, 'data');
    mkdirSync(cluttered);
    writeFileSync(join(cluttered, 'backups'), '');
    for (const folder of [file, join(file, 'data'), join(file, 'deep', 'data'), cluttered]) {
      const error = await refusal(folder);
      expect(error).toBeInstanceOf(StoreError);
      expect(error).toMatchObject({ code: 'not-a-folder', data: { folder } });
      expect(error.message).toContain(`"${folder}"`);
      expect(error.message).toContain('Choose another folder');
    }
    expect(readFileSync(file, 'utf8')).toBe('Dear all');
  });
});

describe.runIf(isUnix)('a folder that cannot be written', () => {
  /** Opens a folder as a user other than root. */
  async function told(folder: string): Promise<{ code: string; message: string; data: unknown }> {
    const child = start(
      'holder.ts',
      [folder],
      isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED, cwd: '/' } : {},
    );
    return JSON.parse(await nextLine(child)) as { code: string; message: string; data: unknown };
  }

  async function filled(): Promise<string> {
    const parent = temporaryFolder();
    chmodSync(parent, 0o755);
    const folder = join(parent, 'data');
    const store = await open(folder);
    fill(store, 't', 3);
    store.close();
    return folder;
  }

  it('is named, whether it is there or not', async () => {
    const folder = await filled();
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
    const before = readFileSync(join(folder, 'tables.db'));
    for (const place of [folder, join(folder, 'new')]) {
      const { code, message, data } = await told(place);
      expect({ code, data }).toEqual({ code: 'read-only', data: { folder: place } });
      expect(message).toContain(place);
    }
    expect(readFileSync(join(folder, 'tables.db')).equals(before)).toBe(true);
  });

  it('is one in which only the database cannot be written or read', async () => {
    const folder = await filled();
    chmodSync(folder, 0o777);
    rmSync(join(folder, 'lock.db'));
    const file = join(folder, 'tables.db');
    for (const mode of [0o444, 0o000]) {
      chmodSync(file, mode);
      expect(await told(folder)).toMatchObject({ code: 'read-only', data: { folder } });
    }
    chmodSync(file, 0o644);
    // Not taken for damage: everything is still in its place.
    chmodSync(folder, 0o755);
    rmSync(join(folder, 'lock.db'), { force: true });
    const copy = join(temporaryFolder(), 'data');
    mkdirSync(copy);
    cpSync(file, join(copy, 'tables.db'));
    expect((await open(copy)).tables.log('t')).toHaveLength(3);
  });
});
