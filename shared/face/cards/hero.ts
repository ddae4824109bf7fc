import type { HeroModel } from '../model.ts';
import { drawIcon, drawMedal } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { drawValue } from '../type/shapes.ts';
import { by, d, linear, n1, tag } from '../paint/svg.ts';
import { drawPicture } from '../picture/picture.ts';
import { drawBlock, fitBlock, type Block } from '../type/block.ts';
import { widthOf } from '../font.ts';
import { drawNumber, drawText, type LetterStyle } from '../type/letters.ts';
import { fitTitle, type Title } from '../type/title.ts';
import { plainWords } from '../type/words.ts';
import { bodyOf, drawBody, setBody, type SetBody } from './body.ts';
import { AXIS, band, drawDivider, drawEdge, drawField, drawPaper, FIELD } from './frame.ts';
import { drawKind, drawTitle, kindSize } from './head.ts';
import { MisfitReport } from './report.ts';
import { drawPackSign } from './pack-sign.ts';
import { kindMedal, themeOf, type Theme } from './theme.ts';

const NAME_WIDTH = 540;
const NAME_SIZES = [
  [64, 46],
  [46, 34],
] as const;
const ABILITY = { x: 108, width: 456, gap: 14, least: 66 } as const;
/** Abilities are as large as they can be; below the second size the picture gives way. */
const ABILITY_SIZES = { largest: 30, good: 25, smallest: 20 } as const;
const STORY = { width: 520, height: 36, sizes: [26, 18] } as const;
/** Where the picture ends, at most and at least. */
const WINDOW = { low: 448, high: 300 } as const;
/** From the foot upwards: slots, story, deck. */
const SLOTS_Y = 814;
const STORY_TOP = 738;
const DECK_TOP = 632;
const DECK_NAME = { size: 21, least: 13 } as const;
/** The deck spans the card, with its cards at most this far apart. */
const DECK = { width: 554, apart: 130 } as const;

const deckApart = ({ deck }: HeroModel): number =>
  Math.min(DECK.apart, DECK.width / Math.max(deck.length, 1));

export interface HeroLayout {
  readonly title: Title;
  readonly abilities: readonly { readonly body: SetBody; readonly height: number }[];
  readonly windowBottom: number;
  readonly story: Block | null;
  readonly deckNameSize: number;
  readonly report: MisfitReport;
}

export function layoutHero(hero: HeroModel): HeroLayout {
  const report = new MisfitReport();
  const title = fitTitle(hero.name, NAME_WIDTH, NAME_SIZES);
  report.lines('name', title.lines, title.torn);
  if (!kindSize(hero.line, NAME_WIDTH).fits) report.tooLong('line');
  report.letters('line', 'label', hero.line);

  const abilities = fitAbilities(hero, report);
  const needed = abilities.reduce((sum, { height }) => sum + height, 0);
  const windowBottom = Math.min(WINDOW.low, DECK_TOP - 14 - needed);

  const story = hero.story === null ? null : storyBlock(hero.story);
  if (story !== null) {
    if (story.lines.length > 1) report.tooLong('story');
    report.lines('story', story.lines, story.torn);
  }
  const widest = Math.max(0, ...hero.deck.map(({ name }) => widthOf('bold', name, DECK_NAME.size)));
  const deckNameSize = Math.min(
    DECK_NAME.size,
    (DECK_NAME.size * (deckApart(hero) - 4)) / Math.max(widest, 1),
  );
  if (deckNameSize < DECK_NAME.least) report.tooLong('deck');
  for (const { name } of hero.deck) report.letters('deck', 'bold', name);
  return { title, abilities, windowBottom, story, deckNameSize, report };
}

const storyBlock = (story: string): Block =>
  fitBlock(plainWords(story, 'story'), STORY.sizes, STORY.height, {
    width: STORY.width,
    leading: 1.2,
    even: true,
  });

