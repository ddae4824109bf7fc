// Lines below each other.
import type { Sheet } from '../paint/sheet.ts';
import { drawLine, isTallLine, type TextInks } from './draw-lines.ts';
import { balanced, flush, type Line } from './lines.ts';
import type { Word } from './words.ts';

export interface BlockStyle {
  /** In units. */
  readonly width: number;
  /** From line to line, in ems. */
  readonly leading: number;
  /** Lines as even as they can be, for text around an axis. */
  readonly even: boolean;
}

/** Text that is set: its size is known, its place is not. */
export interface Block {
  readonly lines: readonly Line[];
  readonly size: number;
  readonly leading: number;
  readonly height: number;
  /** Words that had to be broken anywhere. */
  readonly torn: readonly string[];
}

/** What a shape with a number needs more than letters, in ems. */
const TALLER = 0.34;
/** The baseline of letters whose middle is at 0, in ems. */
const BASELINE = 0.335;

const lineHeight = (line: Line, { size, leading }: Pick<Block, 'size' | 'leading'>): number =>
  size * (leading + (isTallLine(line) ? TALLER : 0));

export function setBlock(words: readonly Word[], size: number, style: BlockStyle): Block {
  const { lines, torn } = (style.even ? balanced : flush)(words, style.width / size);
  const measure = { size, leading: style.leading };
  const height = lines.reduce((sum, line) => sum + lineHeight(line, measure), 0);
  return { lines, ...measure, height, torn };
}

/** The largest of the sizes, in steps of half a unit, at which the text is no higher than `height`; or the smallest. */
export function fitBlock(
  words: readonly Word[],
  [largest, smallest]: readonly [number, number],
  height: number,
  style: BlockStyle,
): Block {
  for (let size = largest; size > smallest; size -= 0.5) {
    const block = setBlock(words, size, style);
    if (block.height <= height && block.torn.length === 0) return block;
  }
  return setBlock(words, smallest, style);
}

/** Draws a block with its top at y; x is its left edge, or its axis if it is centred. */
export function drawBlock(
  sheet: Sheet,
  block: Block,
  x: number,
  y: number,
  align: 'left' | 'centre',
  inks: TextInks,
): string {
  let top = y;
  return block.lines
    .map((line) => {
      const height = lineHeight(line, block);
      const baseline = top + height / 2 + block.size * BASELINE;
      top += height;
      const left = align === 'left' ? x : x - (line.width * block.size) / 2;
      return drawLine(sheet, line, left, baseline, block.size, inks);
    })
    .join('');
}
