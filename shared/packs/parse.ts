import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from '../engine/json.ts';
import { escapeSegment, segmentsOf } from './pointer.ts';
import type { ProblemCode, ProblemData } from './problems.ts';
import { LIMITS } from './source.ts';

export interface Position {
  line: number;
  column: number;
}

/** Something that makes a text unfit to be read, at its place. */
export interface ParseProblem extends Position {
  code: ProblemCode;
  pointer: string;
  data: ProblemData;
}

/** A JSON text that was read, and where everything in it stands. */
export interface Document {
  readonly value: Json;
  /** Line and column of the value at a pointer, or of the nearest thing around it that exists. */
  at(pointer: string): Position;
  /** Line and column of the key that ends the pointer; of the value where there is no such key. */
  keyAt(pointer: string): Position;
}

export interface Parsed {
  /** Absent when nothing could be read. What has a problem is left out of it (a second key) or cut (a long text). */
  document?: Document;
  problems: ParseProblem[];
}

/**
 * Reads strict JSON from a source nobody vouches for. A byte order mark is allowed; comments, trailing commas, keys
 * that occur twice or could touch prototypes, and whatever exceeds `LIMITS` are problems. Never throws.
 */
export function parse(source: string): Parsed {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  const position = positions(text);
  const fail = (code: ProblemCode, offset: number, data: ProblemData = {}, pointer = ''): Parsed => ({
    problems: [{ code, pointer, data, ...position(offset) }],
  });

  if (text.length > LIMITS.fileBytes) return fail('file-too-large', 0);
  // Before parsing: the parser calls itself for each level and would run out of stack.
  const deep = tooDeep(text);
  if (deep >= 0) return fail('too-deep', deep, { limit: LIMITS.depth });

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // What follows the first syntax error is mostly its consequence.
  if (errors.length > 0) {
    return fail('json-syntax', errors[0].offset, { error: printParseErrorCode(errors[0].error) });
  }
  if (!root) return fail('json-syntax', 0, { error: 'ValueExpected' });

  const problems: ParseProblem[] = [];
  const lineOf = (node: Node): number => position(node.offset).line;
  const value = read(root, '', lineOf, (code, node, pointer, data) => {
    // One more than is shown: the file is given up.
    if (problems.length > LIMITS.problemsPerFile) return;
    problems.push({ code, pointer, data, ...position(node.offset) });
  });
  if (problems.length > LIMITS.problemsPerFile) return { problems };
  const document: Document = {
    value,
    at: (pointer) => position(find(root, pointer).offset),
    keyAt: (pointer) => {
      const node = find(root, pointer);
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return position((key ?? node).offset);
    },
  };
  return { document, problems };
}

/** Line and column of an offset, both counted from 1. */
function positions(text: string): (offset: number) => Position {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
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

/** The place where nesting exceeds the limit, or -1. Texts are skipped; whether the rest is JSON does not matter. */
function tooDeep(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') {
      for (i++; i < text.length && text[i] !== '"' && text[i] !== '\n'; i++) if (text[i] === '\\') i++;
    } else if (character === '{' || character === '[') {
      if (++depth > LIMITS.depth) return i;
    } else if (character === '}' || character === ']') depth--;
  }
  return -1;
}

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

type Complain = (code: ProblemCode, node: Node, pointer: string, data: ProblemData) => void;

function read(node: Node, pointer: string, lineOf: (node: Node) => number, complain: Complain): Json {
  if (node.type === 'array') {
    return (node.children ?? []).map((item, i) => read(item, `${pointer}/${i}`, lineOf, complain));
  }
  if (node.type === 'object') {
    const object: Record<string, Json> = {};
    const seen = new Map<string, Node>();
    for (const property of node.children ?? []) {
      const [keyNode, valueNode] = property.children ?? [];
      const key = String(keyNode.value);
      const place = `${pointer}/${escapeSegment(key)}`;
      const first = seen.get(key);
      if (FORBIDDEN_KEYS.includes(key)) complain('forbidden-key', keyNode, place, { key });
      else if (first) complain('duplicate-key', keyNode, place, { key, first: lineOf(first) });
      else {
        seen.set(key, keyNode);
        readText(key, keyNode, place, complain);
        object[key] = read(valueNode, place, lineOf, complain);
      }
    }
    return object;
  }
  return node.type === 'string'
    ? readText(String(node.value), node, pointer, complain)
    : (node.value as Json);
}

function readText(text: string, node: Node, pointer: string, complain: Complain): string {
  if (text.length > LIMITS.textLength) {
    complain('text-too-long', node, pointer, { length: text.length, limit: LIMITS.textLength });
    return text.slice(0, LIMITS.textLength);
  }
  if (CONTROL.test(text) || !text.isWellFormed()) complain('bad-character', node, pointer, {});
  return text;
}

/** The node at a pointer, or the last one on the way to it. */
function find(root: Node, pointer: string): Node {
  let node = root;
  for (const segment of segmentsOf(pointer)) {
    const next: Node | undefined =
      node.type === 'array'
        ? node.children?.[Number(segment)]
        : node.children?.find((property) => property.children?.[0]?.value === segment)?.children?.[1];
    if (!next) return node;
    node = next;
  }
  return node;
}
