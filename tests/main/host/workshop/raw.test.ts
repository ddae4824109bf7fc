// A file of cards as it is written by hand: drafts of it, what is told meanwhile, and what may be written.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CARDS, card, filesOf } from './mine.ts';
import { writeGloom, type Writing } from './writing.ts';

const FILES = filesOf('gloom', [card('lamp', { glow: 'an own key' }), card('coin', { power: 2 })]);
const TEXT = FILES[CARDS];
const LAMP = { file: CARDS, pointer: '/cards/0' };
const COIN = { file: CARDS, pointer: '/cards/1' };

let writing: Writing;

beforeAll(async () => {
  // Typing goes on however long an answer takes here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  ({ writing } = await writeGloom(FILES));
});

afterEach(async () => {
  while ((await writing.move('undo')).ok);
  expect(await writing.text()).toBe(TEXT);
});

afterAll(() => {
  vi.useRealTimers();
});

const type = (offset: number, text: string, length = 0) =>
  writing.edit([{ file: CARDS, splice: { offset, length, text } }], {
    label: 'text of Card coin',
    place: COIN,
    merge: 'raw',
  });

describe('a text that is typed', () => {
  const at = TEXT.indexOf('"power":2') + '"power":'.length;

  it('leaves the card as it was while it cannot be read, with the place that is at fault', async () => {
    const broken = await type(at, '', 1);
    expect(broken).toMatchObject({
      ok: true,
      card: { place: COIN, definition: { power: 2 }, fault: { line: 4 } },
    });
    const { fault } = (broken as { card: { fault: { sentence: string; column: number } } }).card;
    expect(fault.sentence).not.toBe('');
    // Other cards of the file have the same fault.
    expect(await writing.ask('card', { place: LAMP })).toMatchObject({ fault: { line: 4 } });
    expect(await writing.set('/cards/0/power', 2)).toMatchObject({ ok: false, why: 'unreadable' });

    const mended = await type(at, '3');
    expect(mended).toMatchObject({ ok: true, card: { definition: { power: 3 }, fault: null } });
    expect(await writing.text()).toBe(TEXT.replace('"power":2', '"power":3'));
    // Typing is one step.
    expect(writing.state!.undo).toMatchObject({ label: 'text of Card coin' });
    await writing.move('undo');
    expect(await writing.text()).toBe(TEXT);
  });

  it('keeps what the language does not know, character by character', async () => {
    await type(at, '7', 1);
    expect(await writing.text()).toContain('"glow":"an own key"');
    expect((await writing.ask('card', { place: LAMP }))!.definition).toMatchObject({ glow: 'an own key' });
  });
});

describe('a card in its file', () => {
  it('says its lines, and each of its problems at line and column', async () => {
    expect(await writing.ask('card', { place: COIN })).toMatchObject({ lines: { first: 4, last: 4 } });
    const { advice, lines } = (await writing.ask('card', { place: LAMP }))!;
    expect(lines).toEqual({ first: 3, last: 3 });
    const column = TEXT.split('\n')[2].indexOf('"glow"') + 1;
    expect(advice).toMatchObject([{ code: 'unknown-key', at: '/glow', line: 3, column }]);
  });

  it('is told what the reader of texts has against it, as loading would', async () => {
    const at = TEXT.indexOf('"power":2');
    await type(at, '"name":"Twice",');
    const { advice } = (await writing.ask('card', { place: COIN }))!;
    const column = TEXT.split('\n')[3].indexOf('"power":2') + 1;
    expect(advice).toMatchObject([{ code: 'duplicate-key', at: '/name', line: 4, column }]);
  });
});

describe('what may be written', () => {
  const found = async (offset: number, file = CARDS) =>
    (await writing.ask('complete', { file, offset }, 'de')).found;

  it('comes for the text as it is, readable or not', async () => {
    const at = TEXT.lastIndexOf('}\n  ]');
    await type(at, ',"rules":[{"when":"played","do":[{"do":"');
    const { from, to, options } = (await found(at + ',"rules":[{"when":"played","do":[{"do":"'.length))!;
    expect([from, to]).toEqual([at + ',"rules":[{"when":"played","do":[{"do":'.length, expect.any(Number)]);
    expect(options.find(({ text }) => text === '"draw"')).toMatchObject({ insert: '"draw"' });
  });

  it('is a card of the pack where one is named', async () => {
    const at = TEXT.lastIndexOf('}\n  ]');
    const begun = ',"rules":[{"when":"played","do":[{"do":"retrieve","cards":{"from":["deck"],"id":';
    await type(at, `${begun}""}}]}]`);
    const { options } = (await found(at + begun.length + 1))!;
    expect(options).toContainEqual(expect.objectContaining({ text: '"gloom:coin"', name: 'Card coin' }));
  });

  it('is nothing outside of cards', async () => {
    expect(await found(1)).toBeNull();
    expect(await found(1, 'pack.json')).toBeNull();
    expect(await found(1, 'cards/none.json')).toBeNull();
  });
});
