// Tables from files are taken in as jobs: they tell how far they are, and can be stopped.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GamePlayer } from '../../main/host/play/player.ts';
import { FILE_LIMITS } from '../../shared/rpc/saved-table.ts';
import { readRecording } from '../../scripts/commands/support/recording.ts';
import { hostOn, sent, temporary, TestClient } from './support.ts';

const saved = readRecording(join(import.meta.dirname, '../recorded/madness.json'));
const bytes = Buffer.from(JSON.stringify(saved));

test('a table that is played through tells how far it is', async () => {
  const player = new GamePlayer(null);
  const told: number[] = [];
  const { head } = await player.replay(bytes, undefined, (done) => told.push(done));
  await player.close();
  expect(head.hash).toBe(saved.hash);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.length).toBeGreaterThan(10);
  expect(told.at(-1)).toBe(1);
});

test('one that is stopped is not taken in, and the next one is', async () => {
  const host = await hostOn(temporary());
  const client = new TestClient(host);
  const begun = client.next('job', ({ kind, state }) => kind === 'import' && state === 'running');
  const came = sent(client, bytes).catch((error: unknown) => String(error));
  const { job } = await begun;
  await client.call('jobs.cancel', { job });
  expect(await came).toContain('cancelled');
  expect(await client.call('jobs.list', {})).toContainEqual(
    expect.objectContaining({ job, state: 'cancelled' }),
  );
  const { total } = await client.call('tables.list', { state: 'finished', offset: 0, limit: 1 });
  expect(total).toBe(0);
  expect(await sent(client, bytes)).toMatch(/^[a-z0-9]+$/);
});

test('a log without end is refused before anything of it is played, and says how long it may be', async () => {
  const host = await hostOn(temporary());
  const client = new TestClient(host);
  const most = FILE_LIMITS.entries;
  for (const length of [600_000, most + 1]) {
    const log = Array.from({ length }, () => 0);
    // A number and what it counts stand on one line.
    await expect(sent(client, Buffer.from(JSON.stringify({ ...saved, log })))).rejects.toThrow(
      new RegExp(`${length}\\sentries, at most\\s${most}\\.`),
    );
  }
});
