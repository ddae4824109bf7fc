// Where the elements over the board go: at their places as far as they can, never over one another, never outside.
import type { Box } from '../ui/box.ts';

/** An element that wants a place. */
export interface Wanted {
  readonly key: string;
  /** Where its middle should be. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Lower ones choose first. */
  readonly rank: number;
  /** How far it may be moved, in pixels. */
  readonly reach: number;
  /** Nothing is lost if it has no place: it is only there for the keyboard. */
  readonly optional: boolean;
}

export interface Arranged {
  /** How far each element is from where it should be. */
  readonly shifts: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  /** Elements that found no place, and the ones that speak for them. */
  readonly merged: ReadonlyMap<string, string>;
}

/** Space between elements, in pixels. */
const GAP = 2;

/** So far away, in pixels, elements speak for others. */
const NEAR = 110;

/** Ways to move aside: near ones first, in sixteen directions. */
const SHIFTS: readonly { readonly x: number; readonly y: number; readonly far: number }[] = [
  { x: 0, y: 0, far: 0 },
  ...[6, 12, 18, 24, 32, 40, 50, 60, 72, 86, 100].flatMap((far) =>
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * Math.PI * 2;
      return { x: Math.sin(angle) * far, y: -Math.cos(angle) * far, far };
    }),
  ),
];

/**
 * Finds a place for every element, in the order of their ranks.
 *
 * @param room nothing may reach out of it
 * @param taken nothing may touch these
 * @param seen better not covered: figures
 */
export function arrange(
  wanted: readonly Wanted[],
  room: Box,
  taken: readonly Box[],
  seen: readonly Box[],
): Arranged {
  const shifts = new Map<string, { x: number; y: number }>();
  const merged = new Map<string, string>();
  const boxes: { readonly key: string; readonly box: Box }[] = taken.map((box) => ({ key: '', box }));
  for (const element of [...wanted].sort((a, b) => a.rank - b.rank)) {
    const full = boxes.map(({ box }) => box);
    const place = (reach: number) =>
      placeFor({ ...element, reach }, room, full, element.optional ? [] : seen);
    let found = place(element.reach);
    if (found === null && !element.optional) {
      const host = nearest(element, boxes, wanted);
      // A label far away cannot speak for it: then it goes as far as it has to.
      if (host === null || host.far > NEAR) found = place(Infinity);
      if (found === null && host !== null) merged.set(element.key, host.key);
    }
    if (found === null) continue;
    shifts.set(element.key, { x: found.x - element.x, y: found.y - element.y });
    boxes.push({ key: element.key, box: boxAt(element, found.x, found.y) });
  }
  return { shifts, merged };
}

/** The best place within reach; null: there is none. */
function placeFor(
  element: Wanted,
  room: Box,
  taken: readonly Box[],
  seen: readonly Box[],
): { readonly x: number; readonly y: number } | null {
  let best: { x: number; y: number } | null = null;
  let least = Infinity;
  for (const shift of SHIFTS) {
    // Covering a figure weighs as much as moving a little.
    if (shift.far > element.reach || shift.far >= least) break;
    const at = inside(element, element.x + shift.x, element.y + shift.y, room);
    const far = Math.hypot(at.x - element.x, at.y - element.y);
    if (far > element.reach + 1) continue;
    const box = boxAt(element, at.x, at.y);
    if (taken.some((other) => touch(box, other, GAP))) continue;
    const cost = far + seen.reduce((sum, other) => sum + covered(box, other), 0) * 40;
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

const boxAt = ({ width, height }: Wanted, x: number, y: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** The nearest middle from which an element lies within the room. */
function inside({ width, height }: Wanted, x: number, y: number, room: Box): { x: number; y: number } {
  const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
  return {
    x: between(x, room.left + width / 2, room.left + room.width - width / 2),
    y: between(y, room.top + height / 2, room.top + room.height - height / 2),
  };
}

export const touch = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

/** Something that is pointed at moves a little; elements need not make room for that. In pixels. */
const STIR = 8;

/** Do the same things lie at the same places? */
export const areAlike = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.length === others.length &&
  some.every(({ left, top, width, height }, i) => {
    const other = others[i];
    const [right, bottom] = [other.left + other.width, other.top + other.height];
    const off = [left - other.left, top - other.top, left + width - right, top + height - bottom];
    return off.every((far) => Math.abs(far) < STIR);
  });

/** The part of a box that another one covers, 0 to 1. */
function covered(box: Box, other: Box): number {
  const width = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
  const height = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
  return width > 0 && height > 0 ? (width * height) / (other.width * other.height) : 0;
}

/** The placed element that lies nearest and is not optional itself. */
function nearest(
  element: Wanted,
  boxes: readonly { readonly key: string; readonly box: Box }[],
  wanted: readonly Wanted[],
): { readonly key: string; readonly far: number } | null {
  let best: string | null = null;
  let least = Infinity;
  for (const { key, box } of boxes) {
    if (wanted.find((other) => other.key === key)?.optional !== false) continue;
    const far = Math.hypot(box.left + box.width / 2 - element.x, box.top + box.height / 2 - element.y);
    if (far < least) [best, least] = [key, far];
  }
  return best === null ? null : { key: best, far: least };
}
