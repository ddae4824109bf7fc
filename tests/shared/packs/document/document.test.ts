// The document of a pack. The soak (`npm run soak -- edits`) drives a thousand of them.
import { describe, expect, it, test } from 'vitest';
import { PackDocument } from '../../../../shared/packs/document/document.ts';
import { Drafts } from '../../../../shared/packs/document/drafts.ts';
import { OpenFile } from '../../../../shared/packs/document/file.ts';
import type { FileEdit, StepOutcome, WantedStep } from '../../../../shared/packs/document/step.ts';
import { driveDocument, type CommandCounts } from '../../../support/documents/drive.ts';

const DOCUMENTS = 25;

test(`${DOCUMENTS} documents: undo, redo and the journal give the same bytes`, () => {
  const counts: CommandCounts = new Map();
  for (let number = 0; number < DOCUMENTS; number++) expect(driveDocument(number, counts)).toBeNull();
  for (const name of ['undo', 'redo', 'typing', 'outside', 'edit', 'edits of several files'])
    expect(counts.get(name), name).toBeGreaterThan(5);
});

const CARDS = '{\n  "cards": [\n    { "id": "a", "power": 1 },\n    { "id": "b", "power": 2 }\n  ]\n}\n';
const FILE = 'cards/a.json';

const open = (texts: Readonly<Record<string, string>> = { [FILE]: CARDS }): PackDocument =>
  new PackDocument({
    files: Object.entries(texts).map(([path, text]) => new OpenFile(path, text, text)),
    entries: [],
    newest: 0,
    drafts: new Drafts(),
    revision: 1,
  });

const set = (path: string, value: number | string, file = FILE): FileEdit => ({
  file,
  operations: [{ op: 'replace', path, value }],
});

const edit = (
  document: PackDocument,
  edits: readonly FileEdit[],
  more: Partial<WantedStep> = {},
): StepOutcome =>
  document.edit({
    revision: document.revision,
    edits,
    label: 'edit',
    place: null,
    merge: null,
    at: 0,
    ...more,
  });

describe('typing', () => {
  const typed = (document: PackDocument, times: readonly number[], merge = 'power of a'): void => {
    for (const at of times) edit(document, [set('/cards/0/power', 10 + at)], { merge, at });
  };

  it('is one step while keys come within a second', () => {
    const document = open();
    typed(document, [0, 900, 1800]);
    document.undo(2000);
    expect(document.file(FILE)!.text).toBe(CARDS);
    expect(document.next.undo).toBeNull();
  });

  it('begins a new step after a pause, after the focus has left, and in another field', () => {
    const document = open();
    typed(document, [0, 1000]);
    document.settle();
    typed(document, [1100, 1200]);
    typed(document, [1300], 'power of b');
    let steps = 0;
    while (document.undo(2000).kind === 'done') steps++;
    expect(steps).toBe(4);
    expect(document.file(FILE)!.text).toBe(CARDS);
  });

  it('that is taken back by hand is no step', () => {
    const document = open();
    edit(document, [set('/cards/0/power', 5)], { merge: 'x', at: 0 });
    edit(document, [set('/cards/0/power', 1)], { merge: 'x', at: 100 });
    expect(document.next.undo).toBeNull();
    expect(document.takeFresh()).toMatchObject([{ kind: 'step', changes: [] }]);
  });
});

describe('a step', () => {
  it('of several files is undone at once, and says what it was', () => {
    const document = open({ [FILE]: CARDS, 'cards/b.json': CARDS });
    const place = { file: FILE, pointer: '/cards/0/power' };
    edit(document, [set('/cards/0/power', 7), set('/cards/0/power', 8, 'cards/b.json')], { place });
    expect(document.undo(1)).toMatchObject({
      kind: 'done',
      files: ['cards/b.json', FILE],
      step: { label: 'edit', place },
    });
    expect(document.files.map(({ text }) => text)).toEqual([CARDS, CARDS]);
  });

  it('is made whole or not at all', () => {
    const document = open({ [FILE]: CARDS, 'cards/b.json': CARDS });
    expect(edit(document, [set('/cards/0/power', 7), set('/cards/9/power', 8, 'cards/b.json')])).toEqual({
      kind: 'no-place',
      file: 'cards/b.json',
      pointer: '/cards/9/power',
    });
    expect(document.file(FILE)!.text).toBe(CARDS);
  });

  it('makes and removes files', () => {
    const document = open();
    edit(document, [{ file: 'cards/new.json', whole: '{}' }]);
    edit(document, [{ file: FILE, whole: null }]);
    expect(document.file(FILE)!.text).toBeNull();
    document.undo(1);
    document.undo(2);
    expect(document.files.map(({ path, text }) => [path, text])).toEqual([
      [FILE, CARDS],
      ['cards/new.json', null],
    ]);
  });
});

