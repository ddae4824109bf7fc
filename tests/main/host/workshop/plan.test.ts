// The plan of a pack: kept in a file of its own that travels with it, as steps like all others.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import type { PackGame } from '../../../../main/host/packs/cards.ts';
import { games } from '../../../../shared/games/index.ts';
import type { PlanChange } from '../../../../shared/packs/plan/types.ts';
import type { PackPlan } from '../../../../shared/rpc/messages/workshop-plan.ts';
import { card, CARDS, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const PLAN = 'workshop.json';
const FILES = filesOf('gloom', [
  card('a', { art: { ground: 'waves' }, story: 'Once.' }),
  card('b', { cost: { skill: 5 } }),
  card('c', { kind: 'loot', cost: undefined, power: undefined, as: undefined }),
]);

let writing: Writing;
beforeEach(async () => {
  ({ writing } = await writeGloom(FILES));
});

const plan = (of = writing): Promise<PackPlan> => Promise.resolve(of.ask('plan', {}));
const change = (wanted: PlanChange): Promise<Told> =>
  Promise.resolve(writing.ask('planned', { revision: writing.state!.revision, change: wanted }));
const file = async (): Promise<unknown> => {
  const text = await writing.text(PLAN);
  return text === null ? null : JSON.parse(text);
};
const place = (i: number) => ({ file: CARDS, pointer: `/cards/${i}` });

describe('the plan', () => {
  it('has each card in its band, as a draft, while nothing is noted', async () => {
    const { spread, bands, cards, kinds, problems, templates } = await plan();
    expect([spread, problems, templates]).toEqual(['cost', [], []]);
    expect(bands.map(({ least, most }) => [least, most])).toEqual([
      [0, 3],
      [4, 6],
      [7, 9],
      [10, null],
    ]);
    expect(cards).toMatchObject([
      { id: 'a', name: 'Card a', kind: 'object', least: 0, state: 'draft', labels: [] },
      { id: 'b', least: 4 },
      { id: 'c', kind: 'loot', least: null },
    ]);
    expect(kinds.find(({ kind }) => kind === 'object')).toMatchObject({ plural: 'objects', wanted: [] });
  });

  it('is proposed after the base set for a size, and changed by hand, each in one step', async () => {
    await change({ do: 'propose', size: 40 });
    const { kinds } = await plan();
    const wanted = kinds.flatMap((kind) => kind.wanted.map(({ count }) => count));
    expect(wanted.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(kinds.find(({ kind }) => kind === 'board')!.wanted).toEqual([]);
    const loot = kinds.find(({ kind }) => kind === 'loot')!;
    expect(loot.wanted).toEqual([{ least: null, count: expect.any(Number) as number }]);

    await change({ do: 'want', kind: 'relic', least: 4, count: 9 });
    const counted = await writing.ask('numbers', {});
    expect(counted).toMatchObject({ kind: 'counted' });
    const row = counted.kind === 'counted' && counted.numbers.kinds.find(({ name }) => name === 'relics');
    expect(row).toMatchObject({ own: 0, wanted: expect.any(Number) as number });
    const relics = (await plan()).kinds.find(({ kind }) => kind === 'relic')!;
    expect(relics.wanted).toContainEqual({ least: 4, count: 9 });
    await writing.move('undo');
    await writing.move('undo');
    expect(await file()).toBeNull();
  });

  it('keeps state, labels and order of cards, and says nothing of what is usual', async () => {
    await change({ do: 'state', cards: ['a', 'b'], state: 'ready' });
    await change({ do: 'label', card: 'a', labels: ['finale', 'sea'] });
    await change({ do: 'arrange', card: 'c', before: 'b' });
    expect(await file()).toEqual({
      cards: { a: { state: 'ready', labels: ['finale', 'sea'] }, b: { state: 'ready' } },
      order: ['a', 'c', 'b'],
    });
    expect((await plan()).cards.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    await change({ do: 'state', cards: ['a', 'b'], state: 'draft' });
    await change({ do: 'label', card: 'a', labels: [] });
    expect(await file()).toEqual({ order: ['a', 'c', 'b'] });
  });

  it('follows a card that gets another name, and one that goes', async () => {
    await change({ do: 'state', cards: ['a', 'b'], state: 'idea' });
    await change({ do: 'arrange', card: 'b', before: 'a' });
    await writing.command({ do: 'rename', card: place(0), id: 'z' });
    expect(await file()).toEqual({
      cards: { z: { state: 'idea' }, b: { state: 'idea' } },
      order: ['b', 'z', 'c'],
    });
    await writing.command({ do: 'delete', card: place(1) });
    expect(await file()).toEqual({ cards: { z: { state: 'idea' } }, order: ['z', 'c'] });
  });

  it('tells what is wrong with its file, counts nothing of it then, and leaves it as it is', async () => {
    const files = { ...FILES, [PLAN]: '{ "wanted": [{ "kind": "relic", "count": 0 }], "order": ["b"] }' };
    const { writing: odd } = await writeGloom(files);
    const { problems, cards } = await plan(odd);
    expect(problems).toMatchObject([{ line: 1, sentence: expect.stringMatching(/too small/) as string }]);
    expect(cards.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const told = await odd.ask('planned', { revision: 1, change: { do: 'propose', size: 9 } });
    expect(told).toMatchObject({ ok: false, why: 'refused' });
    expect((await odd.ask('cards', {})).cards.every((row) => row.problems === 0)).toBe(true);
  });
});

it('is there for a game whose cards have neither words nor advice', async () => {
  const wordless = games.map((game): PackGame => {
    const { game: of, validateCards, inspect, patchable } = game.content!;
    return { ...game, content: { game: of, validateCards, inspect, patchable } };
  });
  const { writing: plain } = await writeGloom(FILES, wordless);
  const { spread, bands, kinds, cards, problems } = await plan(plain);
  expect({ spread, bands, problems }).toEqual({ spread: null, bands: [], problems: [] });
  expect(kinds.find(({ kind }) => kind === 'object')).toMatchObject({ plural: 'object' });
  expect(cards.map(({ least }) => least)).toEqual([null, null, null]);
  const counted = await plain.ask('numbers', {});
  expect(counted).toMatchObject({
    kind: 'counted',
    numbers: { spread: null, cloud: null, marks: [], words: [] },
  });
  const change = { do: 'propose', size: 12 } as const;
  expect(await plain.ask('planned', { revision: 1, change })).toMatchObject({ ok: true });
});

it('sets cards side by side, and one beside what it was', async () => {
  const newest = writing.journal.newest('gloom')?.n ?? 0;
  await writing.set('/cards/0/power', 4);
  await writing.set('/cards/0/name', 'Wave');
  const { cards } = await writing.ask('beside', { cards: [place(0), place(1)], past: null });
  expect(cards.map((one) => one?.name)).toEqual(['Wave', 'Card b']);
  expect(cards[0]?.figures).toContainEqual({ at: '/power', label: 'power', value: '4' });
  expect(cards[1]?.figures).toContainEqual({ at: '/cost/skill', label: 'cost, skill', value: '5' });
  const { cards: both } = await writing.ask('beside', { cards: [place(0)], past: newest });
  expect(both.map((one) => one?.name)).toEqual(['Card a', 'Wave']);
  expect(both[0]?.figures).toContainEqual({ at: '/power', label: 'power', value: '1' });
  const gone = { file: CARDS, pointer: '/cards/9' };
  expect(await writing.ask('beside', { cards: [gone], past: null })).toEqual({ cards: [null] });
});

describe('a new card', () => {
  it('starts from a finished one of the wanted band', async () => {
    await writing.command({ do: 'new', kind: 'relic', name: 'Dear', least: 10 });
    const made = (await plan()).cards.find(({ name }) => name === 'Dear');
    expect(made).toMatchObject({ kind: 'relic', least: 10 });
  });

  it('starts from a template of the pack, with all that this has', async () => {
    const before = writing.state!.listed;
    await change({ do: 'template', card: 'a', name: 'Sea card' });
    expect(writing.state!.listed).toBeGreaterThan(before);
    const { about } = await writing.ask('cards', {});
    expect(about.templates).toEqual([{ name: 'Sea card', kind: 'object' }]);
    const made = await writing.command({ do: 'new', kind: 'object', name: 'Wave', template: 'Sea card' });
    expect(made).toMatchObject({
      ok: true,
      card: { definition: { id: 'wave', name: 'Wave', power: 1, story: 'Once.', art: { ground: 'waves' } } },
    });
    expect(await change({ do: 'template', card: 'a', name: 'Sea card' })).toMatchObject({ ok: false });
    await change({ do: 'drop', template: 'Sea card' });
    expect(await file()).toEqual({});
  });
});

describe('a locked card', () => {
  beforeEach(async () => void (await change({ do: 'state', cards: ['a'], state: 'locked' })));

  it('is not changed by gestures, commands and texts until it is unlocked', async () => {
    const write = { do: 'write', at: '/power', value: 3, run: null } as const;
    expect(await writing.gesture('/cards/0', write)).toMatchObject({ ok: false, why: 'locked' });
    expect(await writing.command({ do: 'delete', card: place(0) })).toMatchObject({
      ok: false,
      why: 'locked',
    });
    expect(await writing.set('/cards/0/power', 3)).toMatchObject({ ok: false, why: 'locked' });
    expect(await writing.gesture('/cards/1', write)).toMatchObject({ ok: true });
    await change({ do: 'state', cards: ['a'], state: 'ready' });
    expect(await writing.gesture('/cards/0', write)).toMatchObject({ ok: true });
  });

  it('is left out where several cards are changed at once', async () => {
    const wanted = { cards: [place(0), place(1)], change: { how: 'set', at: '/power', value: 3 } } as const;
    const { rows, seen } = await writing.ask('preview', wanted);
    expect(rows.map(({ refused }) => refused)).toEqual(['This card is locked.', null]);
    expect(await writing.command({ do: 'change', ...wanted, seen })).toMatchObject({ ok: true });
    const cards = (JSON.parse((await writing.text())!) as { cards: { power: number }[] }).cards;
    expect(cards.slice(0, 2).map(({ power }) => power)).toEqual([1, 3]);
  });

  it('keeps its words where those of the pack are replaced', async () => {
    const search = { text: 'Card', whole: true, exact: true, ids: false };
    const { rows, seen } = await writing.ask('find', { search, by: 'Leaf' });
    expect(rows.map(({ refused }) => refused)).toEqual(['This card is locked.', null, null]);
    expect(await writing.command({ do: 'replace', search, by: 'Leaf', without: [], seen })).toMatchObject({
      ok: true,
    });
    expect((await plan()).cards.map(({ name }) => name)).toEqual(['Card a', 'Leaf b', 'Leaf c']);
  });

  it('can be copied, and is as it was before by undo', async () => {
    expect(await writing.command({ do: 'duplicate', card: place(0) })).toMatchObject({ ok: true });
    await writing.move('undo');
    await writing.move('undo');
    expect((await plan()).cards[0]).toMatchObject({ id: 'a', state: 'draft' });
  });
});
