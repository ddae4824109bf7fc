// Reports when something has begun or ceased to cover the board.

/** Milliseconds without a change after which it is reported. */
const REST = 120;
/** What shows or hides something, or makes it lie elsewhere. */
const ATTRIBUTES = ['class', 'hidden', 'data-flying'];

/**
 * Watches everything on the page but the board itself.
 *
 * @param changed called when all is at rest again; not everything that changes lies over the board
 * @returns ends that
 */
export function watchSurroundings(board: HTMLElement, changed: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(rest);
    rest = setTimeout(changed, REST);
  };
  const watcher = new MutationObserver((records) => {
    if (records.some(({ target }) => !board.contains(target))) wait();
  });
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => {
    clearTimeout(rest);
    watcher.disconnect();
  };
}
