import type { Problem } from './problems.ts';
import { LIMITS } from './source.ts';

interface OfFile {
  listed: number;
  /** Problems that are not listed. */
  left: number;
  /** Says how many problems of the file are not listed. */
  more?: Problem;
}

/**
 * The problems of a load in the order they were found: of each file at most `LIMITS.problemsPerFile`, of each pack at most
 * `LIMITS.problemsPerPack`, and one more for each file that counts the rest.
 */
export class ProblemLog {
  readonly all: Problem[] = [];
  readonly #files = new Map<string, OfFile>();
  /** How many problems of each pack are listed. */
  readonly #packs = new Map<string, number>();

  /** Whether a problem of a file would still be listed; the details of the others are not needed. */
  lists(pack: string, file: string): boolean {
    return (
      (this.#files.get(file)?.listed ?? 0) < LIMITS.problemsPerFile &&
      (this.#packs.get(pack) ?? 0) < LIMITS.problemsPerPack
    );
  }

  /** Adds a problem. Returns what is listed for it: the problem itself, or the one that counts those left out. */
  add(problem: Problem): Problem {
    const { file, pack, severity } = problem;
    const known = this.#files.get(file) ?? { listed: 0, left: 0 };
    this.#files.set(file, known);
    if (this.lists(pack, file)) {
      known.listed++;
      this.#packs.set(pack, (this.#packs.get(pack) ?? 0) + 1);
      this.all.push(problem);
      return problem;
    }
    const data = { count: ++known.left };
    if (known.more === undefined) {
      const code = 'more-problems';
      known.more = { severity, code, pack, file, line: 1, column: 1, pointer: '', data };
      this.all.push(known.more);
    }
    known.more.data = data;
    if (severity === 'error') known.more.severity = 'error';
    return known.more;
  }

  /** Takes over everything of another log, which must not be used any more. */
  merge(other: ProblemLog): void {
    this.all.push(...other.all);
    for (const [file, found] of other.#files) this.#files.set(file, found);
    for (const [pack, listed] of other.#packs) this.#packs.set(pack, (this.#packs.get(pack) ?? 0) + listed);
  }
}
