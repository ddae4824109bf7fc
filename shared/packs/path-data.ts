// Outlines that authors draw, as SVG writes them in the `d` of a path.
import { LIMITS } from './source.ts';

/** How many numbers each command takes. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }),
);
const COMMAND = /\s*([MLHVCSQTAZ])/iy;
const FIRST = /\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FURTHER = /\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** Flags of an arc need nothing between them and what follows. */
const FLAG = /\s*,?\s*([01])/y;
const FLAGS = [3, 4];
/** No outline needs numbers beyond this one, and drawings go wrong with much larger ones. */
const LARGEST = 1e6;

/**
 * Where a text stops being an outline; null: it is one. Of what is not in order some programs draw a part and others nothing, so
 * that it is not drawn at all.
 */
export function faultInPath(path: string): number | null {
  if (path.length > LIMITS.pathLength) return LIMITS.pathLength;
  const end = path.trimEnd().length;
  let at = 0;
  const next = (form: RegExp): string | undefined => {
    form.lastIndex = at;
    const found = form.exec(path);
    if (found !== null) at = form.lastIndex;
    return found?.[1];
  };
  do {
    const start = at;
    const command = next(COMMAND)?.toUpperCase();
    if (command === undefined || (start === 0 && command !== 'M')) return start;
    const count = NUMBERS.get(command)!;
    for (let round = 0; count > 0; round++) {
      const before = at;
      for (let i = 0; i < count; i++) {
        const form = command === 'A' && FLAGS.includes(i) ? FLAG : round + i === 0 ? FIRST : FURTHER;
        const number = next(form);
        if (number === undefined || Math.abs(Number(number)) > LARGEST) {
          // Behind a whole set of numbers another command may follow, within one nothing.
          if (number !== undefined || round === 0 || at !== before) return at;
          break;
        }
      }
      if (at === before) break;
    }
  } while (at < end);
  return null;
}

/** Whether a text is an outline that all programs draw alike. */
export const isPathData = (path: string): boolean => faultInPath(path) === null;
