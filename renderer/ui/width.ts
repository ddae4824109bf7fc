/** Tells of the widths of elements once the page has been laid out: to ask for one before that would lay it out once more. */
const watcher =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries)
          told.get(target)?.(Math.round(borderBoxSize[0].inlineSize));
      });
const told = new WeakMap<Element, (width: number) => void>();

/**
 * To be attached to an element: tells its width in whole pixels with its borders, before it is first painted and whenever it changes.
 *
 * @param tell 0 while it is not shown
 */
export const measured =
  (tell: (width: number) => void) =>
  (element: Element): (() => void) => {
    told.set(element, tell);
    watcher?.observe(element);
    return () => watcher?.unobserve(element);
  };
