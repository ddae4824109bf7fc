// People at one table: who is asked before something is taken back, who is told what, and what no client is told.
import { beforeAll, describe, expect, test } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../shared/games/index.ts';
import type { TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import type { Host } from '../../../main/host/host.ts';
import {
  answer,
  firstMove,
  hostOn,
  MODS,
  newTable,
  nonce,
  packsLoaded,
  pairAt,
  received,
  sent,
  step,
  temporary,
  TestClient,
  watch,
} from './support.ts';

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
  // Its tables are told again when the packs are loaded, and that would be counted.
  await packsLoaded(owner);
});

const entry = (table: string, after: number, kind: 'undo' | 'redo', seat = 0) =>
  ({ table, after, nonce: nonce(), seat, kind, body: null, free: true }) as const;

describe('consent', () => {
  test('is needed to bring back what others did, as it is to take it back', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ann.call('table.submit', entry(table, update.n, 'undo'));
    await answer(ben, table, 1, true);
    const undone = await ben.update(table, update.n + 1);
    // The entry is Ann's; Ben has to ask, and she has to agree.
    expect(await ben.call('table.submit', entry(table, undone.n, 'redo', 1))).toMatchObject({
      why: 'consent',
    });
    expect(await watch(ann, table)).toMatchObject({
      n: undone.n,
      consent: { by: 1, kind: 'redo', waiting: [0] },
    });
    await answer(ann, table, 0, false);
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
    // Nor does the owner agree in their place, at this screen or at another.
    const second = new TestClient(host);
    for (const client of [owner, second]) {
      const { consent } = await watch(client, table);
      expect(consent).toMatchObject({ waiting: [0, 1], asked: [] });
      const asked = { table, wish: consent!.wish, seat: 1, yes: true };
      expect(await client.fails('table.consent', asked)).toMatchObject({ code: 'not-possible' });
    }
    expect((await watch(owner, table)).n).toBe(update.n);
  });

  test('holds for the entry that was meant, and for no other', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ann.call('table.submit', entry(table, update.n, 'undo'));
    const { wish } = (await watch(ben, table)).consent!;
    const next = await step(ann, await watch(ann, table));
    expect(next.consent).toBeNull();
    expect(await ben.fails('table.consent', { table, wish, seat: 1, yes: true })).toMatchObject({
      code: 'not-possible',
    });
    // Not even where she asks again: it is another entry now.
    await ann.call('table.submit', entry(table, next.n, 'undo'));
    expect(await ben.fails('table.consent', { table, wish, seat: 1, yes: true })).toMatchObject({
      code: 'not-possible',
    });
    expect((await watch(ann, table)).n).toBe(next.n);
  });

  test('to one wish is none to another that has taken its place', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ann.call('table.submit', entry(table, update.n, 'undo'));
    await answer(ben, table, 1, true);
    const { n } = await ben.update(table, update.n + 1);
    await ben.call('table.submit', entry(table, n, 'redo', 1));
    const { wish } = (await watch(ann, table)).consent!;
    await ben.call('table.submit', entry(table, n, 'undo', 1));
    expect(await ann.fails('table.consent', { table, wish, seat: 0, yes: true })).toMatchObject({
      code: 'not-possible',
    });
    expect(await watch(ann, table)).toMatchObject({ n, consent: { kind: 'undo', by: 1 } });
  });

  test.each([
    ['leaves', (ann: TestClient, table: string) => ann.call('table.leave', { table })],
    ['is gone', (ann: TestClient) => ann.connection.close()],
  ])('is asked for no longer when the one who wished %s, and the others are told', async (_, leave) => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ann.call('table.submit', entry(table, update.n, 'undo'));
    await ben.next('table', ({ consent }) => consent !== null);
    ben.pushed.length = 0;
    await leave(ann, table);
    await ben.next('table', ({ consent }) => consent === null);
  });

  test('lapses when a seat gets another player', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    await ann.call('table.submit', entry(table, update.n, 'undo'));
    const { wish } = (await watch(ben, table)).consent!;
    ben.pushed.length = 0;
    await owner.call('table.seat', { table, seat: 1, player: { kind: 'person', name: 'Bea' } });
    const told = await ben.next('table');
    expect(told.consent).toBeNull();
    // The seat has its new name at once.
    expect(told.seats[1].player).toMatchObject({ name: 'Bea' });
    expect(await ben.fails('table.consent', { table, wish, seat: 1, yes: true })).toMatchObject({
      code: 'not-possible',
    });
  });

  test('of those who are gone is needed until their seats are given away', async () => {
    const { table, ann, ben, update } = await pairAt(host, owner);
    for (const client of [ann, ben]) client.connection.close();
    const undo = entry(table, update.n, 'undo', 1);
    await watch(owner, table);
    expect(await owner.call('table.submit', undo)).toMatchObject({ why: 'consent' });
    for (const seat of [0, 1]) {
      await owner.call('table.seat', { table, seat, player: { kind: 'person', name: `New ${seat}` } });
    }
    expect(await owner.call('table.submit', { ...undo, nonce: nonce() })).toMatchObject({ ok: true });
  });

  test('is needed of all who are connected, before their first call and after a seat was given away and back', async () => {
    const table = await newTable(owner, { seats: 2 });
    const ben = new TestClient(host, { role: 'seat', table, seats: [1] });
    expect(await owner.fails('files.export', { table })).toMatchObject({ code: 'not-possible' });
    await owner.call('table.seat', { table, seat: 1, player: { kind: 'bot', bot: 'novice' } });
    await owner.call('table.seat', { table, seat: 1, player: { kind: 'person', name: 'Ben' } });
    expect((await watch(ben, table)).seats[1].mine).toBe(true);
    expect(await owner.fails('files.export', { table })).toMatchObject({ code: 'not-possible' });
    await owner.call('table.seat', { table, seat: 1, player: { kind: 'person', name: 'Bea' } });
    ben.connection.close();
    expect((await owner.call('files.export', { table })).size).toBeGreaterThan(0);
  });
});

