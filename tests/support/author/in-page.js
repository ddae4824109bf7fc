// What runs within a page: hand it to `evaluate`. Each asks for all at once that would take many questions.

/** Where to press an element: at the beginning of its first line, for at the end of a number there is what turns it. */
export function spotOf(one) {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const [{ left, top, width, height }] = one.getClientRects();
  const x = left + Math.min(width / 2, 5);
  const y = top + height / 2;
  return {
    x,
    y,
    covered: !one.contains(document.elementFromPoint(x, y)),
    focused: one.matches(':focus'),
    opens: one.role === 'spinbutton' || one.role === 'combobox' || one.ariaHasPopup !== null,
  };
}

/** All that is said politely. */
export const said = () =>
  [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join();

/** Until something else is said than before, and the focus has gone where it belongs then. */
export function told({ before, patience }) {
  const look = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The page says nothing.')), patience);
    const watch = new MutationObserver(() => {
      if (look() !== before) end();
    });
    const end = () => {
      watch.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    };
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    if (look() !== before) end();
  });
}

/** Until there is something to choose over a sheet, or nothing any more; what does not come is given up. */
export function listed(sheet, { open, patience }) {
  const options = () => [...sheet.querySelectorAll('[role="option"]')];
  const rowsOf = () => ({
    rows: options().map((one) => ({ text: one.innerText, chosen: one.ariaSelected === 'true' })),
    several: sheet.querySelector('[role="listbox"]')?.ariaMultiSelectable === 'true',
    filters: [...sheet.querySelectorAll('[role="combobox"]')].map((one) => one.ariaLabel ?? ''),
  });
  return new Promise((resolve) => {
    const late = setTimeout(() => end(), patience);
    const isThere = () => options().length > 0 === open;
    const watch = new MutationObserver(() => {
      if (isThere()) end();
    });
    const end = () => {
      watch.disconnect();
      clearTimeout(late);
      resolve(rowsOf());
    };
    watch.observe(sheet, { subtree: true, childList: true });
    if (isThere()) end();
  });
}
