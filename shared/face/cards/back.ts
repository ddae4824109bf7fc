import { FACE_SIZE, type BackModel } from '../model.ts';
import { dye, type Dye } from '../paint/colour.ts';
import { drawIcon } from '../paint/icon.ts';
import type { Sheet } from '../paint/sheet.ts';
import { by, d, n1, radial, tag } from '../paint/svg.ts';
import { INK } from '../paint/palette.ts';
import { AXIS, drawEdge, drawField, FIELD } from './frame.ts';

const MIDDLE = FACE_SIZE.height / 2;

/** The back of a deck: the tower's three rings from above. No back shows which way up it is. */
export function drawBack(sheet: Sheet, back: BackModel): string {
  const inks = dye(back.dye);
  const field =
    ground(sheet, inks) + panel(inks) + rings(inks) + boss(sheet, back, inks) + flames(sheet, inks);
  return drawEdge({ dye: inks, night: false }, false) + drawField(sheet, field);
}

/** Quatrefoils all over. */
function ground(sheet: Sheet, { light, mid, base, deep }: Dye): string {
  const [shade, diaper] = [sheet.id('bk'), sheet.id('dp')];
  const TILE = 66;
  const foil = tag('path', {
    d: 'M33 13a10 10 0 0 1 10 10 10 10 0 0 1 10 10 10 10 0 0 1-10 10 10 10 0 0 1-10 10 10 10 0 0 1-10-10 10 10 0 0 1-10-10 10 10 0 0 1 10-10 10 10 0 0 1 10-10Z',
    fill: light,
    'fill-opacity': 0.1,
    stroke: light,
    'stroke-opacity': 0.3,
    'stroke-width': 2,
  });
  const lozenges = (path: string, opacity: number): string =>
    tag('path', { d: path, fill: light, 'fill-opacity': opacity });
  const lattice = tag('path', {
    d: 'M0 0 66 66M66 0 0 66',
    stroke: light,
    'stroke-opacity': 0.12,
    'stroke-width': 2,
  });
  const pattern = tag(
    'pattern',
    {
      id: diaper,
      width: TILE,
      height: TILE,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'translate(18 11)',
    },
    foil +
      lozenges('M33 27 39 33 33 39 27 33Z', 0.4) +
      lattice +
      lozenges('M-7 0 0-7 7 0 0 7ZM59 0 66-7 73 0 66 7ZM-7 66 0 59 7 66 0 73ZM59 66 66 59 73 66 66 73Z', 0.3),
  );
  const gradient = radial(shade, AXIS, MIDDLE, 520, [[0, mid], [0.45, base], [1, deep]]); // prettier-ignore
  const whole = (fill: string): string =>
    tag('rect', { x: FIELD.left, y: FIELD.top, width: FIELD.width, height: FIELD.height, fill });
  return tag('defs', {}, gradient + pattern) + whole(by(shade)) + whole(by(diaper));
}

/** A pointed arch, mirrored below. */
function arch(inset: number): string {
  const [left, right] = [52 + inset, 578 - inset];
  const [upper, lower] = [190 + inset, 690 - inset];
  return (
    d`M${left} ${MIDDLE}V${upper}C${left} ${upper - 40} ${150 + inset} ${upper - 60} ${AXIS} ${44 + inset}` +
    d`C${480 - inset} ${upper - 60} ${right} ${upper - 40} ${right} ${upper}V${lower}` +
    d`C${right} ${lower + 40} ${480 - inset} ${lower + 60} ${AXIS} ${836 - inset}` +
    d`C${150 + inset} ${lower + 60} ${left} ${lower + 40} ${left} ${lower}Z`
  );
}

function panel({ light }: Dye): string {
  const around = `M${FIELD.left} ${FIELD.top}H${FIELD.right}V${FIELD.bottom}H${FIELD.left}Z`;
  const edge = (inset: number, width: number, opacity?: number): string =>
    tag('path', {
      d: arch(inset),
      fill: 'none',
      stroke: light,
      'stroke-width': width,
      'stroke-opacity': opacity,
    });
  return (
    tag('path', { d: around + arch(0), 'fill-rule': 'evenodd', fill: INK.frame, 'fill-opacity': 0.55 }) +
    edge(0, 4) +
    edge(14, 2, 0.5)
  );
}

function rings({ light, base }: Dye): string {
  const circle = (r: number, attributes: { readonly [name: string]: string | number }): string =>
    tag('circle', { cx: AXIS, cy: MIDDLE, r, fill: 'none', ...attributes });
  return (
    [
      [208, 30],
      [160, 26],
      [114, 22],
    ] as const
  )
    .map(
      ([r, width]) =>
        circle(r, { stroke: INK.frame, 'stroke-width': width + 8 }) +
        circle(r, { stroke: base, 'stroke-width': width }) +
        // Twelve stones in each ring.
        circle(r, {
          stroke: light,
          'stroke-width': width - 8,
          'stroke-dasharray': `${n1((2 * Math.PI * r) / 12 - 5)} 5`,
          'stroke-opacity': 0.42,
          transform: `rotate(${r} ${AXIS} ${MIDDLE})`,
        }) +
        circle(r + width / 2, { stroke: light, 'stroke-width': 2 }),
    )
    .join('');
}

/** The icon of the deck, or a seal of wax over it. */
function boss(sheet: Sheet, { glyph, sealed }: BackModel, { deep, glow }: Dye): string {
  const plate =
    tag('circle', { cx: AXIS, cy: MIDDLE, r: 92, fill: INK.frame }) +
    tag('circle', {
      cx: AXIS,
      cy: MIDDLE,
      r: 84,
      fill: sealed ? '#7d1020' : deep,
      stroke: glow,
      'stroke-width': 4,
    });
  if (!sealed) return plate + drawIcon(sheet, glyph, AXIS, MIDDLE, 112, glow);
  return (
    plate +
    drawIcon(sheet, 'wax-seal', AXIS, MIDDLE, 170, '#b3202f') +
    drawIcon(sheet, 'crowned-skull', AXIS, MIDDLE, 84, '#f3d9cf')
  );
}

function flames(sheet: Sheet, { glow }: Dye): string {
  const flame = drawIcon(sheet, 'candle-flame', AXIS, 118, 54, glow);
  return flame + tag('g', { transform: `rotate(180 ${AXIS} ${MIDDLE})` }, flame);
}
