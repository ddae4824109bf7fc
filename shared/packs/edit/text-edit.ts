import type { Json } from '../../engine/json.ts';
import { OPENING_OBJECT, endOfString, isOpening } from '../characters.ts';
import { Places, childrenOf, endOfValue } from '../places.ts';
import { BREAK, columnAt, formattingOf, indentAt, keyed, print, type Formatting } from './formatting.ts';
import { isList, isObject, parted, placeIn, type Operation } from './operation.ts';

/** A piece of a text and what takes its place; counted in UTF-16 code units. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** An element of a list or a member of an object, by offsets; `start` is that of its key, if it has one. */
interface Child {
  readonly name: string;
  readonly start: number;
  readonly value: number;
  readonly end: number;
}

/** A list or an object in a text, by offsets of its brackets. */
interface Container {
  readonly text: string;
  readonly opening: number;
  readonly closing: number;
  readonly isObject: boolean;
  readonly children: readonly Child[];
}

/**
 * The smallest edit of a JSON text that carries an operation out. The text is known to be JSON, and the place to exist;
 * of equal keys the first is meant.
 */
export function smallestEdit(text: string, operation: Operation, places = new Places(text)): TextEdit {
  const { path, op } = operation;
  if (op === 'replace' || (path === '' && op === 'add'))
    return printedEdit(text, path, operation.value, places);
  const [parent, name] = parted(path);
  const container = containerAt(text, places.find(parent).value);
  const { children, isObject } = container;
  const indexOf = (wanted: string): number => children.findIndex((child) => child.name === wanted);
  switch (operation.op) {
    case 'add': {
      const { value } = operation;
      if (isObject && indexOf(name) >= 0) return printedEdit(text, path, value, places);
      if (children.length === 0) return filled(text, parent, isObject ? { [name]: value } : [value], places);
      return isObject
        ? inserted(container, children.length, name, value)
        : inserted(container, placeIn(children, name, path), null, value);
    }
    case 'remove':
      return removed(container, indexOf(name));
    case 'move': {
      const from = indexOf(parted(operation.from)[1]);
      if (isObject) return renamed(container, children[from], name);
      return moved(container, from, name === '-' ? children.length - 1 : Number(name));
    }
  }
}

/**
 * The edit that prints a value in place of the one at a path: over lines where that one is, on one line where everything
 * around it is.
 */
export function printedEdit(text: string, path: string, value: Json, places = new Places(text)): TextEdit {
  const offset = places.find(path).value;
  const length = endOfValue(text, offset) - offset;
  // What has nothing in it has no formatting, and a long text is not searched for one.
  if (!isList(value) && !isObject(value)) return { offset, length, text: JSON.stringify(value) };
  const around = places.find(parted(path)[0]).value;
  const isFree = isChildless(text, offset) && (path === '' || isOpening(text.charCodeAt(offset)));
  const shape = isOverLines(text, offset)
    ? 'lines'
    : isFree || isOverLines(text, around)
      ? 'fitting'
      : 'line';
  const options = { indent: indentAt(text, offset), column: columnAt(text, offset), shape } as const;
  return { offset, length, text: print(value, formattingOf(text, around), options) };
}

const isChildless = (text: string, offset: number): boolean => childrenOf(text, offset).next().done === true;

const isOverLines = (text: string, offset: number): boolean =>
  BREAK.test(text.slice(offset, endOfValue(text, offset)));

function containerAt(text: string, opening: number): Container {
  const children = Array.from(childrenOf(text, opening), ([name, { key, value }]): Child => {
    return { name, start: key, value, end: endOfValue(text, value) };
  });
  const isObject = text.charCodeAt(opening) === OPENING_OBJECT;
  return { text, opening, closing: endOfValue(text, opening) - 1, isObject, children };
}

/** What is in an empty list or object becomes what is in another. */
function filled(text: string, path: string, value: Json, places: Places): TextEdit {
  const { offset, length, text: whole } = printedEdit(text, path, value, places);
  return { offset: offset + 1, length: length - 2, text: whole.slice(1, -1) };
}

/** A new child before the one at an index, or at the end, with a separator like the one before it. */
function inserted(container: Container, index: number, key: string | null, value: Json): TextEdit {
  const { text, opening, children } = container;
  const formatting = formattingOf(text, opening);
  const separator = separatorNear(container, index, formatting);
  const neighbour = children[Math.max(0, index - 1)];
  const offset = index === 0 ? neighbour.start : neighbour.end;

  const begun = index === 0 ? '' : separator;
  const start = begun + (key === null ? '' : keyed(key, formatting));
  const before = text.slice(0, offset) + start;
  const isLikeNeighbour =
    isOpening(text.charCodeAt(neighbour.value)) && (text[neighbour.value] === '[') === isList(value);
  const shape = !isOverLines(text, opening)
    ? 'line'
    : isLikeNeighbour && isOverLines(text, neighbour.value)
      ? 'lines'
      : 'fitting';
  const printed = print(value, formatting, {
    indent: indentAt(before, before.length),
    column: columnAt(before, before.length),
    shape,
  });
  return { offset, length: 0, text: start + printed + (index === 0 ? separator : '') };
}

/** The comma between two children with the white space around it, as it is next to an index. */
function separatorNear({ text, opening, children }: Container, index: number, { comma }: Formatting): string {
  if (children.length > 1) {
    const left = Math.min(Math.max(0, index - 1), children.length - 2);
    return text.slice(children[left].end, children[left + 1].start);
  }
  const space = text.slice(opening + 1, children[0].start);
  return BREAK.test(space) ? `,${space}` : comma;
}

/** A child goes with the separator before it, the first with the one behind it, the only one with all space around it. */
function removed({ opening, closing, children }: Container, index: number): TextEdit {
  const [from, to] =
    children.length === 1
      ? [opening + 1, closing]
      : index === 0
        ? [children[0].start, children[1].start]
        : [children[index - 1].end, children[index].end];
  return { offset: from, length: to - from, text: '' };
}

function renamed({ text }: Container, { start }: Child, key: string): TextEdit {
  return { offset: start, length: endOfString(text, start) + 1 - start, text: JSON.stringify(key) };
}

/** All from one index to another change places; the separators stay where they are. */
function moved({ text, children }: Container, from: number, to: number): TextEdit {
  const first = Math.min(from, to);
  const range = children.slice(first, Math.max(from, to) + 1);
  const pieces = range.map(({ start, end }) => text.slice(start, end));
  const [piece] = pieces.splice(from - first, 1);
  pieces.splice(to - first, 0, piece);
  const separators = range.slice(1).map(({ start }, i) => text.slice(range[i].end, start));
  const offset = range[0].start;
  const length = range[range.length - 1].end - offset;
  return { offset, length, text: pieces.map((each, i) => each + (separators[i] ?? '')).join('') };
}
