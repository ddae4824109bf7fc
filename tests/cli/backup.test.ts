import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../main/db/store.ts';

const CLI = resolve(import.meta.dirname, '../../scripts/cli.ts');
const root = mkdtempSync(join(tmpdir(), 'cli-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const cli = (...args: string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [CLI, ...args, '--json'], { encoding: 'utf8' }));
const fails = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });
  return { status, stderr };
};

/** A data folder whose settings say something. */
async function folderWith(name: string, value: string): Promise<string> {
  const folder = join(root, name);
  const store = await openStore({ folder, now: Date.now });
  store.settings.set('word', value);
  store.close();
  return folder;
}

async function wordIn(folder: string): Promise<unknown> {
  const store = await openStore({ folder, now: Date.now });
  const word = store.settings.get('word');
  store.close();
  return word;
}

test('a backup is made, listed, copied elsewhere, and restored into the same and another folder', async () => {
  const folder = await folderWith('one', 'before');
  const made = cli('backup', '--data', folder, '--to', join(root, 'copy.db')) as {
    name: string;
    file: string;
  };
  expect(readdirSync(join(folder, 'backups'))).toEqual([made.name]);
  expect(cli('restore', '--data', folder)).toMatchObject({ backups: [{ name: made.name, kind: 'manual' }] });

  await folderWith('one', 'after');
  expect(await wordIn(folder)).toBe('after');
  expect(cli('restore', 'newest', '--data', folder)).toMatchObject({ restored: made.name });
  expect(await wordIn(folder)).toBe('before');
  expect(readdirSync(join(folder, 'replaced'))).toHaveLength(1);

  const other = await folderWith('two', 'something else');
  cli('restore', join(root, 'copy.db'), '--data', other);
  expect(await wordIn(other)).toBe('before');
});

test('what cannot be is said, with the way out, and nothing changes', async () => {
  const folder = await folderWith('three', 'kept');
  expect(fails('restore', 'newest', '--data', folder).stderr).toMatch(/no backup/);
  expect(fails('restore', 'newset', '--data', folder).stderr).toMatch(/Did you mean "newest"/);
  expect(fails('backup', '--data', join(root, 'nowhere')).stderr).toMatch(/no data folder/);
  const taken = join(root, 'taken.db');
  writeFileSync(taken, 'precious');
  expect(fails('backup', '--data', folder, '--to', taken).stderr).toMatch(/never replaces/);
  expect(readFileSync(taken, 'utf8')).toBe('precious');
  expect(fails('restore', taken, '--data', folder).stderr).toMatch(/damaged/);
  expect(await wordIn(folder)).toBe('kept');
});

test('a folder that is in use is left alone', async () => {
  const folder = await folderWith('four', 'busy');
  cli('backup', '--data', folder);
  const store = await openStore({ folder, now: Date.now });
  expect(fails('backup', '--data', folder).stderr).toMatch(`process ${process.pid}`);
  expect(fails('restore', 'newest', '--data', folder).stderr).toMatch(`process ${process.pid}`);
  store.close();
});
