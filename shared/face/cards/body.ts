// The text of a card: paragraphs, and the rows of tables with their labels on plates.
import type { Symbols } from '../model.ts';
import type { Passage } from '../../words/passages.ts';
import type { Clause, Phrase } from '../../words/tokens.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { n1, tag } from '../paint/svg.ts';
import { drawBlock, setBlock, type Block } from '../type/block.ts';
import { widthOf } from '../font.ts';
import { drawNumber } from '../type/letters.ts';
import { wordsOf, type TextFonts, type Word } from '../type/words.ts';
import type { Theme } from './theme.ts';

export const TEXT_FONTS: TextFonts = { plain: 'text', strong: 'label' };

type Part =
  | { readonly kind: 'paragraph'; readonly words: readonly Word[] }
  | { readonly kind: 'row'; readonly label: string; readonly words: readonly Word[]; readonly depth: number };

/** The text of a card in words, before its size is known. */
export interface Body {
  readonly parts: readonly Part[];
  /** Flush left, as longer texts are; otherwise around the axis. */
  readonly left: boolean;
}

/** Words that say when something happens begin their paragraph, and stand out. */
const LEAD_FONTS: TextFonts = { plain: TEXT_FONTS.strong, strong: TEXT_FONTS.strong };

/** A text of more words than these, in ems, or with rows is set flush left: a passage a line would look torn else. */
const CENTRED = 100;

/** @param centred whether it may stand around the axis at all */
export function bodyOf(passages: readonly Passage[], symbols: Symbols, centred = true): Body {
  const parts: Part[] = [];
  const row = ({ tokens, under }: Clause, depth: number): void => {
    const [label, rest] = labelled(tokens);
    parts.push({ kind: 'row', label, words: wordsOf(rest, symbols, TEXT_FONTS), depth });
    for (const inner of under) row(inner, depth + 1);
  };
  for (const { lead, clauses } of passages) {
    let open = wordsOf(lead, symbols, LEAD_FONTS);
    const end = (): void => {
      if (open.length > 0) parts.push({ kind: 'paragraph', words: open });
      open = [];
    };
    for (const { tokens, under } of clauses) {
      open = [...open, ...wordsOf(tokens, symbols, TEXT_FONTS)];
      if (under.length > 0) end();
      for (const inner of under) row(inner, 0);
    }
    end();
  }
  const ems = parts.flatMap(({ words }) => words).reduce((sum, { width }) => sum + width, 0);
  const long = ems > CENTRED && parts.length > 1;
  return { parts, left: !centred || long || parts.some(isRow) };
}

const isRow = ({ kind }: Part): boolean => kind === 'row';

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
  readonly left: boolean;
  readonly height: number;
  /** Of the plates of all rows. */
  readonly plate: number;
  readonly parts: readonly {
    readonly part: Part;
    readonly block: Block;
    readonly height: number;
    /** Between it and the next part. */
    readonly gap: number;
  }[];
  readonly torn: readonly string[];
}

/** Spaces between lines in ems, for paragraphs and for rows. */
const LEADING = 1.27;
const ROW_LEADING = 1.2;
/** Between paragraphs, and around rows, in ems. */
const PARAGRAPH_GAP = 0.34;
const ROW_GAP = 0.26;
/** Plates of rows: how wide at least, what the text keeps from them, and how far rows below rows begin; in ems. */
const PLATE = 2.6;
const PLATE_GAP = 0.6;
const INDENT = 1.1;
/** The figures on a plate, and what they keep from its edges. */
const LABEL = 1.02;
const LABEL_GAP = 0.8;

/** All plates of a body are as wide as its longest label needs. */
const plateWidth = (parts: readonly Part[], size: number): number =>
  parts.reduce(
    (width, part) =>
      part.kind === 'row'
        ? Math.max(width, widthOf('number', part.label, size * LABEL) + LABEL_GAP * size)
        : width,
    PLATE * size,
  );

const gapBefore = (next: Part | undefined, size: number): number =>
  next === undefined ? 0 : size * (next.kind === 'row' ? ROW_GAP : PARAGRAPH_GAP);

export function setBody({ parts, left }: Body, size: number, width: number): SetBody {
  const plate = plateWidth(parts, size);
  const set = parts.map((part, i) => {
    const gap = gapBefore(parts[i + 1], size);
    if (part.kind === 'paragraph') {
      const block = setBlock(part.words, size, { width, leading: LEADING, even: !left });
      return { part, block, height: block.height, gap };
    }
    const room = width - plate - (PLATE_GAP + part.depth * INDENT) * size;
    const block = setBlock(part.words, size, { width: room, leading: ROW_LEADING, even: false });
    return { part, block, height: Math.max(block.height, size * ROW_LEADING), gap };
  });
  return {
    size,
    left,
    height: set.reduce((sum, { height, gap }) => sum + height + gap, 0),
    plate,
    parts: set,
    torn: set.flatMap(({ block }) => block.torn),
  };
}

/** Draws a body of some width from y downwards; x is its left edge. */
export function drawBody(
  sheet: Sheet,
  body: SetBody,
  [x, y]: readonly [number, number],
  width: number,
  theme: Theme,
): string {
  const { size, plate } = body;
  const inks = { fill: theme.text, symbols: theme.symbols };
  let top = y;
  return body.parts
    .map(({ part, block, height, gap }) => {
      const at = top;
      top += height + gap;
      if (part.kind === 'paragraph')
        return drawBlock(
          sheet,
          block,
          body.left ? x : x + width / 2,
          at,
          body.left ? 'left' : 'centre',
          inks,
        );
      const left = x + part.depth * INDENT * size;
      return (
        drawPlate(part.label, left, at + height / 2, plate, size, theme) +
        drawBlock(
          sheet,
          block,
          left + plate + PLATE_GAP * size,
          at + (height - block.height) / 2,
          'left',
          inks,
        )
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
    }) + drawNumber(label, x + width / 2, y, size * LABEL, INK.white)
  );
}
