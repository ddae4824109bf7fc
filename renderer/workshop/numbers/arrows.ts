import type { Attachment } from 'svelte/attachments';
import { isAlone, listen } from '../../ui/roving.ts';

/** What the arrows go through. */
const POINT = '[data-point]';

/** Keys by the direction in which they lead. */
const ACROSS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };
const UP: { readonly [key: string]: number } = { ArrowUp: 1, ArrowDown: -1 };

const numberOf = (point: SVGElement, name: string): number => Number(point.dataset[name]);

/** The points in the order in which a pair of arrows goes through them. */
function inOrder(points: readonly SVGElement[], first: string, second: string): SVGElement[] {
  return points.toSorted(
    (one, other) =>
      numberOf(one, first) - numberOf(other, first) || numberOf(one, second) - numberOf(other, second),
  );
}

/**
 * One stop for Tab in a drawing: from there the arrows go through its points, which say by `data-across` and `data-up` where they
 * are, and Enter or Space presses one.
 */
export const arrowsThrough: Attachment<HTMLElement> = (drawing) => {
  let current: SVGElement | null = null;
  const points = (): SVGElement[] => [...drawing.querySelectorAll<SVGElement>(POINT)];

  function settle(): void {
    const all = points();
    if (current === null || !all.includes(current)) current = inOrder(all, 'across', 'up').at(0) ?? null;
    for (const point of all) point.setAttribute('tabindex', point === current ? '0' : '-1');
  }

  function onfocusin({ target }: FocusEvent): void {
    if (!(target instanceof SVGElement) || !target.matches(POINT)) return;
    current = target;
    settle();
  }

  function onkeydown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof SVGElement) || !target.matches(POINT) || !isAlone(event)) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const order = key in UP ? inOrder(points(), 'up', 'across') : inOrder(points(), 'across', 'up');
    const step = ACROSS[key] ?? UP[key];
    const to =
      key === 'Home'
        ? 0
        : key === 'End'
          ? order.length - 1
          : step === undefined
            ? undefined
            : order.indexOf(target) + step;
    if (to === undefined) return;
    event.preventDefault();
    order.at(Math.max(0, Math.min(to, order.length - 1)))?.focus();
  }

  return listen(drawing, { settle, onfocusin, onkeydown });
};
