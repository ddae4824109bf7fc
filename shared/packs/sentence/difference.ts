import { same, type Json } from '../../engine/json.ts';
import { isList, isObject, type Operation } from '../edit/operation.ts';
import { escapeSegment } from '../pointer.ts';

/**
 * The smallest operations that make one value of another: what both have stays untouched.
 *
 * @param at pointer of the value
 */
export function difference(before: Json, after: Json, at: string): readonly Operation[] {
  if (same(before, after)) return [];
  if (isList(before) && isList(after)) return listDifference(before, after, at);
  if (!isObject(before) || !isObject(after)) return [{ op: 'replace', path: at, value: after }];
  const place = (key: string): string => `${at}/${escapeSegment(key)}`;
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key): Operation => ({ op: 'remove', path: place(key) })),
    ...Object.entries(after).flatMap(([key, value]): readonly Operation[] =>
      Object.hasOwn(before, key)
        ? difference(before[key], value, place(key))
        : [{ op: 'add', path: place(key), value }],
    ),
  ];
}

/** What is equal at the beginning and at the end stays; elements in between are changed, then added or removed. */
function listDifference(before: readonly Json[], after: readonly Json[], at: string): readonly Operation[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end)!, after.at(-1 - end)!)) end++;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const both = Math.min(old.length, fresh.length);
  const changed = fresh.slice(0, both).flatMap((item, i) => difference(old[i], item, `${at}/${start + i}`));
  const added = fresh
    .slice(both)
    .map((value, i): Operation => ({ op: 'add', path: `${at}/${start + both + i}`, value }));
  const removed = old.slice(both).map((): Operation => ({ op: 'remove', path: `${at}/${start + both}` }));
  return [...changed, ...added, ...removed];
}
