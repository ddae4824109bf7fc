/** Whether a part of a card has one of some numbers in it. */
export function usesAmount(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { amount } = value as { readonly amount?: unknown };
  if (typeof amount === 'string' && names.has(amount)) return true;
  return Object.values(value).some((inside) => usesAmount(inside, names));
}

/** Numbers that are rolled. */
const ROLLS: ReadonlySet<string> = new Set(['die', 'd3']);

/** Whether a part of a card rolls for a number. */
export const rollsFor = (value: unknown): boolean => usesAmount(value, ROLLS);
