// A document of a pack is driven at random: whatever is done, undone and done again, bytes stay what they were, and the
// journal gives the same document again.
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { PackDocument } from '../../../shared/packs/document/document.ts';
import type { FileEdit, StepOutcome } from '../../../shared/packs/document/step.ts';
import { Drafts } from '../../../shared/packs/document/drafts.ts';
import type { JournalEntry } from '../../../shared/packs/document/entry.ts';
import { OpenFile } from '../../../shared/packs/document/file.ts';
import { reopened, takenIn, type JournalPoint } from '../../../shared/packs/document/reopen.ts';
import { parse } from '../../../shared/packs/parse.ts';
import { fuzzedFile, pick } from '../edits/files.ts';
import { drawnOperation } from '../edits/operations.ts';

const FILES = 3;
const COMMANDS = 25;

/** What was done, by the kind of command. */
export type CommandCounts = Map<string, number>;

type Texts = ReadonlyMap<string, string | null>;

/** The disk, the journal, and the document over both. */
class Driven {
  readonly disk = new Map<string, string>();
  readonly entries = new Map<number, JournalEntry>();
  readonly point: JournalPoint;
  readonly document: PackDocument;
  at = 1_000_000;

  constructor(number: number) {
    const files = Array.from({ length: FILES }, (_, i) => fuzzedFile(number * FILES + i).text);
    files.forEach((text, i) => this.disk.set(`cards/${i}.json`, text));
    this.point = {
      n: 0,
      files: new Map([...this.disk].map(([path, text]) => [path, { text, saved: text }])),
    };
    this.document = new PackDocument({
      files: Array.from(this.disk, ([path, text]) => new OpenFile(path, text, text)),
      entries: [],
      newest: 0,
      drafts: new Drafts(),
      revision: 1,
    });
  }

  /** All that there is. A file that is not there is left out. */
  texts(document = this.document): Texts {
    return new Map(
      document.files.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])).sort(),
    );
  }

  keep(): void {
    for (const entry of this.document.takeFresh()) this.entries.set(entry.n, entry);
  }

  write(): void {
    this.keep();
    const unsaved = this.document.files.filter(
      ({ isUnsaved, fault, theirs }) => isUnsaved && fault === null && theirs === null,
    );
    const texts = new Map(unsaved.map(({ path, text }) => [path, text]));
    for (const [path, text] of texts) {
      if (text === null) this.disk.delete(path);
      else this.disk.set(path, text);
    }
    this.document.settle();
    this.document.noteSaved(texts, this.at);
  }

  /** The document as a new start finds it. */
  again(): PackDocument {
    this.keep();
    const entries = [...this.entries.values()].sort((a, b) => a.n - b.n);
    const journal = { point: this.point, entries, drafts: [] };
    const { document, isJournalLost } = reopened(this.disk, journal, 1);
    takenIn(document, this.disk, this.at);
    if (isJournalLost) throw new Error('the journal does not fit');
    return document;
  }
}

const isEqual = (a: Texts, b: Texts): boolean =>
  a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);

/** An edit of a file that can be read, or of its text. */
function drawnEdit({ document }: Driven, file: OpenFile, draw: Draw): FileEdit {
  const { path, text, parsed } = file;
  if (text === null || draw(30) === 0) return { file: path, whole: text === null ? '{ "cards": [] }' : null };
  if (parsed?.document === undefined)
    return { file: path, whole: document.file(path)?.readable?.text ?? '[]' };
  if (draw(8) === 0) {
    const offset = draw(text.length);
    const length = Math.min(draw(6), text.length - offset);
    return { file: path, splice: { offset, length, text: pick(draw, ['', '"', '}', 'x', '0', ' ']) } };
  }
  const operations = [drawnOperation(parsed.document.value, draw)];
  return { file: path, operations };
}

/** Types a name letter by letter into a field of its own. */
function typed(driven: Driven, file: OpenFile): StepOutcome {
  let came: StepOutcome = { kind: 'nothing' };
  const value = file.parsed?.document?.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return came;
  for (let length = 1; length <= 5; length++) {
    driven.at += 300;
    const operations = [{ op: 'add', path: '/typed', value: `${driven.at}`.slice(0, length) } as const];
    came = driven.document.edit({
      revision: driven.document.revision,
      edits: [{ file: file.path, operations }],
      label: 'typed',
      place: { file: file.path, pointer: '/typed' },
      merge: `${file.path}/typed`,
      at: driven.at,
    });
    if (came.kind !== 'done') return came;
    if (length % 2 === 0) driven.keep();
  }
  return came;
}

