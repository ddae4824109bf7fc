import type { Json } from '../../shared/engine/json.ts';

/** Something with a key that stays the same as long as the thing does, so that focus stays on its button. */
export interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

/** Gives each item a key of its own; items that look the same are counted. */
export function keyed<T>(items: readonly T[], identity: (item: T) => Json): Keyed<T>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = JSON.stringify(identity(item));
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name} ${count}`, item };
  });
}
