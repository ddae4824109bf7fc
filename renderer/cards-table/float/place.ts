// Where slips and large cards go: near what they belong to, inside the window, and not over what eyes look for.
import type { Box } from '../../ui/box.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

/** A place for something. */
export interface AnchoredPlace {
  readonly left: number;
  readonly top: number;
  /** On which side of its anchor it lies; null: it points at none. */
  readonly side: Side | null;
  /** Where it points at its anchor: from its own left edge, or from its top edge where it lies to the left or right. */
  readonly tip: number;
}

/** Space between a slip and its anchor, and at the edges of the window. */
const GAP = 10;
export const EDGE = 6;

/** Part of a slip that may lie over what should stay free, before another side is better. */
const TOLERATED = 0.35;

/**
 * A place beside an anchor: the first of the sides on which it leaves the anchor free, and most of what should stay free
 * as well, or else the one where it covers least. It is moved along the side, and in the end inwards, to stay in the room.
 *
 * @param free what should stay uncovered
 */
export function beside(
  anchor: Box,
  size: Size,
  room: Box,
  sides: readonly Side[],
  free: readonly Box[],
): AnchoredPlace {
  const spots = sides.map((side): AnchoredPlace => {
    const corner = inside(at(anchor, size, side), size, room);
    return { ...corner, side, tip: tipOf(anchor, size, corner, side) };
  });
  const over = ({ left, top }: AnchoredPlace, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + overlap({ left, top, ...size }, box), 0);
  const most = TOLERATED * size.width * size.height;
  const good = spots.find((spot) => over(spot, [anchor]) === 0 && over(spot, free) <= most);
  const covered = (spot: AnchoredPlace): number => over(spot, [anchor, ...free]);
  return good ?? spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

function at(anchor: Box, { width, height }: Size, side: Side): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - width / 2;
  switch (side) {
    case 'above':
      return { left: middle, top: anchor.top - GAP - height };
    case 'below':
      return { left: middle, top: anchor.top + anchor.height + GAP };
    case 'left':
      return { left: anchor.left - GAP - width, top: anchor.top };
    case 'right':
      return { left: anchor.left + anchor.width + GAP, top: anchor.top };
  }
}

/** Least distance of the tip from the corners. */
const CORNER = 22;

function tipOf(anchor: Box, size: Size, { left, top }: { left: number; top: number }, side: Side): number {
  const across = side === 'above' || side === 'below';
  const goal = across ? anchor.left + anchor.width / 2 - left : anchor.top + anchor.height / 2 - top;
  return between(goal, CORNER, (across ? size.width : size.height) - CORNER);
}

/** How far what lies at the foot of the stage may reach down towards the hand, in CSS pixels. */
const STRIP = 18;

/**
 * A place at the foot of the stage, between cards that stand there; it points at the card to its left, where that is what
 * it belongs to.
 */
export function docked(size: Size, stage: Box, card: number, anchor: Box): AnchoredPlace {
  const left = stage.left + card + GAP * 2;
  const top = stage.top + stage.height + STRIP - size.height;
  const lies = anchor.left + anchor.width <= left + GAP && anchor.top + anchor.height > top;
  const tip = tipOf(anchor, size, { left, top }, 'right');
  return { left, top, side: lies ? 'right' : null, tip };
}

const inside = (
  { left, top }: { readonly left: number; readonly top: number },
  size: Size,
  room: Box,
): { left: number; top: number } => ({
  left: between(left, room.left + EDGE, room.left + room.width - EDGE - size.width),
  top: between(top, room.top + EDGE, room.top + room.height - EDGE - size.height),
});

/** A number within bounds; where they cross, the lower one counts. */
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The middle of the stage, where figures are what eyes look for first. */
export function stageMiddle({ left, top, width, height }: Box): Box {
  return { left: left + width * 0.36, top: top + height * 0.12, width: width * 0.28, height: height * 0.66 };
}
