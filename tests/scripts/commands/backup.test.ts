import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../main/db/store.ts';
import { cli, program, type Ran } from './run.ts';

const root = mkdtempSync(join(tmpdir(), 'cli-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const done = ({ code, stdout, stderr }: Ran): unknown => {
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
};
const does = async (...args: string[]): Promise<unknown> => done(await cli([...args, '--json']));
const complaint = async (...args: string[]): Promise<string> => {
  const { code, stderr } = await cli(args);
  expect(code).not.toBe(0);
  return stderr;
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
  const made = (await does('backup', '--data', folder, '--to', join(root, 'copy.db'))) as {
    name: string;
    file: string;
  };
  expect(readdirSync(join(folder, 'backups'))).toEqual([made.name]);
  expect(await does('restore', '--data', folder)).toMatchObject({
    backups: [{ name: made.name, kind: 'manual' }],
  });

  await folderWith('one', 'after');
  expect(await wordIn(folder)).toBe('after');
  expect(await does('restore', 'newest', '--data', folder)).toMatchObject({ restored: made.name });
  expect(await wordIn(folder)).toBe('before');
  expect(readdirSync(join(folder, 'replaced'))).toHaveLength(1);

  const other = await folderWith('two', 'something else');
  await does('restore', join(root, 'copy.db'), '--data', other);
  expect(await wordIn(other)).toBe('before');
});

test('what cannot be is said, with the way out, and nothing changes', async () => {
  const folder = await folderWith('three', 'kept');
  expect(await complaint('restore', 'newest', '--data', folder)).toMatch(/no backup/);
  expect(await complaint('restore', 'newset', '--data', folder)).toMatch(/Did you mean "newest"/);
  expect(await complaint('backup', '--data', join(root, 'nowhere'))).toMatch(/no data folder/);
  const taken = join(root, 'taken.db');
  writeFileSync(taken, 'precious');
  expect(await complaint('backup', '--data', folder, '--to', taken)).toMatch(/never replaces/);
  expect(readFileSync(taken, 'utf8')).toBe('precious');
  expect(await complaint('restore', taken, '--data', folder)).toMatch(/damaged/);
  expect(await wordIn(folder)).toBe('kept');
});

test('a folder that is in use is left alone', async () => {
  const folder = await folderWith('four', 'busy');
  await does('backup', '--data', folder);
  const store = await openStore({ folder, now: Date.now });
  expect((await program(['backup', '--data', folder])).stderr).toMatch(`process ${process.pid}`);
  expect((await program(['restore', 'newest', '--data', folder])).stderr).toMatch(`process ${process.pid}`);
  store.close();
});
