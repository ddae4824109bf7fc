/**
 * New plain data, with the parts of the old in their places that say the same: what is drawn from those stays as it is. Lists are
 * compared place by place.
 */
export function renewed<T>(before: unknown, now: T): T {
  if (before === now || !isCompound(before) || !isCompound(now)) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? renewedList(before, now) : now) as T;
  return (Array.isArray(before) ? now : renewedFields(before, now)) as T;
}

type Compound = Readonly<Record<string, unknown>>;

const isCompound = (value: unknown): value is Compound => typeof value === 'object' && value !== null;

function renewedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const items = now.map((item, i) => renewed(before[i], item));
  return items.length === before.length && items.every((item, i) => item === before[i]) ? before : items;
}

function renewedFields(before: Compound, now: Compound): Compound {
  const entries = Object.entries(now).map(([name, value]) => [name, renewed(before[name], value)] as const);
  const isSame = ([name, value]: (typeof entries)[number]): boolean =>
    Object.hasOwn(before, name) && value === before[name];
  return entries.length === Object.keys(before).length && entries.every(isSame)
    ? before
    : Object.fromEntries(entries);
}
