// Moving in the tree of an outline: its blocks, and what can be changed in their rows.
import type { Attachment } from 'svelte/attachments';
import { isAlone, listen } from '../../../ui/roving.ts';
import type { SheetEditor } from '../editor.svelte.ts';
import { hasCaret } from '../rove.ts';

/** What can have the focus. */
const STOP = '[data-at]';
const BLOCK = '[role="treeitem"]';
/** What is one below the other: blocks, and places for further ones. */
const ROWS = `${BLOCK}, [data-place] ${STOP}`;

const all = (within: Element, selector: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** One stop for Tab in the tree; from there the arrows, Home and End go on. Right unfolds a block, or goes into its row. */
export const roveTree =
  (editor: SheetEditor): Attachment<HTMLElement> =>
  (tree) => {
    let current: HTMLElement | null = null;

    function settle(): void {
      const stops = all(tree, STOP);
      if (current === null || !stops.includes(current)) current = stops.at(0) ?? null;
      for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
    }

    function onfocusin({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || !target.matches(STOP)) return;
      current = target;
      settle();
    }

    const fold = (block: HTMLElement, isFolded: boolean): void => {
      editor.look.fold(block.dataset['at']!, isFolded);
    };

    /** Where a key leads to from a block; undefined: nowhere. */
    function fromBlock(block: HTMLElement, key: string): HTMLElement | undefined {
      const rows = all(tree, ROWS);
      const at = rows.indexOf(block);
      const expanded = block.getAttribute('aria-expanded');
      switch (key) {
        case 'ArrowDown':
          return rows.at(Math.min(at + 1, rows.length - 1));
        case 'ArrowUp':
          return rows.at(Math.max(at - 1, 0));
        case 'Home':
          return rows.at(0);
        case 'End':
          return rows.at(-1);
        case 'ArrowRight':
          if (expanded !== 'false') return inRow(block).at(0);
          fold(block, false);
          return block;
        case 'ArrowLeft':
          if (expanded !== 'true') return around(block);
          fold(block, true);
          return block;
        default:
          return undefined;
      }
    }

    const inRow = (block: HTMLElement): HTMLElement[] =>
      all(block.parentElement!, STOP).filter((stop) => stop !== block);

    /** The block that a block is in. */
    const around = (block: HTMLElement): HTMLElement | undefined =>
      block
        .closest('[data-block]')
        ?.parentElement?.closest('[data-block]')
        ?.querySelector<HTMLElement>(BLOCK) ?? undefined;

    /** Where a key leads to from something in a row. */
    function fromStop(stop: HTMLElement, key: string): HTMLElement | undefined {
      const row = stop.closest('[data-line]');
      const block = row?.querySelector<HTMLElement>(BLOCK) ?? undefined;
      const stops = row === null ? [] : all(row, STOP).filter((one) => one !== block);
      const at = stops.indexOf(stop);
      switch (key) {
        case 'ArrowRight':
          return stops.at(Math.min(at + 1, stops.length - 1));
        case 'ArrowLeft':
          return at > 0 ? stops[at - 1] : block;
        case 'Home':
          return stops.at(0);
        case 'End':
          return stops.at(-1);
        default:
          return undefined;
      }
    }

    function onkeydown(event: KeyboardEvent): void {
      const { target, key } = event;
      if (event.defaultPrevented || event.shiftKey || !isAlone(event)) return;
      if (!(target instanceof HTMLElement) || !target.matches(STOP) || hasCaret(target, key)) return;
      const to = target.matches(BLOCK) ? fromBlock(target, key) : fromStop(target, key);
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    }

    return listen(tree, { settle, onfocusin, onkeydown });
  };
