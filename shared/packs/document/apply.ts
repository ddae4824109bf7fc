import { edit } from '../edit/edit.ts';
import type { Operation } from '../edit/operation.ts';
import { parse, type Parsed, type ParseProblem } from '../parse.ts';

/** What came of some operations on the text of a file. */
export type Applied =
  | { readonly kind: 'edited'; readonly text: string; readonly parsed: Parsed }
  /** What the reader of packs finds in the text, or would find with a value in it. */
  | { readonly kind: 'refused'; readonly problem: ParseProblem }
  /** There is no place of this pointer. */
  | { readonly kind: 'no-place'; readonly pointer: string };

/**
 * Carries operations out in a text, one after the other, all or none.
 *
 * @param parsed what `parse` gives for the text
 * @throws TypeError when a value is not JSON
 */
export function applyOperations(
  text: string,
  operations: readonly Operation[],
  parsed: Parsed = parse(text),
): Applied {
  let [now, read] = [text, parsed];
  for (const operation of operations) {
    try {
      const done = edit(now, operation, read);
      if (done.kind === 'refused') return done;
      [now, read] = [done.text, done.parsed];
    } catch (error) {
      if (error instanceof RangeError) return { kind: 'no-place', pointer: operation.path };
      throw error;
    }
  }
  return { kind: 'edited', text: now, parsed: read };
}
