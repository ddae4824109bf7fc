import type { Picture } from '../model.ts';
import type { Dye } from '../paint/colour.ts';
import { chance } from '../paint/chance.ts';
import type { Sheet } from '../paint/sheet.ts';
import { by, n1, radial, tag } from '../paint/svg.ts';
import {
  FRONT_NAMES,
  PICTURE_MIDDLE,
  PICTURE_SIZE,
  SCENE_NAMES,
  type FrontName,
  type SceneName,
} from '../vocabulary.ts';
import { drawFigure } from './figure.ts';
import { FRONTS } from './fronts.ts';
import { wash, type Plate } from './kit.ts';
import { SCENES } from './scenes.ts';

interface PictureStyle {
  readonly dye: Dye;
  /** Of everything that is left to chance. */
  readonly seed: string;
  /** From one line of the hatching to the next, in units of the picture. */
  readonly pitch: number;
}

/** Where a picture is shown, in units of the face. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PITCH = 5.2;
/** A picture lower than this shows its figures smaller, so that they stay whole. */
const ROOMY = 340;
/** The subject is a little below the middle of the picture. */
const DROP = PICTURE_MIDDLE.y - PICTURE_SIZE.height / 2;

const isFront = (name: string): name is FrontName => FRONT_NAMES.some((front) => front === name);
const isScene = (name: string): name is SceneName => SCENE_NAMES.some((scene) => scene === name);

/** Where the units of a picture are in those of the face, and how much smaller its figures are around its middle. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shrink: number;
}

/** Where a picture is that fills a window; what does not fit is cut off around its middle. */
export function placeIn(window: Window): PicturePlace {
  const scale = Math.max(window.width / PICTURE_SIZE.width, window.height / PICTURE_SIZE.height);
  const above = window.y + window.height / 2 - (PICTURE_SIZE.height / 2 + DROP) * scale;
  return {
    x: window.x + window.width / 2 - (PICTURE_SIZE.width / 2) * scale,
    y: Math.min(window.y, above),
    scale,
    shrink: Math.max(0.3, Math.min(1, window.height / scale / ROOMY)),
  };
}

/** A picture as it is: all of it, and nothing smaller. */
export const WHOLE: PicturePlace = { x: 0, y: 0, scale: 1, shrink: 1 };

/** A picture in a window. */
export function drawPicture(
  sheet: Sheet,
  picture: Picture,
  window: Window,
  dye: Dye,
  seed: string,
  hatching = 1,
  place = placeIn(window),
): string {
  const { x, y, scale, shrink } = place;
  const clip = sheet.id('ac');
  const content = engrave(sheet, picture, shrink, { dye, seed, pitch: PITCH * hatching });
  return (
    tag('clipPath', { id: clip }, tag('rect', { ...window, height: n1(window.height) })) +
    tag(
      'g',
      { 'clip-path': by(clip) },
      tag('g', { transform: `translate(${n1(x)} ${n1(y)}) scale(${Number(scale.toFixed(4))})` }, content),
    )
  );
}

/** A picture of 600 x 400, with its figures as large as `shrink` says. */
function engrave(sheet: Sheet, picture: Picture, shrink: number, { dye, seed, pitch }: PictureStyle): string {
  const [lx, ly] = picture.light;
  const plate: Plate = {
    id: (part) => sheet.id(`p${part}`),
    dye,
    chance: chance(seed),
    light: picture.light,
  };
  const scene = SCENES[isScene(picture.ground) ? picture.ground : 'glory'](plate);
  const halo = plate.id('hl');
  const vignette = plate.id('vg');
  const figures = picture.layers.map((layer, i) =>
    drawFigure(sheet, i, layer, { dye, light: picture.light, pitch }),
  );
  const fronts = picture.front.filter(isFront).map((name) => FRONTS[name](plate));
  return (
    scene +
    tag(
      'defs',
      {},
      radial(halo, lx, ly, 170, [
        [0, dye.glow, 0.55],
        [1, dye.glow, 0],
      ]),
    ) + // prettier-ignore
    tag('circle', { cx: lx, cy: ly, r: 170, fill: by(halo) }) +
    (shrink < FRIEZE.below ? frieze(sheet, picture, shrink, dye) : '') +
    shrunk(figures.join(''), shrink) +
    fronts.join('') +
    tag(
      'defs',
      {},
      radial(vignette, 300, 195, 380, [
        [0.55, dye.ink, 0],
        [1, dye.ink, 0.72],
      ]),
    ) + // prettier-ignore
    wash(by(vignette))
  );
}

/** In a low picture its figures are seen again at both sides, as shadows: how small, how dark, and how far from the middle. */
const FRIEZE = { below: 0.72, scale: 0.78, ink: 0.5, apart: 172, fading: 0.55 } as const;

/** Shadows of the figures, smaller and paler towards the sides; picture files have none. */
function frieze(sheet: Sheet, { layers, light }: Picture, shrink: number, dye: Dye): string {
  const outlines = layers.flatMap((layer, i) =>
    'image' in layer ? [] : drawFigure(sheet, i, { ...layer, tint: 'sil' }, { dye, light, pitch: PITCH }),
  );
  if (outlines.length === 0) return '';
  const id = sheet.define('fz', (own) => tag('g', { id: own }, outlines.join('')));
  const { x, y } = PICTURE_MIDDLE;
  const scale = shrink * FRIEZE.scale;
  return [-2, -1, 1, 2]
    .map((step) => {
      const far = Math.abs(step) - 1;
      const k = scale * (1 - far * 0.14);
      const left = x + step * FRIEZE.apart * (1 - far * 0.1);
      return tag('use', {
        href: `#${id}`,
        transform: `translate(${n1(left)} ${n1(y)}) scale(${(step < 0 ? k : -k).toFixed(3)} ${k.toFixed(3)}) translate(-${x} -${y})`,
        opacity: FRIEZE.ink * FRIEZE.fading ** far,
      });
    })
    .join('');
}

/** Smaller around the middle of the picture. */
function shrunk(content: string, scale: number): string {
  if (scale === 1 || content === '') return content;
  const { x, y } = PICTURE_MIDDLE;
  return tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(-${x} -${y})` },
    content,
  );
}
