import type { Definitions, Seat, Setup } from './game.ts';
import type { Json } from './json.ts';

/** One line of the log. The log is the truth: nothing in it is ever erased. */
export interface Entry {
  /** Counted from 1. */
  n: number;
  seat: Seat;
  kind: 'action' | 'answer' | 'undo' | 'redo';
  /** The action or the answer; null for undo and redo. */
  body: Json;
  /** External results that were made while this entry was carried out. */
  externals: Json[];
}

/** A table as it is kept: everything that is needed to go on, or to replay it elsewhere. */
export interface SavedTable {
  game: string;
  rulesVersion: number;
  setup: Setup;
  definitions: Definitions;
  log: Entry[];
  practice: boolean;
  /** Where the effective log begins, if not at setup: a position that an upgrade made. */
  base: Base | null;
  /** The newest settled position, for a later version that would play the log differently. */
  checkpoint: { after: number; state: Json } | null;
  hash: string;
}

/** A position that stands for the entries before it. */
export interface Base {
  /** Log entries up to and including this number are history: shown, but no longer run. */
  entries: number;
  state: Json;
}

/** A settled position after the entry `n` (0: the opening). It holds wherever that entry is in effect. */
export interface Checkpoint {
  readonly n: number;
  readonly state: Json;
}

/** A log with what is kept beside it, wherever that is: in a store, in a file, at a table. */
export interface LogSource extends Readonly<Omit<SavedTable, 'game' | 'log' | 'checkpoint'>> {
  readonly log: readonly Entry[];
  /** Entries with a settled position that is kept, ascending; 0: the opening. */
  readonly checkpoints: readonly number[];
  /** The position after one of these; asked for when it is needed. */
  readonly state: (n: number) => Json;
  /** Whether an entry turned something hidden up; null where that is not kept, so that all of the log has to be played. */
  readonly revealed: ((n: number) => boolean) | null;
}

/** A log with nothing beside it but the newest position, as files have it. */
export function sourceOf({ checkpoint, ...saved }: SavedTable): LogSource {
  const effective = effectiveEntries(saved.log.slice(saved.base?.entries ?? 0));
  const last = checkpoint && Math.min(checkpoint.after, effective.length);
  return {
    ...saved,
    checkpoints: last === null ? [] : [last === 0 ? 0 : effective[last - 1].n],
    state: () => checkpoint?.state ?? null,
    revealed: null,
  };
}

/** A log that this version of the rules plays differently. */
export class ReplayError extends Error {
  override readonly name: string = 'ReplayError';
}

/** These rules play all of a log, but not to the position that was recorded. */
export class OtherEnd extends ReplayError {
  override readonly name = 'OtherEnd';

  constructor(came: string, recorded: string) {
    super(`the log leads to ${came}, but ${recorded} was recorded`);
  }
}

/** The entries of a log that undo has not taken back. */
export const effectiveEntries = (log: readonly Entry[]): Entry[] => stacks(log).effective;

/** What is in effect after a log, and what redo could bring back, the next one last. */
export function stacks(log: readonly Entry[]): { effective: Entry[]; undone: Entry[] } {
  const effective: Entry[] = [];
  const undone: Entry[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') undone.push(effective.pop() as Entry);
    else if (entry.kind === 'redo') effective.push(undone.pop() as Entry);
    else {
      effective.push(entry);
      undone.length = 0;
    }
  }
  return { effective, undone };
}
