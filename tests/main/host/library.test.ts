// What the library of a host tells its clients.
import { expect, test } from 'vitest';
import { hostOn, temporary, TestClient } from './support.ts';

test('P20: what is no card is counted apart, whatever is looked for', async () => {
  const client = new TestClient(await hostOn(temporary()));
  await client.call('games.form', { game: 'arcana', packs: null });
  const games = await client.call('games.list', {});
  const isOther = ({ game, kind }: { game: string; kind: string }): boolean =>
    games.find(({ id }) => id === game)?.others.includes(kind) === true;
  for (const text of ['', 'the', 'de']) {
    const { total, others } = await client.call('library.search', { text, offset: 0, limit: 1 });
    let counted = 0;
    for (let offset = 0; offset < total; offset += 100) {
      const { cards } = await client.call('library.search', { text, offset, limit: 100 });
      counted += cards.filter(isOther).length;
    }
    expect(others).toBe(counted);
    expect(others).toBeGreaterThan(0);
    expect(others).toBeLessThan(total);
  }
});

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
