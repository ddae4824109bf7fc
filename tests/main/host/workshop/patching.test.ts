// Cards of other packs that a pack of one's own changes.
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../../main/host/host.ts';
import type { PackPlace } from '../../../../shared/packs/document/entry.ts';
import type { CardGesture, WorkshopAnswer } from '../../../../shared/rpc/messages/workshop.ts';
import { Author, Mine, card, filesOf } from './mine.ts';

const RULES = [{ when: 'played', do: [{ do: 'draw', cards: 1 }] }];
const GLOOM = filesOf('gloom', [card('a', { rules: RULES, story: 'It is dim.' })]);
const FILE = 'patches/patches.json';
const PLACE = { file: FILE, pointer: '/patches/0' };

async function patching(): Promise<{ mine: Mine; host: Host; ann: Author; make: Make }> {
  const mine = new Mine({ gloom: GLOOM, doom: filesOf('doom', [card('a')]) });
  const host = await mine.host();
  const ann = new Author(host);
  expect(await ann.call('workshop.patch', { card: 'gloom:a', to: mine.folder('doom') })).toEqual({
    ok: true,
    card: 'gloom:a',
  });
  await ann.open(mine.folder('doom'));
  const make: Make = async (gesture, place = PLACE) => {
    const { folder, revision } = ann;
    const came = await ann.call('workshop.gesture', { folder, revision, card: place, gesture });
    if (came.ok) ann.revision = came.revision;
    return came;
  };
  return { mine, host, ann, make };
}

type Make = (gesture: CardGesture, place?: PackPlace) => Promise<WorkshopAnswer>;

const patchOf = async (mine: Mine, ann: Author): Promise<unknown> => {
  await ann.call('workshop.close', { folder: ann.folder });
  return JSON.parse(mine.read('doom', FILE));
};

