import { drawBack } from './cards/back.ts';
import { drawFull, layoutFull } from './cards/full.ts';
import { drawHeroShort, layoutHeroShort } from './cards/hero-short.ts';
import { drawHero, layoutHero } from './cards/hero.ts';
import { MisfitReport } from './cards/report.ts';
import { drawShort, layoutShort } from './cards/short.ts';
import { drawTiny } from './cards/tiny.ts';
import { FACE_SIZE, type BackModel, type Detail, type FaceModel } from './model.ts';
import { dye } from './paint/colour.ts';
import { INK } from './paint/palette.ts';
import type { Palette } from './palettes.ts';
import { Sheet, type IconPaths, type PictureFiles } from './paint/sheet.ts';
import { n1, tag } from './paint/svg.ts';
import { drawPicture, placeIn, WHOLE, type PicturePlace, type Window } from './picture/picture.ts';
import { FIELD } from './cards/frame.ts';
import { PICTURE_SIZE } from './vocabulary.ts';
import type { FaceReport } from './report.ts';

export { PALETTES, type Palette } from './palettes.ts';
export type { IconPaths, PictureFile, PictureFiles } from './paint/sheet.ts';
export type { FacePart, FaceReport, Misfit } from './report.ts';

export interface FaceOptions {
  readonly detail: Detail;
  /** Of a card that is owned: its price no longer matters. Only the short face differs. */
  readonly owned?: boolean;
  readonly palette: Palette;
  /** At least those of `iconsOf(model)`; a missing one is drawn as a hollow square. */
  readonly icons: IconPaths;
  /** Those of `picturesOf(model)`, as far as they are there; a figure whose picture is missing is left out. */
  readonly pictures?: PictureFiles;
  /** Prefix of every id of the drawing; must be unique among the drawings of a page. Letters and digits. */
  readonly uid?: string;
  /** Width of the whole drawing in pixels; by default its width in units. */
  readonly width?: number;
  /** Extra margin around the card, in units, with square corners: it is cut off after printing. */
  readonly bleed?: number;
}

/**
 * A card as one SVG document in the units of `FACE_SIZE`. It needs no font and no style, so it looks the same on screen,
 * as a texture, as PNG and on paper; the same model and options give the same text.
 */
export function drawFace(model: FaceModel, options: FaceOptions): string {
  const sheet = new Sheet(options.uid ?? 'f', options.palette, options.icons, options.pictures);
  return asDocument(model, options, sheet, drawOn(sheet, model, options));
}

/** Width and height of a portrait in its own units. */
const PORTRAIT = 400;

/** The picture of a card alone, square and without a frame: a face next to a name. */
export function drawPortrait(
  model: Exclude<FaceModel, BackModel>,
  { palette, icons, pictures, uid = 'f', width = PORTRAIT }: Omit<FaceOptions, 'detail' | 'owned' | 'bleed'>,
): string {
  const sheet = new Sheet(uid, palette, icons, pictures);
  const window = { x: 0, y: 0, width: PORTRAIT, height: PORTRAIT };
  const content = drawPicture(sheet, model.picture, window, dye(model.dye), model.id, PORTRAIT_HATCHING);
  return asSvg(model.name, window, width, sheet.definitions() + content);
}

/** Portraits are small: their hatching is coarser. */
const PORTRAIT_HATCHING = 1.6;

/** The picture of a card alone, all of it and without a frame. */
export function drawPlate(
  model: Exclude<FaceModel, BackModel>,
  {
    palette,
    icons,
    pictures,
    uid = 'f',
    width = PICTURE_SIZE.width,
  }: Omit<FaceOptions, 'detail' | 'owned' | 'bleed'>,
): string {
  const sheet = new Sheet(uid, palette, icons, pictures);
  const window = { x: 0, y: 0, ...PICTURE_SIZE };
  const content = drawPicture(sheet, model.picture, window, dye(model.dye), model.id, 1, WHOLE);
  return asSvg(model.name, window, width, sheet.definitions() + content);
}

