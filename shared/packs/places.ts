import {
  CLOSING_LIST,
  CLOSING_OBJECT,
  COMMA,
  OPENING_LIST,
  OPENING_OBJECT,
  QUOTE,
  endOfString,
  isSpace,
} from './characters.ts';
import { segmentsOf } from './pointer.ts';

/** Where something stands in a text: offsets of its key and of its value; of what has no key, of the value twice. */
export interface Place {
  readonly key: number;
  readonly value: number;
}

/**
 * Where things stand in a text that is known to be JSON. Nothing is worked out before it is asked for, and what lies
 * beside the way to it is skipped.
 */
export class Places {
  readonly #text: string;
  readonly #root: Place;
  /** What stands directly in the lists and objects that have been looked into, by their offsets. */
  readonly #inside = new Map<number, ReadonlyMap<string, Place>>();

  constructor(text: string) {
    this.#text = text;
    const start = this.#past(0);
    this.#root = { key: start, value: start };
  }

  /** The place of what is at a pointer, or of the last thing on the way to it. Of a key that occurs twice, the first. */
  find(pointer: string): Place {
    let place = this.#root;
    for (const segment of segmentsOf(pointer)) {
      const next = this.#insideOf(place.value).get(segment);
      if (next === undefined) return place;
      place = next;
    }
    return place;
  }

  #insideOf(start: number): ReadonlyMap<string, Place> {
    const known = this.#inside.get(start);
    if (known) return known;
    const places = new Map<string, Place>();
    this.#inside.set(start, places);
    const opening = this.#text.charCodeAt(start);
    if (opening !== OPENING_LIST && opening !== OPENING_OBJECT) return places;

    let at = this.#past(start + 1);
    while (at < this.#text.length && !this.#closes(at)) {
      const key = at;
      let name = String(places.size);
      if (opening === OPENING_OBJECT) {
        const end = endOfString(this.#text, at) + 1;
        name = JSON.parse(this.#text.slice(at, end)) as string;
        at = this.#past(this.#past(end) + 1); // behind the colon
      }
      if (!places.has(name)) places.set(name, { key, value: at });
      at = this.#past(this.#endOf(at));
      if (this.#text.charCodeAt(at) === COMMA) at = this.#past(at + 1);
    }
    return places;
  }

  /** The first offset from one on at which no white space stands. */
  #past(from: number): number {
    let at = from;
    while (isSpace(this.#text.charCodeAt(at))) at++;
    return at;
  }

  #closes(at: number): boolean {
    const code = this.#text.charCodeAt(at);
    return code === CLOSING_LIST || code === CLOSING_OBJECT;
  }

  /** The offset behind the value that begins at one. */
  #endOf(start: number): number {
    const text = this.#text;
    let depth = 0;
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = endOfString(text, at);
      else if (code === OPENING_LIST || code === OPENING_OBJECT) depth++;
      else if (code === CLOSING_LIST || code === CLOSING_OBJECT) depth--;
      else if (depth > 0 || !(code === COMMA || isSpace(code))) continue;
      else return at; // behind a number or a word
      if (depth < 0) return at;
      if (depth === 0) return at + 1;
    }
    return text.length;
  }
}
