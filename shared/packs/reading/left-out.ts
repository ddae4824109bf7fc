// Texts without a part that may be what is not understood: a condition, a quality of a hero, how long something lasts.
import type { Language } from '../../words/languages.ts';
import { normalised } from './normal.ts';

/** A text without some of its words. */
export interface Rest {
  readonly text: string;
  /** The words that were left out, as they were typed. */
  readonly left: string;
  /** Whether they go up to a sign, or the end, and are less than half of the text. */
  readonly isSmall: boolean;
}

/** Words that begin a part which says more of what is before it. */
const BEGINNINGS: { readonly [L in Language]: string } = {
  en: 'if when while who whose that which unless until for with without after before as per than instead',
  de: 'wenn falls sofern für pro bis mit ohne nach vor solange während sobald als statt anstatt',
};

/** Words of a part that is left out, at least and at most. */
const LEAST_WORDS = 2;
const MOST_WORDS = 10;

const WORD = /[\p{L}\p{M}\p{N}’'–-]+/gu;
const STOP = /[,;:.]/u;

/**
 * A text without each part that says more of what is before it, the shortest left out first: a piece between two signs, or words
 * from one of those on.
 */
export function withoutParts(text: string, language: Language): readonly Rest[] {
  const beginnings = new Set(BEGINNINGS[language].split(' ').map(normalised));
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    form: normalised(word),
    from: index,
    to: index + word.length,
  }));
  const isBehindStop = (i: number): boolean => i > 0 && STOP.test(text.slice(words[i - 1].to, words[i].from));
  const rests = words.flatMap(({ form, from }, i): (Rest & { readonly count: number })[] => {
    if (i === 0 || !(isBehindStop(i) || beginnings.has(form))) return [];
    const stop = words.findIndex((_, n) => n > i && isBehindStop(n));
    const end = stop < 0 ? words.length : stop;
    const least = isBehindStop(i) ? end : i + LEAST_WORDS;
    return words.slice(least - 1, Math.min(i + MOST_WORDS, end)).map(({ to }, n) => ({
      text: joined(text.slice(0, from), text.slice(to)),
      left: text.slice(from, to),
      isSmall: least + n === end && 2 * (least + n - i) < words.length,
      count: least + n - i,
    }));
  });
  return rests.filter((rest) => /\p{L}/u.test(rest.text)).sort((one, other) => one.count - other.count);
}

/** A text without its first piece up to a comma or colon, then without the first two, and so on. */
export const withoutBeginnings = (text: string, most: number): readonly Rest[] =>
  [...text.matchAll(/[,:]/gu)].slice(0, most).map(({ index }) => ({
    text: text.slice(index + 1),
    left: text.slice(0, index),
    isSmall: false,
  }));

/** What is before and behind a part, with one sign between them. */
function joined(before: string, behind: string): string {
  const [left, right] = [before.trimEnd(), behind.trimStart()];
  return STOP.test(left.slice(-1)) && (right === '' || STOP.test(right[0]))
    ? `${left.slice(0, -1)}${right}`
    : `${left} ${right}`;
}
