/** Whether a part of a card has one of some numbers in it. */
export function usesAmount(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { amount } = value as { readonly amount?: unknown };
  if (typeof amount === 'string' && names.has(amount)) return true;
  return Object.values(value).some((inside) => usesAmount(inside, names));
}

/** A part of a card with a plain number in place of each of some numbers. */
export function withAmounts<T>(value: T, names: ReadonlySet<string>, n: number): T {
  if (typeof value !== 'object' || value === null) return value;
  if ('amount' in value && typeof value.amount === 'string' && names.has(value.amount)) return n as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => withAmounts(entry, names, n)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withAmounts(part, names, n)]),
  ) as T;
}

/** Numbers that are rolled. */
const ROLLS: ReadonlySet<string> = new Set(['die', 'd3']);

/** Whether a part of a card rolls for a number. */
export const rollsFor = (value: unknown): boolean => usesAmount(value, ROLLS);
