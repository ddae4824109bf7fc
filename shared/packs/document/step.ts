import type { Operation } from '../edit/operation.ts';
import type { TextEdit } from '../edit/text-edit.ts';
import type { ParseProblem } from '../parse.ts';
import type { DraftChange, NamedStep, PackPlace, StepLabel } from './entry.ts';

/** What is to be done to one file. */
export type FileEdit =
  | { readonly file: string; readonly operations: readonly Operation[] }
  /** A piece of the text, whether it can be read afterwards or not. */
  | { readonly file: string; readonly splice: TextEdit }
  /** All of it; null removes the file, and a file that is not there is made. */
  | { readonly file: string; readonly whole: string | null };

/** Edits that are one step. */
export interface WantedStep {
  /** The revision of the document that they were made on. */
  readonly revision: number;
  readonly edits: readonly FileEdit[];
  readonly label: StepLabel;
  readonly place: PackPlace | null;
  /** Typing: goes on with the step before where that has the same key and is younger than a second; null: never. */
  readonly merge: string | null;
  /** What it does to drafts besides; such a step is no typing. */
  readonly drafts?: DraftChange;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type StepOutcome =
  | {
      readonly kind: 'done';
      readonly revision: number;
      /** Files that have another text now. */
      readonly files: readonly string[];
      /** Null where nothing has changed. */
      readonly step: NamedStep | null;
    }
  | StepRefusal;

/** Nothing was done. */
export type StepRefusal =
  /** What was to be changed has been changed since that revision. */
  | { readonly kind: 'stale'; readonly file: string; readonly pointers: readonly string[] }
  /** The text of the file cannot be read now, or what the reader of packs would find with the value in it. */
  | { readonly kind: 'unreadable' | 'unfit'; readonly file: string; readonly problem: ParseProblem }
  /** There is no such file, or no such place in it. */
  | { readonly kind: 'no-place'; readonly file: string; readonly pointer: string }
  /** There is nothing to undo, or to do again. */
  | { readonly kind: 'nothing' };
