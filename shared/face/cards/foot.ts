import type { Foot } from '../model.ts';
import { drawIcon } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { n1, tag } from '../paint/svg.ts';
import { widthOf } from '../font.ts';
import { drawNumber, drawText } from '../type/letters.ts';
import { AXIS, FIELD } from './frame.ts';
import type { Theme } from './theme.ts';

/** Where the text above a foot ends. */
const LAST_LINE = 852;

export const hasSlots = (foot: Foot): foot is Extract<Foot, { kind: 'slots' }> =>
  foot.kind === 'slots' && foot.slots.some(({ fits }) => fits);

/** Height of a foot, in units. */
function footHeight(foot: Foot): number {
  switch (foot.kind) {
    case 'slots':
      return hasSlots(foot) ? 58 : 0;
    case 'reward':
      return 58;
    case 'signature':
      return 76;
    case 'none':
      return 0;
  }
}

export function drawFoot(sheet: Sheet, foot: Foot, theme: Theme): string {
  switch (foot.kind) {
    case 'slots':
      return hasSlots(foot) ? drawSlots(sheet, foot, theme) : '';
    case 'reward':
      return drawReward(sheet, foot, theme);
    case 'signature':
      return drawSignature(foot, theme);
    case 'none':
      return '';
  }
}

const rule = (path: string, stroke: string, opacity: number): string =>
  tag('path', { d: path, stroke, 'stroke-width': 2, 'stroke-opacity': opacity });

/** All slots in a row between two lines; those that the card fits are filled. */
function drawSlots(sheet: Sheet, { slots }: Extract<Foot, { kind: 'slots' }>, theme: Theme): string {
  const [y, size, gap] = [826, 36, 20];
  const width = slots.length * size + (slots.length - 1) * gap;
  const left = AXIS - width / 2;
  const icons = slots.map(({ icon, fits }, i) => {
    const x = left + i * (size + gap) + size / 2;
    if (!fits) return drawIcon(sheet, icon, x, y, size * 0.66, theme.noSlot);
    return (
      tag('circle', { cx: n1(x), cy: y, r: n1(size * 0.6), fill: theme.slot }) +
      drawIcon(sheet, icon, x, y, size * 0.8, INK.white)
    );
  });
  const side = left - 27;
  const lines =
    side - 60 > 20 ? rule(`M60 ${y}H${n1(side)}M${n1(2 * AXIS - side)} ${y}H570`, theme.rule, 0.7) : '';
  return lines + icons.join('');
}

/** What is won: a thing with its name, and a number of another. */
function drawReward(
  sheet: Sheet,
  { label, icon, count, of }: Extract<Foot, { kind: 'reward' }>,
  theme: Theme,
): string {
  const [middle, baseline, size] = [828, 837, 25];
  const named = widthOf('label', label, size);
  const number = widthOf('number', String(count), 38);
  const width = 40 + 12 + named + 26 + number + 10 + 40;
  let x = AXIS - width / 2;
  const step = (by: number): number => {
    const at = x;
    x += by;
    return at;
  };
  return (
    rule(`M46 794H584`, theme.dye.mid, 1) +
    drawIcon(sheet, icon, step(52) + 20, middle, 40, INK.candle) +
    drawText(label, step(named), baseline, { font: 'label', size, fill: theme.text }) +
    drawText('+', step(26) + 13, baseline, { font: 'text', size, fill: theme.quiet }, 'middle') +
    drawNumber(String(count), step(number + 10) + number / 2, middle, 38, INK.white) +
    drawIcon(sheet, of, x + 20, middle, 40, INK.candle)
  );
}

/** Two lines to sign on, with a word below each. */
function drawSignature(
  { labels: [first, second] }: Extract<Foot, { kind: 'signature' }>,
  theme: Theme,
): string {
  const style = { font: 'text', size: 18, fill: theme.quiet } as const;
  const y = LAST_LINE - 20;
  return (
    tag('path', {
      d: `M62 ${y}H392M432 ${y}H568`,
      stroke: theme.dye.light,
      'stroke-opacity': 0.8,
      'stroke-width': 2,
    }) +
    drawText(first, 62, y + 19, style) +
    drawText(second, 432, y + 19, style)
  );
}

/** Where the content above a foot ends. */
export const aboveFoot = (foot: Foot): number => LAST_LINE - footHeight(foot);

/** Nothing of a foot may be wider than the card. */
export const footFits = (foot: Foot): boolean =>
  foot.kind !== 'signature' ||
  (widthOf('text', foot.labels[0], 18) <= 330 && widthOf('text', foot.labels[1], 18) <= FIELD.right - 432);
