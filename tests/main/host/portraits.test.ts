// Lists of tables show the heroes as they are drawn, each once.
import { expect, test } from 'vitest';
import { hostOn, newTable, temporary, TestClient } from './support.ts';

test('a list of tables has the drawings of its heroes, of whichever game', async () => {
  const owner = new TestClient(await hostOn(temporary()));
  await newTable(owner, { seats: 2 });
  const courts = ['arcana:pgw', 'arcana:kns'];
  const seats = courts.map((hero) => ({ hero, player: { kind: 'bot', bot: 'greedy' } as const }));
  await owner.call('tables.create', { game: 'arcana', seed: 'faces', seats, packs: ['arcana'], options: {} });
  const { tables, faces } = await owner.call('tables.list', { state: 'open', offset: 0, limit: 9 });
  const wanted = new Set(tables.flatMap(({ portraits }) => portraits));
  expect(wanted.size).toBe(4);
  expect([...courts].every((id) => wanted.has(id))).toBe(true);
  expect(new Set(Object.keys(faces))).toEqual(wanted);
});
