// What was done to a pack, what has become of its cards since, and how they become again what they were.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../../main/db/store.ts';
import { historyPage } from '../../../../main/host/workshop/history.ts';
import type {
  HistoryPage,
  PackComparison,
  RestoredThing,
} from '../../../../shared/rpc/messages/workshop-history.ts';
import { beginAtNoon, endAtNoon, NOON, pass } from './at-noon.ts';
import { CARDS, card, filesOf, type Mine } from './mine.ts';
import type { Writing } from './writing.ts';

const RULES = [{ when: 'played', do: [{ do: 'draw', cards: 1 }] }];
const GLOOM = filesOf('gloom', [card('a'), card('b', { rules: RULES }), card('c')]);
const DAY = 24 * 60 * 60 * 1000;

let mine: Mine;
let store: Store;
let writing: Writing;

beforeEach(async () => void ({ mine, store, writing } = await beginAtNoon(GLOOM)));
afterEach(() => endAtNoon({ store, writing }));

const withPower = (power: number): string => GLOOM[CARDS].replace('"power":1', `"power":${power}`);

async function history(more: Partial<Parameters<typeof historyPage>[2]> = {}): Promise<HistoryPage> {
  await writing.ask('flush', {});
  const wanted = { before: null, limit: 100, card: null, pointsOnly: false, ...more };
  return historyPage(writing.journal, 'gloom', wanted, 'en');
}

/** What each line is, its name, and the cards that it has changed. */
const told = ({ rows }: HistoryPage): string[] =>
  rows.map(({ kind, label, cards }) =>
    [kind, typeof label === 'string' ? label : label.en, ...cards.map(({ key }) => key)].join(' ').trim(),
  );

const restore = (n: number, what: RestoredThing) =>
  writing.ask('restore', { revision: writing.state!.revision, n, what });

/** The change of each row, and what it is of. */
const rowsOf = (found: PackComparison | null): string[] =>
  found!.rows.map(({ change, what }) => `${change} ${what.kind === 'card' ? what.key : what.path}`);

const compare = async (n: number, against: 'now' | 'before' = 'now'): Promise<string[]> =>
  rowsOf(await writing.ask('compare', { n, against }));

/** The number of the newest line. */
const newest = async (): Promise<number> => (await history({ limit: 1 })).rows[0].n;

