/**
 * What has come, made of the parts of what was there before wherever these are equal: a page draws again only what is another
 * object.
 */
export function withSharedParts<T>(before: T, after: T): T {
  return shared(before, after) as T;
}

function shared(before: unknown, after: unknown): unknown {
  if (!isOfParts(before) || !isOfParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const [known, now] = [before as Parts, after as Parts];
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(known).length;
  for (const name of names) {
    now[name] = shared(known[name], now[name]);
    isSame &&= Object.is(now[name], known[name]);
  }
  return isSame ? before : after;
}

/** Plain data, lists among it. What has come belongs to the page alone, and is changed in place. */
interface Parts {
  [name: string]: unknown;
}

const isOfParts = (value: unknown): boolean => typeof value === 'object' && value !== null;
