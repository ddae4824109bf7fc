// Moving among what can have the focus in the lines of a sheet.
import type { Attachment } from 'svelte/attachments';
import { isAlone, listen } from '../../ui/roving.ts';

/** What can have the focus. */
const STOP = '[data-at]';
/** A line: one stop for Tab. */
const LINE = '[data-line]';

/** A block as a whole is above and below others, not among what is in its row. */
const stopsOf = (line: Element): HTMLElement[] => [
  ...line.querySelectorAll<HTMLElement>(`${STOP}:not([role="treeitem"])`),
];

/** Whether arrows move a caret there: within typed words, and not beyond their ends. */
export function hasCaret(target: HTMLElement, key: string): boolean {
  if (!(target instanceof HTMLInputElement) || target.value === '') return false;
  if (key === 'Home' || key === 'End') return true;
  const { selectionStart, selectionEnd, value } = target;
  return key === 'ArrowLeft'
    ? selectionStart !== 0 || selectionEnd !== 0
    : selectionStart !== value.length || selectionEnd !== value.length;
}

const NEXT: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop for Tab in a line; from there the arrows, Home and End go on. The line remembers where one has been. */
export const roveLine: Attachment<HTMLElement> = (line) => {
  let current: HTMLElement | null = null;

  function settle(): void {
    const all = stopsOf(line);
    if (current === null || !all.includes(current)) current = all.at(0) ?? null;
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }

  function onfocusin({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !target.matches(STOP)) return;
    current = target;
    settle();
  }

  function onkeydown(event: KeyboardEvent): void {
    const { target, key } = event;
    if (event.defaultPrevented || event.shiftKey || !isAlone(event)) return;
    if (!(target instanceof HTMLElement) || !target.matches(STOP)) return;
    const all = stopsOf(line);
    const from = all.indexOf(target);
    const to = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : from + (NEXT[key] ?? 0);
    if (to === from || from < 0 || hasCaret(target, key)) return;
    event.preventDefault();
    all.at(Math.max(0, Math.min(to, all.length - 1)))?.focus();
  }

  return listen(line, { settle, onfocusin, onkeydown });
};

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Goes to what is nearest in the next line, or in the one before. */
export function goToLine(sheet: HTMLElement, from: HTMLElement, step: 1 | -1): void {
  const lines = [...sheet.querySelectorAll(LINE)].filter((line) => stopsOf(line).length > 0);
  const index = lines.findIndex((line) => line.contains(from));
  const line = lines[index + step] as Element | undefined;
  if (index < 0 || line === undefined) return;
  const goal = middleOf(from);
  const distance = (stop: HTMLElement): number => Math.abs(middleOf(stop) - goal);
  stopsOf(line)
    .toSorted((a, b) => distance(a) - distance(b))
    .at(0)
    ?.focus();
}