describe('the list', () => {
  it('tells steps, undo, redo, what came from outside, ends of days and restore points apart', async () => {
    await writing.set('/cards/0/power', 2, { label: 'power of a' });
    await writing.move('undo');
    await writing.move('redo');
    await pass(1200);
    mine.write('gloom', CARDS, withPower(2).replace('Card b', 'Theirs'));
    await writing.ask('look', {});
    await pass(DAY);
    await writing.set('/cards/2/power', 3, { label: 'power of c' });
    expect(await writing.ask('mark', { label: 'half done' })).toEqual({ isKept: true });
    expect(told(await history())).toEqual([
      'mark half done',
      'step power of c c',
      'day',
      'outside  b',
      'redo power of a a',
      'undo power of a a',
      'step power of a a',
      'day',
    ]);
    expect(told(await history({ pointsOnly: true }))).toEqual(['mark half done']);
    expect(told(await history({ card: 'c' }))).toEqual(['mark half done', 'step power of c c', 'day']);
    const { rows, more } = await history({ limit: 2 });
    expect([rows.length, more]).toEqual([2, true]);
    expect(told(await history({ before: rows[1].n }))).toHaveLength(6);
  });

  it('has what another program did while the pack was closed on the day on which it was found', async () => {
    await writing.set('/cards/0/power', 2, { label: 'power of a' });
    await pass(1200);
    await writing.ask('close', {});
    mine.write('gloom', CARDS, withPower(2).replace('Card b', 'Theirs'));
    await pass(DAY);
    await writing.begin();
    const page = await history();
    expect(told(page)).toEqual(['outside  b', 'day', 'step power of a a', 'day']);
    const [, day] = page.rows;
    expect(day.at).toBeLessThan(NOON + DAY);
    expect(await compare(day.n)).toEqual(['changed b']);
  });

  it('goes on under the name that a card had before, and names cards whose words are translated', async () => {
    await writing.set('/cards/0/power', 2, { label: 'power' });
    await writing.command({ do: 'rename', card: { file: CARDS, pointer: '/cards/0' }, id: 'z' });
    await writing.gesture('/cards/0', {
      do: 'translate',
      language: 'de',
      at: '/z/name',
      text: 'Zett',
      run: null,
    });
    expect(told(await history({ card: 'z' }))).toEqual([
      expect.stringMatching(/^step .* z$/),
      expect.stringMatching(/^step .* z$/),
      'step power a',
      'day',
    ]);
  });

  it('of typing is one line with all that it has changed, however often it is listed meanwhile', async () => {
    await writing.set('/cards/0/power', 2, { merge: 'power' });
    expect(told(await history())).toEqual(['step edit a', 'day']);
    await writing.set('/cards/0/power', 3, { merge: 'power' });
    await pass(200);
    await writing.set('/cards/0/power', 4, { merge: 'power' });
    expect(told(await history())).toEqual(['step edit a', 'day']);
  });

  it('keeps a restore point on which nothing more was done that day, and two that are set at once', async () => {
    await writing.set('/cards/0/power', 2);
    await pass(1200);
    await writing.ask('mark', { label: 'release' });
    await writing.ask('mark', { label: 'before the try-out' });
    await writing.ask('mark', { label: 'release' });
    await pass(DAY);
    await writing.begin();
    await writing.set('/cards/0/power', 3);
    expect(told(await history({ pointsOnly: true }))).toEqual(['mark release · before the try-out']);
  });

  it('finds steps by what they say, by cards and by days, page by page', async () => {
    await writing.set('/cards/0/power', 2, { label: 'power of a lamp' });
    await pass(DAY);
    for (const power of [3, 4, 5]) await writing.set('/cards/2/power', power, { label: `power ${power}` });
    await writing.ask('mark', { label: 'Räleäse' });
    expect(told(await history({ find: 'LAMP power' }))).toEqual(['step power of a lamp a']);
    expect(told(await history({ find: 'card 4' }))).toEqual(['step power 4 c']);
    expect(told(await history({ find: 'ralease' }))).toEqual(['mark Räleäse']);
    expect(told(await history({ find: 'no such' }))).toEqual([]);
    const date = new Date(NOON);
    const day = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
    expect(told(await history({ find: `${day} step` }))).toEqual([]);
    expect(told(await history({ find: `${day} lamp` }))).toEqual(['step power of a lamp a']);
    const first = await history({ find: 'power', limit: 2 });
    expect([first.rows.length, first.more]).toEqual([2, true]);
    const rest = await history({ find: 'power', before: first.rows[1].n });
    expect([told(rest), rest.more]).toEqual([['step power 3 c', 'step power of a lamp a'], false]);
  });

  it('says from where on it is known again, after a journal that could not be read', async () => {
    await writing.set('/cards/0/power', 2, { label: 'before' });
    await writing.set('/cards/0/power', 3, { label: 'damaged' });
    await pass(1200);
    const [first, second] = writing.journal.between('gloom', 0, 2);
    const broken = { ...second, body: second.body.subarray(0, 9) };
    writing.journal.put('gloom', { entries: [broken], cards: [], point: null, drafts: null }, Date.now());
    await writing.begin();
    expect(writing.lost).toBe(true);
    await writing.set('/cards/0/power', 5, { label: 'again' });
    const { rows } = await history();
    expect(rows.map(({ kind, known, breaks }) => [kind, known, breaks])).toEqual([
      ['step', true, false],
      ['day', true, true],
      ['step', true, false],
      ['step', true, false],
      ['day', true, false],
    ]);
    expect(await compare(first.n)).toEqual(['changed a']);
    expect((await writing.ask('past', { n: first.n, file: CARDS }))!.text).toBe(withPower(2));
  });
});

