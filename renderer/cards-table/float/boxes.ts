// Where things are on the page just now.
import type { Box } from '../../ui/box.ts';

/** Where an element is now, as plain data. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The whole window. */
export const windowBox = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });
