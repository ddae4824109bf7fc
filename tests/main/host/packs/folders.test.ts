import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldersToWatch, readSources, type PackFolder } from '../../../../main/host/packs/folders.ts';

let root: string;
let folders: PackFolder[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folders-'));
  for (const path of [
    'user/a/pack.json',
    'user/a/cards/x.json',
    'user/a/.git/x.json',
    'user/a/scenarios/x.json',
  ]) {
    write(path);
  }
  write('one/pack.json');
  write('one/text/de.json');
  folders = [
    { path: join(root, 'user'), origin: 'user', single: false },
    { path: join(root, 'one'), origin: 'commandLine', single: true },
  ];
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '{}');
}

const inside = (path: string): string => path.slice(root.length + 1);
const read = (safeMode: boolean): string[] =>
  readSources(folders, safeMode).flatMap(({ folder, source, files }) =>
    files.map(({ path }) => `${source} ${inside(folder)} ${path}`),
  );

it('reads folders of packs, and folders that are packs', () => {
  expect(read(false)).toEqual([
    'commandLine one pack.json',
    'commandLine one text/de.json',
    'user user/a cards/x.json',
    'user user/a pack.json',
  ]);
});

it('in safe mode reads of others than shipped ones the manifest only', () => {
  expect(read(true)).toEqual(['commandLine one pack.json', 'user user/a pack.json']);
  folders = folders.map((folder) => ({ ...folder, origin: 'shipped' }));
  expect(read(true)).toHaveLength(4);
});

it('a pack without a manifest has no files, one that is not there the reason', () => {
  rmSync(join(root, 'one/pack.json'));
  rmSync(join(root, 'user/a'), { recursive: true });
  expect(readSources(folders, true).map(({ files }) => files)).toEqual([[]]);
  rmSync(join(root, 'one'), { recursive: true });
  rmSync(join(root, 'user'), { recursive: true });
  expect(readSources(folders, false).flatMap(({ files }) => files.map(({ refused }) => refused))).toEqual([
    'no-folder',
  ]);
});

it.skipIf(process.platform === 'win32')('the same pack by a link is the same pack', () => {
  symlinkSync('../one', join(root, 'user/link'));
  expect(read(false).filter((line) => line.endsWith('pack.json'))).toEqual([
    'commandLine one pack.json',
    'user user/a pack.json',
  ]);
});

it('watches every folder that something is read from', () => {
  expect(foldersToWatch(folders).map(inside).sort()).toEqual([
    'one',
    'one/text',
    'user',
    'user/a',
    'user/a/cards',
  ]);
});

it.skipIf(process.platform === 'win32')('a link that leads to itself hides no pack and no file', () => {
  for (const path of ['user/loop', 'user/a/b', 'user/a/cards/a', 'user/a/cards/b.json']) {
    symlinkSync(basename(path), join(root, path));
  }
  expect(read(false)).toEqual([
    'commandLine one pack.json',
    'commandLine one text/de.json',
    'user user/a cards/b.json',
    'user user/a cards/x.json',
    'user user/a pack.json',
  ]);
});

it('of endless folders it watches and reads a limited number', () => {
  for (let i = 0; i < 40; i++) {
    for (let j = 0; j < 40; j++) mkdirSync(join(root, `user/b/${i}/${j}`), { recursive: true });
  }
  expect(foldersToWatch(folders, 50)).toHaveLength(50);
  // The packs themselves come first: what is new among them is noticed.
  expect(foldersToWatch(folders, 50).map(inside)).toEqual(
    expect.arrayContaining(['one', 'user', 'user/a', 'user/b']),
  );
});
