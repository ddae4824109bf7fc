// The texts of a pack beside those in another language: states, steps and their undo, tables, and another language for the pack.
import { beforeEach, describe, expect, it } from 'vitest';
import { textsAfter } from '../../../../renderer/workshop/translations/texts-after.ts';
import type { Told } from '../../../../main/host/workshop/asks.ts';
import type { TranslationChange } from '../../../../shared/packs/translations/types.ts';
import type {
  ChangedTexts,
  PackTexts,
  TablePreview,
} from '../../../../shared/rpc/messages/workshop-texts.ts';
import { card, CARDS, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const FILES = {
  ...filesOf('gloom', [card('a', { story: 'Once.' }), card('b', { name: 'Golem' }), card('c')]),
  'text/de.json': '{\n\t"a": { "name": "Karte a" },\n\t"b": { "name": "Golem" }\n}\n',
};

let writing: Writing;
beforeEach(async () => {
  ({ writing } = await writeGloom(FILES));
});

const texts = async (to = 'de'): Promise<PackTexts> => (await ask(to, null)) as PackTexts;
const ask = (to: string, known: number | null): Promise<PackTexts | ChangedTexts | null> =>
  writing.ask('texts', { to, known });
const change = async (wanted: TranslationChange): Promise<Told> =>
  writing.ask('translated', { change: wanted });
const states = async (to = 'de'): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await texts(to)).rows.map(({ card: of, field, state }) => [`${of ?? ''}/${field}`, state]),
  );
const file = async (path: string): Promise<unknown> => {
  const text = await writing.text(path);
  return text === null ? null : JSON.parse(text);
};
const write = (of: string | null, field: 'name' | 'story' | 'title', text: string): TranslationChange => ({
  do: 'write',
  to: 'de',
  card: of,
  field,
  text,
  run: null,
});

