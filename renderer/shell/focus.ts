/**
 * Keeps the focus near where it was when the element that has it goes away: a row that was put into the bin, a notice
 * that was dismissed. The nearest thing around it that is still there gets the focus, or else the heading.
 *
 * @returns stops
 */
export function guardFocus(root: HTMLElement): () => void {
  /** The element with the focus and everything around it, from the inside out. */
  let chain: HTMLElement[] = [];

  const note = ({ target }: FocusEvent): void => {
    chain = [];
    for (
      let at = target instanceof HTMLElement ? target : null;
      at !== null && at !== root;
      at = at.parentElement
    ) {
      chain.push(at);
    }
  };

  const rescue = (): void => {
    const [lost] = chain;
    const isLost = lost !== undefined && !lost.isConnected && document.activeElement === document.body;
    if (!isLost) return;
    const near = chain.find((element) => element.isConnected && element.childElementCount > 0);
    const refuge = near ?? root.querySelector('h1');
    chain = [];
    if (refuge === null) return;
    if (!refuge.hasAttribute('tabindex')) refuge.tabIndex = -1;
    refuge.focus({ preventScroll: true });
  };

  // Code that moves the focus on purpose has done so by the next frame.
  const observer = new MutationObserver(() => void requestAnimationFrame(rescue));
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', note);
  };
}
