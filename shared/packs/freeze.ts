import { stableHash } from '../engine/hash.ts';
import { clone, type Json } from '../engine/json.ts';
import type { Definition } from './content.ts';

/** Definitions as they lie in tables, replays and saves: each once, by its hash. */
export interface Frozen {
  /** Full id of a card and the hash of its definition. */
  cards: Record<string, string>;
  definitions: Record<string, Definition>;
}

/**
 * The content hash of a definition: the same for the same content, whatever the order of its keys.
 *
 * @returns 16 hexadecimal digits
 */
export function contentHash(definition: Json): string {
  return stableHash(canonical(definition));
}

/** The same data with keys in order of code units. Numbers become text: a definition may hold fractions. */
function canonical(value: Json): Json {
  if (typeof value === 'number') return { number: String(value) };
  if (Array.isArray(value)) return value.map((item: Json) => canonical(item));
  if (typeof value !== 'object' || value === null) return value;
  const object = value as { readonly [key: string]: Json };
  // A list of pairs: an object would put keys that look like numbers first.
  const keys = Object.keys(object).sort();
  return { object: keys.map((key) => [key, canonical(object[key])]) };
}

/**
 * Copies the definitions of some cards, so that a table goes on with them whatever becomes of their packs.
 *
 * @throws RangeError when there is no card of an id
 */
export function freeze(
  cards: { readonly [id: string]: { readonly definition: Definition } },
  ids: Iterable<string>,
): Frozen {
  const frozen: Frozen = { cards: {}, definitions: {} };
  for (const id of ids) {
    if (!Object.hasOwn(cards, id)) throw new RangeError(`there is no card "${id}" to freeze`);
    const { definition } = cards[id];
    const hash = contentHash(definition);
    frozen.cards[id] = hash;
    frozen.definitions[hash] ??= clone(definition);
  }
  return frozen;
}

/**
 * The definition of every frozen card by its full id: what a game makes a match from.
 *
 * @throws RangeError when a definition is missing
 */
export function thaw(frozen: Frozen): Record<string, Definition> {
  return Object.fromEntries(
    Object.entries(frozen.cards).map(([id, hash]) => {
      if (!Object.hasOwn(frozen.definitions, hash)) {
        throw new RangeError(`the definition ${hash} of "${id}" is missing`);
      }
      return [id, frozen.definitions[hash]];
    }),
  );
}