describe('the texts of a pack', () => {
  it('are there with what they are in the other language, and how far that is', async () => {
    expect(await states()).toEqual({
      '/title': 'missing',
      'a/name': 'done',
      'a/story': 'missing',
      'b/name': 'none',
      'c/name': 'missing',
    });
    const { own, languages, rows, terms } = await texts('fr');
    expect(own).toBe('en');
    expect(languages.map(({ language }) => language)).toEqual(['de', 'fr']);
    expect(languages[1].counts).toEqual({ missing: 5, outdated: 0, done: 0, none: 0 });
    expect(rows[1]).toMatchObject({
      card: 'a',
      title: 'Card a',
      place: { file: CARDS, pointer: '/cards/0' },
    });
    expect(terms.some(({ words }) => words['en'] === 'foe')).toBe(true);
  });

  it('are outdated once their source is another one, until they are written or still right', async () => {
    await change(write('a', 'name', 'Kärtchen a'));
    await writing.set('/cards/0/name', 'Card alpha');
    const outdated = (await texts()).rows.find(({ state }) => state === 'outdated');
    expect(outdated).toMatchObject({ card: 'a', field: 'name', was: 'Card a', source: 'Card alpha' });
    const before = await writing.texts();
    await change({ do: 'right', to: 'de', texts: [{ card: 'a', field: 'name' }] });
    expect((await states())['a/name']).toBe('done');
    await writing.move('undo');
    expect(await writing.texts()).toEqual(before);
    await change(write('a', 'name', 'Karte Alpha'));
    expect((await states())['a/name']).toBe('done');
    expect(await file('text/de.json')).toMatchObject({ a: { name: 'Karte Alpha' } });
  });

  it('are known to be translated from what the bench has shown, too', async () => {
    await writing.gesture('/cards/0', {
      do: 'translate',
      language: 'de',
      at: '/a/story',
      text: 'Einst.',
      run: null,
    });
    await writing.set('/cards/0/story', 'Once, twice.');
    expect((await states())['a/story']).toBe('outdated');
    const { advice } = (await writing.ask('card', { place: { file: CARDS, pointer: '/cards/0' } }, 'en'))!;
    expect(advice.filter(({ code }) => code === 'outdated')).toMatchObject([
      { at: '/story', language: 'de' },
    ]);
  });

  it('follow a card that gets another id, and go with it', async () => {
    await change(write('a', 'name', 'Kärtchen a'));
    await writing.command({ do: 'rename', card: { file: CARDS, pointer: '/cards/0' }, id: 'alpha' });
    expect(await file('workshop.json')).toEqual({
      translated: { de: { cards: { alpha: { name: 'Card a' } } } },
    });
    await writing.command({ do: 'delete', card: { file: CARDS, pointer: '/cards/0' } });
    expect(await file('workshop.json')).toEqual({});
  });

  it('are written in any language, of the pack as well, and taken away by nothing', async () => {
    const before = await writing.texts();
    await change({ ...write(null, 'title', 'Obscurité'), to: 'fr' } as TranslationChange);
    await change({ do: 'same', to: 'fr', texts: [{ card: 'b', field: 'name' }] });
    expect(await file('pack.json')).toMatchObject({ translations: { fr: { title: 'Obscurité' } } });
    expect(await file('text/fr.json')).toEqual({ b: { name: 'Golem' } });
    expect((await states('fr'))['b/name']).toBe('none');
    await change({ ...write(null, 'title', ''), to: 'fr' } as TranslationChange);
    expect(await file('pack.json')).not.toHaveProperty('translations');
    for (let i = 0; i < 3; i++) await writing.move('undo');
    expect(await writing.texts()).toEqual(before);
  });

  it('are there once where two cards have one name', async () => {
    const twice = [card('a'), card('a', { name: 'Another' }), card('b')];
    ({ writing } = await writeGloom({ ...FILES, ...filesOf('gloom', twice) }));
    expect((await texts()).rows.map(({ source }) => source)).toEqual(['Pack gloom', 'Card a', 'Card b']);
  });

  it('are refused where they cannot be such a text, or their card is locked', async () => {
    expect(await change(write('a', 'name', 'two\nlines'))).toMatchObject({ ok: false, why: 'refused' });
    expect(
      await change({ ...write('a', 'name', 'x'), to: 'no language' } as TranslationChange),
    ).toMatchObject({ ok: false });
    const revision = writing.state!.revision;
    await writing.ask('planned', { revision, change: { do: 'state', cards: ['a'], state: 'locked' } });
    expect(await change(write('a', 'name', 'x'))).toMatchObject({
      ok: false,
      sentence: 'This card is locked.',
    });
    expect((await texts()).rows.filter(({ isLocked }) => isLocked).map(({ field }) => field)).toEqual([
      'name',
      'story',
    ]);
  });
});

describe('what is sent to a page that has the texts', () => {
  it('is what has changed, which makes of them those of now', async () => {
    const known = await texts();
    await change(write('a', 'story', 'Einst.'));
    await writing.set('/cards/0/name', 'Card alpha');
    const came = (await ask('de', known.revision)) as ChangedTexts;
    expect(came).toMatchObject({ since: known.revision, changed: [{ source: 'Card alpha' }, {}] });
    expect(came.changed.map(({ field }) => field)).toEqual(['name', 'story']);
    expect(textsAfter(known, came)).toEqual(await texts());
  });

  it('is all of it where it has others, or cards have come or gone', async () => {
    const known = await texts();
    expect(await ask('fr', null)).toHaveProperty('rows');
    // Another page has asked since.
    expect(await ask('de', known.revision)).toEqual(known);
    await writing.command({ do: 'delete', card: { file: CARDS, pointer: '/cards/2' } });
    expect(await ask('de', known.revision)).toHaveProperty('rows.length', known.rows.length - 1);
    expect(await ask('de', known.revision)).toHaveProperty('rows');
  });
});

