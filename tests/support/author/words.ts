// The words of a sentence, as far as they tell one sentence from another.

/** A word, a number or a sign of a text. */
export interface Word {
  /** Without what does not count: case, and the way in which a letter is written. */
  readonly form: string;
  readonly sort: 'word' | 'number' | 'sign';
  /** Where it is in its text. */
  readonly from: number;
  readonly to: number;
}

const PIECE = /(?<number>(?<![\p{L}\d])[-−]\d+|\d+)|(?<word>[\p{L}\p{M}’']+)|(?<sign>[,:;.()])/gu;

/** What a number is called that is counted, and explained in brackets. */
const COUNTED = 'X';

/** The words of a text; hyphens and spaces are none. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(PIECE)].map(({ 0: found, index, groups }): Word => ({
    form: found.toLowerCase().normalize('NFKC').replaceAll('’', "'").replace('−', '-'),
    sort:
      groups?.['number'] !== undefined || found === COUNTED
        ? 'number'
        : groups?.['word'] !== undefined
          ? 'word'
          : 'sign',
    from: index,
    to: index + found.length,
  }));

/** Words in which numbers are not parts of what is beside them; where words are parted does not count. */
export const plain = (words: readonly Word[]): string =>
  words.map(({ form, sort }) => (sort === 'number' ? `#${form}#` : form)).join('');

/** How much a word counts. */
const WEIGHTS: { readonly [sort in Word['sort']]: number } = { word: 1, number: 0.8, sign: 0.15 };
export const weightOf = ({ sort }: Word): number => WEIGHTS[sort];

/** How alike two numbers are, and two words that begin or end in the same way. */
const LIKE_NUMBERS = 0.5;
const LIKE_WORDS = 0.6;
/** Words are alike that have this many letters and this part of the longer one in common. */
const LETTERS = 3;
const PART = 0.4;

/** How alike two words are: 1 if they are the same, 0 if they have nothing in common. */
export function likeness(one: Word, other: Word): number {
  if (one.form === other.form) return 1;
  if (one.sort !== other.sort || one.sort === 'sign') return 0;
  if (one.sort === 'number') return LIKE_NUMBERS;
  const enough = Math.max(LETTERS, PART * Math.max(one.form.length, other.form.length));
  const shared = Math.max(lettersBefore(one.form, other.form), lettersBehind(one.form, other.form));
  return shared >= enough ? LIKE_WORDS : 0;
}

/** How many letters two words begin with that are the same. */
function lettersBefore(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/** How many they end with. */
function lettersBehind(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count++;
  return count;
}

/** What words in brackets count less: they are made later, in the place of a number. */
const EXPLAINED = 0.4;

/** How much each word of a text counts. */
export function weightsOf(
  words: readonly Word[],
  weigh: (word: Word) => number = weightOf,
): readonly number[] {
  let depth = 0;
  return words.map((word) => {
    depth += word.form === '(' ? 1 : word.form === ')' ? -1 : 0;
    return weigh(word) * (depth > 0 ? EXPLAINED : 1);
  });
}
