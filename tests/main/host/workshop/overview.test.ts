// All cards of a pack at once, through its thread: their fields, changes of many, words that are replaced.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import type { TextSearch } from '../../../../shared/packs/card-commands/find-texts.ts';
import type { FieldChange } from '../../../../shared/packs/card-commands/many-cards.ts';
import type { CardCells, CardOverview } from '../../../../shared/rpc/messages/workshop-overview.ts';
import type { PackCommand } from '../../../../shared/rpc/messages/workshop.ts';
import { CARDS, card, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const NAMING = {
  rules: [{ when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'gloom:lamp' } }] }],
};
const TEXTS = 'text/de.json';
const FILES: Record<string, string> = {
  ...filesOf('gloom', [
    card('lamp', { name: 'Lamp', story: 'A lamp, lamps, LAMP.' }),
    card('coin', { name: 'Coin', ...NAMING }),
    { id: 'maid', name: 'Maid of Lamps', kind: 'hero' },
  ]),
  [TEXTS]: '{ "lamp": { "name": "Lampe", "story": "Die Lampe." } }\n',
};
const [LAMP, COIN, MAID] = [0, 1, 2].map((i) => ({ file: CARDS, pointer: `/cards/${i}` }));

let writing: Writing;
beforeAll(async () => {
  ({ writing } = await writeGloom(FILES));
});
afterEach(async () => {
  while ((await writing.move('undo')).ok);
  expect(await writing.texts()).toEqual(FILES);
});

const listed = (): Promise<CardOverview> => writing.ask('overview', {});
const cellsOf = async (place: typeof LAMP): Promise<CardCells> => {
  const { rows } = await writing.ask('cells', { places: [place] });
  return rows[0]!;
};
const stamps = async (): Promise<string[]> => (await listed()).cards.map(({ stamp }) => stamp);

describe('the fields of all cards', () => {
  it('are columns with labels, kinds and controls, and cells with what is written', async () => {
    const { columns, cards } = await listed();
    expect(cards.map(({ place }) => place)).toEqual([LAMP, COIN, MAID]);
    const at = (pointer: string) => columns.find((column) => column.at === pointer);
    expect(at('/power')).toMatchObject({ label: 'power', control: { kind: 'number' }, kinds: ['object'] });
    expect(at('/cost')).toMatchObject({ control: { kind: 'matrix' } });
    expect(at('/cost/brute')).toMatchObject({ label: 'cost, brute force', control: { kind: 'number' } });
    expect(at('/name')?.kinds).toEqual(['object', 'hero']);
    expect(await cellsOf(LAMP)).toMatchObject({
      values: { '/name': 'Lamp', '/power': 1, '/as': ['skill'], '/cost/brute': 3 },
      // What the game measures of a price leaves brute force out.
      numbers: { '/cost': 1 },
      text: '',
    });
    expect(await cellsOf(COIN)).toMatchObject({ text: expect.stringContaining('Lamp') as string });
    const { rows } = await writing.ask('faces', { places: [LAMP, { file: CARDS, pointer: '/cards/9' }] });
    expect(rows).toMatchObject([{ face: { name: 'Lamp' } }, null]);
  });

  it('have a stamp that changes with the card, and with the name of a card that it names', async () => {
    const before = await stamps();
    await writing.set('/cards/0/power', 2);
    const powered = await stamps();
    expect(powered.map((stamp, i) => stamp === before[i])).toEqual([false, true, true]);
    await writing.command({ do: 'change', cards: [LAMP], ...(await preview([LAMP], named('Torch'))) });
    const renamed = await stamps();
    expect(renamed.map((stamp, i) => stamp === powered[i])).toEqual([false, false, true]);
    expect((await cellsOf(COIN)).text).toContain('Torch');
  });
});

const named = (name: string): FieldChange => ({ how: 'set', at: '/name', value: name });
async function preview(cards: (typeof LAMP)[], change: FieldChange) {
  const { rows, seen } = await writing.ask('preview', { cards, change });
  return { change, seen, rows };
}
async function change(cards: (typeof LAMP)[], wanted: FieldChange): Promise<Told> {
  const { seen } = await preview(cards, wanted);
  return writing.command({ do: 'change', cards, change: wanted, seen });
}

