import type { CardModel } from '../model.ts';
import { drawIcon, drawMedal } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { tag } from '../paint/svg.ts';
import { drawPicture } from '../picture/picture.ts';
import { drawBlock, setBlock, type Block } from '../type/block.ts';
import { widthOf } from '../font.ts';
import { fitTitle, type Title } from '../type/title.ts';
import { wordsOf, type Word } from '../type/words.ts';
import { drawPlate, TEXT_FONTS } from './body.ts';
import { drawEmblem, isStar } from './emblem.ts';
import { hasSlots } from './foot.ts';
import { AXIS, drawDivider, drawEdge, drawField, drawHead, drawPaper, FIELD } from './frame.ts';
import { drawTitle } from './head.ts';
import { drawPrices, pricesHeight, SHORT_PRICES } from './prices.ts';
import { MisfitReport } from './report.ts';
import { kindMedal, slotMedal, themeOf, type Theme } from './theme.ts';

const NAME_WIDTH = 372;
const BESIDE_STAR = 356;
const NAME_SIZES = [
  [74, 60],
  [60, 47],
  [47, 40],
] as const;
const HEAD_HEIGHTS = [108, 142, 158] as const;

const TEXT_WIDTH = 548;
const LEADING = 1.13;
/** The text is as large as it can be; below these sizes the picture gives way, step by step. */
const TEXT_STEPS = [
  { from: 56, to: 46, picture: 260 },
  { from: 56, to: 43, picture: 200 },
  { from: 43, to: 38, picture: 170 },
  { from: 38, to: 34, picture: 130 },
] as const;
const LAST_RESORT = { from: 33, to: 14, picture: 60 } as const;

/** Where prices end, with what is between them and the text. */
const PRICES_END = 848;
const ROW = { height: 66, size: 54, least: 30, last: 8, plate: 138, text: 400 } as const;
const HIGHEST_PICTURE = 620;
/** Where text ends above the icons of a card that is owned, and without them. */
const ABOVE_ICONS = 762;
const LAST_LINE = 846;
const ICONS = { y: 812, radius: 40, apart: 104 } as const;

type Brief =
  | { readonly kind: 'none'; readonly height: 0 }
  | { readonly kind: 'text'; readonly block: Block; readonly height: number }
  | { readonly kind: 'rows'; readonly rows: readonly BriefRow[]; readonly height: number };

interface BriefRow {
  readonly label: string;
  readonly block: Block;
}

export interface ShortLayout {
  readonly title: Title;
  readonly window: { readonly top: number; readonly bottom: number };
  readonly brief: Brief;
  /** Where the text ends. */
  readonly tail: number;
  readonly priced: boolean;
  readonly report: MisfitReport;
}

/** The essentials of a card in large type. An owned card is shown without its price. */
export function layoutShort(card: CardModel, owned: boolean): ShortLayout {
  const report = new MisfitReport();
  const title = fitTitle(card.name, isStar(card.emblem) ? BESIDE_STAR : NAME_WIDTH, NAME_SIZES);
  report.lines('name', title.lines, title.torn);
  const top = FIELD.top + HEAD_HEIGHTS[Math.min(title.lines.length, HEAD_HEIGHTS.length) - 1];
  const priced = card.prices.length > 0 && !owned;
  const tail = priced
    ? PRICES_END - pricesHeight(card.prices, SHORT_PRICES)
    : iconsOf(card).length > 0
      ? ABOVE_ICONS
      : LAST_LINE;
  const brief = fitBrief(card, tail - top, report);
  const room = brief.height > 0 ? brief.height + 34 : 0;
  const bottom = Math.round(Math.min(tail - room, top + HIGHEST_PICTURE));
  return { title, window: { top, bottom }, brief, tail, priced, report };
}

/** The icons at the foot of an owned card: its kind, and where else it fits. */
function iconsOf(card: CardModel): readonly (string | 'all')[] {
  if (!hasSlots(card.foot)) return [];
  const fits = card.foot.slots.filter((slot) => slot.fits).map(({ icon }) => icon);
  if (fits.length === card.foot.slots.length) return [card.glyph, 'all'];
  return fits.includes(card.glyph) ? fits : [card.glyph, ...fits];
}

function fitBrief(card: CardModel, room: number, report: MisfitReport): Brief {
  if (card.briefRows.length > 0) return fitRows(card, room, report);
  if (card.brief.length === 0) return { kind: 'none', height: 0 };
  const words = wordsOf(card.brief, card.symbols, TEXT_FONTS);
  const block = fitText(words, room, report);
  report.lines('brief', block.lines, block.torn);
  return { kind: 'text', block, height: block.height };
}

const style = { width: TEXT_WIDTH, leading: LEADING, even: true } as const;

function fitText(words: readonly Word[], room: number, report: MisfitReport): Block {
  for (const { from, to, picture } of [...TEXT_STEPS, LAST_RESORT]) {
    for (let size: number = from; size >= to; size--) {
      const block = setBlock(words, size, style);
      if (room - block.height - 34 < picture) continue;
      if (picture === LAST_RESORT.picture) report.tooLong('brief');
      return block;
    }
  }
  report.tooLong('brief');
  return setBlock(words, LAST_RESORT.to, style);
}

