import { parted, type Operation } from '../edit/operation.ts';
import { isIn } from './spoken.ts';
import type { CarriedPart, Change, Draft, Lost } from './types.ts';

/**
 * Where a place is after some operations. One within what was removed or replaced goes with the part that it is in or
 * behind, if that was carried elsewhere, or else to where what is gone was: nothing that is anchored there is lost.
 *
 * @param at pointer of a part, or of a gap: a list with the index that something new would have
 * @param operations in their order; one that moves something names its new place by an index, not by `-`
 * @param carried what their change carries along
 */
export function moved(
  at: string,
  operations: readonly Operation[],
  carried: readonly CarriedPart[] = [],
): string {
  const along = carried.findLast(({ from }) => isIn(at, from));
  if (along !== undefined) return along.to + at.slice(along.from.length);
  const [list, index] = parted(at);
  const before = carried.findLast(({ from }) => Number(index) > 0 && from === `${list}/${Number(index) - 1}`);
  const isGone = operations.some(
    (operation) => operation.op !== 'add' && at !== operation.path && isIn(at, operation.path),
  );
  if (before !== undefined && isGone) return behind(before.to);
  return operations.reduce(movedOnce, at);
}

/** A draft after some operations. */
export const anchored = (
  draft: Draft,
  operations: readonly Operation[],
  carried: readonly CarriedPart[] = [],
): Draft => ({ ...draft, anchor: moved(draft.anchor, operations, carried) });

/** How many lost parts are remembered. */
const MOST_LOST = 100;

/** What is remembered after a change: what was before, at the places where that is now, and what the change lost. */
export const remembered = (
  lost: readonly Lost[],
  { operations, carried, lost: fresh }: Pick<Change, 'operations' | 'carried' | 'lost'>,
): readonly Lost[] =>
  [
    ...lost.map((one) => ({ ...one, at: moved(one.at, operations, carried) })),
    ...(fresh === undefined ? [] : [fresh]),
  ].slice(-MOST_LOST);

function movedOnce(at: string, operation: Operation): string {
  const { path } = operation;
  switch (operation.op) {
    case 'add':
      return shifted(at, path, 1);
    case 'remove':
    case 'replace':
      if (at !== path && isIn(at, path)) return outside(path);
      return operation.op === 'remove' ? shifted(at, path, -1) : at;
    case 'move':
      if (isIn(at, operation.from)) return path + at.slice(operation.from.length);
      return shifted(shifted(at, operation.from, -1), path, 1);
  }
}

const INDEX = /^\d+$/;

/** The gap behind an element. */
function behind(at: string): string {
  const [list, index] = parted(at);
  return INDEX.test(index) ? `${list}/${Number(index) + 1}` : at;
}

/** Where what was within a removed or replaced part goes: to its place, if that is one of a list, or else up to such a one. */
function outside(path: string): string {
  let place = path;
  while (place !== '' && !INDEX.test(parted(place)[1])) [place] = parted(place);
  return place === '' ? path : place;
}

/** A place after an element of a list was added before another one (1), or removed (-1). Only indices are numbers in cards. */
function shifted(at: string, path: string, by: 1 | -1): string {
  const [list, index] = parted(path);
  if (!INDEX.test(index) || !at.startsWith(`${list}/`)) return at;
  const [own, ...rest] = at.slice(list.length + 1).split('/');
  const isBehind = INDEX.test(own) && (by === 1 ? Number(own) >= Number(index) : Number(own) > Number(index));
  return isBehind ? [list, Number(own) + by, ...rest].join('/') : at;
}
