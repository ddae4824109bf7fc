import type { Box } from './box.ts';

type Size = Pick<Box, 'width' | 'height'>;
type Place = Pick<Box, 'left' | 'top'>;
/** Whether something that must be seen is at a point. */
type IsTaken = (left: number, top: number) => boolean;

/** How far apart is looked, in CSS pixels: less than any control is wide and high. Rows between controls are narrower than gaps beside them. */
const ACROSS = 8;
const DOWN = 4;

/** Whether a box lies over nothing that is taken. */
export function isClear({ left, top, width, height }: Box, isTaken: IsTaken): boolean {
  for (let y = top; y < top + height + DOWN; y += DOWN)
    for (let x = left; x < left + width + ACROSS; x += ACROSS) if (isTaken(x, y)) return false;
  return true;
}

/** Where a box is clear: as high as can be, and there as near to the middle; null: nowhere. */
export function clearPlace(box: Size, room: Size, isTaken: IsTaken): Place | null {
  // What is over the end is looked at as well.
  const [most, lowest] = [room.width - box.width - ACROSS, room.height - box.height - DOWN];
  const middle = Math.max(0, Math.floor(most / 2 / ACROSS)) * ACROSS;
  const known = new Map<number, boolean>();
  const once: IsTaken = (x, y) => {
    const key = y * 2 * (room.width + ACROSS) + x;
    const found = known.get(key) ?? isTaken(x, y);
    known.set(key, found);
    return found;
  };
  for (let top = DOWN; top <= lowest; top += DOWN)
    for (let away = 0; away <= most; away += ACROSS)
      for (const left of away === 0 ? [middle] : [middle - away, middle + away])
        if (left >= ACROSS && left <= most && isClear({ ...box, left, top }, once)) return { left, top };
  return null;
}
