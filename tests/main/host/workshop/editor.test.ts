// A pack that is written, without a host around it and with a clock of the test's own.
import { readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Store } from '../../../../main/db/store.ts';
import type { WrittenCard } from '../../../../shared/rpc/messages/workshop.ts';
import { beginAtNoon, endAtNoon, pass } from './at-noon.ts';
import { CARDS, card, filesOf, type Mine } from './mine.ts';
import type { Writing } from './writing.ts';

const RULES = [{ when: 'played', do: [{ do: 'draw', cards: 1 }] }];
const GLOOM = filesOf('gloom', [card('a'), card('b', { rules: RULES })]);

let mine: Mine;
let store: Store;
let writing: Writing;

beforeEach(async () => void ({ mine, store, writing } = await beginAtNoon(GLOOM)));
afterEach(() => endAtNoon({ store, writing }));

const withPower = (power: number): string => GLOOM[CARDS].replace('"power":1', `"power":${power}`);

describe('an edit', () => {
  it('is in the journal within 300 ms, and on the disk after a second of quiet', async () => {
    for (const power of [2, 3, 4]) {
      await writing.set('/cards/0/power', power, { merge: 'power' });
      await pass(100);
    }
    // There was no pause of 300 ms, and what was typed first is kept all the same.
    expect(writing.state!.kept).toBeGreaterThan(1);
    await pass(200);
    expect(writing.state).toMatchObject({
      kept: 4,
      revision: 4,
      unsaved: [{ path: CARDS, state: 'unsaved' }],
    });
    await pass(600);
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
    await pass(200);
    expect(mine.read('gloom')).toBe(withPower(4));
    expect(writing.state!.unsaved).toEqual([]);
    expect(readdirSync(join(mine.folder('gloom'), 'cards'))).toEqual(['a.json']);
  });

  it('is told once, and before its answer', async () => {
    const { told } = writing;
    const answer = writing.set('/cards/0/power', 2).then(() => writing.told);
    expect(writing.told).toBe(told);
    expect(await answer).toBe(told + 1);
    expect(writing.state!.revision).toBe(2);
  });

  it('is in the journal at once when the focus leaves', async () => {
    await writing.set('/cards/0/power', 2);
    expect(await writing.ask('keep', {})).toEqual({ kept: 2 });
  });

  it('of what a pack may not say is refused, with what is wrong', async () => {
    const long = 'x'.repeat(5000);
    expect(await writing.set('/cards/0/name', long)).toMatchObject({
      ok: false,
      why: 'unfit',
      places: [{ file: CARDS, pointer: '/cards/0/name' }],
      problem: { pointer: '/cards/0/name' },
    });
    expect(await writing.set('/cards/7/name', 'x')).toMatchObject({ ok: false, why: 'no-place' });
    expect(await writing.text()).toBe(GLOOM[CARDS]);
  });

  it('that leaves a card in disorder says what is wrong, in the language of the page', async () => {
    await writing.set('/cards/0/kind', 'objekt');
    const { problems, sentence } = (await writing.ask(
      'card',
      { place: { file: CARDS, pointer: '/cards/0/kind' } },
      'de',
    ))!;
    expect(sentence).not.toBeNull();
    expect(problems).toMatchObject([{ pointer: '/cards/0/kind', line: 3, title: 'Card a' }]);
    expect(problems[0].sentence).toContain('objekt');
    expect(problems[0].cure).toContain('„object“');
  });

  it('is seen by the cards that look at it, at once; what is gone, as soon as it is quiet', async () => {
    const value = [{ when: 'played', do: [{ do: 'retrieve', cards: { from: ['deck'], id: 'gloom:a' } }] }];
    await writing.edit([{ file: CARDS, operations: [{ op: 'replace', path: '/cards/1/rules', value }] }]);
    await writing.set('/cards/0/name', 'Lamp');
    const shown = async (pointer: string): Promise<WrittenCard | null> =>
      writing.ask('card', { place: { file: CARDS, pointer } });
    expect(JSON.stringify((await shown('/cards/1'))!.sentence)).toContain('Lamp');
    expect(writing.state!.settled).toBe(writing.state!.revision);
    await writing.edit([{ file: CARDS, operations: [{ op: 'remove', path: '/cards/0' }] }]);
    expect(writing.state!.settled).toBeLessThan(writing.state!.revision);
    await pass(1000);
    expect(writing.state!.settled).toBe(writing.state!.revision);
    expect((await shown('/cards/0'))!.problems).toMatchObject([
      { pointer: '/cards/0/rules/0/do/0/cards/id' },
    ]);
    expect(await shown('/cards/1')).toBeNull();
  });

  it('of a new card brings it, checked among the others', async () => {
    const operations = [{ op: 'add', path: '/cards/-', value: card('a') as never } as const];
    const place = { file: CARDS, pointer: '/cards/2' };
    const came = await writing.edit([{ file: CARDS, operations }], { place });
    expect(came.card!.problems).toMatchObject([{ pointer: '/cards/2/id' }]);
    expect(writing.state!.listed).toBe(came.revision);
    await writing.set('/cards/2/id', 'c');
    const { card: fixed } = { card: await writing.ask('card', { place }) };
    expect(fixed!.problems).toEqual([]);
    await pass(1000);
    expect((await writing.ask('open', {})).cards.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('of the manifest decides over the cards', async () => {
    const file = 'pack.json';
    await writing.edit([{ file, operations: [{ op: 'replace', path: '/format', value: 99 }] }]);
    await pass(1000);
    const place = { file: CARDS, pointer: '/cards/0' };
    expect((await writing.ask('card', { place }))!.problems).toMatchObject([{ pointer: '/format' }]);
    await writing.move('undo');
    await pass(1000);
    expect((await writing.ask('card', { place }))!.problems).toEqual([]);
  });
});

describe('a text that cannot be read', () => {
  it('stays off the disk until it is to be written as it is', async () => {
    await writing.edit([{ file: CARDS, splice: { offset: 0, length: 1, text: '' } }]);
    await pass(1200);
    expect(writing.state!.unsaved).toEqual([{ path: CARDS, state: 'draft' }]);
    expect(await writing.set('/cards/0/power', 2)).toMatchObject({ why: 'unreadable', problem: { line: 2 } });
    const raw = await writing.ask('raw', { file: CARDS });
    expect(raw).toMatchObject({ text: GLOOM[CARDS].slice(1), fault: { line: 2 }, clashes: [] });
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
    await writing.ask('save', { file: CARDS });
    expect(mine.read('gloom')).toBe(GLOOM[CARDS].slice(1));
    expect(writing.state!.unsaved).toEqual([{ path: CARDS, state: 'broken' }]);
  });

  it('that another program has written is named, and put right by undoing it', async () => {
    const torn = `${GLOOM[CARDS]}}`;
    writeFileSync(join(mine.folder('gloom'), CARDS), torn);
    await writing.ask('look', {});
    expect(writing.state!.unsaved).toEqual([{ path: CARDS, state: 'broken' }]);
    expect((await writing.ask('raw', { file: CARDS })).fault).toMatchObject({ severity: 'error', line: 7 });
    // The cards are those that could be read last.
    expect((await writing.ask('cards', {})).cards.map(({ id }) => id)).toEqual(['a', 'b']);
    await writing.move('undo');
    await pass(1200);
    expect(writing.state!.unsaved).toEqual([]);
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
    await writing.move('redo');
    await pass(1200);
    expect(writing.state!.unsaved).toEqual([{ path: CARDS, state: 'draft' }]);
    await writing.ask('save', { file: CARDS });
    expect(mine.read('gloom')).toBe(torn);
  });
});

describe('after a kill', () => {
  it('all that the journal has is there, and comes to the disk', async () => {
    await writing.set('/cards/0/power', 2, { label: 'power of a' });
    await writing.ask('draft', { place: { file: CARDS, pointer: '/cards/0/rules/0' }, text: 'draw two c' });
    await pass(200);
    // The journal does not have this one.
    await writing.set('/cards/0/power', 3);
    const { state } = await writing.begin();
    expect(state).toMatchObject({
      undo: { label: 'power of a', place: { pointer: '/cards/0/power' } },
      unsaved: [{ path: CARDS, state: 'unsaved' }],
      drafts: [{ text: 'draw two c', place: { pointer: '/cards/0/rules/0' } }],
    });
    await pass(1100);
    expect(mine.read('gloom')).toBe(withPower(2));
    await writing.move('undo');
    await pass(1100);
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
  });

  it('500 steps can be undone and done again', async () => {
    for (let i = 2; i < 522; i++) {
      await writing.set('/cards/0/power', i);
      if (i % 50 === 0) await pass(1100);
    }
    await pass(1100);
    await writing.begin();
    let undone = 0;
    while ((await writing.move('undo')).ok) undone++;
    expect(undone).toBeGreaterThanOrEqual(500);
    await pass(200);
    await writing.begin();
    for (let i = 0; i < undone; i++) expect((await writing.move('redo')).ok).toBe(true);
    expect(await writing.text()).toBe(withPower(521));
  });

  it('a text that cannot be read is still the one that was being written', async () => {
    await writing.edit([{ file: CARDS, splice: { offset: 0, length: 1, text: '' } }]);
    await pass(1200);
    const { state, cards } = await writing.begin();
    expect(state.unsaved).toEqual([{ path: CARDS, state: 'draft' }]);
    expect(cards).toHaveLength(2);
    expect(await writing.text()).toBe(GLOOM[CARDS].slice(1));
    await writing.move('undo');
    expect(writing.state!.unsaved).toEqual([]);
  });

  it('what others have written meanwhile is a step, together with what was not written yet', async () => {
    await writing.set('/cards/0/power', 2);
    await pass(200);
    mine.write('gloom', CARDS, GLOOM[CARDS].replace('Card b', 'Theirs'));
    await writing.begin();
    expect(await writing.text()).toBe(withPower(2).replace('Card b', 'Theirs'));
    await writing.move('undo');
    expect(await writing.text()).toBe(withPower(2));
  });

  it('a journal that does not fit is left out, and a new one begun', async () => {
    await writing.set('/cards/0/power', 2);
    await pass(1200);
    const { point } = writing.journal.open('gloom', Date.now());
    const [entry] = writing.journal.between('gloom', point!.n, 1000);
    const broken = { ...entry, body: entry.body.subarray(0, 9) };
    writing.journal.put('gloom', { entries: [broken], cards: [], point: null, drafts: null }, Date.now());
    await writing.begin();
    expect(writing.lost).toBe(true);
    expect(writing.state).toMatchObject({ undo: null, unsaved: [] });
    await writing.set('/cards/0/power', 3);
    await pass(200);
    writing.lost = false;
    const { state } = await writing.begin();
    expect([writing.lost, state.undo?.label]).toEqual([false, 'edit']);
  });
});

describe('what cannot be put down or written', () => {
  it('is held, said, and tried again', async () => {
    writing.canPut = false;
    await writing.set('/cards/0/power', 2);
    await pass(2000);
    expect(writing.state).toMatchObject({ kept: 1 });
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
    writing.canPut = true;
    await pass(6000);
    expect(writing.state).toMatchObject({ kept: 2, unsaved: [] });
    expect(mine.read('gloom')).toBe(withPower(2));
  });

  it('a file that cannot be read is not written over', async () => {
    const file = join(mine.folder('gloom'), 'cards/latin.json');
    writeFileSync(file, new Uint8Array([0x22, 0xe4, 0x22]));
    await writing.edit([{ file: 'cards/latin.json', whole: '{ "cards": [] }' }]);
    await pass(1200);
    expect(writing.trouble).toBe('cards/latin.json');
    await writing.move('undo');
    await pass(4000);
    expect([writing.trouble, readFileSync(file).length]).toEqual([null, 3]);
  });

  it('is written at the end, even where the journal fails', async () => {
    writing.canPut = false;
    await writing.set('/cards/0/power', 2);
    await writing.ask('close', {});
    expect(mine.read('gloom')).toBe(withPower(2));
    writing.canPut = true;
  });

  it('so is a file in a folder that became a link', async () => {
    const [folder, elsewhere] = [join(mine.folder('gloom'), 'cards'), join(mine.root, 'elsewhere')];
    renameSync(folder, elsewhere);
    symlinkSync(elsewhere, folder);
    await writing.set('/cards/0/power', 2);
    await pass(1200);
    expect(writing.trouble).toBe(CARDS);
    expect(mine.read('gloom')).toBe(GLOOM[CARDS]);
    rmSync(folder);
    renameSync(elsewhere, folder);
    await pass(4000);
    expect([writing.trouble, mine.read('gloom')]).toEqual([null, withPower(2)]);
  });
});

test('a new card and a new file are undone without a trace', async () => {
  await writing.edit([{ file: 'text/de.json', whole: '{ "a": { "name": "Karte" } }' }]);
  await pass(1200);
  expect(mine.has('gloom', 'text/de.json')).toBe(true);
  const place = { file: CARDS, pointer: '/cards/0' };
  await pass(1000);
  expect((await writing.ask('card', { place }, 'de'))!.face!.name).toBe('Karte');
  await writing.move('undo');
  await pass(1200);
  expect(mine.has('gloom', 'text/de.json')).toBe(false);
});
