/** Things in the order of a set: first those that the order names, then all others as they were. */
export function inSetOrder<T>(
  all: readonly T[],
  order: readonly string[] = [],
  nameOf: (one: T) => string | null,
): readonly T[] {
  const places = new Map(order.map((name, i) => [name, i]));
  const placeOf = (one: T): number => places.get(nameOf(one) ?? '') ?? order.length;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Names with one of them before another one, or last. */
export function arranged(names: readonly string[], moved: string, before: string | null): readonly string[] {
  const others = names.filter((name) => name !== moved);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, moved] : others.toSpliced(at, 0, moved);
}
