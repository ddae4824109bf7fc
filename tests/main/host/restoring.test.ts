// Going back to a backup: what becomes of the folder, of those who watch, and of what is under way.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import { hostOn, newTable, pairAt, step, temporary, TestClient, watch } from './support.ts';

/** A host whose folder cannot be opened again for this many tries, as if something held its files. */
async function restored(
  failures: number,
): Promise<{ data: string; own: Host; answer: Promise<unknown>; tried: Promise<void> }> {
  const data = temporary();
  let asked = -Infinity;
  const { promise: tried, resolve } = Promise.withResolvers<void>();
  const own = await hostOn(data, {
    log: () => resolve(),
    now() {
      // The first is asked for what is set aside, the others by the openings.
      asked++;
      if (asked > 1 && asked <= 1 + failures) throw new Error('held');
      return Date.now();
    },
  });
  const client = new TestClient(own);
  const name = await backedUp(client);
  asked = 0;
  const answer = client.call('backups.restore', { name });
  answer.catch(() => undefined);
  return { data, own, answer, tried };
}

/** Makes a backup of all that a host has. */
async function backedUp(client: TestClient): Promise<string> {
  const known = new Set((await client.call('backups.list', {})).map(({ name }) => name));
  const { job } = await client.call('backups.make', {});
  await client.next('job', (told) => told.job === job && told.state === 'done');
  return (await client.call('backups.list', {})).find(({ name }) => !known.has(name))!.name;
}

describe('one of a host that goes on', () => {
  const logged: string[] = [];
  let data: string;
  let own: Host;
  beforeAll(async () => {
    data = temporary();
    own = await hostOn(data, { log: (line) => logged.push(line) });
  });

  test('that is damaged changes nothing, and all clients begin again', async () => {
    const client = new TestClient(own);
    const table = await newTable(client);
    const name = await backedUp(client);
    const update = await watch(client, table);
    writeFileSync(join(data, 'backups', name), 'no backup');
    client.pushed.length = 0;
    expect(await client.fails('backups.restore', { name })).toMatchObject({ code: 'damaged' });
    await client.next('reset');
    await step(client, await watch(client, table));
    expect((await watch(client, table)).n).toBe(update.n + 1);
  });

  test('leaves seats with those to whom they were given', async () => {
    const client = new TestClient(own);
    const { table } = await pairAt(own, client);
    await client.call('backups.restore', { name: await backedUp(client) });
    expect(await client.fails('files.export', { table })).toMatchObject({ code: 'not-possible' });
  });

  test('is no defect to a call that waits for something meanwhile', async () => {
    const client = new TestClient(own);
    const table = await newTable(client);
    const name = await backedUp(client);
    const branched = client.fails('tables.branch', { table, n: 0 });
    await client.call('backups.restore', { name });
    expect(await branched).toMatchObject({ code: 'closed' });
    expect(logged.join()).not.toContain('defect');
  });
});

test('that has to be brought to a newer form is finished before the host is closed', async () => {
  let asked: () => void = () => undefined;
  const data = temporary();
  const own = await hostOn(data, {
    now() {
      asked();
      return Date.now();
    },
  });
  const client = new TestClient(own);
  await newTable(client);
  const name = await backedUp(client);
  const raw = new Database(join(data, 'backups', name));
  // What came after that form: the count of writes, and the journal of packs.
  raw.exec('DROP TABLE writes');
  for (const table of ['entries', 'points', 'texts', 'drafts', 'cards'])
    raw.exec(`DROP TABLE journal_${table}`);
  raw.pragma('user_version = 3');
  raw.close();
  // The time is asked for once more when the tables are in their place, for the backup before they are lifted.
  const closed = new Promise<void>((done) => {
    asked = () => {
      if (existsSync(join(data, 'replaced'))) done(own.close());
    };
  });
  await client.request('backups.restore', { name });
  await closed;
  await hostOn(data);
});

test('keeps the lock, and tries again until the folder opens', async () => {
  const { data, own, answer, tried } = await restored(2);
  await tried;
  // No other start gets in between.
  await expect(hostOn(data)).rejects.toMatchObject({ code: 'locked' });
  await answer;
  expect(await new TestClient(own).call('backups.list', {})).toHaveLength(1);
  await expect(hostOn(data)).rejects.toMatchObject({ code: 'locked' });
});

test('says so and ends where it does not open', async () => {
  const { data, own, answer } = await restored(1000);
  expect(await own.failed).toEqual(new Error('held'));
  await expect(answer).rejects.toThrow();
  expect(await new TestClient(own).fails('backups.list', {})).toMatchObject({ code: 'closed' });
  await hostOn(data);
});
