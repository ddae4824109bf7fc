/** What arrow keys do among the stops of an element. */
interface Roving {
  /** Lets Tab stop at one of them only; called whenever some come or go. */
  settle(): void;
  onfocusin(event: FocusEvent): void;
  onkeydown(event: KeyboardEvent): void;
}

/** Whether a key is pressed alone: with one of these it means something else. */
export const isAlone = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey;

/** Has an element listen to keys and to what comes and goes in it. @returns what ends that */
export function listen(element: HTMLElement, { settle, onfocusin, onkeydown }: Roving): () => void {
  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', onfocusin);
  element.addEventListener('keydown', onkeydown);
  return () => {
    watcher.disconnect();
    element.removeEventListener('focusin', onfocusin);
    element.removeEventListener('keydown', onkeydown);
  };
}

/**
 * Where a key leads from one of several rows, round from the last to the first.
 *
 * @returns the index of the row; undefined: the key leads nowhere
 */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : (to + count) % count;
}

/** Moves the focus among the items of a menu. @returns whether the key does that */
export function moveInMenu(items: readonly HTMLElement[], key: string): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const to = rowAfter(key, at, items.length);
  if (to !== undefined) items.at(to)?.focus();
  return to !== undefined;
}
