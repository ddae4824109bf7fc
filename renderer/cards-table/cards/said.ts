import type { Phrase, Token } from '../../../shared/words/tokens.ts';
import type { TableKit } from '../kit.ts';

/** Symbols that have a shape, with it. */
type Shapes = TableKit['symbols'];

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

/** A sentence with its amounts set into their shapes: 3 of a symbol become its shape with a 3 in it. */
export const drawn = (phrase: Phrase, shapes: Shapes): Piece[] => shaped(phrase, shapes).reduce(ended, []);

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

function shaped(phrase: Phrase, shapes: Shapes): Piece[] {
  const isShaped = (symbol: string): boolean => Object.hasOwn(shapes, symbol);
  const pieces: Piece[] = [];
  for (let i = 0; i < phrase.length; i++) {
    const token = phrase[i];
    const [gap, next] = [phrase.at(i + 1), phrase.at(i + 2)];
    const isAmount = 'number' in token && gap !== undefined && 'text' in gap && gap.text.trim() === '';
    if (isAmount && next !== undefined && 'symbol' in next && isShaped(next.symbol)) {
      const value = String(token.number);
      pieces.push({ symbol: next.symbol, value, words: `${value} ${next.text}`, end: '' });
      i += 2;
    } else if (!('symbol' in token)) pieces.push(token);
    else if (token.text === '' && gap !== undefined && 'text' in gap) {
      // On a card the symbol stands before its word, and both on one line: here the word is enough.
      pieces.push({ text: gap.text.trimStart() });
      i++;
    } else if (isShaped(token.symbol))
      pieces.push({ symbol: token.symbol, value: token.value ?? null, words: token.text, end: '' });
    else pieces.push({ text: token.text });
  }
  return pieces;
}

/** The shapes of a sentence alone. */
export const shapesIn = (phrase: Phrase, shapes: Shapes): SaidSymbol[] =>
  drawn(phrase, shapes).filter((piece): piece is SaidSymbol => 'symbol' in piece);

/** An amount of one attribute, or of either of several. */
export interface Amount {
  readonly symbols: readonly string[];
  readonly value: string;
}

/** The amounts in a sentence: 6 of one symbol or another is one, of two symbols. */
export const amountsIn = (phrase: Phrase, shapes: Shapes): Amount[] =>
  shapesIn(phrase, shapes).reduce<Amount[]>((amounts, { symbol, value }) => {
    const last = amounts.at(-1);
    if (value !== null) return [...amounts, { symbols: [symbol], value }];
    return last === undefined
      ? amounts
      : [...amounts.slice(0, -1), { ...last, symbols: [...last.symbols, symbol] }];
  }, []);
