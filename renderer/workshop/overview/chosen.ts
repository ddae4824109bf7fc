/** Things that are chosen, by their keys. */
export type Chosen<K> = ReadonlySet<K>;

export const NONE: Chosen<never> = new Set();

export const chosen = <K>(keys: readonly K[]): Chosen<K> => new Set(keys);

/** The same with one of them chosen, or not any more. */
export function turned<K>(before: Chosen<K>, key: K): Chosen<K> {
  const next = new Set(before);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The same with all from one to another as well, in the order in which they follow each other. */
export function reached<K>(before: Chosen<K>, from: K, to: K, keys: readonly K[]): Chosen<K> {
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)];
  const range = keys.slice(Math.min(first, last), Math.max(first, last) + 1);
  return new Set([...before, ...range]);
}