/** Rows of a table, one line each: a smaller letter where a row is long. */
function fitRows(card: CardModel, room: number, report: MisfitReport): Brief {
  const rows = card.briefRows.map(({ row, tokens }) => {
    const words = wordsOf(tokens, card.symbols, TEXT_FONTS);
    const at = (size: number): Block =>
      setBlock(words, size, { width: ROW.text, leading: LEADING, even: false });
    let block = at(ROW.size);
    // Smaller than it should be rather than over the next row.
    while (block.lines.length > 1 && block.size > ROW.last) block = at(block.size - 1);
    if (block.size < ROW.least) report.tooLong('brief');
    report.lines('brief', block.lines, block.torn);
    report.letters('brief', 'number', row);
    if (widthOf('number', row, ROW.size) > ROW.plate) report.tooLong('brief');
    return { label: row, block };
  });
  const height = rows.length * ROW.height - 6;
  if (room - height - 34 < 130) report.tooLong('brief');
  return { kind: 'rows', rows, height };
}

export function drawShort(sheet: Sheet, card: CardModel, layout: ShortLayout): string {
  const theme = themeOf(card.dye, card.paper);
  const { title, window, brief, tail, priced } = layout;
  const textTop = window.bottom + (tail - window.bottom - brief.height) / 2 + 3;
  const field =
    drawHead(sheet, theme, window.top) +
    drawPicture(
      sheet,
      card.picture,
      { x: FIELD.left, y: window.top, width: FIELD.width, height: window.bottom - window.top },
      theme.dye,
      card.id,
      HATCHING,
    ) +
    tag('path', {
      d: `M${FIELD.left} ${window.top}H${FIELD.right}`,
      stroke: theme.dye.light,
      'stroke-width': 4,
    }) +
    drawPaper(sheet, theme, window.bottom) +
    drawDivider(window.bottom, theme.dye.light, [11, 5]) +
    drawTitle(sheet, title, 38, firstLine(title, window.top), 0.94) +
    drawEmblem(sheet, card.emblem, theme, 512, 108, 176) +
    drawBrief(sheet, brief, textTop, theme) +
    (priced ? drawPrice(sheet, card, tail, theme) : drawIcons(sheet, card, window.bottom, brief, theme));
  return drawEdge(theme) + drawField(sheet, field);
}

/** Lines of hatching are further apart, so that they are still seen as lines. */
const HATCHING = 1.6;

/** A single line is centred in the head, several begin at its top. */
const firstLine = ({ lines, size }: Title, bottom: number): number =>
  lines.length === 1 ? (FIELD.top + bottom) / 2 + size * 0.305 : FIELD.top + size * 0.92;

function drawBrief(sheet: Sheet, brief: Brief, top: number, theme: Theme): string {
  const inks = { fill: theme.text, symbols: theme.symbols };
  switch (brief.kind) {
    case 'none':
      return '';
    case 'text':
      return drawBlock(sheet, brief.block, AXIS, top, 'centre', inks);
    case 'rows':
      return brief.rows
        .map(({ label, block }, i) => {
          const y = top + i * ROW.height + 30;
          return (
            drawPlate(label, 52, y, ROW.plate, 48, theme) +
            drawBlock(sheet, block, 52 + ROW.plate + 24, y - block.height / 2, 'left', inks)
          );
        })
        .join('');
  }
}

/** The price with the kind at its left, and the other slots that the card fits at its right; stages leave no room for them. */
function drawPrice(sheet: Sheet, card: CardModel, top: number, theme: Theme): string {
  const prices = drawPrices(sheet, card.prices, SHORT_PRICES, { top: top - 4, scale: 1 }, theme);
  if (card.prices.length > 1) return prices;
  const others = iconsOf(card).filter((icon) => icon !== card.glyph);
  return (
    prices +
    medal(sheet, card.glyph, 68, 806, theme) +
    (others.length === 0 ? '' : slotMark(sheet, card, others[0], 562, 806, theme))
  );
}

/** What an owned card is good for, in the middle of its foot; the kind alone where there is nothing to read. */
function drawIcons(sheet: Sheet, card: CardModel, edge: number, brief: Brief, theme: Theme): string {
  const icons = iconsOf(card);
  if (icons.length === 0) return brief.height > 0 ? '' : medal(sheet, card.glyph, 78, edge, theme);
  return icons
    .map((icon, i) => {
      const x = AXIS + (i - (icons.length - 1) / 2) * ICONS.apart;
      return icon === card.glyph
        ? medal(sheet, icon, x, ICONS.y, theme)
        : slotMark(sheet, card, icon, x, ICONS.y, theme);
    })
    .join('');
}

const medal = (sheet: Sheet, icon: string, x: number, y: number, theme: Theme): string =>
  drawMedal(sheet, icon, x, y, ICONS.radius, kindMedal(theme), INK.ink);

/** A slot, or all of them in a ring. */
function slotMark(sheet: Sheet, card: CardModel, icon: string, x: number, y: number, theme: Theme): string {
  const { radius } = ICONS;
  if (icon !== 'all') return drawMedal(sheet, icon, x, y, radius, slotMedal(theme), INK.ink);
  const slots = hasSlots(card.foot) ? card.foot.slots : [];
  const ring = slots.map((slot, i) => {
    const angle = ((i * 360) / slots.length - 90) * (Math.PI / 180);
    const at = radius * 0.56;
    return drawIcon(
      sheet,
      slot.icon,
      x + Math.cos(angle) * at,
      y + Math.sin(angle) * at,
      radius * 0.52,
      INK.bone,
    );
  });
  return tag('circle', { cx: x, cy: y, r: radius, fill: INK.ink }) + ring.join('');
}
