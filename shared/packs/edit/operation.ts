import type { Json } from '../../engine/json.ts';
import { escapeSegment, segmentsOf } from '../pointer.ts';
import { LIMITS } from '../source.ts';

/** One change of JSON data, with the names of JSON Patch (RFC 6902); `path` and `from` are JSON pointers. */
export type Operation =
  /** Sets a member of an object, or inserts into a list: before the element of an index, or at the end (`-`). */
  | { readonly op: 'add'; readonly path: string; readonly value: Json }
  /** Replaces what is there. */
  | { readonly op: 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  /** Moves an element within its list (`path` counts without it), or renames a key: `path` is in the same object. */
  | { readonly op: 'move'; readonly from: string; readonly path: string };

/**
 * Data with one operation carried out.
 *
 * @throws RangeError where there is no such place
 * @throws TypeError where the operation brings something that is not JSON
 */
export function operated(data: Json, operation: Operation): Json {
  if ('value' in operation) checkJson(operation.value, operation.path);
  const { path } = operation;
  if (path === '') {
    if ('value' in operation) return operation.value;
    throw new RangeError('the whole of a file cannot be removed or moved; replace it');
  }
  if (!path.startsWith('/')) throw new RangeError(`"${path}" is no JSON pointer: it does not begin with "/"`);
  const [parent, name] = parted(path);
  return inside(data, segmentsOf(parent), '', (container) => {
    switch (operation.op) {
      case 'add':
        return added(container, name, operation.value, path);
      case 'replace':
        return withChild(container, name, operation.value, path);
      case 'remove':
        return removed(container, name, path);
      case 'move':
        return moved(container, operation.from, path);
    }
  });
}

/** The pointer to the list or object that something is in, and its key or index there. */
export function parted(path: string): [parent: string, name: string] {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return [parent, segmentsOf(path).at(-1) ?? ''];
}

/** Data with what is at the end of a way changed. */
function inside(
  data: Json,
  [name, ...rest]: readonly string[],
  at: string,
  change: (container: Json) => Json,
): Json {
  if (name === undefined) return change(data);
  const path = `${at}/${escapeSegment(name)}`;
  return withChild(data, name, inside(childOf(data, name, path), rest, path, change), path);
}

function childOf(container: Json, name: string, path: string): Json {
  if (isList(container)) return container[indexOf(name, container.length - 1, path)];
  return objectWith(container, name, path)[name];
}

function withChild(container: Json, name: string, value: Json, path: string): Json {
  if (isList(container)) return container.with(indexOf(name, container.length - 1, path), value);
  return { ...objectWith(container, name, path), [name]: value };
}

function added(container: Json, name: string, value: Json, path: string): Json {
  if (isList(container)) return container.toSpliced(placeIn(container, name, path), 0, value);
  if (isObject(container)) return { ...container, [name]: value };
  throw new RangeError(`nothing can be added at "${path}": around it is neither a list nor an object`);
}

function removed(container: Json, name: string, path: string): Json {
  if (isList(container)) return container.toSpliced(indexOf(name, container.length - 1, path), 1);
  const object = objectWith(container, name, path);
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

function moved(container: Json, from: string, path: string): Json {
  const [parent, name] = parted(path);
  const [origin, old] = parted(from);
  if (origin !== parent)
    throw new RangeError(`"${from}" cannot move to "${path}", which is in another list or object`);
  if (isList(container)) {
    const others = removed(container, old, from) as readonly Json[];
    return others.toSpliced(placeIn(others, name, path), 0, childOf(container, old, from));
  }
  const object = objectWith(container, old, from);
  if (name !== old && Object.hasOwn(object, name))
    throw new RangeError(`"${from}" cannot move to "${path}", where something is already`);
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key === old ? name : key, value]));
}

/** The index before which an element comes. */
export const placeIn = (list: readonly unknown[], name: string, path: string): number =>
  name === '-' ? list.length : indexOf(name, list.length, path);

function indexOf(name: string, most: number, path: string): number {
  if (/^(0|[1-9]\d*)$/.test(name) && Number(name) <= most) return Number(name);
  const indices = most < 0 ? 'the list is empty' : `indices go from 0 to ${most}`;
  throw new RangeError(`there is no place "${path}" in the list: ${indices}`);
}

function objectWith(container: Json, name: string, path: string): { readonly [key: string]: Json } {
  if (isObject(container) && Object.hasOwn(container, name)) return container;
  throw new RangeError(`there is nothing at "${path}"`);
}

/** Whether a value is JSON all through: what comes from another thread need not be what its type says. */
function checkJson(value: unknown, path: string, levels: number = LIMITS.depth): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (!Array.isArray(value) && !isPlain(value))
    throw new TypeError(`what is to be written at "${path}" is not JSON: ${String(value)}`);
  // What is nested more deeply is refused by the reader.
  if (levels === 0) return;
  // Not `Object.entries` for a list, which leaves its holes out.
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) checkJson(item, `${path}/${escapeSegment(key)}`, levels - 1);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(prototypeOf(value));

const prototypeOf = (value: object): object | null => Object.getPrototypeOf(value) as object | null;

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value);
