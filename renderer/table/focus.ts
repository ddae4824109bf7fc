import { tick } from 'svelte';

/** Where focus goes when what had it is gone: the heading of the prompt, or else of the table. */
const HEADINGS = ['[data-focus="prompt"]', '[data-focus="table"]'];

const name = (element: Element): string => (element.textContent ?? '').trim();

/** The first choice that is listed. */
export const firstChoice = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('[data-choice]') ?? null;

/** Puts focus on the choice with this name, or on the heading of what is asked now. */
export function returnFocus(root: HTMLElement | null, label: string | null): void {
  if (root === null) return;
  const choices = [...root.querySelectorAll<HTMLElement>('[data-choice]')];
  const again = label === null ? undefined : choices.find((button) => name(button) === label.trim());
  const target = again ?? HEADINGS.map((selector) => root.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus();
}

/**
 * Where the arrows lead, if the focus is on something there, or on what belongs to such a thing: the cells of a grid, or a
 * zone, whose lists belong together.
 */
export function rovedPlace(): HTMLElement | null {
  const list = document.activeElement?.closest<HTMLElement>('[data-rove]') ?? null;
  return list?.dataset['rove'] === 'cells' ? list : (list?.closest<HTMLElement>('[data-zone]') ?? null);
}

/** Puts focus where the arrows were in a place. */
export const goOnIn = (place: HTMLElement | null): void =>
  place?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();

/** After the page has changed: puts focus back on a heading, if what had it is gone. */
export async function keepFocus(root: HTMLElement | null): Promise<void> {
  if (root === null || !root.contains(document.activeElement)) return;
  await tick();
  if (document.activeElement === document.body || !document.activeElement?.isConnected)
    returnFocus(root, null);
}

/** Puts focus on the heading of the table, unless something else has it: a dialog, a field outside. */
export async function arriveAt(root: HTMLElement | null): Promise<void> {
  await tick();
  const nothing = document.activeElement?.contains(root) ?? true;
  if (nothing) root?.querySelector<HTMLElement>('[data-focus="table"]')?.focus();
}
