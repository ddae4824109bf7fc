import type { IconLayer, LayerPlace, PathLayer, PictureLayer } from '../model.ts';
import type { Dye } from '../paint/colour.ts';
import { ICON_BOX, iconId } from '../paint/icon.ts';
import type { Sheet } from '../paint/sheet.ts';
import { by, d, linear, n1, tag } from '../paint/svg.ts';
import { ICON_WIDTH } from '../vocabulary.ts';
import { OUTLINE, SLANT, THICK, type FigureStyle } from './engraving.ts';
import { drawImage } from './image.ts';
import { placement } from './placement.ts';
import { bodyOf, toneOf } from './tones.ts';

/** Width of the light rim inside of the outline. */
const RIM = 3;
/** The light comes from the left, unless it is clearly at the right of the figure. */
const CLEARLY = 60;

/** One layer of a picture: an engraved figure, or a picture file, which is left out where it is not there. */
export function drawFigure(sheet: Sheet, index: number, layer: PictureLayer, style: FigureStyle): string {
  if ('image' in layer) return drawImage(sheet, index, layer, style);
  if ('path' in layer) {
    const id = sheet.define(`o${index}`, (own) => tag('path', { id: own, d: layer.path }));
    return drawOutline(sheet, id, index, layer, style);
  }
  const path = sheet.icon(layer.icon);
  return path === undefined
    ? unknownFigure(layer, style.dye)
    : drawOutline(sheet, iconId(sheet, layer.icon, path), index, layer, style);
}

/** An outline as an engraved figure: dark outline, rim of light, modelled body, hatched shadow. */
function drawOutline(
  sheet: Sheet,
  outline: string,
  index: number,
  layer: IconLayer | PathLayer,
  style: FigureStyle,
): string {
  const { dye, light, pitch } = style;
  const scale = (layer.scale * ICON_WIDTH) / ICON_BOX;
  const tone = toneOf(layer.tint);
  const use = (attributes: { readonly [name: string]: string | number }): string =>
    tag('use', { href: `#${outline}`, ...attributes });
  const transform = placement(layer, scale, [ICON_BOX / 2, ICON_BOX / 2]);
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

/** A figure whose icon is not there: its place can be seen. */
function unknownFigure({ x, y, scale }: LayerPlace, dye: Dye): string {
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