describe('what was', () => {
  it('is known at each end of a day, at restore points, and between them', async () => {
    await writing.set('/cards/0/power', 2);
    await pass(DAY);
    await writing.set('/cards/0/power', 3);
    await writing.ask('mark', { label: 'half done' });
    await writing.set('/cards/0/power', 4);
    await pass(1200);
    const { rows } = await history();
    const texts = rows.map(async ({ n }) => (await writing.ask('past', { n, file: CARDS }))!.text);
    expect(await Promise.all(texts)).toEqual(
      [4, 3, 3, 2, 2, 1].map((power) => (power === 1 ? GLOOM[CARDS] : withPower(power))),
    );
    // What is missing in between is walked around.
    expect(await writing.ask('past', { n: 99, file: CARDS })).toBeNull();
  });

  it('is compared with what is: cards that came, changed and went, and other files', async () => {
    await writing.set('/cards/1/power', 2);
    const n = await newest();
    await writing.command({ do: 'delete', card: { file: CARDS, pointer: '/cards/0' } });
    await writing.set('/cards/0/power', 5);
    await writing.command({ do: 'duplicate', card: { file: CARDS, pointer: '/cards/1' } });
    await writing.edit([
      { file: 'pack.json', operations: [{ op: 'replace', path: '/version', value: '1.1.0' }] },
    ]);
    expect(await compare(n)).toEqual(['changed b', 'added c-2', 'removed a', 'changed pack.json']);
    expect(await compare(n, 'before')).toEqual(['changed b']);
    expect(await compare(await newest(), 'before')).toEqual(['changed pack.json']);
    expect(await compare(await newest())).toEqual([]);
  });

  it('is compared under the new name of a card, and by its words in other languages', async () => {
    await writing.set('/cards/0/power', 2);
    const n = await newest();
    await writing.command({ do: 'rename', card: { file: CARDS, pointer: '/cards/0' }, id: 'z' });
    expect(await compare(n)).toEqual(['changed z', 'changed pack.json']);
    const named = await newest();
    await writing.gesture('/cards/1', {
      do: 'translate',
      language: 'de',
      at: '/b/name',
      text: 'Be',
      run: null,
    });
    // From which words it was translated is noted in a file.
    expect(await compare(named)).toEqual(['changed b', 'added workshop.json']);
  });

  it('a text that cannot be read is compared as a file', async () => {
    await writing.set('/cards/0/power', 2);
    const n = await newest();
    await writing.edit([{ file: CARDS, splice: { offset: 0, length: 1, text: '' } }]);
    expect(await compare(n)).toEqual([`changed ${CARDS}`]);
  });

  it('of a card is shown as face, as sentences and fields, and as JSON', async () => {
    await writing.set('/cards/1/name', 'Lantern');
    const n = await newest();
    await writing.set('/cards/1/rules/0/do/0/cards', 3);
    await writing.set('/cards/1/name', 'Night Lantern');
    const what = { kind: 'card', key: 'b' } as const;
    const { found } = (await writing.ask('difference', { n, against: 'now', what }))!;
    expect([found!.faces.then?.name, found!.faces.now?.name]).toEqual(['Lantern', 'Night Lantern']);
    const [rule] = found!.rules;
    const text = (pieces: typeof rule.then): string => pieces!.map(({ text: words }) => words).join('');
    expect([text(rule.then), text(rule.now)]).toEqual([
      expect.stringMatching(/draw a card/i),
      expect.stringMatching(/draw 3 cards/i),
    ]);
    expect(rule.then!.some(({ changed }) => changed)).toBe(true);
    expect(found!.fields).toMatchObject([{ label: 'name' }]);
    expect(text(found!.fields[0].now)).toBe('Night Lantern');
    const lines = found!.lines.rows.flatMap((row) =>
      row.kind === 'line' && row.now?.pieces.some(({ changed }) => changed)
        ? [text(row.now.pieces).trim()]
        : [],
    );
    expect(lines).toEqual(['"name": "Night Lantern",', '"cards": 3']);
    const none = await writing.ask('difference', { n, against: 'now', what: { kind: 'card', key: 'a' } });
    expect(none).toEqual({ found: null });
  });
});

