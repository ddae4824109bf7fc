const SPELT: { readonly [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A text as it is looked for: without case, accents, signs and spaces; umlauts are spelt out. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => SPELT[letter])
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A text cut in three: what comes before a part of it, the part, and the rest. The part is empty where it is not there. */
export function around(text: string, part: string): readonly [string, string, string] {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + part.length), text.slice(at + part.length)];
}

/** Words with the spaces behind them. */
const WORDS = /\S+\s*/g;
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && folded(one) === folded(other);

/**
 * A text cut in three by what it says otherwise than another one: words that both begin with, the words that differ, and words
 * that both end with.
 */
export function differing(text: string, other: string): readonly [string, string, string] {
  const words: readonly string[] = text.match(WORDS) ?? [];
  const others: readonly string[] = other.match(WORDS) ?? [];
  const least = Math.min(words.length, others.length);
  let first = 0;
  while (first < least && isSame(words[first], others[first])) first++;
  let last = 0;
  while (last < least - first && isSame(words.at(-1 - last), others.at(-1 - last))) last++;
  const end = words.length - last;
  return [words.slice(0, first).join(''), words.slice(first, end).join(''), words.slice(end).join('')];
}
