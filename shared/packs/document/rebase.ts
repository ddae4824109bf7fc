import { same } from '../../engine/json.ts';
import { parted } from '../edit/operation.ts';
import { escapeSegment, isWithin, segmentsOf } from '../pointer.ts';
import type { Difference } from '../edit/difference.ts';

/** Differences from the same data as others, made on top of those. */
export interface Rebased {
  /** In the places of the data with the others made. What both do is left out. */
  readonly differences: readonly Difference[];
  /** Pointers, in the data from which all lead, to what both touch; none is within another. */
  readonly clashes: readonly string[];
}

/** Makes differences on top of others where they do not touch the same value. */
export function rebased(mine: readonly Difference[], theirs: readonly Difference[]): Rebased {
  const clashes = new Set<string>();
  const kept: Difference[] = [];
  for (const difference of mine) {
    const own = withoutShared(difference, theirs);
    if (own === null) continue;
    const touched = theirs.filter((other) => isClash(own, other));
    for (const { path } of touched) clashes.add(path.length < own.path.length ? path : own.path);
    if (touched.length === 0) kept.push({ ...own, path: carried(own.path, theirs) });
  }
  const outer = [...clashes].filter((path) =>
    [...clashes].every((other) => other === path || !isWithin(path, other)),
  );
  return { differences: kept, clashes: outer };
}

/** What is left of a difference that others make as well; null where that is nothing. */
function withoutShared(mine: Difference, theirs: readonly Difference[]): Difference | null {
  for (const other of theirs) {
    if (other.path !== mine.path) continue;
    if (mine.op === 'insert' && other.op === 'insert') {
      const values = mine.values.filter((value) => !other.values.some((known) => same(known, value)));
      return values.length === 0 ? null : { ...mine, values };
    }
    if (same(mine, other)) return null;
  }
  return mine;
}

/** Whether two differences touch the same value. What is inserted only touches the list around it. */
function isClash(a: Difference, b: Difference): boolean {
  if (a.op === 'insert' && b.op === 'insert') return false;
  if (a.op === 'insert') return isWithin(parted(a.path)[0], b.path);
  if (b.op === 'insert') return isWithin(parted(b.path)[0], a.path);
  return isWithin(a.path, b.path) || isWithin(b.path, a.path);
}

/** Where what was at a pointer is when differences have been made: only elements of lists have moved. */
export function carried(pointer: string, made: readonly Difference[]): string {
  const moves = made.flatMap((move) => {
    const [parent, index] = parted(move.path);
    const by = move.op === 'insert' ? move.values.length : -1;
    return move.op === 'insert' || move.op === 'cut' ? [{ parent, index: Number(index), by }] : [];
  });
  if (moves.length === 0) return pointer;
  let [before, after] = ['', ''];
  for (const segment of segmentsOf(pointer)) {
    let shift = 0;
    for (const { parent, index, by } of moves)
      if (parent === before && (by > 0 ? index <= Number(segment) : index < Number(segment))) shift += by;
    before += `/${escapeSegment(segment)}`;
    after += `/${shift === 0 ? escapeSegment(segment) : Number(segment) + shift}`;
  }
  return after;
}

/** The same for something that may be gone: then what is left around it. */
export function carriedOrAround(pointer: string, made: readonly Difference[]): string {
  const gone = made.filter(
    ({ op, path }) => (op === 'remove' || op === 'cut' || op === 'replace') && isWithin(pointer, path),
  );
  const [outermost] = gone.toSorted((a, b) => a.path.length - b.path.length);
  if (outermost === undefined) return carried(pointer, made);
  return carried(outermost.op === 'replace' ? outermost.path : parted(outermost.path)[0], made);
}