describe('a card of another pack', () => {
  it('is changed on the bench: the patch sets what is other than there, and needs its pack', async () => {
    const { mine, ann, make } = await patching();
    const { patches, cards } = await ann.call('workshop.cards', { folder: ann.folder });
    expect(cards.map(({ id }) => id)).toEqual(['a']);
    expect(patches).toMatchObject([
      { place: PLACE, card: 'gloom:a', of: 'Pack gloom', name: 'Card a', problems: 0 },
    ]);
    const came = await make({ do: 'set', at: '/rules/0/do/0/cards', value: 2, run: null });
    expect(came.card).toMatchObject({ definition: { id: 'a', story: 'It is dim.' }, problems: [] });
    expect(came.card!.face?.id).toBe('gloom:a');
    await make({ do: 'set', at: '/rules/0/do/0/cards', value: 3, run: null });
    await ann.move('undo');
    expect(await patchOf(mine, ann)).toEqual({
      patches: [
        {
          card: 'gloom:a',
          set: { rules: [{ when: 'played', do: [{ do: 'draw', cards: 2 }] }] },
        },
      ],
    });
    expect(JSON.parse(mine.read('doom', 'pack.json'))).toMatchObject({ requires: { gloom: '^1.0.0' } });
    const { generation } = await ann.call('packs.state', {});
    await ann.call('packs.reload', {});
    await ann.next('packs', (state) => state.stage === 'ready' && state.generation > generation);
    expect((await ann.call('packs.state', {})).packs.every(({ errors }) => errors === 0)).toBe(true);
    const changed = [{ id: 'gloom:a', name: 'Card a', by: 'doom' }];
    expect(await ann.call('library.changes', { pack: 'doom' })).toEqual({ made: changed, suffered: [] });
    expect(await ann.call('library.changes', { pack: 'gloom' })).toEqual({ made: [], suffered: changed });
    const { patchedBy } = await ann.call('library.card', { id: 'gloom:a' });
    expect(patchedBy).toMatchObject([{ pack: 'doom', fields: ['rules'] }]);
  });

  it('keeps what a patch cannot change, and says so', async () => {
    const { ann, make } = await patching();
    const refused = { ok: false, why: 'refused' };
    expect(await make({ do: 'write', at: '/kind', value: 'relic', run: null })).toMatchObject(refused);
    expect(await make({ do: 'clear', at: '/story' })).toMatchObject(refused);
    expect(
      await make({ do: 'translate', language: 'de', at: '/a/name', text: 'Karte', run: null }),
    ).toMatchObject(refused);
    // Of what it sets itself it can let go again.
    expect(await make({ do: 'write', at: '/story', value: 'It is dark.', run: null })).toMatchObject({
      ok: true,
    });
    const back = await make({ do: 'clear', at: '/story' });
    expect(back.card).toMatchObject({ definition: { story: 'It is dim.' } });
    expect(ann.revision).toBeGreaterThan(1);
  });

  it('is as it was once the patch is gone, and again when that is undone', async () => {
    const { mine, ann } = await patching();
    const { folder, revision } = ann;
    const came = await ann.call('workshop.command', {
      folder,
      revision,
      command: { do: 'delete', card: PLACE },
    });
    expect(came).toMatchObject({ ok: true, step: { label: { en: 'as in its own pack again: Card a' } } });
    expect((await ann.call('workshop.cards', { folder })).patches).toEqual([]);
    ann.revision = came.revision;
    await ann.move('undo');
    expect((await ann.call('workshop.cards', { folder })).patches).toHaveLength(1);
    // To change it once more leads to the same patch.
    await ann.call('workshop.patch', { card: 'gloom:a', to: folder });
    expect(await patchOf(mine, ann)).toMatchObject({ patches: [{ card: 'gloom:a' }] });
  });

  it('has its problems at the place in the patch, a second patch among them', async () => {
    const { mine, host, ann, make } = await patching();
    await make({ do: 'write', at: '/story', value: 'Dark.', run: null });
    const came = await ann.edit(
      [{ file: FILE, operations: [{ op: 'add', path: '/patches/0/set/power', value: 'much' }] }],
      { place: PLACE },
    );
    expect(came.card!.problems.map(({ pointer }) => pointer)).toEqual(['/patches/0/power']);
    expect(came.card!.advice[0]).toMatchObject({ at: '/power' });
    await ann.move('undo');
    const eve = filesOf('zoom', [card('z')]);
    for (const [path, text] of Object.entries(eve)) mine.write('zoom', path, text);
    mine.write(
      'zoom',
      'pack.json',
      eve['pack.json'].replace('"title"', '"requires": { "gloom": "^1.0.0", "doom": "^1.0.0" }, "title"'),
    );
    mine.write('zoom', FILE, JSON.stringify({ patches: [{ card: 'gloom:a', set: { story: 'Darker.' } }] }));
    await ann.call('packs.reload', {});
    await ann.next('packs', ({ packs }) => packs.some(({ id, warnings }) => id === 'zoom' && warnings > 0));
    const { problems } = await ann.call('packs.problems', { pack: 'zoom', offset: 0, limit: 10 });
    expect(problems.some(({ cure }) => cure.includes('last word'))).toBe(true);
    const ben = new Author(host);
    const { patches } = await ben.open(mine.folder('zoom'));
    expect(patches).toMatchObject([{ problems: 1 }]);
    const [{ place }] = patches;
    const { card: darker } = await ben.call('workshop.card', { folder: ben.folder, place });
    const [row] = darker!.advice;
    expect(row).toMatchObject({
      code: 'patched-twice',
      at: '/story',
      cures: [{ label: 'Leave that to “Pack doom”' }],
    });
    const gesture = { do: 'cure', code: row.code, at: row.at, label: row.cures[0].label } as const;
    const { folder, revision } = ben;
    const cured = await ben.call('workshop.gesture', { folder, revision, card: place, gesture });
    expect(cured.card).toMatchObject({ definition: { story: 'It is dim.' } });
    await ben.call('workshop.close', { folder });
    expect(JSON.parse(mine.read('zoom', FILE))).toEqual({
      patches: [{ card: 'gloom:a', set: { name: 'Card a' } }],
    });
  });
});

