import { ICON_NAMES } from '../../generated/icon-names.js';
import { meantBy } from './german.ts';
import { belongingTo } from './themes.ts';

/** What a word of a search looks for. */
interface Wanted {
  /** The word itself, and what it means in English. */
  readonly words: readonly string[];
  /** What belongs to it as a theme. */
  readonly related: readonly string[];
}

const wantedBy = (typed: string): Wanted => {
  const words = [...new Set([typed, ...meantBy(typed)])];
  return { words, related: words.flatMap(belongingTo) };
};

/** A word itself counts twice as much as one of its theme; among those, the nearer it is to a part of the name, the more. */
const ITSELF = 20;
const RELATED = 10;
const WHOLE = 5;
const BEGINS = 3;
/** Letters of a word that may be in the middle of another one. */
const LEAST_WITHIN = 3;
/** Letters that a word has to have to be found with more behind it: "poisoner" finds poison. */
const LEAST_STEM = 4;

/** Short words begin others that have nothing to do with them: a cat is no catapult. */
const SAFE_STEM = 5;
const ENDING = /^(?:s|es|ed|ing|y)?$/;
const isFormOf = (part: string, word: string): boolean =>
  part.startsWith(word) && (word.length >= SAFE_STEM || ENDING.test(part.slice(word.length)));

/** "poison" of "poisoner", but no "drag" of "dragon". */
const LONG_ENDING = /^(?:s|es|er|ers|ed|ing|y|ly|ous|ish|ist|or)$/;
const isStemOf = (part: string, word: string): boolean =>
  word.startsWith(part) && LONG_ENDING.test(word.slice(part.length));

/** How well a name answers one word; 0: not at all. */
function nearness(icon: string, parts: readonly string[], { words, related }: Wanted): number {
  let best = 0;
  for (const word of words) {
    if (parts.some((part) => part === word || part === `${word}s`)) best = Math.max(best, ITSELF + WHOLE);
    else if (parts.some((part) => part.startsWith(word))) best = Math.max(best, ITSELF + BEGINS);
    else if (word.length >= LEAST_WITHIN && icon.includes(word)) best = Math.max(best, ITSELF);
    else if (parts.some((part) => part.length >= LEAST_STEM && isStemOf(part, word)))
      best = Math.max(best, RELATED);
  }
  if (best >= ITSELF) return best;
  const isRelated = related.some((other) => parts.some((part) => isFormOf(part, other)));
  return isRelated ? Math.max(best, RELATED + 1) : best;
}

/** Words that say nothing of what is seen. */
const EMPTY: ReadonlySet<string> = new Set(
  'and at by for from in is of on or the to with am an auf aus bei das dem den der des die ein eine einem einen einer eines für im in ist mit und vom von zu zum zur'.split(
    ' ',
  ),
);

/** The words of a search, as they are looked for. */
const wordsOf = (typed: string): readonly string[] =>
  (typed.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !EMPTY.has(word),
  );

/**
 * Icons whose names answer any of some words, English or German, or belong to a theme that one of them names: those that answer most
 * words first, then those that have the words as they are, then short names.
 *
 * @param typed empty: all icons, by name
 */
export function findIcons(typed: string, icons: readonly string[] = ICON_NAMES): readonly string[] {
  const wanted = wordsOf(typed).map(wantedBy);
  if (wanted.length === 0) return icons.toSorted();
  return icons
    .map((icon) => {
      const parts = icon.split('-');
      return { icon, parts, score: wanted.reduce((sum, one) => sum + nearness(icon, parts, one), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.parts.length - b.parts.length || (a.icon < b.icon ? -1 : 1))
    .map(({ icon }) => icon);
}
