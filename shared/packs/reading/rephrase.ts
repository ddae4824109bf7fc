// Other ways to say what was typed, nearer to what cards say.
import type { Language } from '../../words/languages.ts';
import { normalised } from './normal.ts';

/** Small words that authors use where cards have figures, another order, or nothing. */
interface Everyday {
  readonly numbers: readonly (readonly [word: string, value: number])[];
  /** What begins a condition, as cards say it, and as others may. */
  readonly if: string;
  readonly ifs: readonly string[];
  /** What cards have for the figure 1. */
  readonly one: readonly string[];
  /** What a rule is about that does not say it. */
  readonly this: string;
  /** What joins two effects, where cards have a comma or another sentence. */
  readonly and: readonly string[];
  /** Words in place of others; what is said is a regular expression. */
  readonly instead: readonly (readonly [said: string, meant: string])[];
  /** What says whose something is, where cards may leave that out. */
  readonly own: readonly string[];
  /** Words that say little by themselves. */
  readonly little: string;
}

const EVERYDAY: { readonly [L in Language]: Everyday } = {
  en: {
    numbers: [
      ['two', 2],
      ['three', 3],
      ['four', 4],
      ['five', 5],
      ['six', 6],
      ['seven', 7],
      ['eight', 8],
      ['nine', 9],
      ['ten', 10],
    ],
    one: ['a', 'an'],
    if: 'if',
    ifs: ['if', 'when', 'while'],
    this: 'this',
    and: ['and', 'and then'],
    instead: [
      ['all', 'every'],
      ['each', 'every'],
      ['whenever', 'when'],
      ['is (\\d+) cheaper', 'costs $1 less'],
      ['are (\\d+) cheaper', 'cost $1 less'],
      ['beginning of', 'start of'],
    ],
    own: ['your', 'my'],
    little:
      'a an the this that it its i you your my me have has had is are be been of to at in on for by with then do does will may',
  },
  de: {
    numbers: [
      ['zwei', 2],
      ['drei', 3],
      ['vier', 4],
      ['fünf', 5],
      ['sechs', 6],
      ['sieben', 7],
      ['acht', 8],
      ['neun', 9],
      ['zehn', 10],
    ],
    one: ['eine', 'einen', 'ein'],
    if: 'wenn',
    ifs: ['wenn', 'falls', 'sofern'],
    this: 'diese Karte',
    and: ['und', 'und dann'],
    instead: [
      ['alle', 'jeder'],
      ['ist (\\d+) billiger', 'kostet $1 weniger'],
      ['sind (\\d+) billiger', 'kosten $1 weniger'],
      ['am Anfang', 'zu Beginn'],
    ],
    own: [
      'dein',
      'deine',
      'deinem',
      'deinen',
      'deiner',
      'deines',
      'mein',
      'meine',
      'meinem',
      'meinen',
      'meiner',
    ],
    little:
      'der die das den dem des ein eine einen einem einer eines dies diese dieser dieses dieser es ich du dein deine deiner mein meine hast hat habe haben ist sind sein zu im in an am auf für von vom mit dann wird werden darfst',
  },
};

const word = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** Words in normal form that say little by themselves, so that they need not be there. */
export const littleWords = (language: Language): ReadonlySet<string> =>
  new Set(EVERYDAY[language].little.split(' ').map(normalised));

/** The figure 1 before a word: no row of a table, and no other number. */
const ONE = /(?<![\p{N}–-])1(?=\s\p{L})/gu;

/** Figures that are put into words at once. */
const MOST_ONES = 3;

/** A text with words for its ones: for all, for some, in every way. */
function* withoutOnes(text: string, one: string): Generator<string> {
  const count = Math.min([...text.matchAll(ONE)].length, MOST_ONES);
  for (let left = 0; left < 2 ** count - 1; left++) {
    let n = 0;
    // Each bit leaves a figure as it is.
    yield text.replaceAll(ONE, (figure) => ((left >> n++) & 1 ? figure : one));
  }
}

/** A text with figures for numbers, and with the small words that cards have. */
export function plainly(text: string, language: Language): string {
  const { numbers, instead } = EVERYDAY[language];
  const counted = numbers.reduce((said, [name, value]) => said.replaceAll(word(name), String(value)), text);
  return instead.reduce((said, [one, other]) => said.replaceAll(word(one), other), counted);
}

/** The same with its effects in sentences of their own. */
export const apart = (text: string, language: Language): string =>
  plainly(text, language)
    .replaceAll(word(...EVERYDAY[language].and.toReversed()), '.')
    .replaceAll(';', '.');

/** Texts of rules that may say the same: plainly, and about the card itself. */
export function plainRules(text: string, language: Language): readonly string[] {
  const plain = plainly(text, language);
  return [...(plain === text ? [] : [plain]), `${EVERYDAY[language].this} ${plain}`];
}

/**
 * Texts that may say the same, the nearest first: plainly, without what joins effects, and with its condition first and in the
 * words of one that is known.
 *
 * @param conditions texts of conditions that are like a text, the most alike first
 */
export function* rephrased(
  text: string,
  language: Language,
  conditions: (typed: string) => readonly string[],
): Generator<string> {
  const { if: begins, ifs } = EVERYDAY[language];
  const plain = plainly(text, language);
  if (plain !== text) yield plain;
  const said = apart(text, language);
  const ownerless = said.replaceAll(word(...EVERYDAY[language].own), '').replaceAll(/ +/g, ' ');
  for (const one of new Set([said, ownerless])) {
    if (one !== plain) yield one;
    for (const article of EVERYDAY[language].one) yield* withoutOnes(one, article);
  }
  const pieces = said.split(/(?<=[,;.:])/u);
  for (const [i, piece] of pieces.entries()) {
    const found = word(...ifs).exec(piece);
    if (found === null) continue;
    const before = piece.slice(0, found.index);
    const typed = piece.slice(found.index + found[0].length).replace(/[\s,;.:]+$/u, '');
    const [left, right] = [pieces.slice(0, i).join(''), pieces.slice(i + 1).join('')];
    for (const condition of conditions(typed))
      yield before.trim() === ''
        ? `${left} ${begins} ${condition}, ${right}`
        : `${left} ${begins} ${condition}, ${before} ${right}`;
  }
}
