import type { Json } from '../../shared/engine/json.ts';
import { outline } from '../../shared/packs/outline.ts';

/** Letters of a text that is read as JSON: a hundred times those of any card, and as many as the largest set has. */
const MOST = 2 * 1024 * 1024;
/** Levels of lists and records. */
const DEPTH = 64;

/** What is stored is not what this program writes, though its checksum fits. Connections make a `StoreError` of it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly code = 'UNREADABLE';

  constructor(cause?: unknown) {
    super('what is stored is not what was written', { cause });
  }
}

/**
 * Reads a text of a column.
 *
 * @throws Unreadable
 */
export function readJson(text: unknown): Json {
  if (typeof text !== 'string' || text.length > MOST || outline(text, DEPTH).deep >= 0)
    throw new Unreadable();
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new Unreadable(error);
  }
}

/**
 * The same for what has to be a list of texts.
 *
 * @throws Unreadable
 */
export function readTexts(text: unknown): readonly string[] {
  const value = readJson(text);
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) throw new Unreadable();
  return value as string[];
}

/**
 * The same for what has to be an object.
 *
 * @throws Unreadable
 */
export function readRecord(text: unknown): { readonly [field: string]: Json } {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable();
  return value as { readonly [field: string]: Json };
}
