import { describe, expect, it } from 'vitest';
import { StoreError } from '../../../main/db/store.ts';
import { appended, entry, fill, head, newTable, NOON, position, someCards } from './support/entries.ts';
import { open, temporaryFolder } from './support/store.ts';

describe('a table', () => {
  it('is kept with its log, its positions and how it stands', async () => {
    const folder = temporaryFolder();
    const before = await open(folder);
    fill(before, 't', 0);
    for (let n = 1; n <= 25; n++) before.tables.append('t', appended(n));
    before.close();

    const { tables } = await open(folder);
    const { table } = newTable('t', tables.get('t')!.cards);
    expect(tables.get('t')).toEqual({ ...table, head: head(25) });
    expect(tables.log('t')).toEqual(Array.from({ length: 25 }, (_, i) => entry(i + 1)));
    expect(tables.log('t', 7, 9).map(({ n }) => n)).toEqual([7, 8, 9]);
    expect(tables.log('t', 24).map(({ n }) => n)).toEqual([24, 25]);
    expect(tables.checkpoints('t')).toEqual([10, 20]);
    expect(tables.checkpoint('t', 20)).toEqual({ n: 20, state: position(20) });
    expect(tables.checkpoint('t', 21)).toBeNull();
    expect(tables.get('other')).toBeNull();
  });

  it('comes with a log, as a branch or an import does', async () => {
    const { tables, definitions } = await open(temporaryFolder());
    const cards = definitions.keep({});
    const base = { entries: 2, state: position(2) };
    tables.create({
      ...newTable('t', cards, { head: head(3, { practice: true }), base }),
      log: [entry(1), entry(2), entry(3)],
      checkpoints: [{ n: 0, state: position(0) }],
    });
    expect(tables.get('t')).toMatchObject({ base, head: { entries: 3, practice: true } });
    expect(tables.log('t')).toHaveLength(3);
    expect(tables.checkpoints('t')).toEqual([0]);
    tables.append('t', appended(4));
    expect(tables.get('t')!.head.entries).toBe(4);
  });

  it('knows what has been submitted', async () => {
    const store = await open(temporaryFolder());
    fill(store, 't', 5);
    fill(store, 'u', 2);
    expect(store.tables.entryOf('t', 'nonce-3')).toBe(3);
    expect(store.tables.entryOf('u', 'nonce-3')).toBeNull();
    const again = appended(6, { entry: { ...entry(6), nonce: 'nonce-3' } });
    expect(() => store.tables.append('t', again)).toThrow(RangeError);
    expect(store.tables.get('t')!.head.entries).toBe(5);
  });

  it('goes on where its log ends and nowhere else', async () => {
    const store = await open(temporaryFolder());
    fill(store, 't', 3);
    expect(() => store.tables.append('t', appended(3))).toThrow(
      'The next entry of the table "t" is 4, not 3.',
    );
    expect(() => store.tables.append('t', appended(5))).toThrow(RangeError);
    expect(() => store.tables.append('none', appended(1))).toThrow('There is no table "none".');
    expect(() => fill(store, 't', 0)).toThrow('There is a table "t" already.');
    expect(() => store.tables.create(newTable('v', 'no such cards'))).toThrow('There is no set of cards');
    expect(() => store.tables.create({ ...newTable('v', someCards(store)), log: [entry(2)] })).toThrow(
      RangeError,
    );
    expect(store.tables.log('t')).toHaveLength(3);
    expect(store.tables.list({ state: 'open', offset: 0, limit: 9 }).total).toBe(1);
  });

  it('takes new players for its seats', async () => {
    const store = await open(temporaryFolder());
    fill(store, 't', 1);
    store.tables.setPlayers('t', [{ kind: 'bot', bot: 'greedy' }]);
    expect(store.tables.get('t')!.players).toEqual([{ kind: 'bot', bot: 'greedy' }]);
  });

  it('goes on under other rules with its log, and without the positions of the old ones', async () => {
    const store = await open(temporaryFolder());
    fill(store, 't', 20);
    const base = { entries: 20, state: { upgraded: true } };
    const setup = { ...store.tables.get('t')!.setup, rulings: 1 };
    store.tables.rebase('t', {
      rulesVersion: 2,
      setup,
      base,
      head: head(20, { hash: 'new' }),
      checkpoints: [{ n: 20, state: { upgraded: 1 } }],
      log: null,
    });
    expect(store.tables.get('t')).toMatchObject({ rulesVersion: 2, setup, base, head: { hash: 'new' } });
    expect(store.tables.checkpoints('t')).toEqual([20]);
    expect(store.tables.log('t')).toHaveLength(20);
  });

  it('goes on under other rules with a log in their form', async () => {
    const store = await open(temporaryFolder());
    fill(store, 't', 3);
    const entries = [1, 2, 3, 4].map((n) => ({ ...entry(n), seat: 1 }));
    const why = { key: 'because', data: {} };
    const { setup } = store.tables.get('t')!;
    const rebased = { rulesVersion: 2, setup, base: null, checkpoints: [] };
    const log = { entries, reasons: new Map([[4, why]]) };
    expect(() => store.tables.rebase('t', { ...rebased, head: head(3), log })).toThrow(
      'has 4 entries, not 3',
    );
    store.tables.rebase('t', { ...rebased, head: head(4), log });
    expect(store.tables.log('t')).toEqual(entries);
    expect([...store.tables.reasons('t')]).toEqual([[4, why]]);
    store.tables.append('t', appended(5));
    expect(store.tables.log('t')).toHaveLength(5);
  });
});

