/** Pairs that are compared with each other at most; longer rows are only compared at their ends. */
const MOST_PAIRS = 1_000_000;

/** Indices of the elements of two rows that are the same, in order: the longest such row. */
export function aligned(a: readonly string[], b: readonly string[]): (readonly [i: number, j: number])[] {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const before = Array.from({ length: start }, (_, k) => [k, k] as const);
  const behind = Array.from({ length: end }, (_, k) => [a.length - end + k, b.length - end + k] as const);
  if (rows * columns > MOST_PAIRS) return [...before, ...behind];

  // The length of the longest common row from each pair of places on.
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[start + i] === b[start + j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
  const middle: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < rows && j < columns;) {
    if (a[start + i] === b[start + j]) middle.push([start + i++, start + j++]);
    else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) i++;
    else j++;
  }
  return [...before, ...middle, ...behind];
}
