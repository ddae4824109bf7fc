import type { Json } from '../engine/json.ts';
import type { ReadyPack } from './order.ts';
import type { Shelf } from './shelf.ts';

/** Notes the old names of a pack's cards on the shelf; entries that lead nowhere are problems of the manifest. */
export function readRenames(pack: ReadyPack, shelf: Shelf): void {
  const renames = new Map(Object.entries(pack.manifest.renames ?? {}));
  const isCard = (name: string): boolean => {
    const id = `${pack.id}:${name}`;
    return shelf.cards.has(id) || shelf.dropped.has(id);
  };
  const ends = new Ends(renames, isCard);
  for (const [from, to] of renames) {
    const pointer = `/renames/${from}`;
    if (isCard(from)) {
      pack.report('rename-existing', pointer, { from }, { atKey: true });
      continue;
    }
    const end = ends.of(from);
    if (end === LOOP)
      pack.report('rename-loop', pointer, () => ({ loop: wayFrom(from, renames).join(' → ') }));
    else if (end !== NOWHERE) shelf.renames.set(`${pack.id}:${from}`, `${pack.id}:${end.card}`);
    else if (!renames.has(to)) {
      pack.report('rename-unknown', pointer, () => ({
        from,
        to,
        ...shelf.suggest(pack, to, () => shelf.namesIn(pack)),
      }));
    }
  }
}

const LOOP = 'loop';
const NOWHERE = 'nowhere';
type End = { readonly card: string } | typeof LOOP | typeof NOWHERE;

/** Where old names lead in the end. Each is followed once, however long the chains are. */
class Ends {
  readonly #renames: ReadonlyMap<string, string>;
  readonly #isCard: (name: string) => boolean;
  readonly #known = new Map<string, End>();

  constructor(renames: ReadonlyMap<string, string>, isCard: (name: string) => boolean) {
    this.#renames = renames;
    this.#isCard = isCard;
  }

  of(from: string): End {
    const way = new Set<string>();
    const end = this.#follow(from, way);
    for (const name of way) this.#known.set(name, end);
    return end;
  }

  /** Follows a name to its end, or to one whose end is known; `way` takes those on the way. */
  #follow(from: string, way: Set<string>): End {
    for (let at: string | undefined = from; at !== undefined; at = this.#renames.get(at)) {
      if (this.#isCard(at)) return { card: at };
      if (way.has(at)) return LOOP;
      const known = this.#known.get(at);
      if (known !== undefined) return known;
      way.add(at);
    }
    return NOWHERE;
  }
}

/** Names of a chain that are listed; the rest of a longer one adds nothing. */
const MOST_TOLD = 12;

/** The names that an old name leads to, until one of them comes again. */
function wayFrom(from: string, renames: ReadonlyMap<string, string>): string[] {
  const way = [from];
  for (let next = renames.get(from); next !== undefined; next = renames.get(next)) {
    if (way.length === MOST_TOLD) return [...way, '…'];
    const again = way.includes(next);
    way.push(next);
    if (again) break;
  }
  return way;
}

/**
 * A definition that names cards by their present ids, in values and in keys. Games look cards up by the ids that they are
 * given, and know no others. Where it names one card by two of its names: a list that had each of its texts once has each
 * once afterwards, numbers under both keys are added, and of anything else under them the last counts.
 */
export function withPresentIds<T extends Json>(definition: T, shelf: Shelf): T {
  return shelf.renames.size === 0 ? definition : (presentIds(definition, shelf) as T);
}

function presentIds(value: Json, shelf: Shelf): Json {
  if (typeof value === 'string') return shelf.resolve(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return presentList(value as Json[], shelf);
  const result: { [key: string]: Json } = {};
  for (const [key, item] of Object.entries(value as { readonly [key: string]: Json })) {
    const present = shelf.resolve(key);
    const other = result[present];
    const both = typeof other === 'number' && typeof item === 'number';
    result[present] = both ? other + item : presentIds(item, shelf);
  }
  return result;
}

function presentList(list: readonly Json[], shelf: Shelf): Json[] {
  const present = list.map((item) => presentIds(item, shelf));
  const isSet = new Set(list).size === list.length && list.every((item) => typeof item === 'string');
  return isSet ? [...new Set(present)] : present;
}
