/** Plain JSON data: the only thing that states, actions, answers, events and logs are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data. Faster than structuredClone because it knows that nothing but JSON can occur. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? cloneList(value) : cloneObject(value as Fields)) as T;
}

type Fields = Record<string, unknown>;

function cloneList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = clone(item);
  }
  return copy;
}

function cloneObject(object: Fields): Fields {
  // Field by field: going through what a spread has made is many times slower once a program has met many shapes.
  const copy: Fields = {};
  for (const key in object) {
    const field = object[key];
    const copied = typeof field === 'object' && field !== null ? clone(field) : field;
    if (key === '__proto__') Object.defineProperty(copy, key, { ...PLAIN, value: copied });
    else copy[key] = copied;
  }
  return copy;
}

/** JSON may have this key like any other; to assign to it would do something else. */
const PLAIN = { configurable: true, enumerable: true, writable: true };

/** Whether two pieces of plain data are equal, regardless of the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
  );
}
