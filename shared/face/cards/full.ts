import type { CardModel } from '../model.ts';
import { drawIcon, drawMedal } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { n1, tag } from '../paint/svg.ts';
import { drawPicture } from '../picture/picture.ts';
import { drawBlock, fitBlock, type Block } from '../type/block.ts';
import { fitTitle, type Title } from '../type/title.ts';
import { plainWords } from '../type/words.ts';
import { bodyOf, drawBody, setBody, type Body, type SetBody } from './body.ts';
import { drawEmblem, isStar } from './emblem.ts';
import { aboveFoot, drawFoot, footFits, hasSlots } from './foot.ts';
import {
  AXIS,
  drawDivider,
  drawEdge,
  drawField,
  drawHead,
  drawHeadShadow,
  drawPaper,
  FIELD,
} from './frame.ts';
import { drawKind, drawTitle, kindSize } from './head.ts';
import { drawMatrix } from './matrix.ts';
import { MisfitReport } from './report.ts';
import { drawPackSign } from './pack-sign.ts';
import { kindMedal, themeOf } from './theme.ts';

/** Widths, in units. */
const NAME_WIDTH = 396;
const BESIDE_STAR = 376;
const LINE_WIDTH = 400;
const TEXT_WIDTH = 524;
const STORY_WIDTH = 510;

/** Sizes of names in one, two and three lines, the height of the head and where the first line is. */
const NAME_SIZES = [
  [54, 43],
  [43, 32],
  [32, 26],
] as const;
const HEADS = [
  { height: 112, baseline: 77 },
  { height: 138, baseline: 64 },
  { height: 150, baseline: 54 },
] as const;

const STORY_SIZES = [26.5, 22] as const;
const STORY_HEIGHT = 88;
const MATRIX_HEIGHT = 160;
const ORNAMENT_HEIGHT = 70;
const HIGHEST_PICTURE = 600;
/** Room above and below the text together. */
const AROUND_TEXT = 52;

/** The text is as large as it can be; below these sizes the picture gives way, step by step. */
const TEXT_STEPS = [
  { from: 31, to: 29, picture: 300 },
  { from: 31, to: 27, picture: 252 },
  { from: 31, to: 25, picture: 214 },
  { from: 31, to: 22, picture: 188 },
  { from: 24, to: 22, picture: 110 },
  { from: 21.5, to: 20, picture: 96 },
] as const;
/** Sentences are set apart from each other down to this size, and while the picture is that high. */
const APART = { least: 27, picture: 240 } as const;
/** Text that is too long even then is drawn smaller, so that nothing is lost. */
const LAST_RESORT = { from: 19.5, to: 10, picture: 60 } as const;

export interface FullLayout {
  readonly title: Title;
  readonly head: (typeof HEADS)[number];
  /** Where the picture begins and ends. */
  readonly window: { readonly top: number; readonly bottom: number };
  readonly body: SetBody | null;
  readonly bodyTop: number;
  /** Where the price or the ornament begins; null without either. */
  readonly middle: { readonly kind: 'matrix' | 'ornament'; readonly top: number } | null;
  readonly story: Block | null;
  readonly storyTop: number;
  readonly report: MisfitReport;
}

/** Lays a card out from its foot upwards; text and picture share what is left. */
export function layoutFull(card: CardModel): FullLayout {
  const report = new MisfitReport();
  const title = fitTitle(card.name, isStar(card.emblem) ? BESIDE_STAR : NAME_WIDTH, NAME_SIZES);
  report.lines('name', title.lines, title.torn);
  if (!kindSize(card.line, LINE_WIDTH).fits) report.tooLong('line');
  report.letters('line', 'label', card.line);
  if (!footFits(card.foot)) report.tooLong('foot');

  const head = HEADS[Math.min(title.lines.length, HEADS.length) - 1];
  const windowTop = FIELD.top + head.height;
  const story = card.story === null ? null : storyBlock(card.story);
  if (story !== null) report.block('story', story, STORY_HEIGHT + 1);
  const storyTop = aboveFoot(card.foot) - (story?.height ?? 0) - (hasSlots(card.foot) ? 4 : 10);

  const kind = card.matrix !== null ? 'matrix' : card.text.length > 0 ? 'ornament' : null;
  const high = kind === 'matrix' ? MATRIX_HEIGHT : kind === 'ornament' ? ORNAMENT_HEIGHT : 0;
  const middleTop = storyTop - (high > 0 ? high + 10 : 6) - 8;
  /** Where the price asks nothing above, the text may be lower. */
  const lower = card.matrix?.top.value === '0' ? 14 : 0;

  const body = fitText(card, middleTop - windowTop, report);
  const bodyHeight = body?.height ?? 0;
  const around = body === null ? 14 : AROUND_TEXT - lower;
  const bottom = Math.min(middleTop - bodyHeight - around, windowTop + HIGHEST_PICTURE);
  return {
    title,
    head,
    window: { top: windowTop, bottom },
    body,
    bodyTop: bottom + (middleTop + lower - bottom - bodyHeight) / 2 + 8,
    middle: kind === null ? null : { kind, top: middleTop },
    story,
    storyTop,
    report,
  };
}