describe('a table of the texts', () => {
  const table = async (): Promise<string> =>
    (await writing.ask('table', { to: 'de', format: { separator: ';', isMarked: true } }))!.text;
  const preview = async (text: string): Promise<TablePreview> =>
    (await writing.ask('tablePreview', { to: 'de', table: text }))!;

  it('leaves with a row for each, and comes back as one step that undo takes back', async () => {
    const out = await table();
    expect(out.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffid;pointer;source;target;state',
      'gloom;/title;Pack gloom;;missing',
      'a;/name;Card a;Karte a;done',
    ]);
    expect((await preview(out)).counts).toEqual({ same: 2, empty: 3 });
    const before = await writing.texts();
    const text = out
      .replace('a;/name;Card a;Karte a;done', 'a;/name;Card a;"Karte ""A""";done')
      .replace('c;/name;Card c;;missing', `c;/name;Old card c;"'=Karte";`)
      .concat('zzz;/name;What;Was;\r\n', 'a;/story;Once.;Einst.;\r\n');
    const shown = await preview(text);
    expect(shown.counts).toEqual({ unknown: 1, double: 1, stale: 1, changed: 1, same: 1, empty: 2 });
    expect(shown.rows[0]).toMatchObject({ line: 7, outcome: 'unknown', title: 'zzz' });
    expect(await change({ do: 'take', to: 'de', table: text, seen: shown.seen })).toMatchObject({ ok: true });
    expect(await file('text/de.json')).toMatchObject({ a: { name: 'Karte "A"' }, c: { name: '=Karte' } });
    expect(await states()).toMatchObject({ 'a/name': 'done', 'c/name': 'outdated' });
    await writing.move('undo');
    expect(await writing.texts()).toEqual(before);
  });

  it('is refused where the pack has been changed since it was shown', async () => {
    const text = (await table()).replace('Karte a', 'Karte A');
    const { seen } = await preview(text);
    await change(write('a', 'name', 'Anders'));
    expect(await change({ do: 'take', to: 'de', table: text, seen })).toMatchObject({
      ok: false,
      why: 'stale',
    });
  });

  it('says what is wrong with it: columns, quotes, no rows', async () => {
    expect((await preview('')).faults).toEqual([
      'The table has no rows. Its first one names the columns: id, pointer, source, target, state.',
    ]);
    expect((await preview('id,text\r\na,b')).faults).toHaveLength(2);
    expect((await preview('id,pointer,target\r\na,/name,"open')).faults[0]).toContain('row 2');
  });
});

describe('another language for the pack', () => {
  it('has its words change places with the translation, as one step', async () => {
    await change(write(null, 'title', 'Düsternis'));
    await change({ do: 'write', to: 'fr', card: 'a', field: 'name', text: 'Carte a', run: null });
    const before = await writing.texts();
    expect(await change({ do: 'settle', to: 'de' })).toMatchObject({ ok: true });
    expect(await file('pack.json')).toMatchObject({
      language: 'de',
      title: 'Düsternis',
      translations: { en: { title: 'Pack gloom' } },
    });
    expect(await file('text/de.json')).toBeNull();
    expect(await file('text/en.json')).toEqual({
      a: { name: 'Card a', story: 'Once.' },
      b: { name: 'Golem' },
      c: { name: 'Card c' },
    });
    expect(await file(CARDS)).toMatchObject({
      cards: [{ name: 'Karte a', story: 'Once.' }, { name: 'Golem' }, { name: 'Card c' }],
    });
    expect(await states('en')).toMatchObject({ '/title': 'done', 'a/name': 'done', 'a/story': 'none' });
    // What was translated from the words of before is not outdated by that alone.
    expect((await states('fr'))['a/name']).toBe('done');
    await writing.move('undo');
    expect(await writing.texts()).toEqual(before);
    await writing.move('redo');
    await change({ do: 'settle', to: 'en' });
    expect(JSON.parse((await writing.text(CARDS))!)).toEqual(JSON.parse(before[CARDS]!));
  });
});
