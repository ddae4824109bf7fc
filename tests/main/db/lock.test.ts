import { existsSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { restoreBackup } from '../../../main/db/store.ts';
import { nextLine, start } from './support/child.ts';
import { NOON } from './support/entries.ts';
import { open, refusal, temporaryFolder } from './support/store.ts';

it('gives a folder to one opening in a process', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  const error = await refusal(folder);
  expect(error).toMatchObject({
    name: 'StoreError',
    code: 'locked',
    data: { folder, pid: process.pid, host: hostname(), started: NOON },
  });
  expect(error.message).toContain(String(process.pid));
  const { name } = await store.backups.make('manual');
  await expect(restoreBackup(folder, name, NOON)).rejects.toMatchObject({ code: 'locked' });
  // The refusal must not have taken the lock away from its owner.
  expect(await refusal(folder)).toMatchObject({ code: 'locked' });
  expect(JSON.parse(await nextLine(start('holder.ts', [folder])))).toMatchObject({ code: 'locked' });
  store.close();
  await open(folder);
});

it('gives a folder to one process, and frees it however that ends', async () => {
  const folder = temporaryFolder();
  const owner = start('holder.ts', [folder]);
  expect(await nextLine(owner)).toBe('open');
  expect(await refusal(folder)).toMatchObject({ code: 'locked', data: { pid: owner.process.pid } });

  owner.process.kill('SIGKILL');
  await owner.exited;
  expect(existsSync(join(folder, 'owner.json'))).toBe(true);
  (await open(folder)).close();
  expect(existsSync(join(folder, 'owner.json'))).toBe(false);

  const polite = start('holder.ts', [folder]);
  expect(await nextLine(polite)).toBe('open');
  polite.process.stdin?.end();
  await polite.exited;
  await open(folder);
});

it('does not depend on the contents of the lock files', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock.db'), 'x'.repeat(5000));
  writeFileSync(join(folder, 'owner.json'), 'x');
  const store = await open(folder);
  writeFileSync(join(folder, 'owner.json'), '{"pid":');
  expect(await refusal(folder)).toMatchObject({ code: 'locked', data: { folder } });
  store.close();
});
