import { Hasher } from '../engine/hash.ts';
import { clone, type Json } from '../engine/json.ts';
import type { Definition } from './content.ts';

/** Definitions as they are stored in tables, replays and saves: each once, by its hash. */
export interface Frozen {
  /** Full id of a card and the hash of its definition. */
  cards: Record<string, string>;
  definitions: Record<string, Definition>;
}

/**
 * The content hash of a definition: the same for the same content, regardless of the order of keys.
 *
 * @returns 16 hexadecimal digits
 */
export function contentHash(definition: Json): string {
  const hasher = new Hasher();
  addContent(hasher, definition);
  return hasher.digest();
}

/** Takes data in with its keys in order of code units. Numbers are taken as text: a definition may hold fractions. */
function addContent(hasher: Hasher, value: Json): void {
  if (typeof value === 'number') {
    hasher.object();
    hasher.text('number');
    hasher.text(String(value));
  } else if (Array.isArray(value)) {
    hasher.list(value.length);
    for (const item of value as readonly Json[]) addContent(hasher, item);
  } else if (typeof value === 'object' && value !== null) {
    const object = value as { readonly [key: string]: Json };
    // As a list of pairs: an object would put keys that look like numbers first.
    const keys = Object.keys(object).sort();
    hasher.object();
    hasher.text('object');
    hasher.list(keys.length);
    for (const key of keys) {
      hasher.list(2);
      hasher.text(key);
      addContent(hasher, object[key]);
    }
  } else hasher.add(value);
}

/**
 * Copies the definitions of some cards, so that a table goes on with them even if their packs change.
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
