/** To be attached to a box: while there is more in it than fits, the keyboard reaches and scrolls it. */
export function reachable(box: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const element of [box, ...box.children]) watcher.observe(element);
  return () => watcher.disconnect();
}
