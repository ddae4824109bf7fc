import { cannot } from '../failures.ts';
import { BadInput } from './bad-input.ts';
import { OutOfMemory, ThreadGone, TimeUp } from './thread.ts';

/** What is wrong with a table that is played again, for the user; any other error as it is. */
export const complained = (error: unknown): unknown =>
  error instanceof BadInput ? cannot(error.complaint.key, error.complaint.values) : error;

/** Why a table from outside is rejected, for the user. */
export function notTakenIn(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return cannot('cannot.table.cancelled');
  if (error instanceof OutOfMemory) return cannot('cannot.table.memory');
  if (error instanceof TimeUp || error instanceof ThreadGone) return cannot('cannot.table.time');
  return complained(error);
}
