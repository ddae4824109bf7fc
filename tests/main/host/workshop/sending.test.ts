// Cards that come from one pack of their author into another.
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../../main/host/host.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import type { SentCard } from '../../../../shared/rpc/messages/workshop-packs.ts';
import { Author, CARDS, Mine, card, filesOf } from './mine.ts';

const naming = (id: string): object => ({
  rules: [{ when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id } }] }],
});

const GLOOM = {
  ...filesOf('gloom', [card('a'), card('b', naming('gloom:a')), card('d', naming('gloom:b'))]),
  'text/de.json': JSON.stringify({ a: { name: 'Karte A' } }),
  'scenarios/a.json': JSON.stringify({
    name: 'a',
    game: 'ravingspire',
    setup: { packs: ['base', 'gloom'] },
    given: { hand: ['gloom:a'] },
  }),
};

async function both(): Promise<{ mine: Mine; host: Host; ann: Author; send: Send }> {
  const mine = new Mine({ gloom: GLOOM, doom: filesOf('doom', [card('a')]) });
  const host = await mine.host();
  const ann = new Author(host);
  await ann.open(mine.folder('gloom'));
  const send: Send = async (index, how) => {
    const came = await ann.call('workshop.send', {
      folder: ann.folder,
      revision: ann.revision,
      card: { file: CARDS, pointer: `/cards/${index}` },
      to: mine.folder('doom'),
      how,
    });
    if (came.ok && came.answer?.ok === true) ann.revision = came.answer.revision;
    return came;
  };
  return { mine, host, ann, send };
}

type Send = (index: number, how: 'move' | 'copy') => Promise<SentCard>;

const cardsOf = (mine: Mine, name: string): { readonly [field: string]: Json }[] =>
  (JSON.parse(mine.read(name)) as { cards: { readonly [field: string]: Json }[] }).cards;

describe('a card that moves to another pack', () => {
  it('stays while it is locked, and can be copied', async () => {
    const { ann, send } = await both();
    const change = { do: 'state', cards: ['d'], state: 'locked' } as const;
    const { revision } = await ann.call('workshop.planned', {
      folder: ann.folder,
      revision: ann.revision,
      change: { ...change, cards: [...change.cards] },
    });
    ann.revision = revision;
    expect(await send(2, 'move')).toEqual({
      ok: false,
      sentence: 'This card is locked. Unlock it in the plan of the pack first.',
    });
    expect(await send(2, 'copy')).toMatchObject({ ok: true });
  });

  it('takes its words along, what named it follows, and both halves are undone at once', async () => {
    const { mine, ann, send } = await both();
    const before = [mine.read('gloom'), mine.read('doom'), mine.read('gloom', 'text/de.json')];
    expect(await send(0, 'move')).toMatchObject({ ok: true, id: 'doom:a-2', title: 'Pack doom' });
    await ann.call('workshop.close', { folder: ann.folder });
    expect(cardsOf(mine, 'gloom').map(({ id }) => id)).toEqual(['b', 'd']);
    expect(cardsOf(mine, 'gloom')[0]).toMatchObject(naming('doom:a-2'));
    expect(JSON.parse(mine.read('gloom', 'pack.json'))).toMatchObject({ requires: { doom: '^1.0.0' } });
    expect(JSON.parse(mine.read('gloom', 'scenarios/a.json'))).toMatchObject({
      setup: { packs: ['base', 'gloom', 'doom'] },
      given: { hand: ['doom:a-2'] },
    });
    expect(JSON.parse(mine.read('gloom', 'text/de.json'))).toEqual({});
    expect(cardsOf(mine, 'doom').map(({ id }) => id)).toEqual(['a', 'a-2']);
    expect(JSON.parse(mine.read('doom', 'text/de.json'))).toEqual({ 'a-2': { name: 'Karte A' } });

    await ann.open(mine.folder('gloom'));
    await ann.move('undo');
    await ann.call('workshop.close', { folder: ann.folder });
    expect([mine.read('gloom'), mine.read('doom'), mine.read('gloom', 'text/de.json')]).toEqual(before);
    await ann.open(mine.folder('doom'));
    await ann.move('redo');
    await ann.call('workshop.close', { folder: ann.folder });
    expect(cardsOf(mine, 'gloom').map(({ id }) => id)).toEqual(['b', 'd']);
  });

  it('stays where the packs would need each other, with what names it', async () => {
    const { mine, send } = await both();
    const before = [mine.read('gloom'), mine.read('doom')];
    const came = await send(1, 'move');
    expect(came).toMatchObject({ ok: false });
    expect(came.ok ? '' : came.sentence).toMatch(/Card d/);
    expect([mine.read('gloom'), mine.read('doom')]).toEqual(before);
    // As a copy it may name what it named before.
    expect(await send(1, 'copy')).toMatchObject({ ok: true, id: 'doom:b' });
  });

  it('comes back where the other pack was put away, which is told', async () => {
    const { mine, ann, send } = await both();
    await send(0, 'move');
    await ann.call('workshop.bin', { folder: mine.folder('doom') });
    const came = await ann.move('undo');
    expect(came).toMatchObject({ ok: true, card: { definition: { id: 'a' } } });
    await ann.next('notices', (notices) => notices.some(({ sentence }) => sentence.includes('“doom”')));
  });

  it('takes along what is not finished in it', async () => {
    const { mine, host, ann, send } = await both();
    const place = { file: CARDS, pointer: '/cards/0/rules/0' };
    ann.revision = (await ann.call('workshop.draft', { folder: ann.folder, place, text: 'draw' })).revision;
    await send(0, 'move');
    const ben = new Author(host);
    const { state } = await ben.open(mine.folder('doom'));
    expect(state.drafts).toMatchObject([
      { place: { file: CARDS, pointer: '/cards/1/rules/0' }, text: 'draw' },
    ]);
    await ann.move('undo');
    const { state: before } = await ann.open(ann.folder);
    expect(before.drafts).toMatchObject([{ place, text: 'draw' }]);
  });

  it('is undone in one pack alone where more was done in the other, which is told', async () => {
    const { mine, host, ann, send } = await both();
    await send(0, 'move');
    const ben = new Author(host);
    await ben.open(mine.folder('doom'));
    await ben.set('/cards/0/name', 'Another');
    await ann.move('undo');
    await ann.next('notices', (notices) => notices.some(({ sentence }) => sentence.includes('Pack doom')));
    expect(ben.revision).toBeGreaterThan(0);
  });
});

describe('a card that is copied', () => {
  it('leaves its pack as it was, and brings the packs that it needs', async () => {
    const { mine, ann, send } = await both();
    const before = mine.read('gloom');
    expect(await send(1, 'copy')).toMatchObject({ ok: true, id: 'doom:b', answer: null });
    await ann.call('workshop.close', { folder: ann.folder });
    expect(mine.read('gloom')).toBe(before);
    expect(JSON.parse(mine.read('doom', 'pack.json'))).toMatchObject({ requires: { gloom: '^1.0.0' } });
    expect(cardsOf(mine, 'doom')[1]).toMatchObject({ id: 'b', ...naming('gloom:a') });
  });
});
