import { changed, type FileChange } from './change.ts';
import { PackDocument } from './document.ts';
import { Drafts } from './drafts.ts';
import type { JournalEntry, TextDraft } from './entry.ts';
import { OpenFile } from './file.ts';

/** A file at a point of the journal. */
interface PointFile {
  readonly text: string | null;
  /** What the disk had then. */
  readonly saved: string | null;
}

/** The whole of a pack after an entry. */
export interface JournalPoint {
  readonly n: number;
  readonly files: ReadonlyMap<string, PointFile>;
}

/** What the journal knows of a pack. */
export interface PackJournal {
  /** The newest point; null: nothing has been put down yet. */
  readonly point: JournalPoint | null;
  /** In their order: all after the point, and those before it that undo goes back to. */
  readonly entries: readonly JournalEntry[];
  readonly drafts: readonly TextDraft[];
}

export interface ReopenedDocument {
  readonly document: PackDocument;
  /** The journal does not fit together and was left out: what the disk has counts. */
  readonly isJournalLost: boolean;
}

/**
 * A document as it was, from the disk and the journal. What was put down and is not on the disk yet is there, unsaved; what
 * others have written to the disk meanwhile is still to be taken in (`takenIn`).
 *
 * @param disk the files of the pack, by path
 * @param revision to begin with: higher than any that a caller may have seen
 */
export function reopened(
  disk: ReadonlyMap<string, string>,
  { point, entries, drafts }: PackJournal,
  revision: number,
): ReopenedDocument {
  const newest = entries.at(-1)?.n ?? point?.n ?? 0;
  const lines = point === null ? null : linesAfter(point, entries);
  if (lines === null)
    return { document: opened(disk, { newest, drafts, revision }), isJournalLost: point !== null };
  const files = [...lines].map(([path, { saved, later, text }]) => {
    const onDisk = disk.get(path) ?? null;
    // A file may have been written just before the journal could note it.
    const isOurs = onDisk === saved || later.includes(onDisk);
    return new OpenFile(path, text, isOurs ? onDisk : saved);
  });
  const document = new PackDocument({ files, entries, newest, drafts: new Drafts(drafts), revision });
  return { document, isJournalLost: false };
}

/** A file in which something has been taken in. */
interface TakenFile {
  readonly path: string;
  /** The number of the entry that tells it. */
  readonly n: number;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Takes in what others have written to the disk meanwhile, as the newest steps.
 *
 * @param at the time, in milliseconds since 1970
 */
export function takenIn(
  document: PackDocument,
  disk: ReadonlyMap<string, string>,
  at: number,
): readonly TakenFile[] {
  const paths = new Set([...disk.keys(), ...document.files.map(({ path }) => path)]);
  return [...paths].flatMap((path) => {
    const before = document.file(path)?.text ?? null;
    const came = document.takeIn(path, disk.get(path) ?? null, at);
    if (came.kind !== 'done' || came.files.length === 0) return [];
    return [{ path, n: document.newest, before, after: document.file(path)?.text ?? null }];
  });
}

/**
 * A document of what the disk has, without anything to undo. Its entries do not follow on those that the journal has.
 *
 * @param newest number of the newest of those; 0: none
 */
export const opened = (
  disk: ReadonlyMap<string, string>,
  {
    newest,
    drafts,
    revision,
  }: Pick<PackJournal, 'drafts'> & { readonly newest: number; readonly revision: number },
): PackDocument =>
  new PackDocument({
    files: Array.from(disk, ([path, text]) => new OpenFile(path, text, text)),
    entries: [],
    newest: newest === 0 ? 0 : newest + 1,
    drafts: new Drafts(drafts),
    revision,
  });

/** What has become of a file: the text that the disk had last, and those that came after it. */
class Line {
  saved: string | null;
  later: (string | null)[] = [];

  constructor(saved: string | null, text = saved) {
    this.saved = saved;
    if (text !== saved) this.later.push(text);
  }

  get text(): string | null {
    return this.later.length === 0 ? this.saved : this.later[this.later.length - 1];
  }

  change(change: FileChange): void {
    this.later.push(changed(this.text, change));
  }

  noteSaved(): void {
    this.saved = this.text;
    this.later = [];
  }

  /** @param disk leads to what the disk had then; null: nothing does */
  takeIn(changes: readonly FileChange[], disk: FileChange | null): void {
    const text = changes.reduce(changed, this.text);
    this.saved = disk === null ? this.text : changed(this.text, disk);
    this.later = text === this.saved ? [] : [text];
  }
}

/** What has become of the files of a point; null where the entries do not fit. */
function linesAfter(point: JournalPoint, entries: readonly JournalEntry[]): Map<string, Line> | null {
  const lines = new Map(
    [...point.files].map(([path, { text, saved }]) => [path, new Line(saved, text)] as const),
  );
  const lineOf = (path: string): Line => {
    const line = lines.get(path) ?? new Line(null);
    lines.set(path, line);
    return line;
  };
  try {
    for (const entry of entries) {
      if (entry.n <= point.n) continue;
      switch (entry.kind) {
        case 'saved':
          for (const path of entry.files) lineOf(path).noteSaved();
          break;
        case 'outside':
          lineOf(entry.file).takeIn(entry.changes, entry.disk);
          break;
        case 'step':
        case 'undo':
        case 'redo':
          for (const change of entry.changes) lineOf(change.file).change(change);
      }
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return lines;
}
