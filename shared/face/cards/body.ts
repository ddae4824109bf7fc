// The text of a card: paragraphs, and the rows of tables with their labels on plates.
import type { Symbols } from '../model.ts';
import type { Clause, Phrase } from '../../words/tokens.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { n1, tag } from '../paint/svg.ts';
import { drawBlock, setBlock, type Block } from '../type/block.ts';
import { widthOf } from '../font.ts';
import { drawNumber } from '../type/letters.ts';
import { wordsOf, type TextFonts, type Word } from '../type/words.ts';
import { AXIS } from './frame.ts';
import type { Theme } from './theme.ts';

export const TEXT_FONTS: TextFonts = { plain: 'text', strong: 'label' };

type Part =
  | { readonly kind: 'paragraph'; readonly words: readonly Word[] }
  | { readonly kind: 'row'; readonly label: string; readonly words: readonly Word[]; readonly depth: number };

/** The text of a card in words, before its size is known. */
export type Body = readonly Part[];

/** @param apart each sentence is a separate paragraph; otherwise those between rows are one */
export function bodyOf(clauses: readonly Clause[], symbols: Symbols, apart: boolean): Body {
  const parts: Part[] = [];
  let open: Word[] = [];
  const end = (): void => {
    if (open.length > 0) parts.push({ kind: 'paragraph', words: open });
    open = [];
  };
  const row = ({ tokens, under }: Clause, depth: number): void => {
    const [label, rest] = labelled(tokens);
    parts.push({ kind: 'row', label, words: wordsOf(rest, symbols, TEXT_FONTS), depth });
    for (const inner of under) row(inner, depth + 1);
  };
  for (const clause of clauses) {
    open = [...open, ...wordsOf(clause.tokens, symbols, TEXT_FONTS)];
    if (apart || clause.under.length > 0) end();
    for (const inner of clause.under) row(inner, 0);
  }
  end();
  return parts;
}

/** A clause below another begins with its row: "1-3: Draw a card." */
function labelled(tokens: Phrase): [label: string, rest: Phrase] {
  const [first, ...rest] = tokens;
  if (first === undefined || !('text' in first) || 'symbol' in first || 'card' in first) return ['', tokens];
  const [whole, label] = /^([^:]+): /.exec(first.text) ?? [];
  return whole === undefined || label === undefined
    ? ['', tokens]
    : [label, [{ text: first.text.slice(whole.length) }, ...rest]];
}

/** A body that is set in one size. */
export interface SetBody {
  readonly size: number;
  readonly height: number;
  readonly parts: readonly { readonly part: Part; readonly block: Block; readonly height: number }[];
  readonly torn: readonly string[];
}

const LEADING = 1.27;
const ROW_LEADING = 1.2;
const ROW_GAP = 10;
/** Between a paragraph and the rows below it, in units; between paragraphs, in ems. */
const ABOVE_ROWS = 6;
const PARAGRAPH_GAP = 0.24;
/** Plates of rows: how wide at least, and what the text keeps from them; in units. */
const PLATE = 92;
const PLATE_GAP = 20;
const INDENT = 34;

const hasRows = (body: Body): boolean => body.some(({ kind }) => kind === 'row');

/** All plates of a body are as wide as its longest label needs. */
const plateWidth = (body: Body, size: number): number =>
  body.reduce(
    (width, part) =>
      part.kind === 'row' ? Math.max(width, widthOf('number', part.label, size * 1.02) + 24) : width,
    PLATE,
  );

const gapBehind = (next: Part | undefined, size: number): number =>
  next === undefined ? 0 : next.kind === 'row' ? ABOVE_ROWS : PARAGRAPH_GAP * size;

export function setBody(body: Body, size: number, width: number): SetBody {
  const left = hasRows(body);
  const plate = plateWidth(body, size) + PLATE_GAP;
  const parts = body.map((part, i) => {
    if (part.kind === 'paragraph') {
      const block = setBlock(part.words, size, { width, leading: LEADING, even: !left });
      return { part, block, height: block.height + gapBehind(body[i + 1], size) };
    }
    const room = width - plate - part.depth * INDENT;
    const block = setBlock(part.words, size, { width: room, leading: ROW_LEADING, even: false });
    return { part, block, height: Math.max(block.height, size * ROW_LEADING) + ROW_GAP };
  });
  return {
    size,
    height: parts.reduce((sum, { height }) => sum + height, 0),
    parts,
    torn: parts.flatMap(({ block }) => block.torn),
  };
}

/** Draws a body from y downwards; text with rows is set flush left. */
export function drawBody(sheet: Sheet, body: SetBody, y: number, width: number, theme: Theme): string {
  const { size } = body;
  const left = AXIS - width / 2;
  const parts = body.parts.map(({ part }) => part);
  const rows = hasRows(parts);
  const plate = plateWidth(parts, size);
  const inks = { fill: theme.text, symbols: theme.symbols };
  let top = y;
  return body.parts
    .map(({ part, block, height }) => {
      const at = top;
      top += height;
      if (part.kind === 'paragraph')
        return drawBlock(sheet, block, rows ? left : AXIS, at, rows ? 'left' : 'centre', inks);
      const x = left + part.depth * INDENT;
      const middle = at + (height - ROW_GAP) / 2;
      return (
        drawPlate(part.label, x, middle, plate, size, theme) +
        drawBlock(sheet, block, x + plate + PLATE_GAP, at, 'left', inks)
      );
    })
    .join('');
}

/** The label of a row, light on a dark plate; x is its left edge, y its middle. */
export function drawPlate(
  label: string,
  x: number,
  y: number,
  width: number,
  size: number,
  theme: Theme,
): string {
  return (
    tag('rect', {
      x: n1(x),
      y: n1(y - size * 0.6),
      width: n1(width),
      height: n1(size * 1.2),
      rx: 8,
      fill: theme.plate,
      stroke: theme.plateEdge,
      'stroke-width': 2,
    }) + drawNumber(label, x + width / 2, y, size * 1.02, INK.white)
  );
}
