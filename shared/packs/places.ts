import { COMMA, OPENING_OBJECT, QUOTE, endOfString, isClosing, isOpening, isSpace } from './characters.ts';
import { segmentsOf } from './pointer.ts';

/** Where something is in a text: offsets of its key and of its value; without a key, of the value twice. */
export interface TextPlace {
  readonly key: number;
  readonly value: number;
}

/** A list or an object that has been looked into: what was found in it, and what has not been looked at yet. */
interface Inside {
  readonly found: Map<string, TextPlace>;
  readonly rest: Iterator<readonly [name: string, place: TextPlace]>;
}

/**
 * Where things are in a text that is known to be JSON. Nothing is worked out before it is asked for: everything off the
 * way to it is skipped, and what follows it is not looked at.
 */
export class Places {
  readonly #text: string;
  readonly #root: TextPlace;
  /** By the offset of the list or object. */
  readonly #inside = new Map<number, Inside>();

  constructor(text: string) {
    this.#text = text;
    const start = pastSpace(text, 0);
    this.#root = { key: start, value: start };
  }

  /** The place of what is at a pointer, or of the last thing on the way to it. Of a key that occurs twice, the first. */
  find(pointer: string): TextPlace {
    let place = this.#root;
    for (const segment of segmentsOf(pointer)) {
      const next = this.#child(place.value, segment);
      if (next === undefined) return place;
      place = next;
    }
    return place;
  }

  #child(start: number, wanted: string): TextPlace | undefined {
    const { found, rest } = this.#insideOf(start);
    const known = found.get(wanted);
    if (known !== undefined) return known;
    for (let next = rest.next(); next.done !== true; next = rest.next()) {
      const [name, place] = next.value;
      if (!found.has(name)) found.set(name, place);
      if (name === wanted) return place;
    }
    return undefined;
  }

  #insideOf(start: number): Inside {
    const known = this.#inside.get(start);
    if (known !== undefined) return known;
    const inside = { found: new Map<string, TextPlace>(), rest: childrenOf(this.#text, start) };
    this.#inside.set(start, inside);
    return inside;
  }
}

/** The direct children of the value at an offset, by key or index; only lists and objects have any. */
export function* childrenOf(
  text: string,
  start: number,
): Generator<readonly [name: string, place: TextPlace]> {
  const opening = text.charCodeAt(start);
  if (!isOpening(opening)) return;
  let at = pastSpace(text, start + 1);
  for (let i = 0; at < text.length && !isClosing(text.charCodeAt(at)); i++) {
    const key = at;
    let name = String(i);
    if (opening === OPENING_OBJECT) {
      const end = endOfString(text, at) + 1;
      name = JSON.parse(text.slice(at, end)) as string;
      const colon = pastSpace(text, end);
      at = pastSpace(text, colon + 1);
    }
    yield [name, { key, value: at }];
    at = pastSpace(text, endOfValue(text, at));
    if (text.charCodeAt(at) === COMMA) at = pastSpace(text, at + 1);
  }
}

/** The first offset from one on that is not white space. */
export function pastSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** The offset after the value that begins at one. */
export function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return endOfString(text, start) + 1;
  return isOpening(first) ? endOfBrackets(text, start) : endOfWord(text, start);
}

function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (isOpening(code)) depth++;
    else if (isClosing(code) && --depth === 0) return at + 1;
  }
  return text.length;
}

/** The offset after a number, `true`, `false` or `null`. */
function endOfWord(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || isClosing(code) || isSpace(code)) return at;
  }
  return text.length;
}
