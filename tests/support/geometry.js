// Looks for what a layout must never do, and says where. Plain JavaScript: tests send it into pages, where it has to get
// by with what it holds.

/**
 * All problems of the page as it is now, each once; empty where there are none. What lies under an open dialog does not
 * matter; what lies over the page for a while (a slip) may cover it, but must itself be in order.
 *
 * @param {{ least?: number, except?: string }} [options] least: least side of what can be pressed, in CSS pixels (WCAG
 *   2.5.8); except: a selector for what is not looked into, because it has tests of its own
 * @returns {string[]}
 */
export function layoutProblems({ least = 24, except = '' } = {}) {
  // What is not painted does not count as seen.
  globalThis.paint?.();
  const problems = new Set();
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  const root = dialog ?? document.body;
  const LAYER = 'dialog, [popover], [data-layer]';
  const SCROLLS = /auto|scroll/;
  /** Of a line that is scrolled away but for this many pixels, the next line may take the last ones: letters reach below. */
  const HARDLY = 6;

  const said = (element) =>
    element.ariaLabel ?? (element.matches('input, textarea') ? element.value : element.textContent) ?? '';
  const name = (element) =>
    `${element.tagName.toLowerCase()} "${said(element).trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`;
  const layerOf = (element) => element.closest(LAYER);

  /** Drawn at all, and not only for those who listen; and to be looked at. */
  function isSeen(element) {
    const { width, height } = element.getBoundingClientRect();
    if (except !== '' && element.closest(except) !== null) return false;
    if (width <= 1 || height <= 1 || element.closest('.sr') !== null) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Elements from the one above to the page itself, as far as they can cut something off. */
  function* around(element) {
    const isFixed = (each) => getComputedStyle(each).position === 'fixed';
    for (let inner = element; !isFixed(inner) && inner.parentElement; inner = inner.parentElement)
      yield inner.parentElement;
  }

  const scrollsAway = (element) =>
    [...around(element)].some((outer) => SCROLLS.test(getComputedStyle(outer).overflow));

  /** What is left of a box when everything around it has cut off its part. */
  function seenPart(element, { left, top, right, bottom } = element.getBoundingClientRect()) {
    const box = { left, top, right, bottom };
    for (const outer of around(element)) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const edge = outer.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.top = Math.max(box.top, edge.top);
      box.right = Math.min(box.right, edge.right);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  }

  /** Shortened on purpose, with dots at its end; what it says is told elsewhere as a whole. */
  const isClamped = (element) => getComputedStyle(element).webkitLineClamp !== 'none';

  /** What shortens words, which are a few elements inside it at most; null: nothing does. */
  function clampOf(element, depth = 3) {
    if (isClamped(element)) return element;
    return depth === 0 || element.parentElement === null ? null : clampOf(element.parentElement, depth - 1);
  }

  const meet = (a, b) => ({
    wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });

  // ------------------------------------------------------------------------------------------------- boxes

  /** It takes room of its own: what is laid over something for decoration may stand out. */
  const isInFlow = (element) => {
    const { position, display } = getComputedStyle(element);
    return isSeen(element) && display !== 'inline' && (position === 'static' || position === 'relative');
  };

  /** A bar to scroll from side to side. */
  function hasBarBelow(element) {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const border = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
    return element.offsetHeight - border > element.clientHeight + 1;
  }

  function checkBox(element) {
    const style = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const holdsText = element.children.length === 0 && element.textContent.trim() !== '';
    // A pixel may be rounded up, unless it makes a bar.
    const spare = hasBarBelow(element) ? 0 : 1;
    if (
      style.display !== 'inline' &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + spare
    ) {
      const spills = [...element.children].some(
        (child) => isInFlow(child) && child.getBoundingClientRect().right > right + 1,
      );
      if (style.overflowX !== 'visible' || holdsText || spills) problems.add(`too wide: ${name(element)}`);
    }
    if (isClamped(element)) return;
    const isFramed = element.querySelector(':scope > svg, :scope > img, :scope > * > svg') !== null;
    if (style.overflowY === 'hidden' && !isFramed && element.scrollHeight > element.clientHeight + 2)
      problems.add(`cut off below: ${name(element)}`);
    if (element.tagName === 'IMG' || scrollsAway(element)) return;
    if (left < -1 || right > innerWidth + 1) problems.add(`outside the window: ${name(element)}`);
    if (holdsText && (top < -1 || bottom > innerHeight + 1))
      problems.add(`outside the window: ${name(element)}`);
  }

  /** Words that something around them cuts off, without a way to scroll to them; and words that something lies over. */
  function checkText(text) {
    const element = text.parentElement;
    if (text.data.trim() === '' || element.closest('svg, select, option') !== null || !isSeen(element))
      return;
    // What lets pointers through cannot be asked for what lies over it.
    const isHit = getComputedStyle(element).pointerEvents !== 'none';
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(element);
    const clamp = clampOf(element);
    const isNumber = /^[\d+−-]+$/.test(text.data.trim());
    const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
    if (isNumber && lines > 1) problems.add(`a number over ${lines} lines: ${name(element)}`);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      // Lines that have been left out.
      if (clamp !== null && rect.bottom > clamp.getBoundingClientRect().bottom + 2) continue;
      const part = seenPart(element, rect);
      const lost = Math.max(
        rect.width - (part.right - part.left),
        rect.height - (part.bottom - part.top) - 2,
      );
      if (lost > 2 && !scrollsAway(element) && clamp === null) {
        problems.add(`text cut off: ${name(element)}`);
        return;
      }
      const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
      const over =
        !isHit || part.right - part.left < 4 || part.bottom - part.top < HARDLY
          ? null
          : document.elementFromPoint(x, y);
      if (over === null || over.contains(element) || element.contains(over) || layerOf(over) !== layer)
        continue;
      // A label around them, or a button that is stretched over all that belongs to it.
      if (over.closest('label, li')?.contains(element)) continue;
      problems.add(`text covered: ${name(element)}, by ${name(over)}`);
      return;
    }
  }

  // ------------------------------------------------------------------------------------------------- controls

  /** Everything that can be pressed; a radio button is pressed by its label. Links in running text are as high as it is. */
  function controls() {
    const found = [...root.querySelectorAll('a[href], button, input, select, summary')].filter(isSeen);
    const targets = found.map((element) =>
      element.type === 'radio' || element.type === 'checkbox'
        ? (element.closest('label') ?? element)
        : element,
    );
    const isInText = (element) => getComputedStyle(element).display === 'inline' || element.matches('.link');
    return [...new Set(targets)].filter((element) => !isInText(element) && isSeen(element));
  }

  /** Side of the largest square in which a pointer hits a control, in pixels and no more than is asked for. */
  function hitSquare(element, box) {
    const STEP = 4;
    const cells = Math.ceil(least / STEP);
    const [x, y] = [Math.max(0, box.left) + STEP / 2, Math.max(0, box.top) + STEP / 2];
    const columns = Math.ceil((Math.min(innerWidth, box.right) - x) / STEP);
    const rows = Math.ceil((Math.min(innerHeight, box.bottom) - y) / STEP);
    const isOwn = (row, column) => {
      const hit = document.elementFromPoint(x + column * STEP, y + row * STEP);
      // Beside a rounded corner the ground is hit, which belongs to no other element.
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') === element)
      );
    };
    // Of most controls it is in the middle, and the rest need not be looked at.
    const [top, left] = [Math.floor((rows - cells) / 2), Math.floor((columns - cells) / 2)];
    const square = Array.from({ length: cells ** 2 }, (_, i) => [Math.floor(i / cells), i % cells]);
    if (top >= 0 && left >= 0 && square.every(([row, column]) => isOwn(top + row, left + column)))
      return least;
    let above = [];
    let best = 0;
    for (let row = 0; row < rows; row++) {
      const here = [];
      for (let i = 0; i < columns; i++) {
        here[i] = isOwn(row, i) ? 1 + Math.min(here[i - 1] ?? 0, above[i] ?? 0, above[i - 1] ?? 0) : 0;
        best = Math.max(best, here[i]);
        if (best >= cells) return least;
      }
      above = here;
    }
    return best * STEP;
  }

  /** Cards lie in fans. */
  const isCard = (element) => element.matches('[data-card]');

  function checkControls() {
    const found = controls();
    const boxes = found.map((element) => seenPart(element));
    const tops = [...document.querySelectorAll('[popover]:popover-open, [data-layer]')].filter(
      (layer) => isSeen(layer) && getComputedStyle(layer).pointerEvents !== 'none',
    );
    for (const [i, element] of found.entries()) {
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      if (width < least || height < least)
        problems.add(`too small to hit, ${Math.round(width)} x ${Math.round(height)}: ${name(element)}`);
      const reachable = scrollsAway(element);
      if (!reachable && (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1))
        problems.add(`out of reach: ${name(element)}`);
      const layer = layerOf(element);
      // What a slip covers can be reached when that has been closed.
      const under = tops.some(
        (each) => each !== layer && meet(each.getBoundingClientRect(), boxes[i]).wide > 0,
      );
      // Whatever lets pointers through leaves them to what lies below it.
      const takes = getComputedStyle(element).pointerEvents !== 'none';
      const part = boxes[i];
      const isWhole = part.right - part.left > width - 1 && part.bottom - part.top > height - 1;
      if (takes && (!reachable || isWhole) && !under && hitSquare(element, part) < least)
        problems.add(`covered, no ${least} pixels are left: ${name(element)}`);
      for (let j = i + 1; j < found.length; j++) {
        const other = found[j];
        if (element.contains(other) || other.contains(element) || layerOf(other) !== layer) continue;
        if (isCard(element) && isCard(other)) continue;
        const { wide, high } = meet(boxes[i], boxes[j]);
        if (wide > 2 && high > 2) problems.add(`one over the other: ${name(element)}, ${name(other)}`);
      }
    }
  }

  // ------------------------------------------------------------------------------------------------- the whole

  function checkHeadings() {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => Number(element.tagName[1]));
    const order = levels.join(' ');
    if (levels.filter((level) => level === 1).length !== 1) problems.add(`not one first heading: ${order}`);
    if (levels.some((level, i) => i > 0 && level > levels[i - 1] + 1))
      problems.add(`headings out of order: ${order}`);
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.add('the page itself scrolls');
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('svg, [role="img"]') === null && isSeen(element)) checkBox(element);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) checkText(walker.currentNode);
  checkControls();
  checkHeadings();
  const candles = [...root.querySelectorAll('.btn.primary')].filter(isSeen);
  if (candles.length > 1) problems.add(`${candles.length} primary buttons: ${candles.map(name).join(', ')}`);
  return [...problems];
}
