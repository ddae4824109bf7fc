import type { Json } from '../../engine/json.ts';
import type { InEach } from '../card-words.ts';
import type { FileChange } from './change.ts';

/** A place in a pack: a JSON pointer in one of its files. */
export interface PackPlace {
  readonly file: string;
  readonly pointer: string;
}

/** What is no program yet, at the place where it is to become one. */
export interface TextDraft {
  readonly place: PackPlace;
  /** What was typed; empty where only `part` is known. */
  readonly text: string;
  /** What is known of it: a rule without effects. */
  readonly part?: { readonly [field: string]: Json };
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
}

/** What a step does to drafts. */
export interface DraftChange {
  /** Where they were before it. */
  readonly gone: readonly TextDraft[];
  /** Where they are after it. */
  readonly come: readonly TextDraft[];
}

/** What a step is called: in each language, or in that of its author alone. */
export type StepLabel = string | InEach<string>;

/** Something that an author did, as it is undone and done again. */
export interface NamedStep {
  /** What it is called: "cost of Night Lantern". Empty for what came from outside. */
  readonly label: StepLabel;
  /** Where it was done; null: nowhere in particular. */
  readonly place: PackPlace | null;
  /** One for each file that it has changed; none where it was done and taken back while it was typed. */
  readonly changes: readonly FileChange[];
  /** Left out where drafts only go with what they are in. */
  readonly drafts?: DraftChange;
  /** When it was done, or gone on with, in milliseconds since 1970. */
  readonly at: number;
}

/** One line of the journal of a pack, by its number; numbers only grow. A step that is gone on with is written again. */
export type JournalEntry =
  | (NamedStep & { readonly kind: 'step'; readonly n: number })
  /** What another program had written was taken in; `disk` leads from the text before to that one; null where they are equal. */
  | (NamedStep & {
      readonly kind: 'outside';
      readonly n: number;
      readonly file: string;
      readonly disk: FileChange | null;
    })
  /** A step was undone or done again; the changes are those that this made. */
  | (NamedStep & { readonly kind: 'undo' | 'redo'; readonly n: number; readonly of: number })
  /** These files were written to the disk as they were then. */
  | { readonly kind: 'saved'; readonly n: number; readonly files: readonly string[]; readonly at: number };

/** A step that can be undone, or done again. */
export interface StackedStep extends NamedStep {
  readonly n: number;
  /** Typing in one field merges into one step as long as this stays the same. */
  readonly merge: string | null;
}

/** What can be undone and done again; of each the last one comes first in line. */
export interface UndoStack {
  readonly done: StackedStep[];
  readonly undone: StackedStep[];
}

/** The undo stack after some entries in their order, which may lack the oldest ones. What is before a gap does not count. */
export function stackAfter(entries: readonly JournalEntry[]): UndoStack {
  const stack: UndoStack = { done: [], undone: [] };
  const begin = entries.findLastIndex(({ n }, i) => i > 0 && entries[i - 1].n !== n - 1);
  for (const entry of entries.slice(Math.max(0, begin))) {
    if (entry.kind === 'saved') continue;
    if (entry.kind === 'undo' || entry.kind === 'redo') {
      const [from, to] = entry.kind === 'undo' ? [stack.done, stack.undone] : [stack.undone, stack.done];
      if (from.at(-1)?.n === entry.of) to.push(from.pop()!);
      // A step that is not known any more: what was above it cannot be reached without it.
      else [stack.done.length, stack.undone.length] = [0, 0];
      continue;
    }
    const { n, label, place, changes, drafts, at } = entry;
    if (changes.length === 0) continue;
    stack.done.push({ n, label, place, changes, ...(drafts && { drafts }), at, merge: null });
    stack.undone.length = 0;
  }
  return stack;
}