const SEED = 'kept-from-all-players';

describe('the seed', () => {
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
  });

  test('is shown to a solo player', async () => {
    const table = await newTable(owner, { seats: 1, bots: 1, seed: 'my own' });
    expect((await watch(owner, table)).details.seed).toBe('my own');
    const { tables } = await owner.call('tables.list', { state: 'open', offset: 0, limit: 200 });
    expect(tables.find((row) => row.table === table)?.seed).toBe('my own');
  });
});

/** A table with secrets whose seats people of one name have, with these ids. */
async function ofOneName(ids: readonly (string | undefined)[]): Promise<string> {
  const { table } = await owner.call('tables.create', {
    game: 'ravingspire',
    seed: SEED,
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
  return table;
}

test('two people of one name at one screen are two, and seats of one id are one person’s', async () => {
  const curtain = async (ids: readonly (string | undefined)[]): Promise<number | null> =>
    (await watch(owner, await ofOneName(ids))).curtain;
  expect(await curtain(['a', 'b'])).not.toBeNull();
  expect(await curtain(['a', 'a'])).toBeNull();
  // As in tables that were begun before people had ids.
  expect(await curtain([undefined, undefined])).toBeNull();
  // They stay who they are when their table goes out and comes in.
  const copy = await sent(owner, await received(owner, await ofOneName(['a', 'b'])));
  expect((await watch(owner, copy)).curtain).not.toBeNull();
});

/** Whether an update or the list of tables gives a client the seed. */
async function knowsSeed(client: TestClient, table: string): Promise<boolean> {
  const { details } = await watch(client, table);
  const list = { state: 'open', offset: 0, limit: 200 } as const;
  const rows = client === owner ? (await owner.call('tables.list', list)).tables : [];
  return [details, rows.filter((row) => row.table === table)].some((told) =>
    JSON.stringify(told).includes(SEED),
  );
}

test('the seed is told only to an owner who plays alone', async () => {
  const mine = await ofOneName(['a', 'a']);
  expect(await knowsSeed(owner, mine)).toBe(true);
  const spectator = new TestClient(host, { role: 'spectator', table: mine, seats: [] });
  expect(await knowsSeed(spectator, mine)).toBe(false);
  expect(await knowsSeed(owner, await ofOneName(['a', 'b']))).toBe(false);
  // One who plays elsewhere is another person, whatever the seats say.
  new TestClient(host, { role: 'seat', table: mine, seats: [1] });
  expect(await knowsSeed(owner, mine)).toBe(false);
});

test('an update is made once for all who see the same, and they are told one after the other', async () => {
  const table = await newTable(owner);
  let turn = 0;
  let counting = true;
  const count = (): void => {
    turn++;
    if (counting) setImmediate(count);
  };
  /** The turn of the event loop in which each got its last update of the table. */
  const told: number[] = [];
  await watch(owner, table);
  made = 0;
  const clients = Array.from(
    { length: 40 },
    (_, i) =>
      new TestClient(host, { role: 'spectator', table, seats: [] }, (data) => {
        if ('chapters' in (data as object)) told[i] = turn;
        return JSON.parse(JSON.stringify(data)) as unknown;
      }),
  );
  for (const client of clients) await watch(client, table);
  // For those who come one after the other as well.
  expect(made).toBeLessThanOrEqual(1);
  const update = await watch(owner, table);
  made = 0;
  count();
  await step(owner, update);
  await Promise.all(clients.map((client) => client.update(table, update.n + 1)));
  counting = false;
  // One for the owner, one for all spectators.
  expect(made).toBeLessThanOrEqual(2);
  expect(new Set(told).size).toBe(clients.length);
});

test('what cards are called now is told once for all who see the same, one after the other', async () => {
  const data = temporary();
  const mods = join(data, 'mods');
  const pack = (name: string): void => {
    const card = { id: 'c', name, kind: 'attack', power: 1, as: ['fight'], cost: { fight: 1, brute: 3 } };
    const manifest = { version: '1.0.0', format: 2, title: 'Mine', authors: ['A'], licence: 'MIT' };
    mkdirSync(join(mods, 'mine/cards'), { recursive: true });
    const requires = { base: '*' };
    writeFileSync(
      join(mods, 'mine/pack.json'),
      JSON.stringify({ id: 'mine', game: 'ravingspire', requires, ...manifest }),
    );
    writeFileSync(join(mods, 'mine/cards/a.json'), JSON.stringify({ cards: [card] }));
  };
  pack('One');
  const own = await hostOn(data, {
    games: counted,
    packFolders: [
      { path: MODS, origin: 'shipped', single: false },
      { path: mods, origin: 'user', single: false },
    ],
  });
  const client = new TestClient(own);
  await packsLoaded(client);
  const { table } = await client.call('tables.create', {
    game: 'ravingspire',
    seed: 'names',
    seats: [{ hero: 'base:aurora-the-all-knowing', player: { kind: 'person', name: 'A' } }],
    packs: ['base', 'mine'],
    options: {},
  });
  const clients = Array.from(
    { length: 40 },
    () => new TestClient(own, { role: 'spectator', table, seats: [] }),
  );
  for (const each of clients) await watch(each, table);
  made = 0;
  pack('Two');
  await client.call('packs.reload', {});
  await Promise.all(clients.map((each) => each.next('table')));
  expect(made).toBeLessThanOrEqual(2);
});
