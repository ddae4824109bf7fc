import { same, type Json } from '../../engine/json.ts';
import { aligned } from './alignment.ts';
import { isList, isObject, type Operation } from './operation.ts';
import { escapeSegment, segmentsOf } from '../pointer.ts';

/**
 * One of the differences between two pieces of data. All of them are meant at once: each `path` is a JSON pointer in the
 * data that the differences lead from, whatever the others are.
 */
export type Difference =
  /** A member that an object has now. */
  | { readonly op: 'add'; readonly path: string; readonly value: Json }
  | { readonly op: 'replace'; readonly path: string; readonly value: Json }
  /** A member that an object had. */
  | { readonly op: 'remove'; readonly path: string }
  /** Elements that a list has now before the one at the path, or at its end. */
  | { readonly op: 'insert'; readonly path: string; readonly values: readonly Json[] }
  /** An element that a list had. */
  | { readonly op: 'cut'; readonly path: string };

/**
 * What leads from data to other data. Elements of lists are compared by their `id` where they have one, the others by what
 * they are.
 */
export function differences(from: Json, to: Json, path = ''): Difference[] {
  if (same(from, to)) return [];
  if (isObject(from) && isObject(to)) {
    const inside = Object.entries(from).flatMap(([key, value]): Difference[] => {
      const place = `${path}/${escapeSegment(key)}`;
      return Object.hasOwn(to, key) ? differences(value, to[key], place) : [{ op: 'remove', path: place }];
    });
    const added = Object.keys(to).filter((key) => !Object.hasOwn(from, key));
    return [
      ...inside,
      ...added.map((key): Difference => ({
        op: 'add',
        path: `${path}/${escapeSegment(key)}`,
        value: to[key],
      })),
    ];
  }
  if (isList(from) && isList(to)) return ofLists(from, to, path);
  return [{ op: 'replace', path, value: to }];
}

function ofLists(from: readonly Json[], to: readonly Json[], path: string): Difference[] {
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...anchors(from, to), [from.length, to.length] as const]) {
    // Between two that belong together: what has taken the place of what, as far as neither has a name.
    while (i < nextI && j < nextJ && idOf(from[i]) === undefined && idOf(to[j]) === undefined)
      found.push(...differences(from[i], to[j++], `${path}/${i++}`));
    const values = to.slice(j, nextJ);
    if (values.length > 0) found.push({ op: 'insert', path: `${path}/${i}`, values });
    for (; i < nextI; i++) found.push({ op: 'cut', path: `${path}/${i}` });
    if (nextI < from.length && nextJ < to.length)
      found.push(...differences(from[nextI], to[nextJ], `${path}/${nextI}`));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return found;
}

const idOf = (element: Json): string | undefined =>
  isObject(element) && typeof element.id === 'string' ? element.id : undefined;

/** Indices of the elements that belong together, in order. */
function anchors(from: readonly Json[], to: readonly Json[]): (readonly [i: number, j: number])[] {
  const keyOf = (element: Json): string => idOf(element) ?? `=${JSON.stringify(element)}`;
  return aligned(from.map(keyOf), to.map(keyOf));
}

/** Operations that make the differences one after the other: from the end on, so that none moves the place of the next. */
export function operationsOf(all: readonly Difference[]): Operation[] {
  return [...all].sort(lastFirst).flatMap((difference): Operation[] => {
    const { path } = difference;
    switch (difference.op) {
      case 'insert':
        return difference.values.toReversed().map((value): Operation => ({ op: 'add', path, value }));
      case 'cut':
        return [{ op: 'remove', path }];
      case 'add':
      case 'replace':
      case 'remove':
        return [difference];
    }
  });
}

/** What is behind goes first, what is inside before what is around it, and new elements come last at their place. */
function lastFirst(a: Difference, b: Difference): number {
  const [left, right] = [segmentsOf(a.path), segmentsOf(b.path)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] === right[i]) continue;
    const order = Number(right[i]) - Number(left[i]);
    return Number.isNaN(order) || order === 0 ? (left[i] < right[i] ? 1 : -1) : order;
  }
  return right.length - left.length || Number(a.op === 'insert') - Number(b.op === 'insert');
}
