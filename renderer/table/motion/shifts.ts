// Cards that are not moved themselves make room for others: they glide to their new places.
import { movedFrom } from './ghost.ts';
import type { Box } from '../../ui/box.ts';

/** What makes room. */
const CARDS = '[data-place^="card:"]';

/** Less than this is not seen, in CSS pixels. */
const LEAST = 2;

/** All cards, where they lie just now. */
export function cardBoxes(root: ParentNode): Map<string, { readonly element: Element; readonly box: Box }> {
  const found = new Map<string, { element: Element; box: Box }>();
  for (const element of root.querySelectorAll(CARDS)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0)
      found.set(element.getAttribute('data-place')!, { element, box: { left, top, width, height } });
  }
  return found;
}

export type CardBoxes = ReturnType<typeof cardBoxes>;

/** Lets cards glide from where they were. @param ms how long @param but those that move otherwise */
export function shift(
  before: CardBoxes,
  now: CardBoxes,
  but: (card: string) => boolean,
  ms: number,
  easing: string,
): Animation[] {
  return [...now].flatMap(([card, { element, box }]) => {
    const was = before.get(card)?.box;
    if (was === undefined || but(card) || !isMoved(was, box)) return [];
    const transform = [`${movedFrom(was, box)}`, 'none'];
    const options: KeyframeAnimationOptions = { duration: ms, easing };
    return [element.animate({ transform, transformOrigin: ['0 0', '0 0'] }, options)];
  });
}

const isMoved = (a: Box, b: Box): boolean =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > LEAST;
