import type { Sorting } from './table-columns.ts';

export const LOOKS = ['tree', 'gallery', 'table'] as const;
/** How the cards are shown. */
export type OverviewLook = (typeof LOOKS)[number];

/** How the cards of a pack were looked at last, as long as the page is open. */
export class OverviewMemory {
  look: OverviewLook = $state('table');
  /** What was typed into the search. */
  wanted = $state('');
  /** Keys of the columns that the author has chosen; null: as they come. */
  columns: readonly string[] | null = $state.raw(null);
  sorting: Sorting = $state.raw(null);
  /** Kinds that were opened or closed by hand. */
  turned: { readonly [kind: string]: boolean } = $state.raw({});
}
