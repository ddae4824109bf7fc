// Packs that are put away, and come back.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../../main/host/host.ts';
import { TestClient } from '../support.ts';
import { Author, CARDS, Mine, card, filesOf } from './mine.ts';

const GLOOM = filesOf('gloom', [card('a'), card('b')]);

async function shelved(): Promise<{ mine: Mine; host: Host; ann: Author }> {
  const mine = new Mine({ gloom: GLOOM, doom: filesOf('doom', [card('c')]) });
  const host = await mine.host();
  return { mine, host, ann: new Author(host) };
}

const idsOf = async (client: TestClient): Promise<string[]> =>
  (await client.call('packs.state', {})).packs.map(({ id }) => id);

describe('the bin', () => {
  it('takes a pack that is open with all that was done to it, and gives it back with its history', async () => {
    const { mine, ann } = await shelved();
    const folder = mine.folder('gloom');
    await ann.open(folder);
    await ann.set('/cards/0/name', 'Another');
    const { entry } = await ann.call('workshop.bin', { folder });
    expect(await idsOf(ann)).toEqual(['doom']);
    expect(existsSync(folder)).toBe(false);
    expect(await ann.fails('workshop.cards', { folder })).toMatchObject({ code: 'not-found' });
    expect(await ann.fails('workshop.open', { folder })).toMatchObject({ code: 'not-found' });
    const { packs, bin } = await ann.call('workshop.shelf', {});
    expect(packs.map((pack) => pack.folder)).toEqual([mine.folder('doom')]);
    expect(bin).toMatchObject([{ entry, id: 'gloom', title: 'Pack gloom', cards: 2, steps: 1, taken: null }]);

    expect(await ann.call('workshop.unbin', { entry, as: null })).toEqual({ folder });
    expect(mine.read('gloom')).toContain('Another');
    expect((await ann.call('workshop.shelf', {})).bin).toEqual([]);
    await ann.open(folder);
    await ann.move('undo');
    const { card: first } = await ann.call('workshop.card', {
      folder,
      place: { file: CARDS, pointer: '/cards/0' },
    });
    expect(first!.definition).toMatchObject({ name: 'Card a' });
  });

  it('says what keeps a pack in it, and gives a copy under another id', async () => {
    const { mine, ann } = await shelved();
    const folder = mine.folder('gloom');
    await ann.open(folder);
    await ann.set('/cards/0/name', 'Another');
    const { entry } = await ann.call('workshop.bin', { folder });
    await ann.call('workshop.create', { game: 'ravingspire', id: 'gloom', title: 'New gloom' });
    await ann.next('packs', ({ packs }) => packs.some(({ title }) => title === 'New gloom'));
    const { bin } = await ann.call('workshop.shelf', {});
    expect(bin).toMatchObject([{ taken: { title: 'New gloom' } }]);
    expect((await ann.fails('workshop.unbin', { entry, as: null })).sentence).toMatch(/New gloom.*bin first/);
    // The new pack of the same name has no history of the old one.
    await ann.open(folder);
    const wanted = { folder, before: null, limit: 10, card: null, pointsOnly: false };
    expect((await ann.call('workshop.history', wanted)).rows).toEqual([]);

    const copy = await ann.call('workshop.unbin', { entry, as: { id: 'gloom-2', title: 'Old gloom' } });
    expect(copy).toEqual({ folder: mine.folder('gloom-2') });
    expect(mine.read('gloom-2')).toContain('Another');
    expect((await ann.call('workshop.shelf', {})).bin).toHaveLength(1);
  });

  it('is emptied of what is named, and of nothing else', async () => {
    const { mine, ann } = await shelved();
    const entries: string[] = [];
    for (const name of ['gloom', 'doom'])
      entries.push((await ann.call('workshop.bin', { folder: mine.folder(name) })).entry);
    await ann.fails('workshop.emptyBin', { entries: [entries[0], '1700000000000-none'] });
    expect((await ann.call('workshop.shelf', {})).bin.map(({ entry }) => entry)).toEqual(entries.reverse());
    await ann.call('workshop.emptyBin', { entries: [entries[0]] });
    expect(readdirSync(join(mine.mods, '.bin'))).toEqual([entries[1]]);
    expect(await ann.fails('workshop.unbin', { entry: entries[0], as: null })).toMatchObject({
      code: 'not-found',
    });
  });

  it('takes no pack of others, and nothing outside of it', async () => {
    const { mine, host } = await shelved();
    const ben = new TestClient(host);
    expect(await ben.fails('workshop.bin', { folder: mine.root })).toMatchObject({ code: 'not-found' });
    expect(await ben.fails('workshop.emptyBin', { entries: ['1700000000000-../gloom'] })).toMatchObject({
      code: 'bad-params',
    });
    expect(await idsOf(ben)).toEqual(['doom', 'gloom']);
  });
});

it('lists the packs by when they were changed, with what was done last', async () => {
  const { mine, ann } = await shelved();
  const folder = mine.folder('doom');
  await ann.open(folder);
  await ann.set('/cards/0/name', 'Another', { label: 'name of c' });
  await ann.call('workshop.keep', { folder });
  const { packs } = await ann.call('workshop.shelf', {});
  expect(packs.map((pack) => pack.folder)).toEqual([folder, mine.folder('gloom')]);
  expect(packs[0].step?.label).toBe('name of c');
});

it('duplicates a pack with its scenarios, of what was typed last', async () => {
  const { mine, ann } = await shelved();
  const folder = mine.folder('gloom');
  const scenario = {
    name: 'a',
    game: 'ravingspire',
    setup: { packs: ['base', 'gloom'] },
    given: { hand: ['gloom:a'] },
  };
  mine.write('gloom', 'scenarios/a.json', JSON.stringify(scenario));
  await ann.open(folder);
  await ann.set('/cards/0/name', 'Another');
  await ann.call('workshop.createFrom', { from: folder, id: 'gloom-2', title: 'Twice' });
  expect(mine.read('gloom-2')).toContain('Another');
  expect(JSON.parse(mine.read('gloom-2', 'scenarios/a.json'))).toMatchObject({
    setup: { packs: ['base', 'gloom-2'] },
    given: { hand: ['gloom-2:a'] },
  });
});

it('leaves a table that plays with a pack as it was: it goes on, and is left and found again', async () => {
  const mine = new Mine();
  mine.copy('arcana');
  const host = await mine.host();
  const ann = new Author(host);
  await ann.call('packs.state', {});
  await ann.next('packs', ({ stage, packs }) => stage === 'ready' && packs.length > 0);
  const seats = ['arcana:pgw', 'arcana:kns'].map((hero, seat) => ({
    hero,
    player: { kind: 'person' as const, name: `Player ${seat + 1}` },
  }));
  const { table } = await ann.call('tables.create', {
    game: 'arcana',
    seed: 'a bin',
    seats,
    packs: ['arcana'],
    options: {},
  });
  const watched = { table, since: -1, eyes: null };
  const before = await ann.call('table.watch', watched);
  await ann.call('table.leave', { table });
  await ann.call('workshop.bin', { folder: mine.folder('arcana') });
  expect(await idsOf(ann)).toEqual([]);
  const after = await ann.call('table.watch', watched);
  expect(after.tableau).toEqual(before.tableau);
});
