/** A piece of the text of a file, and what took its place. A file that is not there has null for its whole text. */
export interface FileChange {
  /** Path inside the folder of the pack: `cards/weapons.json`. */
  readonly file: string;
  /** Where the piece begins, in UTF-16 code units. */
  readonly offset: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** The change that leads back. */
export const reversed = ({ file, offset, before, after }: FileChange): FileChange => ({
  file,
  offset,
  before: after,
  after: before,
});

/** The one change that leads from a text of a file to another; null where they are equal. */
export function between(file: string, before: string | null, after: string | null): FileChange | null {
  if (before === after) return null;
  if (before === null || after === null) return { file, offset: 0, before, after };
  const most = Math.min(before.length, after.length);
  const start = sharedLength(most, (from, to) => before.slice(from, to) === after.slice(from, to));
  const end = sharedLength(
    most - start,
    (from, to) =>
      before.slice(before.length - to, before.length - from) ===
      after.slice(after.length - to, after.length - from),
  );
  return {
    file,
    offset: start,
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
  };
}

/**
 * Two changes of a file, one after the other, as one; undefined where the second reaches beyond what the first has brought, so that
 * the texts have to be compared.
 */
export function joined(first: FileChange, second: FileChange): readonly FileChange[] | undefined {
  const { file, offset, before, after: brought } = first;
  if (before === null || brought === null || second.before === null || second.after === null)
    return undefined;
  const from = second.offset - offset;
  const to = from + second.before.length;
  if (from < 0 || to > brought.length) return undefined;
  const change = between(file, before, brought.slice(0, from) + second.after + brought.slice(to));
  return change === null ? [] : [{ ...change, offset: offset + change.offset }];
}

/** Letters that are compared at once. */
const LONG = 4096;

/** How many letters two texts share, in pieces: the engine compares those many times faster than single letters. */
function sharedLength(most: number, isShared: (from: number, to: number) => boolean): number {
  let shared = 0;
  for (let length = LONG; length >= 1; length = length > 1 ? length >> 4 || 1 : 0)
    while (shared + length <= most && isShared(shared, shared + length)) shared += length;
  return shared;
}

/**
 * A text with a change made.
 *
 * @throws RangeError where the text does not have what is to be replaced
 */
export function changed(text: string | null, { file, offset, before, after }: FileChange): string | null {
  if (before === null || after === null || text === null) {
    if (text !== before) throw unfit(file);
    return after;
  }
  if (!text.startsWith(before, offset)) throw unfit(file);
  return text.slice(0, offset) + after + text.slice(offset + before.length);
}

const unfit = (file: string): RangeError => new RangeError(`the change of "${file}" does not fit its text`);
