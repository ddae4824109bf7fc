import type { ImageLayer } from '../model.ts';
import { channelsOf, type Dye } from '../paint/colour.ts';
import type { Sheet, PictureFile } from '../paint/sheet.ts';
import { by, d, n1, tag } from '../paint/svg.ts';
import { ICON_WIDTH } from '../vocabulary.ts';
import { OUTLINE, SLANT, THICK, type FigureStyle } from './engraving.ts';
import { placement } from './placement.ts';
import { bodyOf, toneOf } from './tones.ts';

/** The part of a picture that a layer shows, in pixels of the picture. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const shownOf = (
  { crop: [left, top, width, height] }: Pick<ImageLayer, 'crop'>,
  file: Pick<PictureFile, 'width' | 'height'>,
): Part => ({
  x: left * file.width,
  y: top * file.height,
  width: width * file.width,
  height: height * file.height,
});

/** A picture that nothing shines through, which is outlined, and hatched where it is printed. */
const isOpaque = ({ image }: ImageLayer): boolean => image.endsWith('.jpg');

/** How much of the light the lines of the hatching take. */
const SHADE = 0.3;

/** A picture file: in its own colours, or printed in the inks of a tone; nothing where it is not there. */
export function drawImage(
  sheet: Sheet,
  index: number,
  layer: ImageLayer,
  { dye, pitch }: FigureStyle,
): string {
  const file = sheet.picture(layer.image);
  if (file === undefined) return '';
  const part = shownOf(layer, file);
  const scale = (layer.scale * ICON_WIDTH) / part.width;
  const middle = [part.x + part.width / 2, part.y + part.height / 2] as const;
  const picture = sheet.define(`m-${layer.image.slice(0, 16)}`, (id) =>
    tag('image', {
      id,
      href: file.url,
      width: file.width,
      height: file.height,
      preserveAspectRatio: 'none',
    }),
  );
  const [clip, inks] = [sheet.id(`m${index}c`), sheet.id(`m${index}t`)];
  const edges = { x: n1(part.x), y: n1(part.y), width: n1(part.width), height: n1(part.height) };
  const isPrinted = layer.tint !== null;
  const line = { fill: dye.ink, stroke: dye.ink, 'stroke-width': n1(OUTLINE / scale) };
  const shown =
    tag('use', { href: `#${picture}`, filter: isPrinted ? by(inks) : undefined }) +
    (isPrinted && isOpaque(layer) ? hatchingOver(part, middle, pitch / scale, dye.ink) : '');
  return (
    tag(
      'defs',
      {},
      tag('clipPath', { id: clip }, tag('rect', edges)) +
        (layer.tint === null ? '' : printing(inks, layer.tint, dye)),
    ) +
    tag(
      'g',
      { transform: placement(layer, scale, middle) },
      (isOpaque(layer) ? tag('rect', { ...edges, ...line, 'stroke-linejoin': 'round' }) : '') +
        tag('g', { 'clip-path': by(clip) }, shown),
    )
  );
}

/** Lines over all of a picture, as figures are hatched. @param step from one line to the next */
function hatchingOver(
  { width, height }: Part,
  [cx, cy]: readonly [number, number],
  step: number,
  ink: string,
): string {
  const reach = Math.hypot(width, height) / 2;
  const lines = Math.ceil((2 * reach) / step);
  return tag('path', {
    d: `M${n1(cx - reach)} ${n1(cy - reach)}` + d`h${2 * reach}m${-2 * reach} ${step}`.repeat(lines),
    stroke: ink,
    'stroke-opacity': SHADE,
    'stroke-width': n1(step * THICK),
    transform: `rotate(${-SLANT} ${n1(cx)} ${n1(cy)})`,
  });
}

/** How bright each colour is to the eye. */
const LUMINANCE = '0.2126 0.7152 0.0722 0 0';

/** What is dark in a picture gets the dark ink of a tone, what is light its light one. */
function printing(id: string, name: string, dye: Dye): string {
  const tone = toneOf(name);
  const inks = tone === 'sil' ? [dye.ink, dye.ink] : [dye.ink, ...[...bodyOf(tone, dye)].reverse()];
  const channels = inks.map(channelsOf);
  const table = (channel: 0 | 1 | 2): string =>
    channels.map((one) => String(Math.round((one[channel] / 255) * 1000) / 1000)).join(' ');
  return tag(
    'filter',
    { id, x: '0', y: '0', width: '1', height: '1', 'color-interpolation-filters': 'sRGB' },
    tag('feColorMatrix', {
      type: 'matrix',
      values: `${LUMINANCE} ${LUMINANCE} ${LUMINANCE} 0 0 0 1 0`,
    }) +
      tag(
        'feComponentTransfer',
        {},
        (['feFuncR', 'feFuncG', 'feFuncB'] as const)
          .map((part_, channel) => tag(part_, { type: 'table', tableValues: table(channel as 0 | 1 | 2) }))
          .join(''),
      ),
  );
}
