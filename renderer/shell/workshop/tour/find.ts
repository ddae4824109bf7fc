// What the tour points at: the controls that are really there, as they are called.

const ROLES = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  combobox: '[role="combobox"], select',
  group: '[role="group"]',
  region: 'section[aria-label], [role="region"]',
  /** Of a radio the whole label is seen. */
  radio: 'label:has(input[type="radio"])',
} as const;
export type PointedRole = keyof typeof ROLES;

/** What an element is called, as far as the tour has to know. */
function nameOf(element: HTMLElement): string {
  const heading = element.getAttribute('aria-labelledby');
  const label =
    element instanceof HTMLSelectElement
      ? element.labels[0]?.textContent
      : heading && document.getElementById(heading)?.textContent;
  return (element.ariaLabel ?? label ?? element.textContent).trim();
}

/** The first control that is seen with a role and a name that begins so. */
export function named(
  role: PointedRole,
  name: string,
  within: ParentNode | null = document,
): HTMLElement | null {
  const all = within?.querySelectorAll<HTMLElement>(ROLES[role]) ?? [];
  return [...all].find((one) => nameOf(one).startsWith(name) && isSeen(one)) ?? null;
}

/** The first element that is seen, of those that a selector finds. */
export function first(selector: string, within: ParentNode | null): HTMLElement | null {
  return [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isSeen) ?? null;
}

/** The last element that is seen, of those that a selector finds. */
export function last(selector: string, within: ParentNode | null): HTMLElement | null {
  return [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].findLast(isSeen) ?? null;
}

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