function fitAbilities(hero: HeroModel, report: MisfitReport): HeroLayout['abilities'] {
  const bodies = hero.abilities.map((said) => bodyOf(said, hero.symbols, false));
  const set = (size: number): HeroLayout['abilities'] =>
    bodies.map((body) => {
      const made = setBody(body, size, ABILITY.width);
      return { body: made, height: Math.max(ABILITY.least, made.height + ABILITY.gap) };
    });
  const total = (abilities: HeroLayout['abilities']): number =>
    abilities.reduce((sum, { height }) => sum + height, 0);
  const room = (bottom: number): number => DECK_TOP - 14 - bottom;
  for (const [bottom, from, to] of [
    [WINDOW.low, ABILITY_SIZES.largest, ABILITY_SIZES.good],
    [WINDOW.high, ABILITY_SIZES.good, ABILITY_SIZES.smallest],
  ] as const) {
    for (let size: number = from; size >= to; size -= 0.5) {
      const abilities = set(size);
      if (total(abilities) > room(bottom)) continue;
      for (const { body } of abilities) report.body('ability', body);
      return abilities;
    }
  }
  report.tooLong('ability');
  for (let size: number = ABILITY_SIZES.smallest; ; size -= 0.5) {
    const abilities = set(size);
    if (total(abilities) <= room(WINDOW.high) || size <= 8) return abilities;
  }
}

export function drawHero(sheet: Sheet, hero: HeroModel, layout: HeroLayout): string {
  const theme = themeOf(hero.dye, 'bone');
  const { title, windowBottom, story } = layout;
  const field =
    drawPortrait(sheet, hero, title, windowBottom, theme) +
    drawPaper(sheet, theme, windowBottom) +
    drawDivider(windowBottom, theme.dye.light, [9, 3]) +
    drawPackSign(sheet, hero.sign, windowBottom, theme) +
    drawMedal(sheet, hero.glyph, 80, 82, 44, kindMedal(theme), INK.ink) +
    drawCandles(sheet, hero) +
    drawAbilities(sheet, layout, theme) +
    tag('path', { d: `M60 ${DECK_TOP}H570`, stroke: theme.rule, 'stroke-width': 2 }) +
    drawDeck(sheet, hero, layout.deckNameSize, theme) +
    (story === null
      ? ''
      : drawBlock(sheet, story, AXIS, STORY_TOP + (STORY.height - story.height) / 2, 'centre', {
          fill: theme.quiet,
          symbols: theme.quiet,
        })) +
    drawSlots(sheet, hero, theme);
  return drawEdge(theme) + drawField(sheet, field);
}

/** The picture, with the name on its darkened foot. */
function drawPortrait(sheet: Sheet, hero: HeroModel, title: Title, bottom: number, theme: Theme): string {
  const shade = sheet.id('sh');
  const height = 158 + (title.lines.length - 1) * 30;
  const top = bottom - height;
  const window = { x: FIELD.left, y: FIELD.top, width: FIELD.width, height: bottom - FIELD.top };
  const stops = [
    [0, INK.night, 0],
    [0.55, INK.night, 0.86],
    [1, INK.night, 0.97],
  ] as const;
  const first = bottom - 52 - (title.lines.length - 1) * title.size * 0.95;
  return (
    drawPicture(sheet, hero.picture, window, theme.dye, hero.id) +
    tag('defs', {}, linear(shade, [0, top], [0, bottom], stops)) +
    band(top, bottom, by(shade)) +
    drawTitle(sheet, title, AXIS, first, 0.95, 'centre') +
    drawKind(hero.line, AXIS, bottom - 18, NAME_WIDTH, theme, 'middle')
  );
}

