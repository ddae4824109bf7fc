// What the library of a host tells its clients.
import { expect, test } from 'vitest';
import { hostOn, temporary, TestClient } from './support.ts';

test('the kinds are those of all cards, and their games have words for them', async () => {
  const client = new TestClient(await hostOn(temporary()));
  // A form is made only when the packs are loaded.
  await client.call('games.form', { game: 'ravingspire', packs: null });
  const kinds = await client.call('library.kinds', {});
  expect(kinds).toContainEqual({ game: 'ravingspire', kind: 'hero' });
  let found = 0;
  for (const { game, kind } of kinds) {
    const { total } = await client.call('library.search', { text: '', game, kind, offset: 0, limit: 1 });
    expect(total).toBeGreaterThan(0);
    found += total;
  }
  expect(found).toBe((await client.call('library.search', { text: '', offset: 0, limit: 1 })).total);
  await client.call('app.language', { language: 'de' });
  const games = await client.call('games.list', {});
  for (const { game, kind } of kinds) {
    expect(games.find(({ id }) => id === game)?.kinds[kind]).toMatch(/^[A-ZÄÖÜ]/);
  }
});
