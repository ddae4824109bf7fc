import type { Json } from '../engine/json.ts';
import type { ReadyPack } from './order.ts';
import { suggestion } from './schema-problems.ts';
import type { Shelf } from './shelf.ts';

/** Notes the old names of a pack's cards on the shelf; entries that lead nowhere are problems of the manifest. */
export function readRenames(pack: ReadyPack, shelf: Shelf): void {
  const renames = new Map(Object.entries(pack.manifest.renames ?? {}));
  const isCard = (name: string): boolean => {
    const id = `${pack.id}:${name}`;
    return shelf.cards.has(id) || shelf.dropped.has(id);
  };
  for (const [from, to] of renames) {
    const pointer = `/renames/${from}`;
    if (isCard(from)) {
      pack.report('rename-existing', pointer, { from }, { atKey: true });
      continue;
    }
    const way = [from, to];
    for (let next = renames.get(to); next !== undefined && !isCard(way[way.length - 1]);) {
      if (way.includes(next)) {
        way.push(next);
        break;
      }
      way.push(next);
      next = renames.get(next);
    }
    const last = way[way.length - 1];
    if (isCard(last)) shelf.renames.set(`${pack.id}:${from}`, `${pack.id}:${last}`);
    else if (way.indexOf(last) < way.length - 1) {
      pack.report('rename-loop', pointer, { loop: way.join(' → ') });
    } else if (way.length === 2) pack.report('rename-unknown', pointer, renameData(pack, shelf, from, to));
  }
}

function renameData(pack: ReadyPack, shelf: Shelf, from: string, to: string) {
  const prefix = `${pack.id}:`;
  const names = [...shelf.cards.keys()]
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length));
  return { from, to, ...suggestion(to, names) };
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
