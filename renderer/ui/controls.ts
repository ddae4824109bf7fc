/** What is pressed, chosen from or typed into, by whatever way: elements for it, and those that have the role of one. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [contenteditable], [role][tabindex]:not([role="group"], [role="region"])';

/**
 * Tells of points of the window, in CSS pixels, whether a control is seen there. It is for one look at the page as it is: what was
 * found once is not looked for again.
 */
export function controlsSeen(): (left: number, top: number) => boolean {
  const boxes: DOMRect[] = [];
  return (x, y) => {
    if (boxes.some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom))
      return true;
    const control = document.elementFromPoint(x, y)?.closest(CONTROLS);
    if (control == null) return false;
    boxes.push(control.getBoundingClientRect());
    return true;
  };
}
