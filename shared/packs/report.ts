import type { Document } from './parse.ts';
import type { ProblemLog } from './problem-log.ts';
import type { Problem, ProblemCode, ProblemData, Severity } from './problems.ts';

interface ReportOptions {
  severity?: Severity;
  /** Point to the key that ends the pointer, not to its value. */
  atKey?: boolean;
  card?: string;
  root?: Problem;
}

/**
 * Adds a problem of one file to the log it was made for, and returns what is listed for it. Facts that take long to find are
 * given as a function, which is called for a problem that is listed only.
 */
export type Report = (
  code: ProblemCode,
  pointer: string,
  data?: ProblemData | (() => ProblemData),
  options?: ReportOptions,
) => Problem;

/** A `Report` for the problems of one file. Without a document their place is its beginning. */
export function reporter(log: ProblemLog, pack: string, file: string, document?: Document): Report {
  return (code, pointer, data = {}, options = {}) => {
    const listed = log.lists(pack, file);
    const place =
      (listed ? (options.atKey ? document?.keyAt(pointer) : document?.at(pointer)) : undefined) ?? FIRST;
    const { root, card } = options;
    const problem: Problem = {
      severity: options.severity ?? 'error',
      code,
      pack,
      file,
      ...place,
      pointer,
      data: typeof data !== 'function' ? data : listed ? data() : {},
      ...(card === undefined ? {} : { card }),
      ...(root === undefined ? {} : { root: root.root ?? root }),
    };
    return log.add(problem);
  };
}

const FIRST = { line: 1, column: 1 };
