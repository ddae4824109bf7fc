import { tokenText, type Phrase } from '../words/tokens.ts';

const NO_BREAK = '\u00a0';

/** What is numbered: the number after it belongs to it, as in "turn 2", „Zug 2“. */
const NUMBERED: ReadonlySet<string> = new Set(
  `turn seat slot place space sector line column entry version level stage option page player
  zug platz stelle feld zeile spalte eintrag fassung ebene stufe möglichkeit seite spieler`.split(/\s+/),
);

const NUMBER = /[+−]?\d+(?:[.,:]\d+)*/g;
const WORD_BEFORE = /(\p{L}+|[+×−<>=]) $/u;
const BEGINS_WORD = /^ [\p{L}×%„“(]?\p{L}?/u;

/** The values of a message that are copied unchanged: paths and addresses. */
export const paths = (values: { readonly [name: string]: unknown }): readonly string[] =>
  Object.values(values).filter((value) => typeof value === 'string' && /[\\/]/.test(value)) as string[];

/** Letters in the place of what is to be left alone. */
const masked = (text: string, kept: readonly string[]): string =>
  kept.reduce((all, each) => all.replaceAll(each, 'x'.repeat(each.length)), text);

/**
 * A text whose numbers do not part from what they count: the space between both is one that lines do not break at. A
 * number that counts nothing stays with the word before it: "turn 2", and at the end of a sentence. The text keeps its
 * length.
 *
 * @param kept parts that stay as they are: a path is copied with its spaces
 */
export function bound(text: string, kept: readonly string[] = []): string {
  if (!/\d/.test(text)) return text;
  const out = text.split('');
  const seen = masked(text, kept);
  for (const found of seen.matchAll(NUMBER)) {
    const start = found.index;
    const end = start + found[0].length;
    const word = WORD_BEFORE.exec(seen.slice(0, start))?.[1];
    const isNumbered = word !== undefined && NUMBERED.has(word.toLowerCase());
    const counts = seen[end] === ' ' && BEGINS_WORD.exec(seen.slice(end))![0].length > 1;
    if (counts && !isNumbered) out[end] = NO_BREAK;
    if (word !== undefined && (isNumbered || !counts)) out[start - 1] = NO_BREAK;
  }
  return out.join('');
}

/** A phrase whose numbers do not part from what they count, for any kinds of tokens; see {@link bound}. */
export function boundPhrase(phrase: Phrase, kept: readonly string[] = []): Phrase {
  const texts = phrase.map((token) => ('row' in token ? '' : tokenText(token)));
  const all = bound(texts.join(''), kept);
  let at = 0;
  return phrase.map((token, i) => {
    const own = all.slice(at, (at += texts[i].length));
    if ('row' in token || 'number' in token) return token;
    return 'term' in token ? { ...token, term: own } : { ...token, text: own };
  });
}
