import { createScanner, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from '../engine/json.ts';
import { isClosing, isOpening } from './characters.ts';
import { escapeSegment } from './pointer.ts';
import type { ProblemCode, ProblemData } from './problems.ts';
import { LIMITS } from './source.ts';
import { slipAt } from './syntax.ts';

/** Something that is wrong with a JSON text; offsets count characters from 0. */
interface Flaw {
  readonly code: ProblemCode;
  readonly pointer: string;
  readonly data: ProblemData;
  readonly offset: number;
  /** Of a key that occurs twice: its first place. */
  readonly first?: number;
}

export interface Flawed {
  /** Absent when nothing could be read. What has a problem is left out of it (a second key) or cut (a long text). */
  readonly value?: Json;
  readonly flaws: readonly Flaw[];
}

/** Keys that could touch prototypes. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
/** Characters that no text may hold: all control characters but tab and line feed. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
export const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** Reads a text that is not in order, to find out what is wrong with it and where. */
export function flawsOf(text: string): Flawed {
  const deep = tooDeepAt(text);
  if (deep >= 0)
    return { flaws: [{ code: 'too-deep', pointer: '', data: { limit: LIMITS.depth }, offset: deep }] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const syntax = (at: number, name: string): Flawed => {
    const { word, ...slip } = slipAt(text, at, name);
    return {
      flaws: [{ code: 'json-syntax', pointer: '', data: { error: slip.error, word }, offset: slip.offset }],
    };
  };
  // What follows the first syntax error is mostly its consequence.
  const [{ error, offset } = { error: undefined, offset: 0 }] = errors;
  if (error !== undefined) return syntax(offset, printParseErrorCode(error));
  if (!root) return syntax(0, 'ValueExpected');

  const flaws: Flaw[] = [];
  const value = read(root, '', (flaw) => {
    // One more than is shown: the file is given up.
    if (flaws.length <= LIMITS.problemsPerFile) flaws.push(flaw);
  });
  return flaws.length > LIMITS.problemsPerFile ? { flaws } : { value, flaws };
}

/** Where a text is nested too deeply, as the parser sees it, which calls itself for each level; -1: nowhere. */
export function tooDeepAt(text: string): number {
  const scanner = createScanner(text, true);
  let depth = 0;
  // Nothing is as long as nothing at the end alone.
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const first = text.charCodeAt(scanner.getTokenOffset());
    if (isOpening(first)) depth++;
    else if (isClosing(first)) depth--;
    if (depth > LIMITS.depth) return scanner.getTokenOffset();
  }
  return -1;
}

/** How many letters the text under a key may have. */
export const longestAt = (key: string): number => (key === 'path' ? LIMITS.pathLength : LIMITS.textLength);

type Complain = (flaw: Flaw) => void;

function read(node: Node, pointer: string, complain: Complain): Json {
  if (node.type === 'array') {
    return (node.children ?? []).map((item, i) => read(item, `${pointer}/${i}`, complain));
  }
  if (node.type === 'object') {
    const object: Record<string, Json> = {};
    const seen = new Map<string, number>();
    for (const property of node.children ?? []) {
      const [keyNode, valueNode] = property.children ?? [];
      const key = String(keyNode.value);
      const { offset } = keyNode;
      const place = `${pointer}/${escapeSegment(key)}`;
      const first = seen.get(key);
      if (FORBIDDEN_KEYS.includes(key)) {
        complain({ code: 'forbidden-key', pointer: place, data: { key }, offset });
      } else if (first !== undefined) {
        complain({ code: 'duplicate-key', pointer: place, data: { key }, offset, first });
      } else {
        seen.set(key, offset);
        readText(key, keyNode, place, complain);
        object[key] = read(valueNode, place, complain);
      }
    }
    return object;
  }
  return node.type === 'string'
    ? readText(String(node.value), node, pointer, complain)
    : (node.value as Json);
}

function readText(text: string, { offset }: Node, pointer: string, complain: Complain): string {
  const limit = longestAt(pointer.slice(pointer.lastIndexOf('/') + 1));
  if (text.length > limit) {
    complain({ code: 'text-too-long', pointer, data: { length: text.length, limit }, offset });
    return text.slice(0, limit);
  }
  if (CONTROL.test(text) || !text.isWellFormed())
    complain({ code: 'bad-character', pointer, data: {}, offset });
  return text;
}
