import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { JournalPoint } from '../../../shared/packs/document/reopen.ts';
import type { StoredBatch, StoredEntry, StoredPoint } from '../../db/journal.ts';
import type { StoredCard } from '../../db/journal-lines.ts';
import { storedDraft, storedEntry, storedPoint } from './journal-form.ts';
import type { PackFiles } from './pack-files.ts';
import type { WriteTrouble } from './protocol.ts';
import type { TouchedCard } from './touched.ts';

/** Milliseconds after a change within which it is put down in the journal: with the way there, less than 300. */
const JOURNAL_WITHIN = 150;
/** Milliseconds of quiet before files are written. */
const QUIET = 1000;
/** Milliseconds before what could not be put down or written is tried again. */
const AGAIN = 3000;
/** Between the labels of one restore point. */
const LABELS = ' · ';

export interface KeepingParts {
  readonly document: PackDocument;
  readonly files: PackFiles;
  /** The newest point that the journal has; null: none. */
  readonly point: StoredPoint | null;
  /** When something was last put down in it. */
  readonly last: number;
  /** Sends something to the journal, which answers by a call of `put`. */
  readonly send: (batch: StoredBatch) => void;
  /** What is on the disk, what is in the journal, or what of it failed has changed. */
  readonly changed: () => void;
  readonly now: () => number;
}

