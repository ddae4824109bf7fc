import { ICON_NAMES } from '../../generated/icon-names.js';
import { meantBy } from './german.ts';
import { belongingTo } from './themes.ts';

/** What a word looks for. */
interface Wanted {
  /** The word itself, and what it means in English. */
  readonly words: readonly string[];
  /** Further words that it begins, as long as it is being typed: too many to look for more than just those. */
  readonly begun: ReadonlySet<string>;
  /** What belongs to it as a theme. */
  readonly related: readonly string[];
  /** The word itself, and what it means once it is typed to its end. */
  readonly exact: readonly string[];
  /** Whether it stands by itself in a name: it is not being typed any more, and no part of another word. */
  readonly isWhole: boolean;
}

/** Words that a typed one may mean of which parts, forms and themes are found as well. */
const MOST_MEANT = 12;

const wantedBy = (typed: string, isWhole = false): Wanted => {
  // "Watering" is English, and no German ring.
  const isCompound = !inNames(typed);
  const exact = [typed, ...meantBy(typed, true, isCompound)];
  const all = [...new Set(isWhole ? exact : [typed, ...meantBy(typed, false, isCompound)])];
  const words = all.slice(0, MOST_MEANT);
  const begun = new Set(all.slice(MOST_MEANT));
  return { words, begun, related: words.flatMap(belongingTo), exact, isWhole };
};

/** A word itself counts twice as much as one of its theme; among those, the nearer it is to a part of the name, the more. */
const ITSELF = 20;
const RELATED = 10;
const WHOLE = 5;
/** What a name ends in is what is shown: a bell, and no bell pepper. */
const LAST = 1;
/** How much less each further word counts that a typed one may mean. */
const LATER = 0.001;
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
  part.length >= LEAST_STEM && word.startsWith(part) && LONG_ENDING.test(word.slice(part.length));

/** How near a name comes to a word. */
function nearnessTo(word: string, icon: string, parts: readonly string[], isWhole: boolean): number {
  const some = (fits: (part: string) => boolean): boolean => parts.some(fits);
  const isThis = (part: string | undefined): boolean => part === word || part === `${word}s`;
  if (isThis(parts.at(-1))) return ITSELF + WHOLE + LAST;
  if (some(isThis)) return ITSELF + WHOLE;
  if (!isWhole && some((part) => part.startsWith(word))) return ITSELF + BEGINS;
  if (!isWhole && word.length >= LEAST_WITHIN && icon.includes(word)) return ITSELF;
  if (some((part) => isStemOf(part, word))) return RELATED;
  return some((part) => part.length >= SAFE_STEM && word.startsWith(part)) ? RELATED - 1 : 0;
}

/** How well a name answers what is wanted; 0: not at all. */
function nearness(
  icon: string,
  parts: readonly string[],
  { words, begun, related, isWhole }: Wanted,
): number {
  // Of words that were put together the one at the end comes first, and counts a little more.
  const best = Math.max(...words.map((word, i) => nearnessTo(word, icon, parts, isWhole) * (1 - i * LATER)));
  if (best >= ITSELF) return best;
  if (parts.some((part) => begun.has(part))) return ITSELF;
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
export const wordsOf = (typed: string): readonly string[] =>
  (typed.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !EMPTY.has(word),
  );

/** An icon with how well its name answers some words. */
export interface RankedIcon {
  readonly icon: string;
  readonly score: number;
}

/** The parts of names, as they have been asked for. */
const known = new Map<string, readonly string[]>();
function partsOf(icon: string): readonly string[] {
  const parts = known.get(icon) ?? icon.split('-');
  known.set(icon, parts);
  return parts;
}

/** The parts of all names, each once, as soon as they are asked for. */
let parts: readonly string[] | undefined;

/** Whether a part of some name begins with a word. */
function inNames(word: string): boolean {
  parts ??= [...new Set(ICON_NAMES.flatMap(partsOf))];
  return parts.some((part) => part.startsWith(word));
}

/** Whether a part of a name is what is wanted, as a whole word. */
const isHit = (parts: readonly string[], { exact }: Wanted): boolean =>
  parts.some((part) => exact.some((word) => part === word || part === `${word}s`));

/** Those that have most words as they are first, then those that answer most of them, then short names. */
function ranked(wanted: readonly Wanted[], icons: readonly string[]): readonly RankedIcon[] {
  return icons
    .map((icon) => {
      const parts = partsOf(icon);
      const hits = wanted.filter((one) => isHit(parts, one)).length;
      return { icon, parts, hits, score: wanted.reduce((sum, one) => sum + nearness(icon, parts, one), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.hits - a.hits || b.score - a.score || a.parts.length - b.parts.length || (a.icon < b.icon ? -1 : 1),
    );
}

/**
 * Icons whose names answer any of some words, English or German, or belong to a theme that one of them names, the best first.
 *
 * @param typed empty: all icons, by name
 */
export function findIcons(typed: string, icons: readonly string[] = ICON_NAMES): readonly string[] {
  const words = wordsOf(typed);
  if (words.length === 0) return icons.toSorted();
  return ranked(
    words.map((word) => wantedBy(word)),
    icons,
  ).map(({ icon }) => icon);
}

/** The icons that show what a word of a text names, the best first. */
export const iconsNamed = (word: string): readonly RankedIcon[] => ranked([wantedBy(word, true)], ICON_NAMES);

/** How many icons there are. */
export const ICON_COUNT = ICON_NAMES.length;
