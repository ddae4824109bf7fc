/** A key or index as a segment of a JSON pointer (RFC 6901). */
export function escapeSegment(segment: string | number): string {
  return String(segment).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys and indices of a JSON pointer. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a pointer leads to something or to what is in it. */
export const isWithin = (pointer: string, around: string): boolean =>
  pointer === around || pointer.startsWith(`${around}/`);

/** What a pointer leads to in plain data; undefined when there is nothing. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const segment of segmentsOf(pointer)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment)) return undefined;
    found = (found as Record<string, unknown>)[segment];
  }
  return found;
}