function command(driven: Driven, draw: Draw): [name: string, came: StepOutcome] {
  const { document } = driven;
  const file = pick(draw, document.files);
  switch (draw(10)) {
    case 0:
    case 1:
      return ['undo', document.undo(driven.at)];
    case 2:
      return ['redo', document.redo(driven.at)];
    case 3:
      return ['typing', typed(driven, file)];
    case 4: {
      driven.write();
      return ['writing', { kind: 'done', revision: document.revision, files: [], step: null }];
    }
    case 5: {
      const text = driven.disk.get(file.path);
      const data = text === undefined ? undefined : parse(text).document?.value;
      if (text === undefined || data === undefined) return ['outside', { kind: 'nothing' }];
      const done = applied(text, data, draw);
      driven.disk.set(file.path, done);
      return ['outside', document.takeIn(file.path, done, driven.at)];
    }
    default: {
      const files = draw(4) === 0 ? document.files.slice(0, 2) : [file];
      const edits = files.map((each) => drawnEdit(driven, each, draw));
      const { revision } = document;
      const wanted = { revision, edits, label: 'edit', place: null, merge: null, at: driven.at };
      return [edits.length > 1 ? 'edits of several files' : 'edit', document.edit(wanted)];
    }
  }
}

/** A text of other data, as another program writes it. */
function applied(text: string, data: Json, draw: Draw): string {
  const driven = new PackDocument({
    files: [new OpenFile('a', text, text)],
    entries: [],
    newest: 0,
    drafts: new Drafts(),
    revision: 1,
  });
  const operations = [drawnOperation(data, draw)];
  driven.edit({
    revision: 1,
    edits: [{ file: 'a', operations }],
    label: '',
    place: null,
    merge: null,
    at: 0,
  });
  return driven.file('a')!.text!;
}

/** Drives a document; what does not hold, or null. */
export function driveDocument(number: number, counts: CommandCounts = new Map()): string | null {
  const driven = new Driven(number);
  const { document } = driven;
  const draw = drawFrom(`document ${number}`);
  const begun = driven.texts();
  if (!isEqual(begun, driven.disk)) return `${number}: opening has changed bytes`;
  for (let i = 0; i < COMMANDS; i++) {
    driven.at += 5000;
    const before = driven.texts();
    const [name, came] = command(driven, draw);
    const what = `${number}, ${name} ${i}`;
    if (came.kind === 'done' && came.files.length > 0) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const after = driven.texts();
      const back = name === 'redo' || name !== 'undo';
      const [there, again] = back ? (['undo', 'redo'] as const) : (['redo', 'undo'] as const);
      document[there](driven.at);
      if (!isEqual(driven.texts(), before)) return `${what}: ${there} gives other bytes`;
      document[again](driven.at);
      if (!isEqual(driven.texts(), after)) return `${what}: ${again} gives other bytes`;
    } else if (came.kind !== 'done' && !isEqual(driven.texts(), before))
      return `${what}: refused, and changed`;
    // A choice that is open may have become needless.
    for (const { path, theirs } of document.files)
      if (theirs !== null) document.takeIn(path, theirs.text, driven.at);
    const other = driven.again();
    if (!isEqual(driven.texts(other), driven.texts())) return `${what}: the journal gives other texts`;
    for (const side of ['undo', 'redo'] as const) {
      const [mine, theirs] = [document.next[side], other.next[side]];
      if (mine?.at !== theirs?.at || mine?.label !== theirs?.label) return `${what}: another step to ${side}`;
    }
    for (const { path, isUnsaved } of document.files)
      if (isUnsaved !== (other.file(path)?.isUnsaved ?? false))
        return `${what}: ${path} is another one on the disk`;
  }
  while (document.next.undo !== null) document.undo(driven.at);
  return isEqual(driven.texts(), begun) ? null : `${number}: undoing all gives other bytes`;
}
