// Runs in the page.

/**
 * The controls that lie under a sentence which is said for a moment, as far as they are seen there.
 *
 * @param {string} said
 * @returns {string[]} their names
 */
export function coveredBy(said) {
  const toasts = [...document.querySelectorAll('[aria-hidden="true"]')];
  const over = toasts.find(({ textContent }) => textContent === said)?.getBoundingClientRect();
  if (over === undefined) throw new Error(`“${said}” is not said.`);
  return [...document.querySelectorAll('a[href], button, input, select, textarea, label, [role="grid"]')]
    .filter((control) => {
      const box = control.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, over.left), Math.min(box.right, over.right)];
      const [top, bottom] = [Math.max(box.top, over.top), Math.min(box.bottom, over.bottom)];
      if (left >= right || top >= bottom) return false;
      // What has been scrolled away is not covered.
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return seen !== null && control.contains(seen);
    })
    .map((control) => control.ariaLabel ?? control.textContent.trim());
}
