import { same, type Json } from '../../engine/json.ts';
import { applyEdit } from '../edit/edit.ts';
import type { Operation } from '../edit/operation.ts';
import { parse, type Parsed } from '../parse.ts';
import { valueAt } from '../pointer.ts';
import { applyOperations } from './apply.ts';
import { between, changed, joined, reversed, type FileChange } from './change.ts';
import { differences, operationsOf } from '../edit/difference.ts';
import type { Drafts } from './drafts.ts';
import {
  stackAfter,
  type JournalEntry,
  type NamedStep,
  type PackPlace,
  type StackedStep,
  type TextDraft,
  type UndoStack,
} from './entry.ts';
import { OpenFile, type ReadableText } from './file.ts';
import { merged, type Taken, type ClashPlace } from './outside.ts';
import { rebased } from './rebase.ts';
import type { FileEdit, StepOutcome, StepRefusal, WantedStep } from './step.ts';

/** What a document begins with. */
export interface DocumentStart {
  readonly files: Iterable<OpenFile>;
  /** Of the journal, in their order: those that the undo stack is made from. */
  readonly entries: readonly JournalEntry[];
  /** The number of the newest entry that the journal has; 0: it has none. */
  readonly newest: number;
  readonly drafts: Drafts;
  /** The revision to begin with: higher than any that a caller may have seen. */
  readonly revision: number;
}

/** The text of a file with some edits made. */
interface EditedText {
  readonly kind: 'text';
  readonly text: string | null;
  /** What `parse` gives for it, where that is known. */
  readonly parsed: Parsed | null;
}

/** Milliseconds between two keys of one step. */
const PAUSE = 1000;
/** Revisions for which edits can still be made on top of what came later. */
const TRAIL = 1000;

/**
 * The files of a pack as texts, while they are written: edits, undo and redo in one stack, what others change meanwhile, and
 * what is to be put down in the journal. It knows neither disk nor clock.
 */
export class PackDocument {
  readonly drafts: Drafts;
  readonly #files: Map<string, OpenFile>;
  readonly #stack: UndoStack;
  #revision: number;
  /** The number of the newest entry. */
  #entries: number;
  /** What each of the last revisions has changed. */
  readonly #trail: { readonly revision: number; readonly changes: readonly FileChange[] }[] = [];
  /** Entries that the journal lacks, or has as they were before. */
  readonly #fresh = new Map<number, JournalEntry>();

  constructor({ files, entries, newest, drafts, revision }: DocumentStart) {
    this.#files = new Map(Array.from(files, (file) => [file.path, file]));
    this.#stack = stackAfter(entries);
    this.#entries = newest;
    this.#revision = revision;
    this.drafts = drafts;
  }

  /** Counts up with each change of a text or of a draft. */
  get revision(): number {
    return this.#revision;
  }

  /** The number of the newest entry of the journal, put down or not. */
  get newest(): number {
    return this.#entries;
  }

