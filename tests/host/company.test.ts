// People at one table: who is asked before something is taken back, who is told what, and what no client is told.
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';
import type { TableUpdate } from '../../shared/rpc/messages.ts';
import type { Host } from '../../main/host/host.ts';
import { firstMove, hostOn, newTable, nonce, pairAt, step, temporary, TestClient, watch } from './support.ts';

let host: Host;
let owner: TestClient;
/** How often a tableau was made. */
let made = 0;
const counted = games.map((entry) => ({
  ...entry,
  presenter: (...args: Parameters<typeof entry.presenter>) => {
    const presenter = entry.presenter(...args);
    const tableau: typeof presenter.tableau = (...seen) => {
      made++;
      return presenter.tableau(...seen);
    };
    return Object.assign(Object.create(presenter) as typeof presenter, { tableau });
  },
}));

beforeAll(async () => {
  host = await hostOn(temporary(), { games: counted });
  owner = new TestClient(host);
}, 60_000);

const entry = (table: string, after: number, kind: 'undo' | 'redo', seat = 0) =>
  ({ table, after, nonce: nonce(), seat, kind, body: null, free: true }) as const;

describe('consent', () => {
  test('is needed to bring back what others did, as it is to take it back', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ann.call('table.submit', entry(table, update.n, 'undo'));
    await ben.call('table.consent', { table, seat: 1, yes: true });
    const undone = await ben.update(table, update.n + 1);
    // The entry is Ann's; Ben has to ask, and she has to agree.
    expect(await ben.call('table.submit', entry(table, undone.n, 'redo', 1))).toMatchObject({
      why: 'consent',
    });
    expect(await watch(ann, table)).toMatchObject({
      n: undone.n,
      consent: { by: 1, kind: 'redo', waiting: [0] },
    });
    await ann.call('table.consent', { table, seat: 0, yes: false });
    expect((await watch(ann, table)).n).toBe(undone.n);
    // She brings her own entry back without asking.
    expect(await ann.call('table.submit', entry(table, undone.n, 'redo'))).toMatchObject({ ok: true });
  });

  test('is waited for although the others have left', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ben.call('table.leave', { table });
    expect(await ann.call('table.submit', entry(table, update.n, 'undo'))).toMatchObject({ why: 'consent' });
    ben.connection.close();
    expect((await watch(ann, table)).n).toBe(update.n);
    // Not even the owner, who plays on for those who are gone, takes back without being asked.
    await owner.call('table.watch', { table, since: -1, eyes: null });
    expect(await owner.call('table.submit', entry(table, update.n, 'undo', 1))).toMatchObject({
      why: 'consent',
    });
    expect(await owner.fails('table.consent', { table, seat: 1, yes: true })).toMatchObject({
      code: 'not-possible',
    });
  });

  test('holds for the entry that was meant, and for no other', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ann.call('table.submit', entry(table, update.n, 'undo'));
    const next = await step(ann, await watch(ann, table));
    expect(next.consent).toBeNull();
    expect(await ben.fails('table.consent', { table, seat: 1, yes: true })).toMatchObject({
      code: 'not-possible',
    });
    expect((await watch(ann, table)).n).toBe(next.n);
  });
});

