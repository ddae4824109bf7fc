import type { Json } from '../../engine/json.ts';
import { validateWorkshopFile } from '../../generated/validators.js';
import { ProblemLog } from '../problem-log.ts';
import type { Problem } from '../problems.ts';
import { readJson } from '../read.ts';
import type { CARD_TEXT } from '../schema.ts';
import type { PackSource } from '../source.ts';
import { PLAN_FILE, type WorkshopFile } from './schema.ts';
import type { PlanBand } from './types.ts';

/** Notes that have been read, by their data: with every key they are asked for what a card says. */
const read = new WeakMap<object, WorkshopFile | null>();

/** What is noted in the data of a file, which does not change; nothing where there is none; null: it says something else. */
export function notesIn(data: Json | undefined): WorkshopFile | null {
  if (data === undefined) return {};
  if (typeof data !== 'object' || data === null) return null;
  let notes = read.get(data);
  if (notes === undefined)
    read.set(data, (notes = validateWorkshopFile(data) ? (data as WorkshopFile) : null));
  return notes;
}

/** The words that a text of a card, which has a name in its pack, was translated from. @param language its tag */
export type TranslatedFrom = (
  language: string,
  card: string,
  field: keyof typeof CARD_TEXT,
) => string | undefined;

/** From which words the texts of cards were translated. @param data of the notes */
export function sourcesIn(data: Json | undefined): TranslatedFrom {
  const translated = notesIn(data)?.translated;
  return (language, card, field) => translated?.[language]?.cards?.[card]?.[field];
}

/** Whether there is a translation of other words than there are now. @param was what it was translated from, where that is noted */
export const isOutdated = (target: string, source: string, was: string | undefined): was is string =>
  target !== '' && was !== undefined && was !== source;

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
