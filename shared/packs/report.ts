import type { Document } from './parse.ts';
import type { Problem, ProblemCode, ProblemData, Severity } from './problems.ts';

export interface ReportOptions {
  severity?: Severity;
  /** Point to the key that ends the pointer, not to its value. */
  atKey?: boolean;
  card?: string;
  root?: Problem;
}

/** Adds a problem of one file to the list it was made for, and returns it. */
export type Report = (
  code: ProblemCode,
  pointer: string,
  data?: ProblemData,
  options?: ReportOptions,
) => Problem;

/** A `Report` for the problems of one file. Without a document they stand at its beginning. */
export function reporter(problems: Problem[], pack: string, file: string, document?: Document): Report {
  return (code, pointer, data = {}, options = {}) => {
    const place = (options.atKey ? document?.keyAt(pointer) : document?.at(pointer)) ?? FIRST;
    const { root, card } = options;
    const problem: Problem = {
      severity: options.severity ?? 'error',
      code,
      pack,
      file,
      ...place,
      pointer,
      data,
      ...(card === undefined ? {} : { card }),
      ...(root === undefined ? {} : { root: root.root ?? root }),
    };
    problems.push(problem);
    return problem;
  };
}

const FIRST = { line: 1, column: 1 };
