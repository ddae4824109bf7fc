// Names that a sentence declines: what an author may say of one besides itself.

/** The name itself, of whatever is written in its place; undefined where that is no name. */
export function plainName(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'one' in value && typeof value.one === 'string'
    ? value.one
    : undefined;
}
