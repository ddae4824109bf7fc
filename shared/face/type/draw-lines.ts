import type { Sheet } from '../paint/sheet.ts';
import { EM, fontOf, type FontName, type Letter } from '../font.ts';
import { drawLetters } from './letters.ts';
import type { Line } from './lines.ts';
import { drawLook, isTall } from './looks.ts';

export interface TextInks {
  readonly fill: string;
  /** Of the icons among the letters. */
  readonly symbols: string;
}

/** Draws a line on its baseline; x is where it begins. */
export function drawLine(
  sheet: Sheet,
  line: Line,
  x: number,
  baseline: number,
  size: number,
  inks: TextInks,
): string {
  const letters = new Map<FontName, Letter[]>();
  let symbols = '';
  for (const { word, x: start } of line.words) {
    let at = start;
    for (const piece of word.pieces) {
      if ('look' in piece)
        symbols += drawLook(sheet, piece.look, piece.value, x + at * size, baseline, size, inks.symbols);
      else {
        const set = letters.get(piece.font) ?? [];
        const from = at * EM;
        for (const letter of fontOf(piece.font).set(piece.text).letters)
          set.push({ glyph: letter.glyph, x: Math.round(from + letter.x) });
        letters.set(piece.font, set);
      }
      at += piece.width;
    }
  }
  const set = [...letters].map(([font, all]) =>
    drawLetters(all, x, baseline, { font, size, fill: inks.fill }),
  );
  return set.join('') + symbols;
}

/** Whether a line needs room above and below for a shape with a number. */
export const isTallLine = (line: Line): boolean =>
  line.words.some(({ word }) =>
    word.pieces.some((piece) => 'look' in piece && isTall(piece.look, piece.value)),
  );

/** The letters that no font has, in the words of some lines. */
export const missingIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ words }) =>
    words.flatMap(({ word }) =>
      word.pieces.flatMap((piece) => ('font' in piece ? fontOf(piece.font).set(piece.text).missing : [])),
    ),
  );
