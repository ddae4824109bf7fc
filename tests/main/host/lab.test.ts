// Trying packs through the host: as a job, with results that stay, and with tables that stay quick meanwhile.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import type { Job } from '../../../shared/rpc/messages/profile.ts';
import { FOLDER, PACK, PLANTED } from '../../shared/lab/support.ts';
import { hostOn, MODS, packsLoaded, temporary, TestClient } from './support.ts';

/** A host that has the proving ground among its packs. */
async function hostWith(folder: string): Promise<Host> {
  const mods = join(folder, 'mods');
  mkdirSync(mods, { recursive: true });
  cpSync(FOLDER, join(mods, PACK), { recursive: true });
  return hostOn(folder, {
    packFolders: [
      { path: MODS, origin: 'shipped', single: false },
      { path: mods, origin: 'user', single: false },
    ],
  });
}

const ended = (client: TestClient, job: string): Promise<Job> =>
  client.next('job', (news) => news.job === job && news.state !== 'running');

it('tries a pack, stops, goes on after a restart, and counts nothing twice', async () => {
  const folder = temporary();
  const first = await hostWith(folder);
  const client = new TestClient(first);
  await packsLoaded(client);
  expect(await client.call('lab.offer', { pack: PACK })).toMatchObject({
    usual: 'greedy',
    bots: [{ id: 'greedy', label: 'Greedy' }, { id: 'novice' }, { id: 'adept' }, { id: 'master' }],
    runs: [],
  });

  const wanted = { pack: PACK, bot: 'greedy', games: 6 };
  const { run, job } = await client.call('lab.start', wanted);
  expect(await client.fails('lab.start', wanted)).toMatchObject({ code: 'not-possible' });
  expect((await client.call('lab.offer', { pack: PACK })).runs).toMatchObject([{ run, job, pack: PACK }]);
  await client.next('job', (news) => news.job === job && news.progress > 0);
  await client.call('jobs.cancel', { job });
  expect(await ended(client, job)).toMatchObject({ kind: 'lab', state: 'cancelled', note: run });
  const { pairs } = (await client.call('lab.report', { run })).run;
  expect(pairs).toBeGreaterThan(0);
  // What became of its job is told by the list of jobs.
  expect((await client.call('lab.offer', { pack: PACK })).runs).toMatchObject([{ run, job }]);
  await first.close();

  const second = await hostWith(folder);
  const again = new TestClient(second);
  await packsLoaded(again);
  expect((await again.call('lab.report', { run })).run).toMatchObject({ pairs, games: 6, job: null });
  const more = await again.call('lab.resume', { run });
  expect(await ended(again, more.job)).toMatchObject({ state: 'done' });
  const { result, names } = await again.call('lab.report', { run });
  expect(result).toMatchObject({ pairs: 6, identity: { tested: PACK } });
  expect(result.subjects).toHaveLength(31);
  expect(names[PLANTED.strong]).toBe('Godsplitter');

  // Uninterrupted elsewhere it comes out the same.
  const other = await hostWith(temporary());
  const third = new TestClient(other);
  await packsLoaded(third);
  const whole = await third.call('lab.start', wanted);
  expect(whole.run).toBe(run);
  expect(await ended(third, whole.job)).toMatchObject({ state: 'done' });
  expect((await third.call('lab.report', { run })).result).toEqual(result);

  const file = await third.call('files.results', { run, as: 'csv' });
  expect(file.name).toBe(`balance-${PACK}-${run.slice(0, 8)}.csv`);
  const { data } = await third.call('files.read', { file: file.file, offset: 0 });
  expect(Buffer.from(data, 'base64').toString()).toContain(PLANTED.strong);
});

it('says what cannot be tried', async () => {
  const client = new TestClient(await hostWith(temporary()));
  await packsLoaded(client);
  expect(await client.call('lab.offer', { pack: 'arcana' })).toEqual({ usual: null, bots: [], runs: [] });
  const games = 1;
  for (const [name, params, code] of [
    ['lab.start', { pack: 'arcana', bot: 'greedy', games }, 'not-possible'],
    ['lab.start', { pack: 'nowhere', bot: 'greedy', games }, 'not-found'],
    ['lab.start', { pack: PACK, bot: 'nobody', games }, 'not-possible'],
    ['lab.resume', { run: 'none' }, 'not-found'],
    ['files.results', { run: 'none', as: 'csv' }, 'not-found'],
  ] as const)
    expect(await client.fails(name, params)).toMatchObject({ code });
});