describe('a text that cannot be read', () => {
  it('is a draft over the last one that could, and is named with its line', () => {
    const document = open();
    edit(document, [{ file: FILE, splice: { offset: CARDS.length - 2, length: 1, text: '' } }]);
    const file = document.file(FILE)!;
    expect(file.readable?.text).toBe(CARDS);
    expect(file.fault).toMatchObject({ code: 'json-syntax' });
    expect(edit(document, [set('/cards/0/power', 7)])).toMatchObject({ kind: 'unreadable', file: FILE });
    document.undo(1);
    expect(file.fault).toBeNull();
  });
});

describe('half a character', () => {
  const MOON = '{ "cards": [], "note": "𝔸" }';
  const half = MOON.indexOf('𝔸');

  it.each([
    ['a piece of text', { file: FILE, splice: { offset: half, length: 1, text: '}' } }, '"}\uFFFD"'],
    ['a whole text', { file: FILE, whole: MOON.replace('𝔸', '\ud835') }, '"\uFFFD"'],
  ] as const)('is kept as the disk can hold it: %s', (_name, one, kept) => {
    const document = open({ [FILE]: MOON });
    edit(document, [one]);
    const text = document.file(FILE)!.text!;
    expect(text).toContain(kept);
    expect(Buffer.from(text).toString()).toBe(text);
    document.undo(1);
    expect(document.file(FILE)!.text).toBe(MOON);
  });

  it('is kept so in a draft', () => {
    const document = open();
    document.draft({ place: { file: FILE, pointer: '/cards/0/rules/0' }, text: 'draw \udd38', at: 0 });
    expect(document.drafts.all).toMatchObject([{ text: 'draw \uFFFD' }]);
  });
});

describe('an edit that was made on an older revision', () => {
  it('is made on top of what came later', () => {
    const document = open();
    const { revision } = document;
    edit(document, [{ file: FILE, operations: [{ op: 'add', path: '/cards/0', value: { id: 'new' } }] }]);
    expect(edit(document, [set('/cards/1/power', 9)], { revision })).toMatchObject({ kind: 'done' });
    expect(document.file(FILE)!.text).toBe(
      CARDS.replace('    { "id": "a"', '    { "id": "new" },\n    { "id": "a"').replace('2', '9'),
    );
  });

  it('is refused where it touches the same value', () => {
    const document = open();
    const { revision } = document;
    edit(document, [set('/cards/0/power', 5)]);
    const stale = { kind: 'stale', file: FILE, pointers: ['/cards/0/power'] };
    expect(edit(document, [set('/cards/0/power', 6)], { revision })).toEqual(stale);
    const remove: FileEdit = { file: FILE, operations: [{ op: 'remove', path: '/cards/0' }] };
    expect(edit(document, [remove], { revision })).toEqual({ ...stale, pointers: ['/cards/0'] });
  });

  it('is refused where it is older than what is remembered, or newer than all', () => {
    const document = open();
    for (const revision of [0, 99])
      expect(edit(document, [set('/cards/0/power', 5)], { revision })).toMatchObject({ kind: 'stale' });
  });
});

