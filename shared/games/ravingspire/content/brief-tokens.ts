import { isPlain, merged, tokenText, type Phrase, type Token } from '../../../words/tokens.ts';
import { ATTRIBUTE_WORDS } from './filters.ts';

/** How many letters a symbol counts as. */
const SYMBOL_LETTERS = 2;

/** The length of a phrase; a symbol counts as two letters, with any value. */
export const lettersOf = (phrase: Phrase): number =>
  phrase.reduce((sum, token) => sum + ('symbol' in token ? SYMBOL_LETTERS : tokenText(token).length), 0);

/** Phrases with something between them; empty ones are left out. */
export const joined = (phrases: readonly Phrase[], glue: string): Phrase =>
  tidy(
    phrases
      .filter((phrase) => phrase.length > 0)
      .flatMap((phrase, i) => (i === 0 ? phrase : [{ text: glue }, ...phrase])),
  );

/** One text after another, with single spaces and none at the ends. Terms lose their links: there is no room. */
export function tidy(phrase: Phrase): Phrase {
  const out = merged(phrase.map((token) => ('term' in token ? { text: token.term } : token)));
  const spaced = out.map((token, i): Token => {
    if (!isPlain(token)) return token;
    let text = token.text.replaceAll(/\s+/g, ' ').replaceAll(/ (?=[,:;)])/g, '');
    if (i === 0) text = text.trimStart();
    if (i === out.length - 1) text = text.trimEnd();
    return { text };
  });
  return spaced.filter((token) => !isPlain(token) || token.text !== '');
}

const SHAPED: ReadonlySet<string> = new Set(ATTRIBUTE_WORDS);

/** Numbers before an attribute are set into its shape, with their sign: "+2 fight/skill" becomes two symbols. */
export function inShapes(phrase: Phrase): Phrase {
  const out: Token[] = [];
  for (const token of phrase) {
    if (!('symbol' in token) || !SHAPED.has(token.symbol) || token.value !== undefined) {
      out.push(token);
      continue;
    }
    const value = takeNumber(out) ?? sameAsBefore(out);
    out.push(value === undefined ? token : { ...token, value, text: `${value} ${token.text}` });
  }
  return out;
}

/** Takes a number with its sign and the space after it from the end of what has been said. */
function takeNumber(said: Token[]): string | undefined {
  const [sign, number, space] = said.slice(-3).length === 3 ? said.slice(-3) : [undefined, ...said.slice(-2)];
  if (number === undefined || !('number' in number) || !isPlain(space) || space.text !== ' ')
    return undefined;
  said.splice(-2);
  if (!isPlain(sign) || !/[+−]$/u.test(sign.text)) return String(number.number);
  said.pop();
  if (sign.text.length > 1) said.push({ text: sign.text.slice(0, -1) });
  return `${sign.text.slice(-1)}${number.number}`;
}

/** The value of the shape before a stroke: it is that of the next one too. */
function sameAsBefore(said: readonly Token[]): string | undefined {
  const [before, stroke] = said.slice(-2);
  if (!isPlain(stroke) || stroke.text !== '/') return undefined;
  return before !== undefined && 'symbol' in before ? before.value : undefined;
}
