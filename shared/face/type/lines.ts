import { widthOf, type FontName } from '../font.ts';
import { letterPiece, wordOf, type Piece, type Word } from './words.ts';

/** A word in its line, x from the beginning of the line; everything in ems. */
interface Placed {
  readonly word: Word;
  readonly x: number;
}

export interface Line {
  readonly words: readonly Placed[];
  readonly width: number;
}

export interface Broken {
  readonly lines: readonly Line[];
  /** Words that are wider than a line and were broken anywhere. */
  readonly torn: readonly string[];
}

/** Spaces are a little wider than the font's own: symbols stand closer to words than letters do. */
const SPACE = 1.04;

const gapBefore = (word: Word): number => (word.joined ? 0 : widthOf(fontOfWord(word), ' ', 1) * SPACE);

function fontOfWord({ pieces }: Word): FontName {
  for (const piece of pieces) if ('font' in piece) return piece.font;
  return 'text';
}

export const textOf = ({ pieces }: Word): string =>
  pieces.map((piece) => ('font' in piece ? piece.text : '')).join('');

/** Breaks words into lines as few as possible, each at most `width` ems wide. */
export function broken(words: readonly Word[], width: number): Broken {
  const lines: Line[] = [];
  const torn: string[] = [];
  let line: Placed[] = [];
  let x = 0;
  const end = (): void => {
    if (line.length > 0) lines.push({ words: line, width: x });
    line = [];
    x = 0;
  };
  const put = (word: Word): void => {
    const gap = line.length > 0 ? gapBefore(word) : 0;
    if (line.length > 0 && x + gap + word.width > width) end();
    else x += gap;
    line.push({ word, x });
    x += word.width;
  };
  for (const word of words) {
    if (word.width <= width) put(word);
    else {
      const parts = atHyphens(word, width);
      if (parts.some((part) => part.width > width)) torn.push(textOf(word));
      // Each part ends its line: what follows goes on with the same word.
      parts
        .flatMap((part) => (part.width > width ? tear(part, width) : [part]))
        .forEach((part, i) => {
          if (i > 0) end();
          put(part);
        });
    }
  }
  end();
  return { lines, torn };
}

/** A last line shorter than this stands alone; then all lines are made even. */
const ALONE = 0.3;

/** Lines that begin at the left: full, unless the last one would be a word alone. */
export function flush(words: readonly Word[], width: number): Broken {
  const full = broken(words, width);
  // As wide as can be: only the last lines differ from full ones.
  for (let part = 1; part > 0.7; part -= 0.03) {
    const tried = broken(words, width * part);
    if (tried.lines.length !== full.lines.length || tried.torn.length !== full.torn.length) break;
    if ((tried.lines.at(-1)?.width ?? 0) >= width * ALONE || full.lines.length < 2) return tried;
  }
  return full.lines.length > 1 ? balanced(words, width) : full;
}

/** The same number of lines, but as even as they can be. */
export function balanced(words: readonly Word[], width: number): Broken {
  const wide = broken(words, width);
  if (wide.lines.length < 2) return wide;
  let best = wide;
  let [least, most] = [width * 0.55, width];
  for (let i = 0; i < 7; i++) {
    const middle = (least + most) / 2;
    const tried = broken(words, middle);
    if (tried.lines.length === wide.lines.length && tried.torn.length === wide.torn.length) {
      best = tried;
      most = middle;
    } else least = middle;
  }
  return best;
}

/** A word wider than a line, broken after its own hyphens into as few parts as will do. */
function atHyphens(word: Word, width: number): Word[] {
  const pieces = word.pieces.flatMap((piece) =>
    'look' in piece
      ? [piece]
      : piece.text.split(/(?<=\p{L}-)(?=\p{L})/u).map((text) => letterPiece(piece.font, text)),
  );
  const parts: Word[] = [];
  let open: Piece[] = [];
  for (const piece of pieces) {
    const longer = wordOf([...open, piece]);
    const mayBreak = textOf(wordOf(open)).endsWith('-');
    if (longer.width > width && mayBreak) {
      parts.push(wordOf(open));
      open = [piece];
    } else open.push(piece);
  }
  return [...parts, wordOf(open)];
}

/** Least number of letters on either side of a hyphen that is ours. */
const LEAST = 4;

/** Where a text is torn that is full at `end`: earlier, where too few letters would be left for the next line. */
function tornAt(text: string, start: number, end: number): number {
  const most = Math.max(start + LEAST, 1);
  let cut = end;
  while (cut > most && text.slice(cut).replace(/\P{L}/gu, '').length < LEAST) cut--;
  return cut;
}

/** A word wider than a line, torn where the line is full, with a hyphen; no letter or two are left for the next line. */
function tear(word: Word, width: number): Word[] {
  const parts: Word[] = [];
  let pieces: Piece[] = [];
  let x = 0;
  const add = (piece: Piece): void => {
    pieces.push(piece);
    x += piece.width;
  };
  const end = (): void => {
    if (pieces.length > 0) parts.push(wordOf(pieces));
    pieces = [];
    x = 0;
  };
  for (const piece of word.pieces) {
    if ('look' in piece) {
      if (x > 0 && x + piece.width > width) end();
      add(piece);
      continue;
    }
    let start = 0;
    for (let i = 1; i < piece.text.length; i++) {
      if (x + widthOf(piece.font, `${piece.text.slice(start, i + 1)}-`, 1) <= width) continue;
      const cut = tornAt(piece.text, start, i);
      add(letterPiece(piece.font, `${piece.text.slice(start, cut)}-`));
      end();
      [start, i] = [cut, cut];
    }
    if (start < piece.text.length) add(letterPiece(piece.font, piece.text.slice(start)));
  }
  end();
  return parts;
}