describe('the seed', () => {
  const SEED = 'kept-from-everybody';

  test('is in no message of any role while a game of several people runs', async () => {
    const { table } = await owner.call('tables.create', {
      game: 'ravingspire',
      seed: SEED,
      seats: ['base:aurora-the-all-knowing', 'base:crimson-reaver'].map((hero, seat) => ({
        hero,
        player: { kind: 'person', name: `Player ${seat}` } as const,
      })),
      packs: ['base'],
      options: { flanking: true },
    });
    const players = [0, 1].map((seat) => new TestClient(host, { role: 'seat', table, seats: [seat] }));
    const spectator = new TestClient(host, { role: 'spectator', table, seats: [] });
    const clients = [owner, spectator, ...players];
    const heard: unknown[] = [];
    for (const client of clients) heard.push(await watch(client, table));
    let over = false;
    for (let n = 0; n < 400 && !over; n++) {
      const updates = await Promise.all(players.map((client) => watch(client, table)));
      over = updates[0].outcome !== null;
      if (over) break;
      heard.push(...updates);
      // While it runs, as far as it can be known.
      if (n === 20) {
        heard.push(await owner.fails('files.export', { table }));
        heard.push(await owner.fails('tables.branch', { table, n: 1 }));
        heard.push(await owner.call('tables.list', { state: 'open', offset: 0, limit: 200 }));
        for (const client of clients) {
          heard.push(await client.call('table.log', { table, from: 0, to: 100 }));
          heard.push(await client.call('table.at', { table, n: 1 }));
        }
      }
      const acting = updates.findIndex(({ prompts }) => prompts.length > 0);
      if (acting < 0) break;
      const { n: after, prompts } = updates[acting];
      const move = { table, after, nonce: nonce(), seat: acting, ...firstMove(prompts[0]), free: false };
      heard.push(await players[acting].call('table.submit', move));
    }
    for (const client of clients) {
      const running = client.pushed.filter(({ data }) => (data as Partial<TableUpdate>).outcome === null);
      heard.push(...running);
    }
    expect(heard.length).toBeGreaterThan(100);
    expect(over).toBe(true);
    expect((await watch(players[0], table)).details.seed).toBe(SEED);
    expect(heard.filter((message) => JSON.stringify(message).includes(SEED))).toEqual([]);
  }, 60_000);

  test('is shown to a solo player', async () => {
    const table = await newTable(owner, { seats: 1, bots: 1, seed: 'my own' });
    expect((await watch(owner, table)).details.seed).toBe('my own');
    const { tables } = await owner.call('tables.list', { state: 'open', offset: 0, limit: 200 });
    expect(tables.find((row) => row.table === table)?.seed).toBe('my own');
  });
});

test('two people of one name at one screen are two, and seats of one id are one person’s', async () => {
  const create = (ids: readonly (string | undefined)[]): Promise<{ table: string }> =>
    owner.call('tables.create', {
      game: 'ravingspire',
      seed: 'names',
      seats: ['base:aurora-the-all-knowing', 'base:crimson-reaver'].map((hero, seat) => ({
        hero,
        player: {
          kind: 'person',
          name: 'Kim',
          ...(ids[seat] !== undefined && { person: ids[seat] }),
        } as const,
      })),
      packs: ['base'],
      options: { flanking: true },
    });
  const curtain = async (ids: readonly (string | undefined)[]): Promise<number | null> =>
    (await watch(owner, (await create(ids)).table)).curtain;
  expect(await curtain(['a', 'b'])).not.toBeNull();
  expect(await curtain(['a', 'a'])).toBeNull();
  // As in tables that were begun before people had ids.
  expect(await curtain([undefined, undefined])).toBeNull();
});

test('an update is made once for all who see the same, and they are told one after the other', async () => {
  const table = await newTable(owner);
  await watch(owner, table);
  const clients = Array.from(
    { length: 40 },
    () => new TestClient(host, { role: 'spectator', table, seats: [] }),
  );
  for (const client of clients) await watch(client, table);
  const update = await watch(owner, table);
  made = 0;
  await step(owner, update);
  await Promise.all(clients.map((client) => client.update(table, update.n + 1)));
  // One for the owner, one for all spectators.
  expect(made).toBeLessThanOrEqual(2);
});

describe('going back to a backup', () => {
  /** A host whose folder cannot be opened again for this many tries, as if something held its files. */
  async function restored(failures: number): Promise<{ data: string; own: Host; answer: Promise<unknown> }> {
    const data = temporary();
    let asked = -Infinity;
    const own = await hostOn(data, {
      now() {
        // The first is asked for what is set aside, the others by the openings.
        asked++;
        if (asked > 1 && asked <= 1 + failures) throw new Error('held');
        return Date.now();
      },
    });
    const client = new TestClient(own);
    const { job } = await client.call('backups.make', {});
    await client.next('job', (told) => told.job === job && told.state === 'done');
    const [{ name }] = await client.call('backups.list', {});
    asked = 0;
    const answer = client.call('backups.restore', { name });
    answer.catch(() => undefined);
    return { data, own, answer };
  }

  test('keeps the lock, and tries again until the folder opens', async () => {
    const { data, own, answer } = await restored(2);
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
});
