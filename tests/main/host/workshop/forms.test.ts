// Forms of names: written on the bench in both languages, in packs that get the format for it; all that read names take the name itself.
import { beforeEach, describe, expect, it } from 'vitest';
import { cardTitles } from '../../../../main/host/packs/titles.ts';
import { contents } from '../../../../shared/games/index.ts';
import { loadPacks } from '../../../../shared/packs/load.ts';
import type { FieldGroup } from '../../../../shared/packs/fields/types.ts';
import type { PackTexts } from '../../../../shared/rpc/messages/workshop-texts.ts';
import { card, CARDS, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const FORMS = { gen: 'Morgensternes', gender: 'm' } as const;
const old = (text: string): string => text.replace('"format": 2', '"format": 1');
const FILES = filesOf('gloom', [card('a'), card('b', { name: 'Golem' })]);

let writing: Writing;
beforeEach(async () => {
  ({ writing } = await writeGloom({ ...FILES, 'pack.json': old(FILES['pack.json']) }));
});
const json = async (file: string): Promise<unknown> => JSON.parse((await writing.text(file)) ?? 'null');

describe('a name with forms', () => {
  it('raises the format of its pack, keeps its forms while it is typed, and is undone to the same bytes', async () => {
    const before = await writing.texts();
    const name = { one: 'Morgenstern', ...FORMS };
    expect(
      await writing.gesture('/cards/0', { do: 'write', at: '/name', value: name, run: null }),
    ).toMatchObject({
      ok: true,
    });
    expect(await json('pack.json')).toMatchObject({ format: 2 });
    await writing.gesture('/cards/0', { do: 'write', at: '/name', value: 'Abendstern', run: null });
    expect(await json(CARDS)).toMatchObject({ cards: [{ name: { one: 'Abendstern', ...FORMS } }, {}] });
    const opened = await writing.ask('open', {});
    expect(opened.cards[0]).toMatchObject({ id: 'a', name: 'Abendstern', problems: 0 });
    const shown = (await writing.ask('card', { place: { file: CARDS, pointer: '/cards/0' } }))!;
    expect(shown.face?.name).toBe('Abendstern');
    const field = fieldAt(shown.fields, '/name');
    expect(field).toMatchObject({
      value: 'Abendstern',
      control: { kind: 'text', name: { language: 'en', forms: FORMS } },
    });
    await writing.move('undo');
    await writing.move('undo');
    expect(await writing.texts()).toEqual(before);
  });

  it('is written in another language the same way, and counts as one text to translate', async () => {
    const translate = { do: 'translate', language: 'de', at: '/a/name', run: null } as const;
    await writing.gesture('/cards/0', { ...translate, text: 'Morgenstern', forms: FORMS });
    await writing.gesture('/cards/0', { ...translate, text: 'Abendstern' });
    expect(await json('text/de.json')).toEqual({ a: { name: { one: 'Abendstern', ...FORMS } } });
    const { rows } = (await writing.ask('texts', { to: 'de', known: null })) as PackTexts;
    expect(rows.find(({ card: of }) => of === 'a')).toMatchObject({ target: 'Abendstern', state: 'done' });
    await writing.ask('translated', {
      change: { do: 'write', to: 'de', card: 'a', field: 'name', text: 'Nachtstern', run: null },
    });
    expect(await json('text/de.json')).toEqual({ a: { name: { one: 'Nachtstern', ...FORMS } } });
    const found = await writing.ask('find', {
      search: { text: 'Nachtstern', whole: true, exact: true, ids: false },
      by: 'Tagstern',
    });
    expect(found.rows).toHaveLength(1);
  });
});

describe('loading', () => {
  const source = (format: number) => ({
    folder: 'mods/gloom',
    source: 'user' as const,
    files: [
      {
        path: 'pack.json',
        text: FILES['pack.json'].replace('"format": 2', `"format": ${format}, "language": "de"`),
      },
      {
        path: CARDS,
        text: JSON.stringify({
          cards: [card('a', { name: { one: 'Morgenstern', many: 'Morgensterne', ...FORMS } })],
        }),
      },
      {
        path: 'text/en.json',
        text: JSON.stringify({ a: { name: { one: 'Morning Star', many: 'Morning Stars' } } }),
      },
    ],
  });

  it('gives the name itself to all that read cards, and its forms to the words of each language', () => {
    const { cards, texts, problems } = loadPacks([source(2)], contents);
    expect(problems).toEqual([]);
    const { definition } = cards['gloom:a'];
    expect(definition['name']).toBe('Morgenstern');
    const titles = (['de', 'en'] as const).map((language) => cardTitles(language, texts, () => definition));
    expect(titles.map(({ name }) => name('gloom:a'))).toEqual(['Morgenstern', 'Morning Star']);
    expect(titles.map(({ forms }) => forms?.('gloom:a')?.many)).toEqual(['Morgensterne', 'Morning Stars']);
  });

  it('refuses them in an older format', () => {
    const { problems } = loadPacks([source(1)], contents);
    expect(problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'needs-format',
      '/cards/0/name/one',
    ]);
  });
});

const fieldAt = (groups: readonly FieldGroup[], at: string) =>
  groups.flatMap(({ fields }) => fields).find((field) => field.at === at);