describe('a restore', () => {
  it('gives back the whole pack, as a step that can be undone', async () => {
    await writing.set('/cards/0/power', 2);
    await writing.edit([{ file: 'cards/new.json', whole: '{ "cards": [] }' }]);
    await pass(1200);
    expect(mine.has('gloom', 'cards/new.json')).toBe(true);
    expect(await restore(0, { kind: 'pack' })).toMatchObject({
      ok: true,
      step: { label: { en: expect.stringMatching(/^restored: the whole pack, as of /) as string } },
    });
    await pass(1200);
    expect([mine.has('gloom', 'cards/new.json'), mine.read('gloom')]).toEqual([false, GLOOM[CARDS]]);
    await writing.move('undo');
    await pass(1200);
    expect([mine.has('gloom', 'cards/new.json'), mine.read('gloom')]).toEqual([true, withPower(2)]);
  });

  it('gives back one card and leaves the others', async () => {
    await writing.set('/cards/0/power', 2);
    await writing.ask('mark', { label: 'half done' });
    const n = await newest();
    await writing.set('/cards/0/power', 7);
    await writing.set('/cards/2/power', 7);
    expect(await restore(n, { kind: 'card', key: 'a' })).toMatchObject({
      ok: true,
      step: {
        label: { en: 'restored: Card a, as of half done', de: 'wiederhergestellt: Card a, Stand half done' },
        place: { file: CARDS, pointer: '/cards/0' },
      },
      card: { definition: { id: 'a', power: 2 } },
    });
    expect(await compare(n)).toEqual(['changed c']);
    expect(await restore(n, { kind: 'card', key: 'a' })).toMatchObject({ ok: true, step: null });
  });

  it('brings back a card that is gone, with its words in other languages', async () => {
    await writing.gesture('/cards/1', {
      do: 'translate',
      language: 'de',
      at: '/b/name',
      text: 'Be',
      run: null,
    });
    const n = await newest();
    const before = await writing.texts();
    await writing.command({ do: 'delete', card: { file: CARDS, pointer: '/cards/1' } });
    expect(await restore(n, { kind: 'card', key: 'b' })).toMatchObject({
      ok: true,
      card: { definition: { id: 'b' } },
      step: { place: { file: CARDS, pointer: '/cards/1' } },
    });
    expect(await compare(n)).toEqual([]);
    const after = await writing.texts();
    expect(Object.entries(after).map(([path, text]) => [path, JSON.parse(text!)])).toEqual(
      Object.entries(before).map(([path, text]) => [path, JSON.parse(text!)]),
    );
    // One that was not there then goes.
    await writing.command({ do: 'duplicate', card: { file: CARDS, pointer: '/cards/1' } });
    await restore(n, { kind: 'card', key: 'b-2' });
    expect(await compare(n)).toEqual([]);
  });

  it('takes over a part of a card, and leaves all else of it', async () => {
    const at = '/cards/1';
    const translate = (text: string) =>
      writing.gesture(at, { do: 'translate', language: 'de', at: '/b/name', text, run: null });
    await translate('Alt');
    const n = await newest();
    await writing.set(`${at}/power`, 7);
    await writing.set(`${at}/cost/skill`, 4);
    await writing.edit([{ file: CARDS, operations: [{ op: 'add', path: `${at}/story`, value: 'Long.' }] }]);
    await writing.set(`${at}/rules/0/do/0/cards`, 3);
    await translate('Neu');
    const b = { kind: 'card', key: 'b' } as const;
    const difference = async () => {
      const came = await writing.ask('difference', { n, against: 'now', what: b });
      return came!.found!;
    };
    const { fields, ruled } = await difference();
    expect(fields.map(({ part }) => part)).toEqual([
      { at: '/power', language: null },
      { at: '/cost/skill', language: null },
      { at: '/story', language: null },
      { at: '/name', language: 'de' },
    ]);
    expect(ruled).toEqual({ at: '/rules', language: null });
    const now = async (): Promise<unknown> => JSON.parse((await writing.texts())[CARDS]!).cards[1];
    await restore(n, { ...b, part: { at: '/cost/skill', language: null } });
    expect(await now()).toMatchObject({ power: 7, cost: { skill: 1 }, story: 'Long.' });
    // What was not there then goes.
    const story = await restore(n, { ...b, part: { at: '/story', language: null } });
    expect(story).toMatchObject({
      step: { label: { en: expect.stringMatching(/^restored: Card b, story, as of /) as string } },
    });
    expect(await now()).not.toHaveProperty('story');
    await restore(n, { ...b, part: ruled! });
    expect(await now()).toMatchObject({ power: 7, rules: RULES });
    await restore(n, { ...b, part: { at: '/name', language: 'de' } });
    expect(JSON.parse((await writing.texts())['text/de.json']!)).toEqual({ b: { name: 'Alt' } });
    expect((await difference()).fields.map(({ part }) => part.at)).toEqual(['/power']);
    await writing.move('undo');
    expect(JSON.parse((await writing.texts())['text/de.json']!)).toEqual({ b: { name: 'Neu' } });
  });

  it('gives back one file, and refuses what was not seen', async () => {
    const version = [{ op: 'replace', path: '/version', value: '2.0.0' }] as const;
    await writing.edit([{ file: 'pack.json', operations: version }]);
    await writing.set('/cards/0/power', 2);
    const stale = { revision: 1, n: 0, what: { kind: 'file', path: 'pack.json' } } as const;
    expect(await writing.ask('restore', stale)).toMatchObject({ ok: false, why: 'stale' });
    await restore(0, { kind: 'file', path: 'pack.json' });
    expect(await writing.texts()).toMatchObject({ 'pack.json': GLOOM['pack.json'], [CARDS]: withPower(2) });
    expect(await restore(99, { kind: 'pack' })).toBeNull();
  });
});
