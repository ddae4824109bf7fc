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
  readonly rest: Iterator<Child>;
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

  /**
   * Those of a text that differs from this one from an offset on only: what was found before that is known.
   *
   * @param text JSON, too
   */
  until(offset: number, text: string): Places {
    const places = new Places(text);
    for (const [start, { found }] of this.#inside) {
      if (start >= offset) continue;
      const before = [...found].filter(([, { value }]) => value < offset);
      places.#inside.set(start, { found: new Map(before), rest: childrenOf(text, start, before.at(-1)) });
    }
    return places;
  }

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

/** A direct child of a list or an object. */
type Child = readonly [name: string, place: TextPlace];

/**
 * The direct children of the value at an offset, by key or index; only lists and objects have any.
 *
 * @param known the one that they begin after; left out: all of them
 */
export function* childrenOf(text: string, start: number, known?: Child): Generator<Child> {
  const opening = text.charCodeAt(start);
  if (!isOpening(opening)) return;
  let at = known === undefined ? pastSpace(text, start + 1) : pastChild(text, known[1].value);
  const first = known === undefined ? 0 : Number(known[0]) + 1;
  for (let i = first; at < text.length && !isClosing(text.charCodeAt(at)); i++) {
    const key = at;
    let name = String(i);
    if (opening === OPENING_OBJECT) {
      const end = endOfString(text, at) + 1;
      name = JSON.parse(text.slice(at, end)) as string;
      const colon = pastSpace(text, end);
      at = pastSpace(text, colon + 1);
    }
    yield [name, { key, value: at }];
    at = pastChild(text, at);
  }
}

/** Where the next child of a list or an object begins, or the closing bracket is. @param value offset of the child before */
function pastChild(text: string, value: number): number {
  const at = pastSpace(text, endOfValue(text, value));
  return text.charCodeAt(at) === COMMA ? pastSpace(text, at + 1) : at;
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
