// Mutants that are left out: they mean the same program, or no scenario can see them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './sites.ts';

/** A mutant that means the same program, by the line of the source it is on, and why. */
export interface Equivalent {
  readonly file: string;
  readonly source: string;
  readonly change: string;
  readonly why: string;
}

/** Those that are known. */
export const EQUIVALENT = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
) as readonly Equivalent[];

/** Whether a mutant of a file with this text is the known one. */
export const isEquivalent = (text: string, mutant: Mutant, { file, source, change }: Equivalent): boolean =>
  mutant.file === file && mutant.change === change && text.split('\n')[mutant.line - 1].trim() === source;
