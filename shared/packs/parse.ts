import type { Json } from '../engine/json.ts';
import { CONTROL, FORBIDDEN_KEYS, flawsOf, longestAt } from './flaws.ts';
import { outline } from './outline.ts';
import { endOfValue, Places } from './places.ts';
import type { ProblemCode, ProblemData } from './problems.ts';
import { LIMITS } from './source.ts';

export interface FilePosition {
  line: number;
  column: number;
}

/** Lines of a text, both counted from 1. */
export interface FileLines {
  readonly first: number;
  readonly last: number;
}

/** Something that makes a text unfit to be read, at its place. */
export interface ParseProblem extends FilePosition {
  code: ProblemCode;
  pointer: string;
  data: ProblemData;
}

/** A JSON text that was read, and the places of everything in it. */
export interface Document {
  readonly value: Json;
  readonly places: Places;
  /** Line and column of the value at a pointer, or of the nearest thing around it that exists. */
  at(pointer: string): FilePosition;
  /** Line and column of the key that ends the pointer; of the value where there is no such key. */
  keyAt(pointer: string): FilePosition;
  /** First and last line of the value at a pointer, or of the nearest thing around it that exists. */
  linesOf(pointer: string): FileLines;
}

export interface Parsed {
  /** Absent when nothing could be read. What has a problem is left out of it (a second key) or cut (a long text). */
  document?: Document;
  problems: ParseProblem[];
}

/**
 * Reads strict JSON from an untrusted source. A byte order mark is allowed; comments, trailing commas, keys that occur
 * twice or could touch prototypes, and everything that exceeds `LIMITS` are problems. Never throws.
 *
 * @param known what is known of the places in the text, where that is JSON
 */
export function parse(source: string, known?: (text: string) => Places): Parsed {
  const text = withoutMark(source);
  const position = positions(text);
  const fail = (code: ProblemCode, offset: number, data: ProblemData = {}): Parsed => ({
    problems: [{ code, pointer: '', data, ...position(offset) }],
  });

  if (text.length > LIMITS.fileBytes) return fail('file-too-large', 0);
  // Before parsing: a parser that calls itself for each level would run out of stack.
  const { deep, colons, values } = outline(text, LIMITS.depth);
  if (deep >= 0) return fail('too-deep', deep, { limit: LIMITS.depth });
  if (values > LIMITS.valuesPerFile) return fail('too-many-values', 0, { limit: LIMITS.valuesPerFile });

  // Most texts are in order, and the engine's own parser is many times faster; only a text with a mistake needs the
  // slow one.
  const clean = readClean(text, colons);
  if (clean !== undefined) {
    const places = known === undefined ? new Places(text) : known(text);
    return { document: documentOf(text, clean.value, position, places), problems: [] };
  }

  const { value, flaws } = flawsOf(text);
  const problems = flaws.map(({ code, pointer, data, offset, first }): ParseProblem => {
    const more = first === undefined ? data : { ...data, first: position(first).line };
    return { code, pointer, data: more, ...position(offset) };
  });
  return value === undefined
    ? { problems }
    : { document: documentOf(text, value, position, new Places(text)), problems };
}

/**
 * What `parse` gives for a text in which one word, number, `true`, `false` or `null` has taken the place of another, and
 * that was in order before and is no longer than a file may be.
 *
 * @param value what the text says now
 */
export const reread = (text: string, value: Json, places: Places): Parsed => ({
  document: documentOf(text, value, positions(text), places),
  problems: [],
});

/** A text without the byte order mark, which offsets do not count. */
export const withoutMark = (source: string): string =>
  source.startsWith('\ufeff') ? source.slice(1) : source;

function documentOf(
  text: string,
  value: Json,
  position: (offset: number) => FilePosition,
  places: Places,
): Document {
  return {
    value,
    places,
    at: (pointer) => position(places.find(pointer).value),
    keyAt: (pointer) => position(places.find(pointer).key),
    linesOf: (pointer) => {
      const { value: start } = places.find(pointer);
      return { first: position(start).line, last: position(endOfValue(text, start) - 1).line };
    },
  };
}

/** Line and column of an offset, both counted from 1. */
function positions(text: string): (offset: number) => FilePosition {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

/**
 * The value of a text with which nothing is wrong, or undefined.
 *
 * @param colons of the text: one for each key, so that a key that occurs twice leaves one too many
 */
function readClean(text: string, colons: number): { readonly value: Json } | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return keysOfClean(value) === colons ? { value } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The number of keys in a value, at all depths; not a number where something in it is a problem. */
function keysOfClean(value: Json, around = ''): number {
  if (typeof value === 'string') return isCleanText(value, around) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) keys += keysOfClean(item);
    return keys;
  }
  const object = value as { readonly [key: string]: Json };
  for (const key of Object.keys(object)) {
    if (FORBIDDEN_KEYS.includes(key) || !isCleanText(key)) return Number.NaN;
    keys += 1 + keysOfClean(object[key], key);
  }
  return keys;
}

/** Whether all keys and texts in a value are as those of a pack may be. */
export const hasCleanTexts = (value: Json): boolean => !Number.isNaN(keysOfClean(value));

/** Whether a text is as one of a pack may be. @param key that it is the value of */
const isCleanText = (text: string, key = ''): boolean =>
  text.length <= longestAt(key) && !CONTROL.test(text) && text.isWellFormed();
