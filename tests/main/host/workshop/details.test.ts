// What a pack says of itself, what its cards are called, and what is not finished, through the thread of a pack.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DetailChange, PackDetails } from '../../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { CARDS, card, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

vi.setConfig({ testTimeout: 30_000 });

const FILES = filesOf('gloom', [card('lamp'), card('coin')]);

let writing: Writing;

beforeAll(async () => {
  ({ writing } = await writeGloom(FILES));
});

afterEach(async () => {
  while ((await writing.move('undo')).ok);
});

const details = (language: Language = 'en'): Promise<PackDetails> => writing.ask('details', {}, language);
const say = (detail: DetailChange['detail'], text: string, more: Partial<DetailChange> = {}) =>
  writing.ask('detail', { change: { detail, text, language: null, run: null, ...more } });
const rowOf = ({ rows }: PackDetails, wanted: string, tag: string | null = null) =>
  rows.find(({ detail, language }) => detail === wanted && language === tag)!;
const manifest = async (): Promise<unknown> => JSON.parse((await writing.text('pack.json'))!);

describe('what a pack says of itself', () => {
  it('comes in its own language and in the other one', async () => {
    const said = await details();
    expect(said).toMatchObject({ id: 'gloom', written: 'en', problems: [] });
    expect(said.rows.map(({ detail, language, text }) => [detail, language, text])).toEqual([
      ['title', null, 'Pack gloom'],
      ['description', null, ''],
      ['authors', null, 'A'],
      ['licence', null, 'MIT'],
      ['version', null, '1.0.0'],
      ['language', null, 'en'],
      ['title', 'de', ''],
      ['description', 'de', ''],
    ]);
  });

  it('is changed by steps with names, which are undone like all others', async () => {
    const { listed } = writing.state!;
    const told = await say('title', 'Glow');
    expect(told).toMatchObject({ ok: true, files: ['pack.json'] });
    expect(writing.state).toMatchObject({
      undo: { label: { en: 'title of the pack', de: 'Titel des Pakets' }, place: { file: 'pack.json' } },
    });
    expect(writing.state!.listed).toBeGreaterThan(listed);
    expect((await writing.ask('cards', {})).about).toMatchObject({ title: 'Glow', version: '1.0.0' });
    await say('title', 'Glut', { language: 'de' });
    expect((await writing.ask('cards', {}, 'de')).about.title).toBe('Glut');
    expect(await manifest()).toMatchObject({ title: 'Glow', translations: { de: { title: 'Glut' } } });
    await writing.move('undo');
    await writing.move('undo');
    expect((await writing.ask('cards', {})).about.title).toBe('Pack gloom');
    expect(await writing.texts()).toEqual(FILES);
  });

  it('that was typed without a rest is one step', async () => {
    for (const text of ['G', 'Gl', 'Glo']) await say('title', text, { run: 'a' });
    await writing.move('undo');
    expect(await manifest()).toMatchObject({ title: 'Pack gloom' });
  });

  it.each([
    ['version', '0.2', 'three numbers'],
    ['authors', '', 'At least 1'],
    ['title', '', 'At least 1'],
    ['licence', 'x'.repeat(101), 'At most 100'],
  ] as const)('may not be any %s', async (detail, text, why) => {
    const told = await say(detail, text);
    expect(told).toMatchObject({
      ok: false,
      why: 'refused',
      sentence: expect.stringContaining(why) as string,
    });
    expect(await writing.texts()).toEqual(FILES);
  });

  it('stands with what is wrong with it, wherever that came from', async () => {
    const broken = FILES['pack.json'].replace('"1.0.0"', '"one"');
    await writing.edit([{ file: 'pack.json', whole: broken }]);
    expect(rowOf(await details('de'), 'version').problem).toContain('drei Zahlen');
    await writing.edit([{ file: 'pack.json', whole: broken.replace('"licence": "MIT"', '"x": 1') }]);
    const said = await details();
    expect(rowOf(said, 'licence').problem).toContain('licence');
    expect(rowOf(said, 'title').problem).toBeNull();
    expect(said.problems).toEqual([expect.stringContaining('x')]);
    // What is in order may be written all the same.
    expect(await say('licence', 'MIT')).toMatchObject({ ok: true });
    expect(rowOf(await details(), 'licence')).toMatchObject({ text: 'MIT', problem: null });
    await writing.edit([{ file: 'pack.json', whole: '[]' }]);
    expect(await say('title', 'Glow')).toMatchObject({ why: 'refused' });
  });

  it('in another language makes the first words of its cards those of that', async () => {
    await say('language', 'de');
    const view = (await writing.ask('card', { place: { file: CARDS, pointer: '/cards/0' } }))!;
    expect(view.fields.flatMap(({ language }) => language ?? [])).toEqual(['en']);
    expect(rowOf(await details(), 'title', 'en')).toMatchObject({ text: '' });
  });
});

it('cards are listed with what they are called in other languages', async () => {
  const names = async () => (await writing.ask('cards', {})).cards.map((row) => row.names);
  expect(await names()).toEqual([{}, {}]);
  const { listed } = writing.state!;
  const translate = { do: 'translate', language: 'de', run: null } as const;
  await writing.gesture('/cards/0', { ...translate, at: '/lamp/name', text: 'Lampe' });
  expect(await names()).toEqual([{ de: 'Lampe' }, {}]);
  const named = writing.state!.listed;
  expect(named).toBeGreaterThan(listed);
  await writing.gesture('/cards/0', { ...translate, at: '/lamp/story', text: 'Sie leuchtet.' });
  expect(writing.state!.listed).toBe(named);
});

describe('what is not finished', () => {
  const unfinished = async (language: Language = 'en') => {
    const view = await writing.ask('card', { place: { file: CARDS, pointer: '/cards/0' } }, language);
    return view!.advice.filter(({ kind }) => kind === 'draft');
  };
  const draft = (text: string) => writing.gesture('/cards/0', { do: 'draft', at: '/rules/0', text });

  it('is among the problems of its card, until it is taken away', async () => {
    await draft('the dogs bark');
    const [row, ...others] = await unfinished();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ severity: 'warning', at: '/rules/0', where: 'Card lamp', cures: [] });
    expect(row.words).toContain('Not finished: “the dogs bark”');
    expect((await unfinished('de'))[0].words).toContain('Nicht fertig: „the dogs bark“');
    await draft('');
    expect(await unfinished()).toEqual([]);
    expect(writing.state!.drafts).toEqual([]);
  });

  it('comes behind errors', async () => {
    await draft('the dogs bark');
    await writing.set('/cards/0/power', 1000);
    const view = await writing.ask('card', { place: { file: CARDS, pointer: '/cards/0' } });
    expect(view!.advice.map(({ kind }) => kind)).toEqual(['problem', 'draft']);
    await draft('');
  });
});