describe('a change of several cards', () => {
  it.each<[FieldChange, (string | null)[][]]>([
    [
      { how: 'set', at: '/power', value: 3 },
      [
        ['1', '3'],
        ['1', '3'],
        [null, null],
      ],
    ],
    [
      { how: 'add', at: '/cost/brute', value: -2 },
      [
        ['3', '1'],
        ['3', '1'],
        [null, null],
      ],
    ],
    [
      { how: 'add', at: '/as', value: ['fight'] },
      [
        ['skill', 'skill, fight'],
        ['skill', 'skill, fight'],
        [null, null],
      ],
    ],
    [
      { how: 'add', at: '/name', value: ' II' },
      [
        ['Lamp', 'Lamp II'],
        ['Coin', 'Coin II'],
        ['Maid of Lamps', 'Maid of Lamps II'],
      ],
    ],
    [
      { how: 'clear', at: '/story' },
      [
        ['A lamp, lamps, LAMP.', null],
        [null, null],
        [null, null],
      ],
    ],
  ])('%j shows what comes of it, and does that as one step', async (wanted, told) => {
    const cards = [LAMP, COIN, MAID];
    const { rows } = await preview(cards, wanted);
    expect(rows.map(({ before, after }) => [before, after])).toEqual(told);
    const refused = rows.map((row) => row.refused !== null);
    expect(refused).toEqual(told.map(([before, after]) => before === after));
    expect(await change(cards, wanted)).toMatchObject({ ok: true, files: [CARDS] });
    const count = refused.filter((one) => !one).length;
    expect(writing.state!.undo!.label).toMatchObject({
      en: expect.stringContaining(count === 1 ? 'one card' : `${count} cards`) as string,
    });
  });

  it('is refused where it would not do what was shown, and shown again it is done', async () => {
    const wanted: FieldChange = { how: 'add', at: '/power', value: 1 };
    const { seen } = await preview([LAMP, COIN], wanted);
    await writing.set('/cards/1/power', 7);
    const command = { do: 'change', cards: [LAMP, COIN], change: wanted } as const;
    expect(await writing.command({ ...command, seen })).toMatchObject({ ok: false, why: 'stale' });
    expect((await cellsOf(LAMP)).values).toMatchObject({ '/power': 1 });
    expect(await change([LAMP, COIN], wanted)).toMatchObject({ ok: true });
    expect((await cellsOf(COIN)).values).toMatchObject({ '/power': 8 });
  });

  it('tells which problems would come and go, card by card, and does nothing', async () => {
    const foresee = async (command: PackCommand) => (await writing.ask('foresee', { command })).found;
    const wanted: FieldChange = { how: 'set', at: '/power', value: 40 };
    const cards = [LAMP, COIN, MAID];
    const { seen } = await preview(cards, wanted);
    const dear = { came: [expect.stringMatching(/^Costs 1;/) as string], gone: [] };
    expect(await foresee({ do: 'change', cards, change: wanted, seen })).toMatchObject({
      came: 2,
      gone: 0,
      rows: [
        { name: 'Lamp', ...dear },
        { name: 'Coin', ...dear },
      ],
    });
    expect(await writing.texts()).toEqual(FILES);
    // Done, the same would take them away again; what was prepared for other cards is not foreseen.
    await change(cards, wanted);
    expect(await foresee({ do: 'change', cards, change: wanted, seen })).toBeNull();
    const back: FieldChange = { how: 'set', at: '/power', value: 1 };
    const again = await preview([LAMP], back);
    expect(await foresee({ do: 'change', cards: [LAMP], change: back, seen: again.seen })).toMatchObject({
      came: 0,
      gone: 1,
      rows: [{ place: LAMP, came: [] }],
    });
    // Other words bring none; and a command that shows nothing beforehand is not foreseen.
    const search = { text: 'Coin', whole: false, exact: false, ids: false };
    const { seen: found } = await writing.ask('find', { search, by: 'Penny' });
    expect(await foresee({ do: 'replace', search, by: 'Penny', without: [], seen: found })).toEqual({
      rows: [],
      more: 0,
      came: 0,
      gone: 0,
    });
    expect(await foresee({ do: 'delete', card: LAMP })).toBeNull();
  });

  it('says why nothing comes of it', async () => {
    const why = async (wanted: FieldChange) => (await preview([LAMP], wanted)).rows[0].refused;
    expect(await why({ how: 'set', at: '/power', value: 100 })).toBe('99 is the most.');
    expect(await why({ how: 'set', at: '/power', value: 1 })).toBe('It is so already.');
    expect(await why({ how: 'set', at: '/id', value: 'x' })).toBe('This is changed on each card by itself.');
    expect(await why({ how: 'clear', at: '/class' })).toBe('Nothing is there to be taken away.');
    expect(await change([LAMP], { how: 'set', at: '/power', value: 1 })).toMatchObject({ why: 'refused' });
  });
});