it('copies a card of another pack with its words, authors and what it needs, as one step', async () => {
  const naming = { when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'gloom:a' } }] };
  const mine = new Mine({
    gloom: {
      ...filesOf('gloom', [card('a'), card('b', { rules: [naming] })]),
      'text/de.json': '{ "b": { "name": "Be" } }',
    },
    doom: filesOf('doom', [card('b')]),
  });
  const ann = new Author(await mine.host());
  const to = mine.folder('doom');
  // The name is taken there.
  expect(await ann.call('workshop.copyCard', { card: 'gloom:b', to })).toEqual({ ok: true, card: 'b-2' });
  await ann.open(to);
  const { cards } = await ann.call('workshop.cards', { folder: to });
  expect(cards.map(({ id, names }) => [id, names])).toEqual([
    ['b', {}],
    ['b-2', { de: 'Be' }],
  ]);
  await ann.call('workshop.keep', { folder: to });
  expect((await ann.move('undo')).ok).toBe(true);
  expect((await ann.move('redo')).ok).toBe(true);
  await ann.call('workshop.close', { folder: to });
  expect(JSON.parse(mine.read('doom')).cards[1]).toMatchObject({ id: 'b-2', rules: [naming] });
  expect(JSON.parse(mine.read('doom', 'pack.json'))).toMatchObject({ requires: { gloom: '^1.0.0' } });
  await expect(ann.call('workshop.copyCard', { card: 'gloom:none', to })).rejects.toThrow(/none/);
  await expect(ann.call('workshop.copyCard', { card: 'doom:b', to })).rejects.toThrow();
});

it('is listed with all cards, and changed together with them as far as a patch can', async () => {
  const { mine, ann } = await patching();
  const { folder } = ann;
  const cards = [{ file: 'cards/a.json', pointer: '/cards/0' }, PLACE];
  const listed = await ann.call('workshop.overview', { folder });
  expect(listed.cards.map(({ place }) => place)).toEqual(cards);
  const { rows: cells } = await ann.call('workshop.cells', { folder, places: [PLACE] });
  expect(cells[0]).toMatchObject({ stamp: listed.cards[1].stamp, values: { '/story': 'It is dim.' } });
  const { rows: faces } = await ann.call('workshop.faces', { folder, places: [PLACE] });
  expect(faces[0]?.face?.id).toBe('gloom:a');
  // A field that its pack has cannot be taken away.
  const clear = { how: 'clear', at: '/story' } as const;
  expect((await ann.call('workshop.preview', { folder, cards, change: clear })).rows).toMatchObject([
    { refused: expect.any(String) as string },
    { before: 'It is dim.', refused: expect.any(String) as string },
  ]);
  const change = { how: 'set', at: '/power', value: 40 } as const;
  const { rows, seen } = await ann.call('workshop.preview', { folder, cards, change });
  expect(rows).toMatchObject([
    { after: '40', refused: null },
    { after: '40', refused: null },
  ]);
  const command = { do: 'change', cards, change, seen } as const;
  const { found } = await ann.call('workshop.foresee', { folder, command });
  expect(found).toMatchObject({ gone: 0 });
  const came = await ann.call('workshop.command', { folder, revision: ann.revision, command });
  expect(came.ok && came.files).toEqual(expect.arrayContaining(['cards/a.json', FILE]));
  await ann.call('workshop.close', { folder });
  expect(JSON.parse(mine.read('doom')).cards[0]).toMatchObject({ power: 40 });
  expect(JSON.parse(mine.read('doom', FILE)).patches[0].set).toMatchObject({ power: 40 });
});
