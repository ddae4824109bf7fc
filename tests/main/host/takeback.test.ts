// Undo at a table where people and a bot may act at the same time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import type { Submitted } from '../../../shared/rpc/messages/tables.ts';
import { games } from '../../support/at-once.ts';
import { PILGRIMS } from '../../support/pilgrims.ts';
import { hostOn, nonce, temporary, TestClient, watch } from './support.ts';

let host: Host;
let owner: TestClient;
beforeAll(async () => {
  host = await hostOn(temporary(), {
    games,
    gamesModule: new URL('../../support/at-once.ts', import.meta.url).href,
    // Longer than the test takes: the bot decides when the test says so.
    botClock: { soft: 600_000, hard: 600_000 },
  });
  owner = new TestClient(host);
});

/** Ann and Ben with a bot between them, which moves when the file is there. */
async function together(): Promise<{ table: string; ann: TestClient; ben: TestClient; file: string }> {
  const file = join(temporary(), 'go');
  const players = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', bot: 'waiter' },
    { kind: 'person', name: 'Ben' },
  ] as const;
  const seats = players.map((player, seat) => ({ hero: PILGRIMS[seat], player }));
  const { table } = await owner.call('tables.create', {
    game: 'at-once',
    seed: file,
    seats,
    packs: [],
    options: {},
  });
  const ann = new TestClient(host, { role: 'seat', table, seats: [0] });
  const ben = new TestClient(host, { role: 'seat', table, seats: [2] });
  await watch(ben, table);
  await watch(ann, table);
  return { table, ann, ben, file };
}

const enter = (
  client: TestClient,
  table: string,
  after: number,
  kind: 'action' | 'undo',
  body: { [field: string]: string } | null = null,
): Promise<Submitted> =>
  client.call('table.submit', { table, after, nonce: nonce(), seat: 0, kind, body, free: true });

test('a revealed entry is not taken back without consent, alone or along with another', async () => {
  const { table, ann, file } = await together();
  await enter(ann, table, 0, 'action', { do: 'walk' });
  await enter(ann, table, 1, 'action', { do: 'look' });
  // The bot would be to move after this as well; what she did before was seen.
  expect(await enter(ann, table, 2, 'undo')).toEqual({ ok: true, n: 3 });
  expect((await watch(ann, table)).view).toMatchObject({ miles: 1 });
  writeFileSync(file, '');
});

test('a wish lapses when a bot has moved', async () => {
  const { table, ann, ben, file } = await together();
  await enter(ann, table, 0, 'action', { do: 'walk' });
  expect(await enter(ann, table, 1, 'undo')).toMatchObject({ why: 'consent' });
  const { wish } = (await ben.next('table', ({ consent }) => consent !== null)).consent!;
  writeFileSync(file, '');
  const moved = await ben.next('table', ({ n }) => n === 2);
  expect(moved.consent).toBeNull();
  expect(await ben.fails('table.consent', { table, wish, seat: 2, yes: true })).toMatchObject({
    code: 'not-possible',
  });
});
