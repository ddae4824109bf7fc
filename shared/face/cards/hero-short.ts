import type { HeroModel } from '../model.ts';
import { drawMedal } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { by, linear, tag } from '../paint/svg.ts';
import { drawPicture } from '../picture/picture.ts';
import { fitTitle, type Title } from '../type/title.ts';
import { AXIS, band, drawEdge, drawField, FIELD } from './frame.ts';
import { drawTitle } from './head.ts';
import { drawCandles } from './hero.ts';
import { MisfitReport } from './report.ts';
import { kindMedal, slotMedal, themeOf } from './theme.ts';

const NAME_WIDTH = 548;
const NAME_SIZES = [
  [96, 80],
  [86, 58],
  [58, 46],
] as const;
const SLOTS_Y = 806;
const LAST_LINE = 740;

export interface HeroShortLayout {
  readonly title: Title;
  readonly report: MisfitReport;
}

export function layoutHeroShort(hero: HeroModel): HeroShortLayout {
  const report = new MisfitReport();
  const title = fitTitle(hero.name, NAME_WIDTH, NAME_SIZES);
  report.lines('name', title.lines, title.torn);
  return { title, report };
}

/** A hero's picture from edge to edge, with name and slots on its darkened foot. */
export function drawHeroShort(sheet: Sheet, hero: HeroModel, { title }: HeroShortLayout): string {
  const theme = themeOf(hero.dye, 'bone');
  const shade = sheet.id('sh');
  const first = LAST_LINE - (title.lines.length - 1) * title.size * 0.94;
  const top = first - title.size * 1.5;
  const window = { x: FIELD.left, y: FIELD.top, width: FIELD.width, height: FIELD.height };
  const stops = [
    [0, INK.night, 0],
    [0.4, INK.night, 0.84],
    [1, INK.night, 0.96],
  ] as const;
  const slots = hero.slots.map((icon, i) =>
    drawMedal(
      sheet,
      icon,
      AXIS + (i - (hero.slots.length - 1) / 2) * 104,
      SLOTS_Y,
      42,
      slotMedal(theme),
      INK.ink,
    ),
  );
  const field =
    drawPicture(sheet, hero.picture, window, theme.dye, hero.id, 1.6) +
    tag('defs', {}, linear(shade, [0, top], [0, FIELD.bottom], stops)) +
    band(top, FIELD.bottom, by(shade)) +
    drawTitle(sheet, title, AXIS, first, 0.94, 'centre') +
    drawMedal(sheet, hero.glyph, 96, 98, 60, kindMedal(theme), INK.ink) +
    drawCandles(sheet, hero) +
    slots.join('');
  return drawEdge(theme) + drawField(sheet, field);
}
