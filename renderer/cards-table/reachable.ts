/** To be attached to a box: while there is more in it than fits, the keyboard reaches and scrolls it. */
export function reachable(box: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => {
    const scrolls = box.scrollHeight > box.clientHeight + 1;
    // What is written makes the next box that is measured lay the page out again: only what is new is.
    if (scrolls === box.hasAttribute('tabindex')) return;
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const element of [box, ...box.children]) watcher.observe(element);
  return () => watcher.disconnect();
}
