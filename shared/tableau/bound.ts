import { tokenText, type Phrase } from '../packs/effects/tokens.ts';

const NO_BREAK = '\u00a0';

/** What is numbered: the number behind it belongs to it, as in "turn 2", „Zug 2“. */
const NUMBERED: ReadonlySet<string> = new Set(
  `turn seat slot place space sector line column entry version level stage option page player
  zug platz stelle feld zeile spalte eintrag fassung ebene stufe möglichkeit seite spieler`.split(/\s+/),
);

const NUMBER = /[+−]?\d+(?:[.,:]\d+)*/g;
const WORD_BEFORE = /(\p{L}+|[+×−<>=]) $/u;
const BEGINS_WORD = /^ [\p{L}×%„“(]?\p{L}?/u;

/**
 * A text whose numbers do not part from what they count: the space between both is one that lines do not break at. A
 * number that counts nothing stays with the word before it: "turn 2", and at the end of a sentence. The text keeps its
 * length.
 */
export function bound(text: string): string {
  if (!/\d/.test(text)) return text;
  const out = [...text.split('')];
  for (const found of text.matchAll(NUMBER)) {
    const start = found.index;
    const end = start + found[0].length;
    const word = WORD_BEFORE.exec(text.slice(0, start))?.[1];
    const isNumbered = word !== undefined && NUMBERED.has(word.toLowerCase());
    const counts = text[end] === ' ' && BEGINS_WORD.exec(text.slice(end))![0].length > 1;
    if (counts && !isNumbered) out[end] = NO_BREAK;
    if (word !== undefined && (isNumbered || !counts)) out[start - 1] = NO_BREAK;
  }
  return out.join('');
}

/** A phrase whose numbers do not part from what they count, whatever tokens it is made of. */
export function boundPhrase(phrase: Phrase): Phrase {
  const texts = phrase.map((token) => ('row' in token ? '' : tokenText(token)));
  const all = bound(texts.join(''));
  let at = 0;
  return phrase.map((token, i) => {
    const own = all.slice(at, (at += texts[i].length));
    if ('row' in token || 'number' in token) return token;
    return 'term' in token ? { ...token, term: own } : { ...token, text: own };
  });
}
