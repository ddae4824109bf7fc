// What people type or paste into names and seeds.
import { expect, test } from 'vitest';
import { GAME, HEROES, hostOn, temporary, TestClient, watch } from './support.ts';

test('names and seeds are kept without what cannot be seen', async () => {
  const client = new TestClient(await hostOn(temporary()));
  const player = { kind: 'person', name: '\u2066Ann\u200b\u2069\n' } as const;
  const wanted = { game: GAME, packs: ['base'], options: {}, seats: [{ hero: HEROES[0], player }] };
  const { table } = await client.call('tables.create', { ...wanted, seed: '\ufeffa\tseed' });
  const { seats, details } = await watch(client, table);
  expect(seats[0].player).toMatchObject({ name: 'Ann ' });
  expect(details.seed).toBe('a seed');

  await client.call('table.seat', { table, seat: 0, player: { kind: 'person', name: 'B\u202eob' } });
  expect((await watch(client, table)).seats[0].player).toMatchObject({ name: 'Bob' });
  const { names } = await client.call('settings.set', { change: { names: ['C\u2028arl'] } });
  expect(names).toEqual(['C arl']);

  expect(await client.fails('tables.create', { ...wanted, seed: '\u200b' })).toMatchObject({
    code: 'bad-params',
  });
  const nameless = { kind: 'person', name: '\u200b \u2060' };
  expect(await client.fails('table.seat', { table, seat: 0, player: nameless })).toMatchObject({
    code: 'bad-params',
  });
});
