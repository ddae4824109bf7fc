import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { neighbourOf, type Direction } from '../../shared/tableau/grid.ts';
import type { GridCell, Grid } from '../../shared/tableau/tableau.ts';
import { isAlone, listen } from '../ui/roving.ts';

const DIRECTIONS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Makes one stop for Tab of the buttons of cells (`data-stop`, with the id of the cell in `data-cell`); from there the
 * arrows go from cell to cell, Home and End to the first and the last one. The grid remembers where one has been.
 *
 * @param read gives the grid as it is now
 */
export const gridKeys =
  (read: () => Grid): Attachment<HTMLElement> =>
  (element) => {
    // Where one has been outlasts a position.
    const grid = (): Grid => untrack(read);
    element.dataset['rove'] = 'cells';
    let current = '';
    const buttonOf = (id: string): HTMLElement | null =>
      element.querySelector<HTMLElement>(`[data-cell="${CSS.escape(id)}"]`);

    function settle(): void {
      const { cells } = grid();
      if (!cells.some(({ id }) => id === current)) current = cells.at(0)?.id ?? '';
      for (const { id } of cells) {
        const button = buttonOf(id);
        if (button !== null) button.tabIndex = id === current ? 0 : -1;
      }
    }

    function onfocusin({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || target.dataset['cell'] === undefined) return;
      current = target.dataset['cell'];
      settle();
    }

    function wanted(key: string, from: GridCell): GridCell | null | undefined {
      const { cells } = grid();
      if (key === 'Home') return cells.at(0);
      if (key === 'End') return cells.at(-1);
      return Object.hasOwn(DIRECTIONS, key) ? neighbourOf(grid(), from, DIRECTIONS[key]) : undefined;
    }

    function onkeydown(event: KeyboardEvent): void {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || !isAlone(event)) return;
      const from = grid().cells.find(({ id }) => id === target.dataset['cell']);
      const to = from && wanted(key, from);
      if (to === undefined) return;
      // At the edge the page must not scroll either.
      event.preventDefault();
      if (to !== null) buttonOf(to.id)?.focus();
    }

    return listen(element, { settle, onfocusin, onkeydown });
  };
