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
import { drawPrices, FULL_PRICES, pricesHeight } from './prices.ts';
import { MisfitReport } from './report.ts';
import { drawPackSign } from './pack-sign.ts';
import { kindMedal, themeOf, type Theme } from './theme.ts';

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
/** The foot of the middle: the price, or an ornament; where a text is long the price is smaller and the ornament goes. */
const MIDDLES = {
  large: { price: 1, ornament: 70, around: 52 },
  small: { price: 0.8, ornament: 0, around: 44 },
} as const;
/** Between the picture and what is below it, where no text is: the medal of the kind reaches down. */
const WITHOUT_TEXT = 40;
const HIGHEST_PICTURE = 600;

/** The text is as large as it can be; below these sizes what is around it gives way, step by step. */
const TEXT_STEPS = [
  { from: 31, to: 29, picture: 300, middle: 'large' },
  { from: 31, to: 27, picture: 252, middle: 'large' },
  { from: 31, to: 25, picture: 214, middle: 'large' },
  { from: 31, to: 23.5, picture: 190, middle: 'large' },
  { from: 26, to: 22, picture: 176, middle: 'small' },
  { from: 21.5, to: 18, picture: 140, middle: 'small' },
] as const;
/** Text that is too long even then is drawn smaller, so that nothing is lost. */
const LAST_RESORT = { from: 17.5, to: 8, picture: 100, middle: 'small' } as const;

type Step = (typeof TEXT_STEPS)[number] | typeof LAST_RESORT;

type Middle =
  | { readonly kind: 'prices'; readonly top: number; readonly height: number; readonly scale: number }
  | { readonly kind: 'ornament'; readonly top: number; readonly height: number };

export interface FullLayout {
  readonly title: Title;
  readonly head: (typeof HEADS)[number];
  /** Where the picture begins and ends. */
  readonly window: { readonly top: number; readonly bottom: number };
  readonly body: SetBody | null;
  readonly bodyTop: number;
  /** Where the price or the ornament begins; null without either. */
  readonly middle: Middle | null;
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

  const body = bodyOf(card.text, card.symbols);
  const { step, set } = fitText(card, body, storyTop - windowTop, report);
  const middle = middleOf(card, step, storyTop);
  const end = middle?.top ?? storyTop - 6;
  /** Where the price asks nothing above, the text may be lower. */
  const lower = card.prices.length > 0 && card.prices.every(({ top }) => top.value === '0') ? 14 : 0;
  const height = set?.height ?? 0;
  const around = set === null ? WITHOUT_TEXT : MIDDLES[step.middle].around - lower;
  const bottom = Math.min(end - height - around, windowTop + HIGHEST_PICTURE);
  return {
    title,
    head,
    window: { top: windowTop, bottom },
    body: set,
    bodyTop: bottom + (end + lower - bottom - height) / 2 + 8,
    middle,
    story,
    storyTop,
    report,
  };
}

/** The price or the ornament above the story. */
function middleOf(card: CardModel, { middle }: Step, storyTop: number): Middle | null {
  const { price, ornament } = MIDDLES[middle];
  if (card.prices.length > 0) {
    const height = pricesHeight(card.prices, FULL_PRICES, price);
    return { kind: 'prices', top: storyTop - height - 18, height, scale: price };
  }
  if (card.text.length === 0 || ornament === 0) return null;
  return { kind: 'ornament', top: storyTop - ornament - 18, height: ornament };
}

const storyBlock = (story: string): Block =>
  fitBlock(plainWords(story, 'story'), STORY_SIZES, STORY_HEIGHT, {
    width: STORY_WIDTH,
    leading: 1.24,
    even: true,
  });

/** The text in the largest size that leaves the picture its room. @param room from the head to the story */
function fitText(
  card: CardModel,
  body: Body,
  room: number,
  report: MisfitReport,
): { readonly step: Step; readonly set: SetBody | null } {
  const [first] = TEXT_STEPS;
  if (body.parts.length === 0) return { step: first, set: null };
  for (const step of [...TEXT_STEPS, LAST_RESORT]) {
    const { from, to, picture } = step;
    const middle = middleOf(card, step, room);
    const left = (middle?.top ?? room - 6) - MIDDLES[step.middle].around - picture;
    for (let size: number = from; size >= to; size -= 0.5) {
      const set = setBody(body, size, TEXT_WIDTH);
      if (set.height > left && !(step === LAST_RESORT && size === to)) continue;
      if (step === LAST_RESORT) report.tooLong('text');
      report.body('text', set);
      return { step, set };
    }
  }
  throw new Error('The last resort takes any text.');
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
    (body === null ? '' : drawBody(sheet, body, [AXIS - TEXT_WIDTH / 2, layout.bodyTop], TEXT_WIDTH, theme)) +
    (middle === null ? '' : drawMiddle(sheet, card, middle, theme)) +
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
function drawMiddle(sheet: Sheet, card: CardModel, middle: Middle, theme: Theme): string {
  if (middle.kind === 'prices') return drawPrices(sheet, card.prices, FULL_PRICES, middle, theme);
  const y = middle.top + middle.height / 2;
  const [line, ink] = theme.night ? [theme.dye.mid, theme.dye.light] : [theme.rule, theme.dye.mid];
  return (
    tag('path', { d: `M120 ${n1(y)}H250M380 ${n1(y)}H510`, stroke: line, 'stroke-width': 3 }) +
    drawIcon(sheet, card.glyph, AXIS, y, 74, ink)
  );
}
