import type { Json } from '../../engine/json.ts';
import { COLON, COMMA, QUOTE, OPENING_OBJECT, endOfString, isOpening, isSpace } from '../characters.ts';
import { pastSpace } from '../places.ts';
import { isList, isObject } from './operation.ts';

/** How a JSON text is laid out. */
export interface Formatting {
  /** Line break. */
  readonly eol: string;
  /** Indentation of one level. */
  readonly indent: string;
  /** White space inside the brackets of an object and of a list that are on one line. */
  readonly objectPad: string;
  readonly listPad: string;
  /** The colon behind a key, and the comma between values of one line, with the white space around them. */
  readonly colon: string;
  readonly comma: string;
  /** Columns of a line that is written, if they are enough. */
  readonly width: number;
  /** Whether an object and a list may be on one line, if they fit. */
  readonly inlineObjects: boolean;
  readonly inlineLists: boolean;
}

/** What a walk through a text has found of its formatting. */
type Seen = { [K in 'eol' | 'indent' | 'objectPad' | 'listPad' | 'colon' | 'comma']?: string | undefined };

/** As in the packs that ship. */
const WIDTH = 110;

export const BREAK = /\r\n|\n|\r/;

/**
 * The formatting of a JSON text: of each thing the first from an offset on, else the first of the text, else what is usual.
 *
 * @param from where a value begins
 */
export function formattingOf(text: string, from: number): Formatting {
  const seen: Seen = {};
  collect(text, from, text.length, seen);
  collect(text, 0, from, seen);
  const { eol, objectPad, listPad, colon, comma } = seen;
  const space = /\s$/.test(colon ?? comma ?? ' ') ? ' ' : '';
  return {
    eol: eol ?? BREAK.exec(text)?.[0] ?? '\n',
    indent: seen.indent ?? (eol === undefined ? '  ' : ''),
    objectPad: objectPad ?? space,
    listPad: listPad ?? '',
    colon: colon ?? `:${space}`,
    comma: comma ?? `,${space}`,
    width: eol === undefined && space === '' ? Infinity : WIDTH,
    // Where everything has lines of its own, as `JSON.stringify` indents, this goes on.
    inlineObjects: objectPad !== undefined || eol === undefined,
    inlineLists: objectPad !== undefined || listPad !== undefined || eol === undefined,
  };
}

function collect(text: string, from: number, to: number, seen: Seen): void {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) seen.colon ??= onOneLine(withSpace(text, at));
    else if (code === COMMA) seen.comma ??= onOneLine(withSpace(text, at));
    else if (isOpening(code)) collectInside(text, at, seen);
  }
}

function collectInside(text: string, opening: number, seen: Seen): void {
  const space = spaceAfter(text, opening + 1);
  const isEmpty = /[\]}]/.test(text[opening + 1 + space.length] ?? ']');
  if (isEmpty) return;
  const lines = space.split(BREAK);
  if (lines.length === 1) {
    if (text.charCodeAt(opening) === OPENING_OBJECT) seen.objectPad ??= space;
    else seen.listPad ??= space;
    return;
  }
  seen.eol ??= BREAK.exec(space)?.[0];
  if (seen.indent !== undefined) return;
  const outer = indentAt(text, opening);
  const inner = lines[lines.length - 1];
  if (inner.length > outer.length && inner.startsWith(outer)) seen.indent = inner.slice(outer.length);
}

const onOneLine = (piece: string): string | undefined => (BREAK.test(piece) ? undefined : piece);

/** The character at an offset with the white space around it. */
function withSpace(text: string, at: number): string {
  let before = at;
  while (before > 0 && isSpace(text.charCodeAt(before - 1))) before--;
  return text.slice(before, at + 1) + spaceAfter(text, at + 1);
}

const spaceAfter = (text: string, from: number): string => text.slice(from, pastSpace(text, from));

/** The column of an offset, counted from 0. */
export function columnAt(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !/[\n\r]/.test(text[start - 1])) start--;
  return offset - start;
}

/** The indentation of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const line = text.slice(offset - columnAt(text, offset), offset);
  return /^[ \t]*/.exec(line)![0];
}

/** Where a value is printed. */
interface PrintOptions {
  /** Indentation of the line in which it begins. */
  readonly indent: string;
  /** The column at which it begins, counted from 0. */
  readonly column: number;
  /** On one line, with a line for each of its elements, or on one line if that is short enough. */
  readonly shape: 'line' | 'lines' | 'fitting';
}

/** Prints a value as a text of a formatting would have it. */
export function print(value: Json, formatting: Formatting, { indent, column, shape }: PrintOptions): string {
  const entries = entriesOf(value);
  if (entries.length === 0 || shape === 'line') return onLine(value, formatting);
  if (shape === 'fitting' && mayBeInline(value, formatting)) {
    const line = onLine(value, formatting);
    if (column + line.length <= formatting.width) return line;
  }
  const inner = indent + formatting.indent;
  const lines = entries.map(([key, item]) => {
    const start = inner + (key === null ? '' : keyed(key, formatting));
    return start + print(item, formatting, { indent: inner, column: start.length, shape: 'fitting' });
  });
  const { eol } = formatting;
  return wrapped(value, `${eol}${lines.join(`,${eol}`)}${eol}${indent}`);
}

/** A key as it is before its value. */
export const keyed = (key: string, { colon }: Formatting): string => JSON.stringify(key) + colon;

function onLine(value: Json, formatting: Formatting): string {
  const entries = entriesOf(value);
  if (entries.length === 0) return JSON.stringify(value);
  const items = entries.map(
    ([key, item]) => (key === null ? '' : keyed(key, formatting)) + onLine(item, formatting),
  );
  const pad = isList(value) ? formatting.listPad : formatting.objectPad;
  return wrapped(value, pad + items.join(formatting.comma) + pad);
}

function mayBeInline(value: Json, formatting: Formatting): boolean {
  const entries = entriesOf(value);
  if (entries.length === 0) return true;
  const may = isList(value) ? formatting.inlineLists : formatting.inlineObjects;
  return may && entries.every(([, item]) => mayBeInline(item, formatting));
}

const wrapped = (value: Json, inside: string): string => (isList(value) ? `[${inside}]` : `{${inside}}`);

/** What is directly in a value; only lists, without keys, and objects have any. */
function entriesOf(value: Json): (readonly [key: string | null, item: Json])[] {
  if (isList(value)) return value.map((item) => [null, item]);
  return isObject(value) ? Object.entries(value) : [];
}