/** How hard a hero is to play, as the number of burning candles. */
export function drawCandles(sheet: Sheet, { candles }: HeroModel): string {
  const apart = 38;
  const width = candles.of * apart + 8;
  const left = 592 - width;
  const plate = tag('rect', {
    x: left,
    y: 44,
    width,
    height: 66,
    rx: 33,
    fill: INK.night,
    'fill-opacity': 0.72,
  });
  const lights = Array.from({ length: candles.of }, (_, i) => {
    const icon = drawIcon(sheet, 'candle-light', left + 23 + i * apart, 76, 46, INK.candle);
    return i < candles.lit ? icon : tag('g', { opacity: 0.22 }, icon);
  });
  return plate + lights.join('');
}

function drawAbilities(sheet: Sheet, { abilities, windowBottom }: HeroLayout, theme: Theme): string {
  const spare = DECK_TOP - 14 - windowBottom - abilities.reduce((sum, { height }) => sum + height, 0);
  const each = spare / Math.max(1, abilities.length);
  let top = windowBottom + 8;
  return abilities
    .map(({ body, height }, i) => {
      const middle = top + (height + each) / 2;
      top += height + each;
      return (
        tag('circle', {
          cx: 70,
          cy: n1(middle),
          r: 22,
          fill: theme.dye.base,
          stroke: theme.dye.light,
          'stroke-width': 3,
        }) +
        drawNumber(String(i + 1), 70, middle, 34, INK.white) +
        drawBody(sheet, body, [ABILITY.x, middle - body.height / 2], ABILITY.width, theme)
      );
    })
    .join('');
}

/** The starter deck: each card by its value, how many of them, and its name. */
function drawDeck(sheet: Sheet, hero: HeroModel, nameSize: number, theme: Theme): string {
  const { deck } = hero;
  const apart = deckApart(hero);
  return deck
    .map(({ value, count, name, ruled }, i) => {
      const x = AXIS + (i - (deck.length - 1) / 2) * apart;
      const [first, second] = [DECK_TOP + 40, DECK_TOP + 90];
      const number = count > 0 ? `×${count}` : '–';
      const parts =
        drawValue(sheet, value, x - 20, first, 43, { line: 6 }) +
        drawText(number, x + 7, first + 11, { font: 'number', size: 32, fill: theme.text }) +
        drawText(name, x, second, nameStyle(ruled, nameSize, theme), 'middle') +
        (ruled ? drawScript(x - 20 + SCRIPT.out, first - SCRIPT.out, theme) : '');
      return count > 0 ? parts : tag('g', { opacity: 0.36 }, parts);
    })
    .join('');
}

/** The name of a card with a rule stands out. */
const nameStyle = (ruled: boolean, size: number, theme: Theme): LetterStyle =>
  ruled ? { font: 'bold', size, fill: theme.text } : { font: 'text', size, fill: theme.quiet };

/** A slip with lines of writing at the shoulder of a value: there is more to read on the card. */
const SCRIPT = { out: 17, width: 19, height: 23 } as const;

function drawScript(x: number, y: number, theme: Theme): string {
  const { width, height } = SCRIPT;
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    tag('rect', {
      ...{ x: n1(left), y: n1(top), width, height, rx: 3 },
      ...{ fill: INK.bone, stroke: theme.dye.deep, 'stroke-width': 3 },
    }) +
    tag('path', {
      d: [6, 11.5, 17]
        .map((line) => d`M${left + 4.5} ${top + line}h${width - (line > 15 ? 13 : 9)}`)
        .join(''),
      stroke: theme.dye.deep,
      'stroke-width': 2.6,
    })
  );
}

function drawSlots(sheet: Sheet, { slots }: HeroModel, theme: Theme): string {
  return slots
    .map((icon, i) => {
      const x = AXIS + (i - (slots.length - 1) / 2) * 68;
      const plate = { cx: x, cy: SLOTS_Y, r: 29, fill: theme.slot, stroke: theme.dye.mid, 'stroke-width': 3 };
      return tag('circle', plate) + drawIcon(sheet, icon, x, SLOTS_Y, 37, INK.white);
    })
    .join('');
}
