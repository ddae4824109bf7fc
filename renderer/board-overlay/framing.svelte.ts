import { touch } from './arrange.ts';
import type { Box } from '../ui/box.ts';
import { roundIn } from './round.ts';
import type { Insets } from '../scene3d/types.ts';

/** Where cards and the like lie, also while one is still on its way there. */
const PLACES = '[data-place]';
/** What can be done besides, in rows that take all of their room. */
const ROWS = '[data-zone="more"] > *';
/** What is taken: places, rows, and what can be pressed. What has a layer of its own comes and goes. */
const TAKEN = `:is(${PLACES}, ${ROWS}, button, a, input):not([data-spot], .sr, ${PLACES} *, ${ROWS} *, [popover] *, dialog *)`;

/** Where something begins in the window. */
type Corner = Pick<Box, 'left' | 'top'>;

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How large the board is, and how much of it is covered. */
export class Framing {
  size = $state.raw({ width: 0, height: 0 });
  insets: Insets = $state.raw(NONE);
  /** The same for something round: in the corners cards may lie before it. */
  round: Insets = $state.raw(NONE);
  private frame: HTMLElement | null = null;
  private clear: HTMLElement | null = null;

  /**
   * Watches a board.
   *
   * @param clear the part of it that nothing else covers; null: all of it
   * @returns ends that
   */
  watch(frame: HTMLElement, clear: HTMLElement | null): () => void {
    this.frame = frame;
    this.clear = clear;
    const watcher = new ResizeObserver(() => this.measure());
    watcher.observe(frame);
    if (clear !== null) watcher.observe(clear);
    this.measure();
    return () => watcher.disconnect();
  }

  /** Looks again what lies where. */
  measure(): void {
    if (this.frame === null) return;
    const outer = this.frame.getBoundingClientRect();
    const size = { width: outer.width, height: outer.height };
    if (!same(size, this.size)) this.size = size;
    const box = this.clear === null ? { left: 0, top: 0, ...size } : boxOf(this.clear, outer);
    const insets = insetsOf(box, size);
    if (!same(insets, this.insets)) this.insets = insets;
    const round = insetsOf(roundIn(box, this.over(PLACES)), size);
    if (!same(round, this.round)) this.round = round;
  }

  /** Everything that lies over the board and is not its own: cards, and what can be pressed. */
  taken(): Box[] {
    return this.over(TAKEN);
  }

  private over(selector: string): Box[] {
    const { width, height } = this.size;
    // Once: there are hundreds of elements, and each box that is asked for takes a while.
    const outer = this.corner;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => boxOf(element, outer))
      .filter((box) => touch(box, { left: 0, top: 0, width, height }));
  }

  /** Where the board begins in the window. */
  private get corner(): Corner {
    return this.frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  }

  /** A box of the board, in the window. */
  inWindow(box: Box | undefined): Box {
    const outer = this.corner;
    const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
    return { left: outer.left + left, top: outer.top + top, width, height };
  }
}

/** Where an element is on a board. */
function boxOf(element: HTMLElement, outer: Corner): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - outer.left, top: top - outer.top, width, height };
}

const same = <T extends object>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The margins around a box. */
const insetsOf = ({ left, top, width, height }: Box, size: { width: number; height: number }): Insets => ({
  top: Math.max(0, top),
  left: Math.max(0, left),
  right: Math.max(0, size.width - left - width),
  bottom: Math.max(0, size.height - top - height),
});
