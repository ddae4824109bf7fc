// Looks for what a layout must never do, and says where: run in a page, at any size, in any language.

const SCROLLS = /auto|scroll/;

const name = (element) =>
  `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}"`;

function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && !element.closest('.sr') && getComputedStyle(element).visibility !== 'hidden'
  );
}

/** Elements from the one above to the page itself. */
function* around(element) {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) yield outer;
}

/** What is left of the box of an element when everything around it has cut off its part. */
function seenBox(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
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

/** Everything that can be pressed; a radio button is pressed by its label. */
function controls() {
  const found = [...document.querySelectorAll('a[href], button, input, select, summary')].filter(isSeen);
  return [
    ...new Set(found.map((element) => (element.type === 'radio' ? element.closest('label') : element))),
  ];
}

/** Nothing is wider than its place, and nothing is cut off that cannot be scrolled to. */
function boxProblems(element) {
  const style = getComputedStyle(element);
  const { left, right } = element.getBoundingClientRect();
  const isBlock = style.display !== 'inline';
  const problems = [];
  if (isBlock && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
    const holdsText = element.children.length === 0 && element.textContent.trim() !== '';
    if (style.overflowX !== 'visible' || holdsText) problems.push(`too wide: ${name(element)}`);
  }
  const isFramed = element.querySelector(':scope > svg, :scope > img, :scope > * > svg') !== null;
  if (style.overflowY === 'hidden' && !isFramed && element.scrollHeight > element.clientHeight + 2) {
    problems.push(`cut off below: ${name(element)}`);
  }
  if (element.tagName !== 'IMG' && (left < -1 || right > innerWidth + 1)) {
    problems.push(`outside the window: ${name(element)}`);
  }
  return problems;
}

function controlProblems(found) {
  const problems = [];
  for (const element of found) {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    if (width < 24 || height < 24) problems.push(`too small to hit: ${name(element)}`);
    const scrolls = [...around(element)].some((outer) => SCROLLS.test(getComputedStyle(outer).overflowY));
    if (!scrolls && (top < -1 || bottom > innerHeight + 1)) problems.push(`out of reach: ${name(element)}`);
  }
  const boxes = found.map(seenBox);
  for (const [i, one] of found.entries()) {
    for (const [j, other] of found.entries()) {
      if (j <= i || one.contains(other) || other.contains(one)) continue;
      if (one.closest('dialog') !== other.closest('dialog')) continue;
      const wide = Math.min(boxes[i].right, boxes[j].right) - Math.max(boxes[i].left, boxes[j].left);
      const high = Math.min(boxes[i].bottom, boxes[j].bottom) - Math.max(boxes[i].top, boxes[j].top);
      if (wide > 2 && high > 2) problems.push(`one over the other: ${name(one)}, ${name(other)}`);
    }
  }
  return problems;
}

function headingProblems() {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => Number(element.tagName[1]));
  const order = levels.join(' ');
  const problems = [];
  if (levels.filter((level) => level === 1).length !== 1) problems.push(`not one first heading: ${order}`);
  if (levels.some((level, i) => i > 0 && level > levels[i - 1] + 1))
    problems.push(`headings out of order: ${order}`);
  return problems;
}

/** All problems of the page as it is now, each once; empty where there are none. */
export function layoutProblems() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const problems = [];
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.push('the page itself scrolls');
  for (const element of document.querySelectorAll('body *')) {
    if (!element.closest('svg') && isSeen(element)) problems.push(...boxProblems(element));
  }
  const candles = [...document.querySelectorAll('.btn.primary')].filter(isSeen);
  if (candles.length > 1) problems.push(`${candles.length} primary buttons`);
  return [...new Set([...problems, ...controlProblems(controls()), ...headingProblems()])];
}
