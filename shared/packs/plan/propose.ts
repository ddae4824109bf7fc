/** Something that is shared out by what each part weighs. */
interface Weighed<T> {
  readonly item: T;
  readonly weight: number;
}

/**
 * Shares whole numbers out by weight: each part gets what is due to it, rounded down, and what is left goes to those that are due
 * the most beyond that (largest remainder); of equal ones, to the first.
 */
export function sharedOut<T>(parts: readonly Weighed<T>[], total: number): readonly (readonly [T, number])[] {
  const sum = parts.reduce((all, { weight }) => all + weight, 0);
  if (sum === 0) return parts.map(({ item }) => [item, 0]);
  const due = parts.map(({ weight }) => (weight / sum) * total);
  const whole = due.map(Math.floor);
  const left = total - whole.reduce((all, count) => all + count, 0);
  const first = due
    .map((share, i) => ({ i, rest: share - whole[i] }))
    .sort((one, other) => other.rest - one.rest || one.i - other.i)
    .slice(0, left);
  for (const { i } of first) whole[i]++;
  return parts.map(({ item }, i) => [item, whole[i]]);
}

/** What is counted of a card of the base set. */
interface PlacedInBand {
  readonly kind: string;
  readonly least: number | null;
}

/** How many cards of each kind and band a set of a size has that is made as the base set is: by kind first, then by band. */
export function proposed(
  base: readonly PlacedInBand[],
  size: number,
): readonly (PlacedInBand & { readonly count: number })[] {
  const byKind = [...Map.groupBy(base, ({ kind }) => kind)];
  return sharedOut(
    byKind.map((item) => ({ item, weight: item[1].length })),
    size,
  ).flatMap(([[kind, cards], count]) => {
    const byBand = [...Map.groupBy(cards, ({ least }) => least)].sort(
      ([one], [other]) => (one ?? Infinity) - (other ?? Infinity),
    );
    return sharedOut(
      byBand.map(([item, same]) => ({ item, weight: same.length })),
      count,
    ).flatMap(([least, number]) => (number === 0 ? [] : [{ kind, least, count: number }]));
  });
}
