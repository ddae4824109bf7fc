import type { ErrorObject } from 'ajv';
import type { Json } from '../engine/json.ts';
import type { Document } from './parse.ts';
import { nearest } from './nearest.ts';
import { parse } from './parse.ts';
import type { ProblemLog } from './problem-log.ts';
import type { Problem } from './problems.ts';
import { reporter, type Report } from './report.ts';
import { schemaProblems } from './schema-problems.ts';
import { LIMITS, type PackSource, type SourceFile } from './source.ts';

/** A file that was read and checked against its schema. */
export interface ReadFile {
  document: Document;
  report: Report;
  /** Pointers to everything that is wrong; an entry with one of them inside is not to be used. */
  bad: readonly string[];
  /** The problems that were reported; of very many only the first. */
  found: readonly Problem[];
}

/**
 * Reads a file of a pack and checks it: the steps that all kinds of files share. What is wrong is added to
 * `log`; undefined when nothing could be read at all.
 *
 * @param entries the key of its list, if it is a file of one: what exceeds the bound of entries is left out
 * @param check true, or what a validator found wrong
 */
export function readJson(
  source: PackSource,
  file: SourceFile,
  pack: string,
  log: ProblemLog,
  entries: string | null,
  check: (value: unknown) => true | readonly ErrorObject[],
): ReadFile | undefined {
  const before = log.all.length;
  const path = `${source.folder}/${file.path}`;
  if (file.text === null) {
    reporter(log, pack, path)(file.refused ?? 'unreadable-file', '');
    return undefined;
  }
  const { document: whole, problems: unreadable } = parse(file.text);
  for (const { code, pointer, data, line, column } of unreadable) {
    log.add({ severity: 'error', code, pack, file: path, line, column, pointer, data });
  }
  if (!whole) return undefined;

  if (entries !== null) {
    const code = unwrapped(whole.value, entries);
    if (code !== null) {
      reporter(log, pack, path, whole)(code, '', { key: entries, example: `{ "${entries}": [ … ] }` });
      return undefined;
    }
  }

  const { document, left } = firstEntries(whole, entries);
  const report = reporter(log, pack, path, document);
  if (left > 0) {
    const data = { count: left + LIMITS.entriesPerFile, limit: LIMITS.entriesPerFile };
    report('too-many-entries', `/${entries}`, data);
  }
  const errors = check(document.value);
  // Of a problem that is not listed it is enough that there is one.
  const looked = errors === true ? [] : log.lists(pack, path) ? errors : errors.slice(0, 1);
  const wrong = schemaProblems(looked, document.value);
  const known = new Set(unreadable.map(({ pointer }) => pointer));
  for (const { code, pointer, atKey, data } of wrong) {
    if (!known.has(pointer)) report(code, pointer, data, { atKey });
  }
  const paths = errors === true ? [] : errors.map(({ instancePath }) => instancePath);
  return { document, report, bad: [...known, ...paths], found: log.all.slice(before) };
}

/** Whether a file holds its list, or one entry of it, without the object that belongs around it. */
function unwrapped(value: Json, key: string): 'bare-list' | 'bare-entry' | null {
  if (Array.isArray(value)) return 'bare-list';
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, key)) return null;
  const keys = Object.keys(value).filter((name) => name !== '$schema');
  // One key alone may be the right one, misspelt.
  return keys.length > 1 && keys.every((name) => nearest(name, [key]) === undefined) ? 'bare-entry' : null;
}

/** A document without what exceeds the bound of entries, and how many those are. */
function firstEntries(document: Document, key: string | null): { document: Document; left: number } {
  const value = document.value as { readonly [key: string]: Json } | null;
  const list = key === null || typeof value !== 'object' ? undefined : value?.[key];
  if (key === null || !Array.isArray(list) || list.length <= LIMITS.entriesPerFile)
    return { document, left: 0 };
  const kept = { ...value, [key]: list.slice(0, LIMITS.entriesPerFile) };
  return { document: { ...document, value: kept }, left: list.length - LIMITS.entriesPerFile };
}

/** The entries of a file that something is wrong with: the pointers, cut to a number of segments. */
export function badEntries(bad: readonly string[], segments: number): Set<string> {
  return new Set(bad.map((pointer) => pointer.split('/', segments + 1).join('/')));
}
