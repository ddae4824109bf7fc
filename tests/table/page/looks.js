// What a test asks of the page as it looks just now.

/** What does not fit: words wider than their box, buttons too small, one over another, a page that scrolls sideways. */
function misfits(least) {
  const found = [];
  const top = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const say = (what, element) => {
    found.push(
      `${what}: <${element.tagName} ${element.className}> ${(element.textContent ?? '').trim().slice(0, 60)}`,
    );
  };
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.closest('.sr') === null;
  };
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  for (const element of top.querySelectorAll('*')) {
    const inline = getComputedStyle(element).display === 'inline';
    if (
      seen(element) &&
      !inline &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 0
    ) {
      say('wider than its box', element);
    }
  }
  // Links in running text are as high as their line (an exception of WCAG 2.5.8).
  const targets = [...top.querySelectorAll('button:not(.link), input:not([type="radio"])')].filter(seen);
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    if (width < least || height < least) say(`too small, ${width} x ${height}`, target);
  }
  /** Whether a point is not scrolled out of sight. */
  const inSight = (x, y, element) => {
    if (element === null) return true;
    const box = element.getBoundingClientRect();
    const scrolls = getComputedStyle(element).overflowY !== 'visible';
    if (scrolls && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return false;
    return inSight(x, y, element.parentElement);
  };
  for (const target of targets) {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!inSight(x, y, target.parentElement)) continue;
    const hit = document.elementFromPoint(x, y);
    const other = hit?.closest('button, input');
    if (other && other !== target && !target.contains(other)) say('covered by a button', target);
  }
  return found;
}

export const looks = {
  misfits,
  hasDialog: () => document.querySelector('dialog[open]') !== null,
  isBusy: () => document.querySelector('[aria-busy="true"]') !== null,
  hasLostFocus: () => document.activeElement === document.body,
};
