import { parted, type Operation } from '../edit/operation.ts';
import { isIn } from './spoken.ts';
import type { CarriedPart, Draft } from './types.ts';

/**
 * Where a place is after an operation. A place within what was removed or replaced goes where its part was carried to, or
 * else to where that was: nothing that is anchored there is lost.
 *
 * @param at pointer of a part, or of a gap: a list with the index that something new would have
 * @param operation one that moves something names its new place by an index, not by `-`
 * @param carried what the change carries along that the operation belongs to
 */
export function moved(at: string, operation: Operation, carried: readonly CarriedPart[] = []): string {
  const { path } = operation;
  switch (operation.op) {
    case 'add':
      return shifted(at, path, 1);
    case 'remove':
    case 'replace': {
      const along = carried.findLast(({ from }) => isIn(at, from) && isIn(from, path));
      if (along !== undefined) return along.to + at.slice(along.from.length);
      if (at !== path && isIn(at, path)) return outside(path);
      return operation.op === 'remove' ? shifted(at, path, -1) : at;
    }
    case 'move':
      if (isIn(at, operation.from)) return path + at.slice(operation.from.length);
      return shifted(shifted(at, operation.from, -1), path, 1);
  }
}

/** A draft after an operation of a change. */
export const anchored = (
  draft: Draft,
  operation: Operation,
  carried: readonly CarriedPart[] = [],
): Draft => ({
  ...draft,
  anchor: moved(draft.anchor, operation, carried),
});

const INDEX = /^\d+$/;

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