describe('what another program writes', () => {
  const theirs = CARDS.replace('"power": 2', '"power":   22');

  it('is taken in as a step', () => {
    const document = open();
    document.takeIn(FILE, theirs, 1);
    expect(document.file(FILE)).toMatchObject({ text: theirs, isUnsaved: false });
    document.undo(2);
    expect(document.file(FILE)).toMatchObject({ text: CARDS, isUnsaved: true });
  });

  it('is put together with what was written here, in its own characters', () => {
    const document = open();
    edit(document, [set('/cards/0/power', 5)]);
    document.takeIn(FILE, theirs, 1);
    expect(document.file(FILE)).toMatchObject({
      text: theirs.replace('"power": 1', '"power": 5'),
      isUnsaved: true,
    });
    expect(document.clashes(FILE)).toEqual([]);
  });

  it('leaves a choice for each place that both have changed', () => {
    const clash = CARDS.replace('"power": 1', '"power": 11').replace('"power": 2', '"power": 22');
    const written = (choices: ReadonlyMap<string, 'mine' | 'theirs'>): PackDocument => {
      const document = open();
      edit(document, [set('/cards/0/power', 5), set('/cards/1/power', 6)]);
      document.takeIn(FILE, clash, 1);
      expect(document.file(FILE)!.text).toBe(CARDS.replace('1', '5').replace('2', '6'));
      expect(document.clashes(FILE)).toEqual([
        { pointer: '/cards/0/power', mine: '5', theirs: '11' },
        { pointer: '/cards/1/power', mine: '6', theirs: '22' },
      ]);
      document.takeIn(FILE, clash, 2, choices);
      return document;
    };
    const chosen = written(
      new Map([
        ['/cards/0/power', 'mine'],
        ['/cards/1/power', 'theirs'],
      ]),
    );
    expect(chosen.file(FILE)).toMatchObject({
      text: CARDS.replace('1', '5').replace('2', '22'),
      theirs: null,
    });
    expect(written(new Map([['/cards/0/power', 'mine']])).clashes(FILE)).toHaveLength(2);
  });

  it('may have removed what was changed here: it comes back where that is chosen', () => {
    const document = open();
    edit(document, [set('/cards/0/power', 5)]);
    const without = '{ "cards": [{ "id": "b", "power": 2 }] }';
    document.takeIn(FILE, without, 1);
    const [{ pointer, theirs: gone }] = document.clashes(FILE);
    expect([pointer, gone]).toEqual(['/cards/0', null]);
    document.takeIn(FILE, without, 1, new Map([[pointer, 'mine']]));
    expect(document.file(FILE)!.text).toBe(
      '{ "cards": [{ "id": "a", "power": 5 }, { "id": "b", "power": 2 }] }',
    );
  });

  it('that cannot be read, or has removed the file, is one choice for all of it', () => {
    for (const disk of ['{', null]) {
      const document = open();
      edit(document, [set('/cards/0/power', 5)]);
      document.takeIn(FILE, disk, 1);
      expect(document.clashes(FILE)).toEqual([{ pointer: '', mine: CARDS.replace('1', '5'), theirs: disk }]);
      document.takeIn(FILE, disk, 1, new Map([['', 'theirs']]));
      expect(document.file(FILE)!.text).toBe(disk);
    }
  });

  it('is no change where it is what was written here', () => {
    const document = open();
    edit(document, [set('/cards/0/power', 5)]);
    document.takeIn(FILE, document.file(FILE)!.text, 1);
    expect(document.file(FILE)!.isUnsaved).toBe(false);
    expect(document.next.undo?.label).toBe('edit');
  });
});

describe('drafts', () => {
  it('go with what they are in', () => {
    const document = open();
    const place = { file: FILE, pointer: '/cards/1/rules/0' };
    document.drafts.put({ place, text: 'draw', at: 0 });
    edit(document, [{ file: FILE, operations: [{ op: 'add', path: '/cards/0', value: { id: 'new' } }] }]);
    expect(document.drafts.all).toMatchObject([{ place: { pointer: '/cards/2/rules/0' } }]);
    edit(document, [{ file: FILE, operations: [{ op: 'remove', path: '/cards/2' }] }]);
    expect(document.drafts.takeFresh()).toMatchObject([{ place: { pointer: '/cards' }, text: 'draw' }]);
    expect(document.drafts.takeFresh()).toBeNull();
    document.drafts.put({ place: { file: FILE, pointer: '/cards' }, text: '', at: 1 });
    expect(document.drafts.all).toEqual([]);
  });
});

describe('a step that changes drafts', () => {
  const place = { file: FILE, pointer: '/cards/0/rules/0' };
  const draft = { place, text: 'draw', part: { when: 'played' }, at: 0 };

  it('takes them along when it is undone and done again', () => {
    const document = open();
    document.draft(draft);
    const moved = { ...draft, place: { ...place, pointer: '/cards/0/rules/1' } };
    edit(document, [set('/cards/0/power', 3)], { drafts: { gone: [draft], come: [moved] } });
    expect(document.drafts.all).toEqual([moved]);
    document.undo(0);
    expect(document.drafts.all).toEqual([draft]);
    document.redo(0);
    expect(document.drafts.all).toEqual([moved]);
  });

  it('is no typing, and leaves what has been written since', () => {
    const document = open();
    document.draft(draft);
    edit(document, [set('/cards/0/power', 3)], { merge: 'power' });
    edit(document, [set('/cards/0/power', 4)], { merge: 'power', drafts: { gone: [draft], come: [] } });
    document.draft({ place, text: 'draw two', at: 1 });
    document.redo(0);
    edit(document, [set('/cards/0/power', 5)], { drafts: { gone: [draft], come: [] } });
    expect(document.drafts.all).toMatchObject([{ text: 'draw two' }]);
    for (const power of [4, 3, 1]) {
      document.undo(0);
      expect(document.file(FILE)!.text).toContain(`"power": ${power} `);
    }
  });
});

test('a place is another one only where what is there has changed', () => {
  const document = open();
  const { revision } = document;
  const [a, b] = [0, 1].map((i) => ({ file: FILE, pointer: `/cards/${i}` }));
  edit(document, [set('/cards/0/power', 3)]);
  expect([a, b].map((place) => document.isOther(place, revision))).toEqual([true, false]);
  document.undo(0);
  expect(document.isOther(a, revision)).toBe(false);
  expect(document.isOther(b, document.revision + 1)).toBe(true);
  edit(document, [{ file: FILE, operations: [{ op: 'remove', path: '/cards/0' }] }]);
  expect(document.isOther(a, revision)).toBe(true);
});