describe('lists', () => {
  const over = { result: 'won' as const, winners: [0], reason: 'tower' };

  it('shows the newest tables of a state', async () => {
    const { tables, definitions } = await open(temporaryFolder());
    const cards = definitions.keep({});
    const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
    ids.forEach((id, i) =>
      tables.create(newTable(id, cards, { head: head(0, { updated: NOON + ((i * 7) % 30) }) })),
    );
    for (const id of ['t3', 't4'])
      tables.append(id, appended(1, { head: head(1, { outcome: over, updated: NOON }) }));
    tables.remove('t4', true);
    tables.remove('t5', true);
    tables.append('t6', appended(1, { head: head(1, { updated: NOON + 1000 }) }));

    const first = tables.list({ state: 'open', offset: 0, limit: 10 });
    expect(first.total).toBe(27);
    expect(first.tables[0].id).toBe('t6');
    const all = [0, 10, 20].flatMap((offset) => tables.list({ state: 'open', offset, limit: 10 }).tables);
    const times = all.map((table) => table.head.updated);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(all.map(({ id }) => id)).size).toBe(27);
    const idsIn = (state: 'finished' | 'removed') =>
      tables.list({ state, offset: 0, limit: 10 }).tables.map(({ id }) => id);
    expect(idsIn('finished')).toEqual(['t3']);
    expect(idsIn('removed').toSorted()).toEqual(['t4', 't5']);
    tables.remove('t4', false);
    expect(idsIn('finished').toSorted()).toEqual(['t3', 't4']);
  });

  it('keeps the result with the entry that ends a game, and drops it with the one that takes that back', async () => {
    const store = await open(temporaryFolder());
    fill(store, 't', 3);
    fill(store, 'u', 3);
    const result = (table: string, ended: number) => ({
      table,
      game: 'toy',
      outcome: over,
      heroes: ['pack:hero:x'],
      packs: ['pack'],
      turns: 4,
      seed: 'seed \ud800 of t',
      ended,
    });
    store.tables.append('t', appended(4, { head: head(4, { outcome: over }), result: result('t', NOON) }));
    store.tables.append(
      'u',
      appended(4, { head: head(4, { outcome: over }), result: result('u', NOON + 1) }),
    );
    const list = () => store.results.list({ offset: 0, limit: 5 });
    expect(list().results.map(({ table }) => table)).toEqual(['u', 't']);
    expect(list().results[1]).toEqual({ ...result('t', NOON), seed: 'seed \ufffd of t' });
    expect(store.results.list({ offset: 1, limit: 5 })).toMatchObject({
      total: 2,
      results: [{ table: 't' }],
    });
    store.tables.append('u', appended(5));
    expect(list()).toMatchObject({ total: 1, results: [{ table: 't' }] });
  });

  it('keeps one signature a table', async () => {
    const store = await open(temporaryFolder());
    fill(store, 't', 1);
    fill(store, 'u', 1);
    const record = (table: string, date: string) => ({
      ...{ table, game: 'toy', date, players: ['Zoë'], heroes: ['pack:hero:x'], seed: 's', turns: 9 },
      ...{ result: 'lost' as const, reason: 'dead', card: null },
    });
    store.records.sign(record('t', '2026-03-01'));
    store.records.sign(record('u', '2026-03-02'));
    expect(() => store.records.sign(record('t', '2026-03-03'))).toThrow('has been signed already');
    expect(() => store.records.sign(record('none', '2026-03-03'))).toThrow(RangeError);
    expect(store.records.list({ offset: 0, limit: 5 })).toEqual({
      total: 2,
      records: [record('u', '2026-03-02'), record('t', '2026-03-01')],
    });
  });
});

describe('settings', () => {
  it('are there again after closing', async () => {
    const folder = temporaryFolder();
    const store = await open(folder);
    expect(store.settings.get('names')).toBeUndefined();
    store.settings.set('names', ['a', 'b']);
    store.settings.set('names', ['c']);
    store.settings.set('nothing', null);
    store.close();
    const { settings } = await open(folder);
    expect(settings.get('names')).toEqual(['c']);
    expect(settings.get('nothing')).toBeNull();
  });
});

describe('definitions', () => {
  const a = { hash: 'aa', body: '{"cost":1}' };
  const b = { hash: 'bb', body: '{"cost":2}' };

  it('are the same set in whatever order they come', async () => {
    const { definitions } = await open(temporaryFolder());
    const set = definitions.keep({ 'p:card:b': b, 'p:card:a': a });
    expect(definitions.keep({ 'p:card:a': a, 'p:card:b': b })).toBe(set);
    expect(definitions.keep({ 'p:card:a': a })).not.toBe(set);
    const loaded = definitions.load(set);
    expect(loaded).toEqual({ 'p:card:a': { cost: 1 }, 'p:card:b': { cost: 2 } });
    expect(Object.keys(loaded)).toEqual(['p:card:a', 'p:card:b']);
    expect(() => definitions.load('none')).toThrow(RangeError);
  });

  it('are closed with the store', async () => {
    const store = await open(temporaryFolder());
    store.close();
    store.close();
    expect(() => store.definitions.load('x')).toThrow();
    expect(() => store.definitions.load('x')).not.toThrow(StoreError);
  });
});
