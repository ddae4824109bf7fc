/** Marks a part of a table that the keyboard goes to at once; parts are not nested. */
const PART = '[data-zone]';

/** Where one begins in a part: at what is asked there, or else where one has been before. */
const BEGINNINGS = ['[data-focus="prompt"]', '[data-stop][tabindex="0"]'];

/** Else with the first thing that Tab reaches. */
const REACHED = 'button, a[href], input, select, [tabindex="0"]';

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** What gets the focus in a part; undefined: there is nothing in it. */
function entryOf(part: HTMLElement): HTMLElement | undefined {
  const begin = BEGINNINGS.flatMap((beginning) => [...part.querySelectorAll<HTMLElement>(beginning)]).find(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  );
  return begin ?? [...part.querySelectorAll<HTMLElement>(REACHED)].find(isReached);
}

/**
 * Puts the focus on the next part of a table in its reading order, or on the one before; after the last comes the first.
 *
 * @param root holds all parts
 */
export function goToPart(root: HTMLElement, back: boolean): void {
  const { activeElement } = document;
  const entries = [...root.querySelectorAll<HTMLElement>(PART)].flatMap((part) => {
    const entry = part.closest('[inert]') === null ? entryOf(part) : undefined;
    return entry === undefined ? [] : [{ part, entry }];
  });
  if (back) entries.reverse();
  const beyond = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const next = entries.find(
    ({ part }) =>
      activeElement !== null &&
      !part.contains(activeElement) &&
      (activeElement.compareDocumentPosition(part) & beyond) !== 0,
  );
  (next ?? entries.at(0))?.entry.focus();
}
