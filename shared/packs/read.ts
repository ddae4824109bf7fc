import type { ErrorObject } from 'ajv';
import type { Document } from './parse.ts';
import { parse } from './parse.ts';
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
 * `problems`; undefined when nothing could be read at all.
 *
 * @param check true, or what a validator found wrong
 */
export function readJson(
  source: PackSource,
  file: SourceFile,
  pack: string,
  problems: Problem[],
  check: (value: unknown) => true | readonly ErrorObject[],
): ReadFile | undefined {
  const before = problems.length;
  const path = `${source.folder}/${file.path}`;
  if (file.text === null) {
    reporter(problems, pack, path)(file.refused ?? 'unreadable-file', '');
    return undefined;
  }
  const { document, problems: unreadable } = parse(file.text);
  for (const { code, pointer, data, line, column } of unreadable) {
    problems.push({ severity: 'error', code, pack, file: path, line, column, pointer, data });
  }
  if (!document) return undefined;

  const report = reporter(problems, pack, path, document);
  const errors = check(document.value);
  const wrong = errors === true ? [] : schemaProblems(errors, document.value);
  const known = new Set(unreadable.map(({ pointer }) => pointer));
  const added = wrong.filter(({ pointer }) => !known.has(pointer));
  for (const { code, pointer, atKey, data } of added.slice(0, LIMITS.problemsPerFile)) {
    report(code, pointer, data, { atKey });
  }
  const more = added.length - LIMITS.problemsPerFile;
  if (more > 0) report('more-problems', '', { count: more });
  const paths = errors === true ? [] : errors.map(({ instancePath }) => instancePath);
  return { document, report, bad: [...known, ...paths], found: problems.slice(before) };
}

/** The entries of a file that something is wrong with: the pointers, cut to so many segments. */
export function badEntries(bad: readonly string[], segments: number): Set<string> {
  return new Set(bad.map((pointer) => pointer.split('/', segments + 1).join('/')));
}