const search = (text: string, more: Partial<TextSearch> = {}): TextSearch => ({
  text,
  whole: false,
  exact: false,
  ids: false,
  ...more,
});

describe('words in the texts of a pack', () => {
  it('are found in all languages, whole or in others, in any case or in one', async () => {
    const found = async (one: TextSearch): Promise<string[]> =>
      (await writing.ask('find', { search: one, by: 'torch' })).rows.map(
        ({ name, where, found: words }) => `${name}/${where}/${words}`,
      );
    expect(await found(search('lamp', { whole: true }))).toEqual([
      'Lamp/name/Lamp',
      'Lamp/story/lamp',
      'Lamp/story/LAMP',
    ]);
    expect(await found(search('Lamp', { exact: true }))).toEqual([
      'Lamp/name/Lamp',
      'Maid of Lamps/name/Lamp',
      'Lamp/name: German/Lamp',
      'Lamp/story: German/Lamp',
    ]);
    expect(await found(search('lamp', { whole: true, ids: true }))).toContain('Lamp/id/lamp');
    expect(await found(search('gloom'))).toEqual(['title of the pack//gloom']);
  });

  it('are replaced where they are not left out, as one step in all files', async () => {
    const one = search('lamp');
    const { rows, seen } = await writing.ask('find', { search: one, by: 'torch' });
    const without = rows.flatMap(({ found }, i) => (found === 'LAMP' ? [i] : []));
    expect(await writing.command({ do: 'replace', search: one, by: 'torch', without, seen })).toMatchObject({
      ok: true,
      files: [CARDS, TEXTS],
    });
    expect(await writing.text(CARDS)).toContain('"A torch, torchs, LAMP."');
    expect(await writing.text(TEXTS)).toBe('{ "lamp": { "name": "torche", "story": "Die torche." } }\n');
    expect(await writing.text(CARDS)).toContain('"id":"lamp"');
  });

  it('that are ids take along what names the card', async () => {
    const one = search('lamp', { ids: true, exact: true, whole: true });
    const { rows, seen } = await writing.ask('find', { search: one, by: 'torch' });
    expect(rows).toHaveLength(2);
    expect(
      await writing.command({ do: 'replace', search: one, by: 'torch', without: [], seen }),
    ).toMatchObject({
      ok: true,
    });
    expect(await writing.text(CARDS)).toContain('"gloom:torch"');
    expect(JSON.parse((await writing.text(TEXTS))!)).toHaveProperty('torch');
    expect(JSON.parse((await writing.text('pack.json'))!)).toMatchObject({ renames: { lamp: 'torch' } });
  });

  it('that do not fit, or were changed meanwhile, are refused', async () => {
    const one = search('Lamp', { exact: true });
    const long = await writing.ask('find', { search: one, by: 'x'.repeat(80) });
    expect(long.rows[0].refused).toMatch(/60 letters/);
    const command = { do: 'replace', search: one, without: [] } as const;
    expect(await writing.command({ ...command, by: 'x'.repeat(80), seen: long.seen })).toMatchObject({
      why: 'refused',
    });
    const { seen } = await writing.ask('find', { search: one, by: 'Torch' });
    await writing.set('/cards/0/name', 'Lamps');
    expect(await writing.command({ ...command, by: 'Torch', seen })).toMatchObject({ why: 'stale' });
  });
});
