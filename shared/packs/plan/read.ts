import type { Json } from '../../engine/json.ts';
import { validateWorkshopFile } from '../../generated/validators.js';
import { ProblemLog } from '../problem-log.ts';
import type { Problem } from '../problems.ts';
import { readJson } from '../read.ts';
import type { PackSource } from '../source.ts';
import { PLAN_FILE, type WorkshopFile } from './schema.ts';
import type { PlanBand } from './types.ts';

/** What is noted in the data of a file; nothing where there is none; null: it says something else. */
export function notesIn(data: Json | undefined): WorkshopFile | null {
  if (data === undefined) return {};
  return validateWorkshopFile(data) ? (data as WorkshopFile) : null;
}

/** What is wrong with the notes of a pack, as a reader of packs says it. */
export function noteProblems(source: PackSource, pack: string): readonly Problem[] {
  const file = source.files.find(({ path }) => path === PLAN_FILE);
  if (file === undefined) return [];
  const log = new ProblemLog();
  readJson(source, file, pack, log, null, (value) =>
    validateWorkshopFile(value) ? true : (validateWorkshopFile.errors ?? []),
  );
  return log.all;
}

/** The bands of a plan by their least numbers. */
export const bandsFrom = (least: readonly number[]): readonly PlanBand[] =>
  least.map((from, i) => ({ least: from, most: i + 1 < least.length ? least[i + 1] - 1 : null }));

/** The least number of the band that a number is in. @param bands at least one */
export const bandOf = (number: number, bands: readonly number[]): number =>
  bands.findLast((least) => least <= number) ?? bands[0];
