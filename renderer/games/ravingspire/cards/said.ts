import type { Phrase, Token } from '../../../../shared/words/tokens.ts';

/** Symbols that have a shape: the attributes, the star of all, brute force. */
const SHAPED: readonly string[] = ['fight', 'skill', 'charm', 'vorpal', 'brute'];

/** A shape in a sentence, with a number in it or without one. */
export interface SaidSymbol {
  readonly symbol: string;
  readonly value: string | null;
  /** What it says to those who do not see it. */
  readonly words: string;
  /** What ends a sentence or a part of it right behind the shape, and stays on its line. */
  readonly end: string;
}

/** A piece of a sentence as it is drawn: a shape, or words. */
export type Piece = SaidSymbol | Exclude<Token, { readonly symbol: string }>;

/** What never begins a line. */
const END = /^[.,;:!?…)\]»”“"’']+/;

/** A sentence with its amounts set into their shapes: "3 fight" becomes a lozenge with a 3 in it. */
export const drawn = (phrase: Phrase): Piece[] => shaped(phrase).reduce(ended, []);

/** Gives a shape what stands right behind it: browsers would break the line there. */
function ended(pieces: readonly Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1);
  const [end] =
    'text' in piece && !('card' in piece) && !('term' in piece) ? (END.exec(piece.text) ?? []) : [];
  if (last === undefined || !('symbol' in last) || end === undefined || !('text' in piece))
    return [...pieces, piece];
  const rest = piece.text.slice(end.length);
  return [...pieces.slice(0, -1), { ...last, end }, ...(rest === '' ? [] : [{ text: rest }])];
}

function shaped(phrase: Phrase): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < phrase.length; i++) {
    const token = phrase[i];
    const [gap, next] = [phrase.at(i + 1), phrase.at(i + 2)];
    const isAmount = 'number' in token && gap !== undefined && 'text' in gap && gap.text.trim() === '';
    if (isAmount && next !== undefined && 'symbol' in next && SHAPED.includes(next.symbol)) {
      const value = String(token.number);
      pieces.push({ symbol: next.symbol, value, words: `${value} ${next.text}`, end: '' });
      i += 2;
    } else if (!('symbol' in token)) pieces.push(token);
    else if (token.text === '' && gap !== undefined && 'text' in gap) {
      // On a card the symbol stands before its word, and both on one line: here the word is enough.
      pieces.push({ text: gap.text.trimStart() });
      i++;
    } else if (SHAPED.includes(token.symbol))
      pieces.push({ symbol: token.symbol, value: token.value ?? null, words: token.text, end: '' });
    else pieces.push({ text: token.text });
  }
  return pieces;
}

/** The shapes of a sentence alone. */
export const shapesIn = (phrase: Phrase): SaidSymbol[] =>
  drawn(phrase).filter((piece): piece is SaidSymbol => 'symbol' in piece);

/** An amount of one attribute, or of either of several. */
export interface Amount {
  readonly symbols: readonly string[];
  readonly value: string;
}

/** The amounts in a sentence: "6 fight or skill" is one, of two symbols. */
export const amountsIn = (phrase: Phrase): Amount[] =>
  shapesIn(phrase).reduce<Amount[]>((amounts, { symbol, value }) => {
    const last = amounts.at(-1);
    if (value !== null) return [...amounts, { symbols: [symbol], value }];
    return last === undefined
      ? amounts
      : [...amounts.slice(0, -1), { ...last, symbols: [...last.symbols, symbol] }];
  }, []);