const storyBlock = (story: string): Block =>
  fitBlock(plainWords(story, 'story'), STORY_SIZES, STORY_HEIGHT, {
    width: STORY_WIDTH,
    leading: 1.24,
    even: true,
  });

/** The text in the largest size that leaves the picture its room; one paragraph per sentence where there is room. */
function fitText(card: CardModel, room: number, report: MisfitReport): SetBody | null {
  if (card.text.length === 0) return null;
  const [apart, together] = [true, false].map((each) => bodyOf(card.text, card.symbols, each));
  const fitting = (body: Body, from: number, to: number, picture: number): SetBody | null => {
    for (let size = from; size >= to; size -= 0.5) {
      const set = setBody(body, size, TEXT_WIDTH);
      if (room - set.height - AROUND_TEXT >= picture) return set;
    }
    return null;
  };
  for (const { from, to, picture } of TEXT_STEPS) {
    const set =
      fitting(apart, from, Math.max(to, APART.least), Math.min(picture, APART.picture)) ??
      fitting(together, from, to, picture);
    if (set === null) continue;
    report.body('text', set);
    return set;
  }
  const { from, to, picture } = LAST_RESORT;
  const set = fitting(together, from, to, picture) ?? setBody(together, to, TEXT_WIDTH);
  report.tooLong('text');
  report.body('text', set);
  return set;
}

export function drawFull(sheet: Sheet, card: CardModel, layout: FullLayout): string {
  const theme = themeOf(card.dye, card.paper);
  const { title, head, window, body, middle, story } = layout;
  const { dye } = theme;
  const field =
    drawHead(sheet, theme, window.top) +
    tag('path', {
      d: `M${FIELD.left} ${window.top - 6}H${FIELD.right}`,
      stroke: dye.light,
      'stroke-opacity': 0.55,
      'stroke-width': 2,
    }) +
    drawPicture(
      sheet,
      card.picture,
      { x: FIELD.left, y: window.top, width: FIELD.width, height: window.bottom - window.top },
      dye,
      card.id,
    ) +
    drawHeadShadow(sheet, window.top) +
    drawPaper(sheet, theme, window.bottom) +
    drawDivider(window.bottom, dye.light, [9, 3]) +
    drawMedal(sheet, card.glyph, 70, window.bottom, 33, kindMedal(theme), INK.ink) +
    drawPackSign(sheet, card.sign, window.bottom, theme) +
    drawTitle(sheet, title, 46, head.baseline, 0.95) +
    drawKind(card.line, 47, window.top - 17, LINE_WIDTH, theme) +
    drawEmblem(sheet, card.emblem, theme, 530, window.top - 30, 138) +
    (body === null ? '' : drawBody(sheet, body, layout.bodyTop, TEXT_WIDTH, theme)) +
    (middle === null ? '' : drawMiddle(sheet, card, middle.top, theme)) +
    (story === null
      ? ''
      : drawBlock(sheet, story, AXIS, layout.storyTop, 'centre', {
          fill: theme.quiet,
          symbols: theme.quiet,
        })) +
    drawFoot(sheet, card.foot, theme);
  return drawEdge(theme) + drawField(sheet, field);
}

/** The price, or the icon of the kind between two lines. */
function drawMiddle(sheet: Sheet, card: CardModel, top: number, theme: ReturnType<typeof themeOf>): string {
  if (card.matrix !== null) {
    const place = {
      cx: AXIS,
      top,
      width: 340,
      height: MATRIX_HEIGHT,
      shape: 75,
      triangle: 91,
      vine: 6,
    };
    return drawMatrix(sheet, card.matrix, place, theme);
  }
  const y = top + ORNAMENT_HEIGHT / 2;
  const [line, ink] = theme.night ? [theme.dye.mid, theme.dye.light] : [theme.rule, theme.dye.mid];
  return (
    tag('path', { d: `M120 ${n1(y)}H250M380 ${n1(y)}H510`, stroke: line, 'stroke-width': 3 }) +
    drawIcon(sheet, card.glyph, AXIS, y, 74, ink)
  );
}
