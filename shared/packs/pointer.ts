/** A key or index as a segment of a JSON pointer (RFC 6901). */
export function escapeSegment(segment: string | number): string {
  const text = String(segment);
  return ESCAPED.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

const ESCAPED = /[~/]/;

/** The keys and indices of a JSON pointer. */
export function segmentsOf(pointer: string): string[] {
  const [, ...segments] = pointer.split('/');
  return pointer.includes('~') ? segments.map(unescaped) : segments;
}

const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

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
