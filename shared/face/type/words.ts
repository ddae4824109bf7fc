// Texts as words: what a line is broken between, and what never parts.
import type { Symbols } from '../model.ts';
import { tokenText, type Phrase, type Token } from '../../words/tokens.ts';
import { widthOf, type FontName } from '../font.ts';
import { lookWidth, type DrawnLook } from './looks.ts';

/** Something that is set in one piece. Widths are in ems: a text is measured once, for all sizes. */
export type Piece =
  | { readonly font: FontName; readonly text: string; readonly width: number }
  | { readonly look: DrawnLook; readonly value: string | null; readonly width: number };

/** Pieces that stay together. */
export interface Word {
  readonly pieces: readonly Piece[];
  /** In ems. */
  readonly width: number;
  /** It goes on from the word before it, without a space. */
  readonly joined: boolean;
}

export const letterPiece = (font: FontName, text: string): Piece => ({
  font,
  text,
  width: widthOf(font, text, 1),
});

export const wordOf = (pieces: readonly Piece[], joined = false): Word => ({
  pieces,
  joined,
  width: pieces.reduce((width, piece) => width + piece.width, 0),
});

/** The fonts of a text: `strong` for terms, names and rules, `plain` for everything else. */
export interface TextFonts {
  readonly plain: FontName;
  readonly strong: FontName;
}

const NO_BREAK = '\u00a0';

/**
 * The words of a phrase. A number never parts from what follows it. What is directly before a shape without a number goes
 * into it: "2" and a lozenge become a lozenge with a 2, and so does X; so does a signed number after it: "+1".
 */
export function wordsOf(phrase: Phrase, symbols: Symbols, fonts: TextFonts): Word[] {
  const words = new WordList();
  for (const token of withNumbers(phrase, symbols)) {
    if ('look' in token) words.add({ ...token, width: lookWidth(token.look, token.value) });
    else if (token.text !== '') words.addText(token.text, token.strong ? fonts.strong : fonts.plain);
  }
  return words.all();
}

/** Plain text as words. */
export function plainWords(text: string, font: FontName): Word[] {
  const words = new WordList();
  words.addText(text, font);
  return words.all();
}

type Part =
  | { readonly text: string; readonly strong: boolean; readonly number?: boolean }
  | { readonly look: DrawnLook; readonly value: string | null };

const isShape = (part: Part | undefined): part is Extract<Part, { look: DrawnLook }> =>
  part !== undefined && 'look' in part && 'shape' in part.look && part.value === null;

/** Tokens with what goes into shapes put there. */
function withNumbers(phrase: Phrase, symbols: Symbols): Part[] {
  const parts = phrase.flatMap((token) => partsOf(token, symbols));
  const out: Part[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if ('look' in part) {
      const [sign, number] = [parts[i + 1], parts[i + 2]];
      if (isShape(part) && isText(sign, /^[+−-]$/) && isNumber(number)) {
        out.push({ look: part.look, value: sign.text + number.text });
        i += 2;
      } else out.push(part);
    } else if (part.number === true) {
      const gap = isText(parts[i + 1], /^[ \u00a0]$/) ? 1 : 0;
      const shape = parts[i + 1 + gap];
      if (isShape(shape)) {
        out.push({ look: shape.look, value: part.text });
        i += 1 + gap;
      } else {
        out.push({ text: part.text, strong: false });
        const next = parts[i + 1];
        if (isText(next, /^ /)) parts[i + 1] = { ...next, text: NO_BREAK + next.text.slice(1) };
      }
    } else {
      const next = parts[i + 1];
      const [unknown] = isShape(next) ? (/(?<=^|\s)X\s$/.exec(part.text) ?? []) : [];
      if (isShape(next) && unknown !== undefined) {
        out.push({ ...part, text: part.text.slice(0, -unknown.length) }, { look: next.look, value: 'X' });
        i += 1;
      } else out.push(part);
    }
  }
  return out;
}

type TextPart = Extract<Part, { text: string }>;
const isNumber = (part: Part | undefined): part is TextPart =>
  part !== undefined && 'text' in part && part.number === true;
const isText = (part: Part | undefined, pattern: RegExp): part is TextPart =>
  part !== undefined && 'text' in part && part.number !== true && pattern.test(part.text);

function partsOf(token: Token, symbols: Symbols): Part[] {
  if ('row' in token) {
    return [
      { text: `${token.row}: `, strong: true },
      ...token.tokens.flatMap((inner) => partsOf(inner, symbols)),
    ];
  }
  if ('symbol' in token && Object.hasOwn(symbols, token.symbol)) {
    const look = symbols[token.symbol];
    const value = token.value ?? null;
    if ('sign' in look) return [{ text: (value ?? '') + look.sign, strong: true }];
    return [{ look, value }];
  }
  if ('number' in token)
    return [{ text: String(token.number).replace('-', '−'), strong: false, number: true }];
  return [{ text: tokenText(token), strong: 'term' in token || 'card' in token }];
}

/** "weapon/armor" may break after its slash. */
const BEHIND_SLASH = /(?<=\p{L}\/)(?=\p{L})/u;

/** Puts pieces together until a space or a slash lets a line break. */
class WordList {
  private readonly words: Word[] = [];
  private pieces: Piece[] = [];
  private joined = false;

  add(piece: Piece): void {
    this.pieces.push(piece);
  }

  addText(text: string, font: FontName): void {
    for (const part of text.normalize('NFC').split(/([ \t\n]+)/)) {
      if (part === '') continue;
      if (/^[ \t\n]/.test(part)) this.end(false);
      else
        part.split(BEHIND_SLASH).forEach((choice, i) => {
          if (i > 0) this.end(true);
          this.pieces.push(letterPiece(font, choice));
        });
    }
  }

  all(): Word[] {
    this.end(false);
    return this.words;
  }

  private end(goesOn: boolean): void {
    if (this.pieces.length > 0) this.words.push(wordOf(this.pieces, this.joined));
    this.pieces = [];
    this.joined = goesOn;
  }
}
