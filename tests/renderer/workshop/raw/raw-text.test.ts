// A text that is written here and elsewhere at once, over a host that is a few lines.
import '../../../support/runes.ts';
import { EditorState, type ChangeSet } from '@codemirror/state';
import { describe, expect, it, test } from 'vitest';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { changesBetween } from '../../../../renderer/workshop/raw/changes-between.ts';
import { offsetInFile, offsetShown, shownText } from '../../../../renderer/workshop/raw/line-breaks.ts';
import type { RawAnswer, RawPort } from '../../../../renderer/workshop/raw/raw-port.ts';

const { RawText } = await import('../../../../renderer/workshop/raw/raw-text.svelte.ts');

/** A host that answers when it is let. */
class Host implements RawPort {
  text: string;
  revision = 1;
  writes = 0;
  reads = 0;
  refusal: string | null = null;
  readonly #waiting: (() => void)[] = [];

  constructor(text: string) {
    this.text = text;
  }

  async read(): Promise<{ revision: number; text: string }> {
    this.reads++;
    await this.#turn();
    return { revision: this.revision, text: this.text };
  }

  async write(_path: string, edit: Parameters<RawPort['write']>[1]): Promise<RawAnswer> {
    this.writes++;
    const { revision, piece } = edit();
    await this.#turn();
    if (this.refusal !== null) return { kind: 'refused', sentence: this.refusal };
    if (revision !== this.revision) return { kind: 'stale' };
    this.put(this.text.slice(0, piece.offset) + piece.text + this.text.slice(piece.offset + piece.length));
    return { kind: 'written', revision: this.revision };
  }

  put(text: string): void {
    this.text = text;
    this.revision++;
  }

  /** Lets the next call be done. */
  async step(): Promise<void> {
    this.#waiting.shift()?.();
    await new Promise(setImmediate);
  }

  async all(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.step();
  }

  complete = (): Promise<null> => Promise.resolve(null);
  explain = (): Promise<null> => Promise.resolve(null);
  save = (): Promise<boolean> => Promise.resolve(true);
  attend = (): void => undefined;

  #turn(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** An editor without a page. */
class Page {
  state: EditorState;
  readonly text: InstanceType<typeof RawText>;
  refused: string[] = [];

  constructor(host: Host) {
    this.state = EditorState.create({ doc: shownText(host.text), selection: { anchor: 0 } });
    this.text = new RawText({
      path: 'cards/a.json',
      file: { revision: host.revision, text: host.text },
      port: host,
      show: (changes: ChangeSet) => (this.state = this.state.update({ changes }).state),
      refused: (sentence) => this.refused.push(sentence),
    });
  }

  get doc(): string {
    return this.state.doc.toString();
  }

  type(from: number, to: number, insert: string): void {
    const { changes, state } = this.state.update({ changes: { from, to, insert } });
    this.state = state;
    this.text.note({ changes, card: null, run: 'a' });
  }
}

describe('what is typed', () => {
  it('goes one after the other, and what outruns the host goes together', async () => {
    const host = new Host('{}');
    const page = new Page(host);
    for (const [i, letter] of [...'"name"'].entries()) page.type(1 + i, 1 + i, letter);
    await host.all();
    expect(host.text).toBe('{"name"}');
    expect(host.writes).toBe(2);
    expect(host.reads).toBe(0);
    await page.text.settled();
  });

  it('is kept below what has come from elsewhere meanwhile, and the cursor stays', async () => {
    const host = new Host('{\n  "name": "Lamp",\n  "power": 1\n}\n');
    const page = new Page(host);
    const at = page.doc.indexOf('1');
    page.state = page.state.update({ selection: { anchor: at + 1 } }).state;
    page.type(at + 1, at + 1, '0');
    host.put(host.text.replace('Lamp', 'Lantern'));
    await host.all();
    expect(host.text).toBe('{\n  "name": "Lantern",\n  "power": 10\n}\n');
    expect(page.doc).toBe(host.text);
    expect(page.doc.slice(0, page.state.selection.main.head)).toMatch(/"power": 1$/);
    expect(page.text.revision).toBe(host.revision);
  });

  it('waits for the next key where it was refused', async () => {
    const host = new Host('{}');
    const page = new Page(host);
    host.refusal = 'The disk is full.';
    page.type(1, 1, 'a');
    await host.all();
    expect([page.refused, host.text]).toEqual([['The disk is full.'], '{}']);
    await page.text.settled();
    host.refusal = null;
    page.type(2, 2, 'b');
    await host.all();
    expect(host.text).toBe('{ab}');
  });
});

test('what others change in several lines leaves a cursor between them where it is', () => {
  const [before, after] = ['a: x\nb: y\nc: x\n', 'a: zz\nb: y\nc: zz\n'];
  const { state } = EditorState.create({ doc: before, selection: { anchor: 8 } }).update({
    changes: [...changesBetween(before, after)],
  });
  expect(state.doc.toString()).toBe(after);
  expect(state.selection.main.head).toBe(9);
});

test('an own step is not read again, one of others is, once', async () => {
  const host = new Host('{}');
  const page = new Page(host);
  page.type(1, 1, ' ');
  page.text.follow(2);
  await host.all();
  expect([host.reads, page.text.revision]).toEqual([0, 2]);
  host.put('{ "a": 1 }');
  page.text.follow(3);
  await host.all();
  expect([host.reads, page.doc]).toEqual([1, '{ "a": 1 }']);
});

const LETTERS = ['a', '"', '\n', '\n\n', '{', 'ä', '🜁', '  ', ''];

describe('texts of two sides that write at random', () => {
  it.each(['\n', '\r\n', 'mixed', 'marked'])('come to the same, with line breaks %j', async (breaks) => {
    const draw = drawFrom(`raw ${breaks}`);
    const one = <T>(list: readonly T[]): T => list[draw(list.length)];
    const eol = (): string => (breaks === 'mixed' ? one(['\n', '\r\n']) : breaks === '\r\n' ? '\r\n' : '\n');
    for (let round = 0; round < 60; round++) {
      const lines = Array.from(
        { length: 4 },
        () => `${one(LETTERS.filter((each) => !each.includes('\n')))}x`,
      );
      const host = new Host(
        (breaks === 'marked' ? '\ufeff' : '') + lines.map((line) => line + eol()).join(''),
      );
      const page = new Page(host);
      for (let step = 0; step < 12; step++) {
        const act = draw(4);
        if (act < 2) {
          const from = draw(page.doc.length + 1);
          page.type(from, Math.min(page.doc.length, from + draw(3)), one(LETTERS));
        } else if (act === 2) {
          // Others write whole characters, too.
          const from = offsetInFile(host.text, draw(shownText(host.text).length + 1));
          host.put(host.text.slice(0, from) + one(['b', `c${eol()}`]) + host.text.slice(from));
          if (draw(2) === 0) page.text.follow(host.revision);
        } else await host.step();
      }
      page.text.follow(host.revision);
      await host.all();
      expect(page.doc).toBe(shownText(host.text));
    }
  });
});

test('places in a file and in its shown text lead to each other, and bytes beside what is typed stay', () => {
  const text = '\ufeff{\r\n"a": 1,\n\r\n"b": 2}\r\n';
  const shown = shownText(text);
  for (let place = 0; place <= shown.length; place++) {
    const offset = offsetInFile(text, place);
    expect(offsetShown(text, offset)).toBe(place);
    if (place < shown.length && shown[place] !== '\n') expect(text[offset]).toBe(shown[place]);
  }
});