/** Sees that nothing is lost: puts changes down in the journal soon, and files on the disk once it is quiet. */
export class Keeping {
  /** The newest revision that is in the journal. */
  kept: number;
  /** The first file that could not be written, and why; null: all could. */
  trouble: WriteTrouble | null = null;
  readonly #parts: KeepingParts;
  #journalTimer: NodeJS.Timeout | null = null;
  #fileTimer: NodeJS.Timeout | null = null;
  /** Entries that could not be put down. */
  readonly #held = new Map<number, StoredEntry>();
  #heldDrafts: StoredBatch['drafts'] = null;
  /** What entries have changed: those that could not be put down, and the newest, which may be gone on with. */
  readonly #cards = new Map<number, ReadonlyMap<string, StoredCard>>();
  #point: { readonly point: JournalPoint; readonly at: number; readonly label: string | null } | null = null;
  #hasPoint: boolean;
  /** The restore point that was set last: no other point may take its place. */
  #marked: { readonly n: number; readonly label: string } | null;
  /** When something was last changed. */
  #last: number;
  /** Hashes of texts that the journal has. */
  readonly #stored: Set<string>;
  #sending: {
    readonly revision: number;
    readonly batch: StoredBatch;
    readonly done: Promise<boolean>;
  } | null = null;
  #answered: (done: boolean) => void = () => undefined;
  #isAbandoned = false;

  constructor(parts: KeepingParts) {
    this.#parts = parts;
    this.kept = parts.document.revision;
    this.#hasPoint = parts.point !== null;
    const { n = 0, label = null } = parts.point ?? {};
    this.#marked = label === null ? null : { n, label };
    this.#last = parts.last;
    this.#stored = new Set(
      Object.values(parts.point?.files ?? {}).flatMap((file) => file.flatMap((hash) => hash ?? [])),
    );
  }

  /**
   * Called before something is changed: what the first change of a day is made on is the last of the day before, and a point
   * of the journal.
   *
   * @param isNeeded whatever the day
   */
  before(isNeeded = false): void {
    const now = this.#parts.now();
    if (isNeeded || !this.#hasPoint) this.#setPoint(null, now);
    else if (dayOf(this.#last) !== dayOf(now)) this.#setPoint(null, this.#last);
    this.#last = now;
  }

  /** Something has been changed: it is put down soon, and written when it is quiet. */
  after(): void {
    this.#journalTimer ??= setTimeout(() => void this.flush(), JOURNAL_WITHIN);
    this.#writeIn(QUIET);
  }

  /** An entry, by default the newest, has changed these cards. */
  touched(cards: readonly TouchedCard[], n = this.#parts.document.newest): void {
    if (cards.length === 0) return;
    const known = this.#cards.get(n) ?? new Map<string, StoredCard>();
    const was = (one: TouchedCard): string | null => known.get(one.card)?.was ?? one.was;
    const now = cards.map((one) => [one.card, { n, ...one, was: was(one) }] as const);
    this.#cards.set(n, new Map([...known, ...now]));
  }

  /** The pack as it is now becomes a restore point; one that is set here already gets the label as well. False: it could not be put down. */
  async mark(label: string): Promise<boolean> {
    await this.flush();
    const before = this.#marked?.n === this.#parts.document.newest ? this.#marked.label : null;
    const labels = before === null ? [label] : before.split(LABELS);
    this.#setPoint([...new Set([...labels, label])].join(LABELS), this.#parts.now());
    return this.flush();
  }

  /** Puts down all that there is. False: it could not be, and is tried again later. */
  async flush(): Promise<boolean> {
    if (this.#journalTimer !== null) clearTimeout(this.#journalTimer);
    this.#journalTimer = null;
    while (this.#sending !== null) await this.#sending.done;
    const { document, send } = this.#parts;
    for (const entry of document.takeFresh()) this.#held.set(entry.n, storedEntry(entry));
    this.#heldDrafts = document.drafts.takeFresh()?.map(storedDraft) ?? this.#heldDrafts;
    const entries = [...this.#held.values()].sort((a, b) => a.n - b.n);
    const isLabelled = this.#point?.label != null;
    if (entries.length === 0 && this.#heldDrafts === null && !isLabelled) return true;
    const point =
      this.#point === null
        ? null
        : storedPoint(this.#point.point, this.#point.at, this.#point.label, this.#stored);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#answered = resolve;
    const cards = entries.flatMap(({ n }) => [...(this.#cards.get(n)?.values() ?? [])]);
    const batch = { entries, cards, point, drafts: this.#heldDrafts };
    this.#sending = { revision: document.revision, batch, done: promise };
    send(batch);
    return promise;
  }

  /** What was sent has been put down, or could not be. */
  put(done: boolean): void {
    const sent = this.#sending!;
    this.#sending = null;
    if (done) {
      for (const { n } of sent.batch.entries) {
        this.#held.delete(n);
        if (n < this.#parts.document.newest) this.#cards.delete(n);
      }
      this.#heldDrafts = null;
      this.#point = null;
      this.kept = sent.revision;
    } else {
      for (const { hash } of sent.batch.point?.texts ?? []) this.#stored.delete(hash);
      this.#journalTimer ??= setTimeout(() => void this.flush(), AGAIN);
    }
    this.#answered(done);
    this.#parts.changed();
  }

  /**
   * Writes the files that the disk lacks, once the journal has what is in them.
   *
   * @param asked a file that is written as it is, readable or not
   * @param isLast there will be no other time: they are written even where the journal fails
   */
  async write(asked: string | null = null, isLast = false): Promise<void> {
    if (this.#fileTimer !== null) clearTimeout(this.#fileTimer);
    this.#fileTimer = null;
    const { document, files, now } = this.#parts;
    document.settle();
    if (!(await this.flush()) && !isLast) return this.#writeIn(AGAIN);
    const written = new Map<string, string | null>();
    this.trouble = null;
    for (const { path, text, saved } of document.files.filter(({ isUnsaved }) => isUnsaved)) {
      const disk = files.textOf(path);
      if (disk === undefined) {
        this.trouble ??= { file: path, reason: 'what is there now cannot be read' };
        continue;
      }
      // Another program was quicker than the watch over the folder.
      if (disk !== saved) document.takeIn(path, disk, now());
      const file = document.file(path)!;
      if (file.text !== text || file.theirs !== null || (file.fault !== null && path !== asked)) continue;
      try {
        files.write(path, text, saved !== null);
        written.set(path, text);
      } catch (error) {
        this.trouble ??= { file: path, reason: error instanceof Error ? error.message : String(error) };
      }
    }
    document.noteSaved(written, now());
    if (this.trouble !== null) this.#writeIn(AGAIN);
    await this.flush();
    this.#parts.changed();
  }

  /** Leaves everything as it is, from now on: no timer is left. */
  abandon(): void {
    this.#isAbandoned = true;
    for (const timer of [this.#journalTimer, this.#fileTimer]) if (timer !== null) clearTimeout(timer);
    [this.#journalTimer, this.#fileTimer] = [null, null];
  }

  #writeIn(milliseconds: number): void {
    if (this.#isAbandoned) return;
    if (this.#fileTimer !== null) clearTimeout(this.#fileTimer);
    this.#fileTimer = setTimeout(() => void this.write(), milliseconds);
  }

  #setPoint(label: string | null, at: number): void {
    const { document } = this.#parts;
    if (label !== null) this.#marked = { n: document.newest, label };
    else if (this.#marked?.n === document.newest) return;
    const files = new Map(document.files.map(({ path, text, saved }) => [path, { text, saved }]));
    this.#point = { point: { n: document.newest, files }, at, label };
    this.#hasPoint = true;
  }
}

/** The day of a time where the author is. */
const dayOf = (time: number): string => new Date(time).toDateString();