/** Where the picture is seen on the full face of a card, in units of the face, and where its own units are there. */
export interface PictureSeen {
  readonly window: Window;
  readonly place: PicturePlace;
}

export function pictureSeen(model: Exclude<FaceModel, BackModel>): PictureSeen {
  const { top, bottom } =
    model.type === 'hero'
      ? { top: FIELD.top, bottom: layoutHero(model).windowBottom }
      : layoutFull(model).window;
  const window = { x: FIELD.left, y: top, width: FIELD.width, height: bottom - top };
  return { window, place: placeIn(window) };
}

/** Whether a face shows everything as it should; for tests, and for authors of cards. */
export function layoutFace(model: FaceModel, options: FaceOptions): FaceReport {
  const sheet = new Sheet('f', options.palette, options.icons, options.pictures);
  drawOn(sheet, model, options);
  const report = reportOf(model, options);
  for (const icon of sheet.missing) report.icon(icon);
  return report.done();
}

function drawOn(sheet: Sheet, model: FaceModel, { detail, owned = false }: FaceOptions): string {
  if (model.type === 'back') return drawBack(sheet, model);
  if (detail === 'tiny') return drawTiny(sheet, model);
  if (model.type === 'hero') {
    return detail === 'full'
      ? drawHero(sheet, model, layoutHero(model))
      : drawHeroShort(sheet, model, layoutHeroShort(model));
  }
  return detail === 'full'
    ? drawFull(sheet, model, layoutFull(model))
    : drawShort(sheet, model, layoutShort(model, owned));
}

function reportOf(model: FaceModel, { detail, owned = false }: FaceOptions): MisfitReport {
  if (model.type === 'back' || detail === 'tiny') return new MisfitReport();
  if (model.type === 'hero') return (detail === 'full' ? layoutHero(model) : layoutHeroShort(model)).report;
  return (detail === 'full' ? layoutFull(model) : layoutShort(model, owned)).report;
}

function asDocument(
  model: FaceModel,
  { width = FACE_SIZE.width, bleed = 0 }: FaceOptions,
  sheet: Sheet,
  content: string,
): string {
  const box = {
    x: -bleed,
    y: -bleed,
    width: FACE_SIZE.width + 2 * bleed,
    height: FACE_SIZE.height + 2 * bleed,
  };
  const ground = bleed === 0 ? '' : tag('rect', { ...box, fill: INK.night });
  return asSvg(model.name, box, width, sheet.definitions() + ground + content);
}

/** @param width of the whole in pixels */
function asSvg(name: string, box: Window, width: number, content: string): string {
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [box.x, box.y, box.width, box.height].map(n1).join(' '),
      width: String(width),
      height: String(Math.round((width * box.height) / box.width)),
      // Whole pixels are a hair off the proportions of a card; edges stay edges.
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': name,
    },
    content,
  );
}

/** The icons that a face needs, by name. */
export function iconsOf(model: FaceModel): string[] {
  const names = new Set<string>();
  const add = (...all: readonly string[]): void => all.forEach((name) => names.add(name));
  add(model.glyph);
  if (model.type === 'back')
    return [...names, ...(model.sealed ? ['wax-seal', 'crowned-skull'] : []), 'candle-flame'];
  add(...model.picture.layers.flatMap((layer) => ('icon' in layer ? layer.icon : [])));
  if (model.sign !== undefined && 'icon' in model.sign) add(model.sign.icon);
  for (const look of Object.values(model.symbols)) if ('icon' in look) add(look.icon);
  if (model.type === 'hero') add('candle-light', ...model.slots);
  else {
    if ('icon' in model.emblem) add(model.emblem.icon, ...(model.emblem.also ?? []));
    if (model.foot.kind === 'slots') add(...model.foot.slots.map(({ icon }) => icon));
    if (model.foot.kind === 'reward') add(model.foot.icon, model.foot.of);
  }
  return [...names];
}

/** The pictures that a face needs, by the names of their files. */
export const picturesOf = (model: FaceModel): readonly string[] =>
  model.type === 'back'
    ? []
    : [...new Set(model.picture.layers.flatMap((layer) => ('image' in layer ? layer.image : [])))];
