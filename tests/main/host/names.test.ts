// What cards are called at a table that is opened before the packs are loaded.
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf, layoutOf } from '../../../main/db/layout.ts';
import { hostOn, newTable, temporary, TestClient } from './support.ts';

test('names that come with the packs reach a table that was opened before them', async () => {
  const folder = temporary();
  const first = await hostOn(folder);
  const table = await newTable(new TestClient(first));
  await first.close();
  // As after a crash: the search over the packs is built again.
  for (const file of filesOf(layoutOf(folder).library)) rmSync(file, { force: true });

  const host = await hostOn(folder);
  const client = new TestClient(host);
  await client.call('app.language', { language: 'de' });
  const early = await client.call('table.watch', { table, since: -1, eyes: null });
  expect(early.seats[0].hero).toBe('Aurora the All-Knowing');
  const late = await client.next('table', ({ seats }) => seats[0].hero !== early.seats[0].hero);
  expect(late.seats[0].hero).toBe('Aurora die Allwissende');
  expect(Object.keys(late.faces)).toEqual(Object.keys(early.faces));
  expect(Object.values(late.faces).some(({ name }) => name === 'Klinge')).toBe(true);
  expect(late.chapters.map(({ n }) => n)).toEqual(early.chapters.map(({ n }) => n));
});
