// Packs that are written through a host, with folders and a store.
import { readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import type { Host } from '../../../../main/host/host.ts';
import type { WorkshopAnswer } from '../../../../shared/rpc/messages/workshop.ts';
import { PATIENCE } from '../../../support/patience.ts';
import { MODS, TestClient, temporary } from '../support.ts';
import { Author, CARDS, Mine, card, filesOf } from './mine.ts';

const RULES = [{ when: 'played', do: [{ do: 'draw', cards: 1 }] }];
const GLOOM = filesOf('gloom', [card('a'), card('b', { rules: RULES })]);

/** A host over packs of one's own, and a page that has one of them open. */
async function authored(
  packs: Readonly<Record<string, Readonly<Record<string, string>>>> = { gloom: GLOOM },
): Promise<{ mine: Mine; host: Host; ann: Author }> {
  const mine = new Mine(packs);
  const host = await mine.host();
  const ann = new Author(host);
  await ann.open(mine.folder(Object.keys(packs)[0]));
  return { mine, host, ann };
}

const saved = (author: Author, revision: number): Promise<unknown> =>
  author.next('workshop', (state) => state.revision >= revision && state.unsaved.length === 0);

describe('what is wrong with a pack', () => {
  it('is told everywhere, but not while it is open: the bench says it', async () => {
    const mine = new Mine({ gloom: filesOf('gloom', [card('a', { kind: 'nothing' })]) });
    const host = await mine.host();
    const folder = mine.folder('gloom');
    const ann = new Author(host);
    const told = async (): Promise<number> => (await ann.call('app.hello', {})).notices.length;
    await vi.waitFor(async () => expect(await told()).toBe(1), PATIENCE);
    await ann.open(folder);
    expect(await told()).toBe(0);
    await ann.call('workshop.close', { folder });
    expect(await told()).toBe(1);
  });
});

const cardOf = (came: WorkshopAnswer) => came.card!;

describe('who may write', () => {
  it('only packs of one’s own, with what to do about the others', async () => {
    const mine = new Mine({ gloom: GLOOM });
    const shipped = { path: join(MODS, 'arcana'), origin: 'shipped' as const, single: true };
    const host = await mine.host({ packFolders: [shipped, mine.packs] });
    const ann = new Author(host);
    await ann.open(mine.folder('gloom'));
    expect((await ann.fails('workshop.open', { folder: shipped.path })).sentence).toContain('Copy as mine');
    expect(await ann.fails('workshop.open', { folder: mine.folder('none') })).toMatchObject({
      code: 'not-found',
    });
    expect(await ann.fails('workshop.open', { folder: `${mine.folder('gloom')}/../gloom` })).toMatchObject({
      code: 'not-found',
    });
    const ben = new TestClient(host);
    const { folder } = ann;
    expect(await ben.fails('workshop.undo', { folder, revision: 1 })).toMatchObject({ code: 'not-found' });
  });

  it('nothing outside of the folder of the pack, by no name and by no link', async () => {
    const outside = temporary();
    writeFileSync(join(outside, 'a.json'), '{ "cards": [] }');
    const mine = new Mine({ gloom: GLOOM });
    symlinkSync(join(outside, 'a.json'), join(mine.folder('gloom'), 'cards/link.json'));
    symlinkSync(outside, join(mine.folder('gloom'), 'text'));
    const ann = new Author(await mine.host());
    const { files } = await ann.open(mine.folder('gloom'));
    expect(files).toEqual([CARDS, 'pack.json']);
    for (const file of [
      '../a.json',
      'cards/../../a.json',
      '/etc/a.json',
      'cards/..',
      'notes.txt',
      'c:\\a.json',
      'x/a.json',
    ])
      expect(await ann.edit([{ file, whole: '{}' }]), file).toMatchObject({ ok: false, why: 'no-place' });
    // These would be files of a pack, but links are in the way.
    for (const file of ['cards/link.json', 'text/de.json']) {
      expect(await ann.edit([{ file, whole: '{}' }])).toMatchObject({ ok: true });
      await ann.next('notices', (notices) => notices.some(({ sentence }) => sentence.includes(file)));
      await ann.move('undo');
    }
    expect(readdirSync(outside)).toEqual(['a.json']);
    expect(readFileSync(join(outside, 'a.json'), 'utf8')).toBe('{ "cards": [] }');
    expect(readdirSync(mine.mods)).toEqual(['gloom']);
  });
});

test('opening what ships, and undoing what was done, changes no byte', async () => {
  const mine = new Mine();
  const names = readdirSync(MODS);
  for (const name of names) mine.copy(name);
  const host = await mine.host();
  const ann = new Author(host);
  for (const name of names) {
    const { cards } = await ann.open(mine.folder(name));
    const [{ place }] = cards;
    const operations = [{ op: 'add' as const, path: `${place.pointer}/name`, value: 'Another' }];
    const came = await ann.edit([{ file: place.file, operations }], { place });
    expect(cardOf(came).definition).toMatchObject({ name: 'Another' });
    await ann.move('undo');
    await ann.call('workshop.close', { folder: ann.folder });
    const files = readdirSync(join(MODS, name), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    for (const { parentPath, name: file } of files) {
      const path = join(parentPath.slice(join(MODS, name).length), file);
      expect(
        readFileSync(join(mine.folder(name), path)).equals(readFileSync(join(MODS, name, path))),
        path,
      ).toBe(true);
    }
  }
});

describe('an edit', () => {
  it('is answered with the card, its sentence, its face, its problems and advice, and comes to the disk', async () => {
    const { mine, ann } = await authored();
    const place = { file: CARDS, pointer: '/cards/1/rules/0/do/0/cards' };
    const came = await ann.set(place.pointer, 2, { place, label: 'cards of b' });
    expect(came).toMatchObject({ ok: true, files: [CARDS], step: { label: 'cards of b', place } });
    const { sentence, face, problems, advice } = cardOf(came);
    const stop = sentence!.stops.find((each) => each.at === '/rules/0/do/0/cards');
    expect(stop?.control).toMatchObject({ kind: 'number', value: 2 });
    expect(advice.map(({ kind }) => kind)).toContain('missing');
    expect(face?.name).toBe('Card b');
    expect(problems).toEqual([]);
    await saved(ann, ann.revision);
    expect(mine.read('gloom')).toBe(GLOOM[CARDS].replace('"cards":1', '"cards":2'));
    await ann.move('undo');
    await saved(ann, ann.revision);
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
  });
});

describe('the sentence of a card', () => {
  it('is edited by gestures, in the languages of the pages, and what is stale is refused', async () => {
    const { host, mine, ann } = await authored();
    const card = { file: CARDS, pointer: '/cards/1' };
    const ben = new Author(host);
    await ben.call('app.language', { language: 'de' });
    await ben.open(ann.folder);
    const asked = { folder: ann.folder, revision: ann.revision, card };
    const at = '/rules/0/do/0/do';
    const { rows } = await ann.call('workshop.choices', { ...asked, at });
    const { rows: german } = await ben.call('workshop.choices', { ...asked, at });
    const sanity = rows!.find(({ sentence }) => /gain \d+ sanity/.test(sentence))!;
    expect(german!.find(({ key }) => key === sanity.key)!.sentence).not.toBe(sanity.sentence);
    const gesture = { do: 'choose', at, key: sanity.key } as const;
    const made = await ann.call('workshop.gesture', { ...asked, gesture });
    expect(made).toMatchObject({
      ok: true,
      step: { label: { en: expect.any(String) as string, de: expect.any(String) as string } },
      card: { definition: { rules: [{ do: [{ do: 'gain-sanity' }] }] } },
      outcome: { focus: { at }, lost: { at: '/rules/0/do/0' } },
    });
    // The other page has not seen that yet.
    const late = await ben.call('workshop.gesture', { ...asked, gesture });
    expect(late).toMatchObject({ ok: false, why: 'stale', card: { revision: made.revision } });
    expect(late.ok || late.sentence).toMatch(/\S/);
    expect((await ben.call('workshop.offers', { ...asked, gap: '/rules/1', text: '' })).rows).toBeNull();
    const now = { ...asked, revision: made.revision };
    const wrong = { do: 'join', at: '/rules/0' } as const;
    const refusals = [ann, ben].map((page) => page.call('workshop.gesture', { ...now, gesture: wrong }));
    const [said, gesagt] = await Promise.all(refusals);
    expect([said, gesagt]).toMatchObject([{ why: 'refused' }, { why: 'refused' }]);
    expect(said.ok || said.sentence).not.toBe(gesagt.ok || gesagt.sentence);
    const history = await ann.call('workshop.history', {
      folder: ann.folder,
      before: null,
      limit: 1,
      card: 'b',
      pointsOnly: false,
    });
    expect(history.rows[0].label).toEqual(made.ok && made.step!.label);
    ann.revision = made.revision;
    await ann.move('undo');
    await saved(ann, ann.revision);
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
  });
});

describe('two pages', () => {
  it('share document and stack', async () => {
    const { host, ann } = await authored();
    const ben = new Author(host);
    await ben.open(ann.folder);
    await ann.set('/cards/0/power', 2);
    await ben.next('workshop', ({ revision }) => revision === ann.revision);
    // He has not seen it, and changes something else.
    expect(await ben.set('/cards/1/power', 3)).toMatchObject({ ok: true });
    const refused = await ann.call('workshop.edit', {
      folder: ann.folder,
      revision: ann.revision,
      edits: [{ file: CARDS, operations: [{ op: 'replace', path: '/cards/1/power', value: 4 }] }],
      label: 'late',
      place: null,
      merge: null,
    });
    expect(refused).toMatchObject({
      ok: false,
      why: 'stale',
      places: [{ file: CARDS, pointer: '/cards/1/power' }],
      card: { definition: { power: 3 } },
    });
    expect(await ann.call('workshop.undo', { folder: ann.folder, revision: ann.revision })).toMatchObject({
      why: 'stale',
    });
    ann.revision = ben.revision;
    expect(await ann.move('undo')).toMatchObject({ ok: true, card: { definition: { power: 1 } } });
    expect(await ann.move('undo')).toMatchObject({ ok: true, card: { definition: { power: 1 } } });
    await ben.call('workshop.close', { folder: ben.folder });
    expect(await ben.fails('workshop.keep', { folder: ben.folder })).toMatchObject({ code: 'not-found' });
    await ann.call('workshop.keep', { folder: ann.folder });
  });
});

describe('what another program writes', () => {
  it('is taken in while the pack is open', async () => {
    const { mine, ann } = await authored();
    const theirs = GLOOM[CARDS].replace('"power":1', '"power": 7');
    mine.write('gloom', CARDS, theirs);
    mine.write('gloom', 'cards/new.json', '{ "cards": [] }');
    await ann.next('workshop', ({ revision, unsaved }) => revision >= 3 && unsaved.length === 0);
    const { text } = await ann.call('workshop.raw', { folder: ann.folder, file: CARDS });
    expect(text).toBe(theirs);
    expect((await ann.open(ann.folder)).files).toContain('cards/new.json');
  });

  it('where both have changed something a choice is open, and the disk stays as it is', async () => {
    const { mine, ann } = await authored();
    const theirs = GLOOM[CARDS].replace('"power":1', '"power":7');
    await ann.set('/cards/0/power', 2);
    mine.write('gloom', CARDS, theirs);
    await ann.next('workshop', ({ unsaved }) => unsaved[0]?.state === 'clash');
    const { clashes } = await ann.call('workshop.raw', { folder: ann.folder, file: CARDS });
    const [{ pointer }] = clashes;
    expect(clashes).toEqual([{ pointer: '/cards/0/power', mine: '2', theirs: '7' }]);
    expect(mine.read('gloom')).toBe(theirs);
    const { folder, revision } = ann;
    const choices = [{ pointer, take: 'mine' as const }];
    expect(await ann.call('workshop.choose', { folder, revision, file: CARDS, choices })).toMatchObject({
      ok: true,
    });
    await ann.next('workshop', ({ unsaved, revision: now }) => now >= revision && unsaved.length === 0);
    expect(mine.read('gloom')).toBe(theirs.replace('7', '2'));
  });
});

describe('a new pack', () => {
  it('is made whole in the folder of one’s own packs, listed, and can be written at once', async () => {
    const { mine, ann } = await authored();
    await ann.call('settings.set', { change: { names: ['Lena', 'Jo'] } });
    const asked = { game: 'ravingspire', id: 'lamps', title: 'Lamps of Night' };
    const { folder } = await ann.call('workshop.create', asked);
    expect(folder).toBe(mine.folder('lamps'));
    const manifest = JSON.parse(mine.read('lamps', 'pack.json')) as unknown;
    expect(manifest).toMatchObject({
      id: 'lamps',
      language: 'en',
      title: 'Lamps of Night',
      authors: ['Lena'],
    });
    const opened = await ann.open(folder);
    expect(opened).toMatchObject({ pack: 'lamps', title: 'Lamps of Night', version: '0.1.0', cards: [] });
    expect(readdirSync(mine.mods).sort()).toEqual(['gloom', 'lamps']);
    // It is open before the packs have been read again.
    const { packs } = await ann.next('packs', (news) => news.packs.some(({ id }) => id === 'lamps'));
    expect(packs).toContainEqual(expect.objectContaining({ id: 'lamps', origin: 'user', errors: 0 }));
  });

  it('made in a German page is in German: its cards have German words, and English ones beside them', async () => {
    const { mine, ann } = await authored();
    await ann.call('app.language', { language: 'de' });
    const asked = { game: 'ravingspire', id: 'lampen', title: 'Lampen der Nacht' };
    const { folder } = await ann.call('workshop.create', asked);
    expect(JSON.parse(mine.read('lampen', 'pack.json'))).toMatchObject({ language: 'de' });
    await ann.open(folder);
    const file = 'cards/cards.json';
    const made = await ann.edit([
      { file, operations: [{ op: 'add', path: '/cards/0', value: card('lampe') as never }] },
    ]);
    const { fields } = cardOf(made);
    expect(fields.flatMap(({ language }) => language ?? [])).toEqual(['en']);
    const name = fields[0].fields.find(({ at }) => at === '/name');
    expect(name).toMatchObject({ tongue: 'Deutsch' });
  });

  it('may be a copy of one in German: its language, its words and how its names decline come along', async () => {
    const name = { one: 'Morgenstern', many: 'Morgensterne', gender: 'm' };
    const files = filesOf('daemmer', [card('stern', { name })]);
    const words = '{ "stern": { "name": "Morning Star" } }';
    const { mine, ann } = await authored({
      daemmer: {
        ...files,
        'pack.json': files['pack.json'].replace('"format": 2', '"format": 2, "language": "de"'),
        'text/en.json': words,
      },
    });
    const from = mine.folder('daemmer');
    await ann.call('workshop.createFrom', { from, id: 'zwielicht', title: 'Zwielicht' });
    expect(JSON.parse(mine.read('zwielicht', 'pack.json'))).toMatchObject({ format: 2, language: 'de' });
    expect(JSON.parse(mine.read('zwielicht', CARDS))).toMatchObject({ cards: [{ id: 'stern', name }] });
    expect(JSON.parse(mine.read('zwielicht', 'text/en.json'))).toEqual(JSON.parse(words));
    const copied = await ann.next('packs', (news) => news.packs.some(({ id }) => id === 'zwielicht'));
    expect(copied.packs).toContainEqual(expect.objectContaining({ id: 'zwielicht', cards: 1, errors: 0 }));
  });

  it('may be a copy of another one, which it names', async () => {
    const { mine, ann } = await authored();
    const from = mine.folder('gloom');
    const { folder } = await ann.call('workshop.createFrom', { from, id: 'doom', title: 'Doom' });
    expect(JSON.parse(mine.read('doom', 'pack.json'))).toEqual({
      id: 'doom',
      game: 'ravingspire',
      version: '0.1.0',
      format: 2,
      language: 'en',
      title: 'Doom',
      authors: ['anonymous', 'A'],
      licence: 'MIT',
      description: 'Made from “Pack gloom” 1.0.0.',
    });
    expect(mine.read('doom', CARDS)).not.toContain('gloom:');
    const opened = await ann.open(folder);
    expect(opened.cards.map(({ id }) => id)).toEqual(['a', 'b']);
    const again = await ann.fails('workshop.createFrom', { from, id: 'gloom', title: 'Gloom' });
    expect(again.sentence).toContain('Pack gloom');
    const gone = await ann.fails('workshop.createFrom', { from: 'none', id: 'doom-2', title: 'Doom' });
    expect(gone).toMatchObject({ code: 'not-found' });
    mine.write('gloom', 'pack.json', mine.read('gloom', 'pack.json').replace('"format": 2,', '"format": 2'));
    const torn = await ann.fails('workshop.createFrom', { from, id: 'doom-2', title: 'Doom' });
    expect(torn.sentence).toContain('pack.json');
  });

  it('is refused where it cannot be, with what to do about it, and leaves nothing', async () => {
    const { mine, ann } = await authored();
    mine.write('lamps', 'notes.txt', 'mine');
    const why = async (id: string, more = {}): Promise<string> =>
      (await ann.fails('workshop.create', { game: 'ravingspire', id, title: 'A', ...more })).sentence;
    expect(await why('gloom')).toContain('Pack gloom');
    expect(await why('lamps')).toContain(mine.folder('lamps'));
    expect(await why('aux')).toContain('aux');
    expect(await why('torches', { title: 'x'.repeat(101) })).toMatch(/\S/);
    expect(await why('torches', { game: 'chess' })).toContain('chess');
    await ann.call('app.language', { language: 'de' });
    expect(await why('gloom')).toContain('Kennung');
    expect(readdirSync(mine.mods).sort()).toEqual(['gloom', 'lamps']);
    expect(readdirSync(mine.folder('lamps'))).toEqual(['notes.txt']);
  });

  it('can be made nowhere without a folder for packs of one’s own', async () => {
    const host = await new Mine().host({ packFolders: [] });
    const ann = new TestClient(host);
    const asked = { game: 'ravingspire', id: 'lamps', title: 'Lamps' };
    expect(await ann.fails('workshop.create', asked)).toMatchObject({ code: 'not-possible' });
  });
});

describe('whole cards', () => {
  it('are told of, asked about and worked on by a page', async () => {
    const { ann } = await authored();
    const { folder, revision } = ann;
    const place = { file: CARDS, pointer: '/cards/0' };
    const command = { do: 'rename', card: place, id: 'lamp' } as const;
    const told = await ann.call('workshop.command', { folder, revision, command });
    expect(told).toMatchObject({ ok: true, card: { definition: { id: 'lamp' } } });
    const late = await ann.call('workshop.command', { folder, revision, command });
    expect(late).toMatchObject({ ok: false, why: 'stale' });
    expect(late.ok || late.sentence).toMatch(/\S/);
    const { cards } = await ann.call('workshop.cards', { folder });
    expect(cards.map(({ id }) => id)).toEqual(['lamp', 'b']);
    const rule = { folder, card: { file: CARDS, pointer: '/cards/1' } };
    const { help } = await ann.call('workshop.explain', { ...rule, at: '/rules/0/do/0/do' });
    expect(help!.does).toMatch(/\S/);
    const { card: other } = await ann.call('workshop.other', { ...rule, language: 'de' });
    expect(other!.rules).toHaveLength(1);
    const now = told.revision;
    expect(await ann.call('workshop.named', { ...rule, revision: now, at: '/power' })).toEqual({ rows: [] });
    const gesture = { do: 'write', at: '/power', value: 3, run: null } as const;
    const made = await ann.call('workshop.gesture', { ...rule, revision: now, gesture });
    expect(made).toMatchObject({ ok: true, card: { definition: { power: 3 } } });
    // Nothing of a number is lost on the way.
    const numbers = JSON.stringify(made.card!.sentence!.stops.map(({ control }) => control));
    expect(numbers).toContain('"most":99');
  });
});
