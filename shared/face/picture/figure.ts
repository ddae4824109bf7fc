import type { PictureLayer } from '../model.ts';
import type { Dye } from '../paint/colour.ts';
import { ICON_BOX, iconId } from '../paint/icon.ts';
import type { Sheet } from '../paint/sheet.ts';
import { by, d, linear, n1, tag } from '../paint/svg.ts';
import { ICON_WIDTH, TONE_NAMES, type ToneName } from '../vocabulary.ts';

/** What a figure is made of, from its lit to its dark side. */
type Body = readonly [lit: string, middle: string, dark: string];

const BODIES: { readonly [T in Exclude<ToneName, 'lit' | 'dark' | 'sil'>]: Body } = {
  bone: ['#fffaf0', '#eadcc0', '#b59f7c'],
  red: ['#f0a08c', '#b3202f', '#5c0a18'],
  gold: ['#fff3c8', '#e2b04c', '#8a5a1c'],
  steel: ['#f4f3f6', '#b9bccd', '#666a86'],
  verd: ['#e3f5ec', '#7fbfa9', '#2f6f60'],
};

/** The inks of a figure, from its lit to its dark side. */
export const bodyOf = (tone: Exclude<ToneName, 'sil'>, dye: Dye): Body =>
  tone === 'lit'
    ? [dye.glow, dye.light, dye.mid]
    : tone === 'dark'
      ? [dye.mid, dye.base, dye.deep]
      : BODIES[tone];

/** Unknown names are drawn as lit by the scene. */
const toneOf = (name: string): ToneName => TONE_NAMES.find((tone) => tone === name) ?? 'lit';

export interface FigureStyle {
  readonly dye: Dye;
  readonly light: readonly [x: number, y: number];
  /** From one line of the hatching to the next, in units of the picture. */
  readonly pitch: number;
}

/** Width of the dark line around a figure, and of the light rim inside it. */
const OUTLINE = 15;
const RIM = 3;
/** The light comes from the left, unless it is clearly at the right of the figure. */
const CLEARLY = 60;

/** One icon as an engraved figure: dark outline, rim of light, modelled body, hatched shadow. */
export function drawFigure(sheet: Sheet, index: number, layer: PictureLayer, style: FigureStyle): string {
  const path = sheet.icon(layer.icon);
  if (path === undefined) return unknownFigure(layer, style.dye);
  const { dye, light, pitch } = style;
  const scale = (layer.scale * ICON_WIDTH) / ICON_BOX;
  const tone = toneOf(layer.tint);
  const use = (attributes: { readonly [name: string]: string | number }): string =>
    tag('use', { href: `#${iconId(sheet, layer.icon, path)}`, ...attributes });
  const transform = placement(layer, scale);
  if (tone === 'sil') return tag('g', { transform }, use({ fill: dye.ink }));

  // The icon's own left is the right of the picture where it is mirrored.
  const side = (light[0] > layer.x + CLEARLY ? 1 : -1) * (layer.flip ? -1 : 1);
  const [lit, middle, dark] = bodyOf(tone, dye);
  const part = (name: string): string => sheet.id(`f${index}${name}`);
  const body = linear(part('g'), [256 + side * 170, 40], [256 - side * 170, 490], [[0, lit], [0.45, middle], [1, dark]]); // prettier-ignore
  const defs = body + tag('clipPath', { id: part('c') }, use({})) + shade(part('h'), side, dye.ink);
  return (
    tag('defs', {}, defs) +
    tag(
      'g',
      { transform },
      use({
        fill: dye.ink,
        stroke: dye.ink,
        'stroke-width': n1(OUTLINE / scale),
        'stroke-linejoin': 'round',
      }) +
        use({ fill: lit, transform: `translate(${n1((side * RIM) / scale)} ${n1(-RIM / scale)})` }) +
        use({ fill: by(part('g')) }) +
        tag('g', { 'clip-path': by(part('c')) }, hatching(pitch / scale, side, by(part('h')))),
    )
  );
}

/** Which way the lines of the hatching run, in degrees. */
const SLANT = 38;
/** Ink, as a share of the distance between two lines. */
const THICK = 0.44;
const MIDDLE = ICON_BOX / 2;
/** Half the diagonal of an icon, and a little more. */
const REACH = 370;

/** Lines all over an icon; what is lit stays free of them, because they are drawn with a shade. */
function hatching(step: number, side: number, ink: string): string {
  const lines = Math.ceil((2 * REACH) / step);
  const path = `M${MIDDLE - REACH} ${MIDDLE - REACH}` + d`h${2 * REACH}m${-2 * REACH} ${step}`.repeat(lines);
  return tag('path', {
    d: path,
    stroke: ink,
    'stroke-width': n1(step * THICK),
    transform: `rotate(${side * SLANT} ${MIDDLE} ${MIDDLE})`,
  });
}

/** Ink that begins in the middle of a figure and is full in its shadow; as seen from the slanted lines. */
function shade(id: string, side: number, ink: string): string {
  const angle = (-side * SLANT * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const slanted = (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - MIDDLE, y - MIDDLE];
    return [MIDDLE + dx * cos - dy * sin, MIDDLE + dx * sin + dy * cos];
  };
  const [lit, dark] = [slanted(MIDDLE + side * 110, 130), slanted(MIDDLE - side * 230, 470)];
  return linear(id, lit, dark, [[0.3, ink, 0], [0.62, ink, 0.42], [1, ink, 0.78]]); // prettier-ignore
}

function placement({ x, y, rotate, flip }: PictureLayer, scale: number): string {
  const turned = rotate === 0 ? '' : ` rotate(${n1(rotate)})`;
  const k = Number(scale.toFixed(4));
  const half = ICON_BOX / 2;
  return `translate(${n1(x)} ${n1(y)})${turned} scale(${flip ? -k : k} ${k}) translate(${-half} ${-half})`;
}

/** A figure whose icon is not there: its place can be seen. */
function unknownFigure({ x, y, scale }: PictureLayer, dye: Dye): string {
  const half = (scale * ICON_WIDTH) / 2;
  return tag('rect', {
    x: x - half * 0.7,
    y: y - half * 0.7,
    width: half * 1.4,
    height: half * 1.4,
    fill: 'none',
    stroke: dye.glow,
    'stroke-width': 6,
    'stroke-dasharray': '18 12',
  });
}
