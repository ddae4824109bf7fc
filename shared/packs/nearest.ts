const LONGEST = 80;

/**
 * The candidate that was probably meant, or undefined when none is close: at most one slip in three letters, and
 * never more than three. Upper case and punctuation count nothing. The first of equally close candidates wins.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const plainWord = plain(word);
  let best: string | undefined;
  const slipsAllowed = word.length < 2 ? 0 : Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  let least = slipsAllowed + 1;
  for (const candidate of candidates) {
    if (candidate === word || candidate.length > LONGEST) continue;
    const slips = plainWord !== '' && plain(candidate) === plainWord ? 0 : distance(word, candidate, least);
    if (slips < least) {
      best = candidate;
      least = slips;
    }
  }
  return best;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Edits between two words (a swap of neighbours is one), or `limit` when there are at least that many. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length], limit);
}