  get files(): readonly OpenFile[] {
    return [...this.#files.values()];
  }

  file(path: string): OpenFile | undefined {
    return this.#files.get(path);
  }

  /** The data of a file, by the last text of it that could be read; undefined: there is none. */
  dataOf(path: string): Json | undefined {
    return this.#files.get(path)?.readable?.parsed.document.value;
  }

  /** The step that would be undone next, and the one that would be done again. */
  get next(): { readonly undo: NamedStep | null; readonly redo: NamedStep | null } {
    return { undo: this.#stack.done.at(-1) ?? null, redo: this.#stack.undone.at(-1) ?? null };
  }

  /** Makes edits as one step, all or none. @throws TypeError when a value is not JSON */
  edit(wanted: WantedStep): StepOutcome {
    const made = new Map<string, EditedText>();
    for (const one of wanted.edits) {
      const came = this.#edited(one, wanted.revision, made.get(one.file));
      if (came.kind !== 'text') return came;
      made.set(one.file, came);
    }
    const changes = [...made].flatMap(([file, { text }]) => between(file, this.#textOf(file), text) ?? []);
    if (changes.length === 0) return { kind: 'done', revision: this.#revision, files: [], step: null };
    const { label, place, merge, at, drafts } = wanted;
    const named = { label, place, changes, ...(drafts && { drafts }), at };
    const step = this.#record(named, drafts === undefined ? merge : null);
    this.drafts.remove(drafts?.gone ?? []);
    for (const [file, { text, parsed }] of made) this.#put(file, text, parsed);
    for (const draft of drafts?.come ?? []) this.drafts.put(draft);
    return this.#changed(changes, step);
  }

  /** Undoes the newest step, or does again what was undone last. */
  undo(at: number): StepOutcome {
    return this.#move('undo', this.#stack.done, this.#stack.undone, at);
  }

  redo(at: number): StepOutcome {
    return this.#move('redo', this.#stack.undone, this.#stack.done, at);
  }

  /** Keeps a text that is no program yet; an empty one takes the draft of the place away. That is a revision, and no step. */
  draft(draft: TextDraft): void {
    this.drafts.put(draft.text === '' ? draft : { ...this.drafts.at(draft.place), ...draft });
    this.#count([]);
  }

  /** The focus has left the field: what is typed next is a step of its own. */
  settle(): void {
    const top = this.#stack.done.pop();
    if (top !== undefined) this.#stack.done.push({ ...top, merge: null });
  }

  /** Whether what is at a place now was not there at a revision, or may not have been. */
  isOther({ file, pointer }: PackPlace, revision: number): boolean {
    if (!this.#isBehind(file, revision)) return false;
    const before = this.#textAt(file, revision);
    const base = before == null ? undefined : parse(before).document;
    const now = this.#files.get(file)?.parsed?.document;
    const [then, value] = [base, now].map(
      (each) => each && (valueAt(each.value, pointer) as Json | undefined),
    );
    return then === undefined || value === undefined || !same(then, value);
  }

  /** The entries that the journal lacks since this was last asked; of one that it has, the new form. */
  takeFresh(): JournalEntry[] {
    const fresh = [...this.#fresh.values()].sort((a, b) => a.n - b.n);
    this.#fresh.clear();
    return fresh;
  }

  /** Files have been written to the disk with these texts. */
  noteSaved(texts: ReadonlyMap<string, string | null>, at: number): void {
    for (const [path, text] of texts) {
      const file = this.#files.get(path);
      if (file === undefined) continue;
      file.saved = text;
      if (text === null && file.text === null) this.#files.delete(path);
    }
    const files = [...texts].flatMap(([path, text]) => (this.#textOf(path) === text ? [path] : []));
    if (files.length > 0) this.#enter({ kind: 'saved', n: ++this.#entries, files, at });
  }

  /**
   * Takes in what is on the disk now; null: no file. What was written here and is not on the disk yet stays where the two do
   * not touch the same value; else both are kept, and `clashes` names the places.
   */
  takeIn(path: string, disk: string | null, at: number, choices?: ReadonlyMap<string, Taken>): StepOutcome {
    const nothing: StepOutcome = { kind: 'done', revision: this.#revision, files: [], step: null };
    const file = this.#files.get(path) ?? new OpenFile(path, null, null);
    if (disk === file.saved) {
      file.theirs = null;
      return nothing;
    }
    const came = merged(file.saved, file.text, disk, choices);
    const text =
      disk === file.text || !file.isUnsaved ? disk : came.kind === 'merged' ? came.text : undefined;
    if (text === undefined) {
      file.theirs = { text: disk };
      return nothing;
    }
    this.#files.set(path, file);
    file.theirs = null;
    file.saved = disk;
    const before = file.text;
    const changes = [between(path, before, text) ?? []].flat();
    const step = { label: '', place: { file: path, pointer: '' }, changes, at };
    const n = ++this.#entries;
    this.#enter({ kind: 'outside', n, file: path, ...step, disk: between(path, before, disk) });
    if (changes.length === 0) return nothing;
    this.#stack.done.push({ n, ...step, merge: null });
    this.#stack.undone.length = 0;
    this.#put(path, text, null);
    return this.#changed(step.changes, step);
  }

  /** The places of a file for which a choice is open between what is here and what is on the disk. */
  clashes(path: string): readonly ClashPlace[] {
    const file = this.#files.get(path);
    if (file?.theirs == null) return [];
    const came = merged(file.saved, file.text, file.theirs.text);
    return came.kind === 'open' ? came.places : [];
  }

  #edited(one: FileEdit, revision: number, known: EditedText | undefined): EditedText | StepRefusal {
    const file = this.#files.get(one.file);
    const text = known === undefined ? (file?.text ?? null) : known.text;
    const isBehind = this.#isBehind(one.file, revision);
    if (!('operations' in one)) {
      if (isBehind) return { kind: 'stale', file: one.file, pointers: [''] };
      if ('whole' in one) return { kind: 'text', text: storable(one.whole), parsed: null };
      const { offset, length } = one.splice;
      if (text === null || offset + length > text.length)
        return { kind: 'no-place', file: one.file, pointer: '' };
      return { kind: 'text', text: storable(applyEdit(text, one.splice)), parsed: null };
    }
    if (text === null) return { kind: 'no-place', file: one.file, pointer: '' };
    const parsed = known === undefined ? file!.parsed! : (known.parsed ?? parse(text));
    if (parsed.document === undefined)
      return { kind: 'unreadable', file: one.file, problem: parsed.problems[0] };
    const wanted = isBehind ? this.#onTop(one.file, one.operations, revision) : one;
    if ('kind' in wanted) return wanted;
    const done = applyOperations(text, wanted.operations, parsed);
    switch (done.kind) {
      case 'edited':
        return { kind: 'text', text: done.text, parsed: done.parsed };
      case 'refused':
        return { kind: 'unfit', file: one.file, problem: done.problem };
      case 'no-place':
        return { kind: 'no-place', file: one.file, pointer: done.pointer };
    }
  }

  /** Operations on a file as it was at a revision, as they are to be made on it now. */
  #onTop(
    path: string,
    operations: readonly Operation[],
    revision: number,
  ): { readonly operations: readonly Operation[] } | StepRefusal {
    const stale = (pointers: readonly string[]): StepRefusal => ({ kind: 'stale', file: path, pointers });
    const before = this.#textAt(path, revision);
    const base = before === undefined || before === null ? undefined : parse(before);
    const now = this.#files.get(path)?.parsed?.document;
    if (base?.document === undefined || now === undefined) return stale(['']);
    const wanted = applyOperations(before!, operations, base);
    if (wanted.kind === 'refused') return { kind: 'unfit', file: path, problem: wanted.problem };
    if (wanted.kind === 'no-place') return { kind: 'no-place', file: path, pointer: wanted.pointer };
    const { value } = base.document;
    const mine = differences(value, wanted.parsed.document!.value);
    const { differences: kept, clashes } = rebased(mine, differences(value, now.value));
    return clashes.length > 0 ? stale(clashes) : { operations: operationsOf(kept) };
  }

  /** Whether a file has changed since a revision, or may have. */
  #isBehind(path: string, revision: number): boolean {
    if (revision === this.#revision) return false;
    const [oldest] = this.#trail;
    if (revision > this.#revision || oldest === undefined || oldest.revision > revision + 1) return true;
    return this.#trail.some(
      (each) => each.revision > revision && each.changes.some(({ file }) => file === path),
    );
  }

  /** The text of a file at an earlier revision; undefined where that is not known any more. */
  #textAt(path: string, revision: number): string | null | undefined {
    const later = this.#trail.filter((each) => each.revision > revision);
    if (revision > this.#revision || later[0]?.revision !== revision + 1) return undefined;
    return later
      .flatMap(({ changes }) => changes)
      .filter(({ file }) => file === path)
      .reduceRight((text, change) => changed(text, reversed(change)), this.#textOf(path));
  }

  #move(kind: 'undo' | 'redo', from: StackedStep[], to: StackedStep[], at: number): StepOutcome {
    const step = from.at(-1);
    if (step === undefined) return { kind: 'nothing' };
    const changes = kind === 'undo' ? step.changes.map(reversed).reverse() : step.changes;
    const { gone = [], come = [] } = step.drafts ?? {};
    const texts = changes.map((change) => [change.file, changed(this.#textOf(change.file), change)] as const);
    from.pop();
    to.push({ ...step, merge: null });
    const { label, place, n: of } = step;
    this.#enter({ kind, n: ++this.#entries, of, label, place, changes, at });
    this.drafts.remove(kind === 'undo' ? come : gone);
    for (const [path, text] of texts) this.#put(path, text, null);
    for (const draft of kind === 'undo' ? gone : come) this.drafts.put(draft);
    return this.#changed(changes, step);
  }

  /** Puts a step on the stack and into the journal, by itself or as a part of the one before. Call it before the texts change. */
  #record(step: NamedStep, merge: string | null): NamedStep {
    const { done, undone } = this.#stack;
    const top = done.at(-1);
    const goesOn =
      merge !== null &&
      top?.merge === merge &&
      top.n === this.#entries &&
      step.at - top.at < PAUSE &&
      step.at >= top.at;
    undone.length = 0;
    const whole = goesOn ? { ...step, changes: this.#joined(top.changes, step.changes) } : step;
    if (goesOn) done.pop();
    const n = goesOn ? top.n : ++this.#entries;
    // What was typed and taken back is no step.
    if (whole.changes.length > 0) done.push({ ...whole, n, merge });
    this.#enter({ kind: 'step', n, ...whole });
    return whole;
  }

  /** Two rounds of changes as one: the second is made on the texts as they are now. */
  #joined(first: readonly FileChange[], second: readonly FileChange[]): FileChange[] {
    const files = new Set([...first, ...second].map(({ file }) => file));
    return [...files].flatMap((file) => {
      const of = (changes: readonly FileChange[]) => changes.filter((change) => change.file === file);
      const [one, other] = [of(first), of(second)];
      const short = one.length === 1 && other.length === 1 ? joined(one[0], other[0]) : undefined;
      if (short !== undefined) return short;
      const now = this.#textOf(file);
      const made = (changes: readonly FileChange[], text: string | null) => changes.reduce(changed, text);
      return between(file, made(one.map(reversed), now), made(other, now)) ?? [];
    });
  }

  #enter(entry: JournalEntry): void {
    this.#fresh.set(entry.n, entry);
  }

  #textOf(path: string): string | null {
    return this.#files.get(path)?.text ?? null;
  }

  #put(path: string, text: string | null, parsed: Parsed | null): void {
    const file = this.#files.get(path) ?? new OpenFile(path, null, null);
    const before: ReadableText | null = this.drafts.isIn(path) ? file.readable : null;
    this.#files.set(path, file);
    file.put(text, parsed);
    if (before !== null && file.readable !== null)
      this.drafts.carry(path, before.parsed.document.value, file.readable.parsed.document.value);
  }

  #count(changes: readonly FileChange[]): void {
    this.#revision++;
    this.#trail.push({ revision: this.#revision, changes });
    if (this.#trail.length > TRAIL) this.#trail.shift();
  }

  #changed(changes: readonly FileChange[], step: NamedStep): StepOutcome {
    this.#count(changes);
    return { kind: 'done', revision: this.#revision, files: changes.map(({ file }) => file), step };
  }
}

/** A text as the disk can hold it: half a character, which a piece of text may leave behind, would come back as another one. */
const storable = (text: string | null): string | null => text?.toWellFormed() ?? null;
