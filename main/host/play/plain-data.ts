import { FORBIDDEN_KEYS } from '../../../shared/packs/flaws.ts';
import { FILE_LIMITS } from '../../../shared/rpc/saved-table.ts';

/** Letters that count as much as a value. */
const LETTERS = 8;

/** Whether plain data holds more than some values, at all depths. A long text counts as several. */
export const holdsMoreThan = (value: unknown, most: number): boolean => left(value, most) < 0;

/** How many values plain data holds, at all depths. */
export const valuesIn = (value: unknown): number =>
  Number.MAX_SAFE_INTEGER - left(value, Number.MAX_SAFE_INTEGER);

function left(value: unknown, most: number): number {
  let rest = most - 1;
  if (typeof value === 'string') return rest - Math.floor(value.length / LETTERS);
  if (typeof value !== 'object' || value === null) return rest;
  for (const inside of Object.values(value)) {
    if (rest < 0) break;
    rest = left(inside, rest);
  }
  return rest;
}

/**
 * Where parsed JSON is not what this program writes: a number beyond all bounds, or one that is not written as it is
 * read; a text or a key without end; a key that could touch prototypes.
 *
 * @returns names of fields, from outside in; null where all is well
 */
export function flawIn(value: unknown): readonly string[] | null {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : [];
  if (typeof value === 'string') return value.length <= FILE_LIMITS.letters ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  const inside = value as { readonly [key: string]: unknown };
  for (const key of Object.keys(inside)) {
    if (FORBIDDEN_KEYS.includes(key) || key.length > FILE_LIMITS.letters) return [key];
    const flaw = flawIn(inside[key]);
    if (flaw !== null) return [key, ...flaw];
  }
  return null;
}
