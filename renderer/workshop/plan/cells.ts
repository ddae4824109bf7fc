import type { PlanBand, PlanCount, PlanKind, PlannedCard } from '../../../shared/packs/plan/types.ts';
import type { PackPlan } from '../../../shared/rpc/messages/workshop-plan.ts';

/** A column of the plan. */
export interface PlanColumn {
  /** The least number of the band; null: cards without one. */
  readonly least: number | null;
  /** Null for those without a number. */
  readonly band: PlanBand | null;
}

/** What is planned of one kind in one column, and what is there. */
export interface PlanCell {
  readonly column: PlanColumn;
  readonly cards: readonly PlannedCard[];
  readonly wanted: number;
}

export interface PlanRow {
  readonly kind: PlanKind;
  readonly cells: readonly PlanCell[];
  readonly there: number;
  readonly wanted: number;
}

/** A column for each band, and one for cards without a number where there are some, or where all are. */
export function columnsOf({ bands, kinds, cards }: PackPlan): readonly PlanColumn[] {
  const isPlain = (one: { readonly least: number | null }): boolean => one.least === null;
  const hasPlain =
    cards.some(isPlain) || kinds.some(({ base, wanted }) => [...base, ...wanted].some(isPlain));
  return [
    ...bands.map((band) => ({ least: band.least, band })),
    ...(hasPlain || bands.length === 0 ? [{ least: null, band: null }] : []),
  ];
}

const countAt = (counts: readonly PlanCount[], least: number | null): number =>
  counts.find((count) => count.least === least)?.count ?? 0;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A row for each kind of the game, those that the included packs have or the pack has cards or wishes of. */
export const rowsOf = (plan: PackPlan, columns: readonly PlanColumn[]): readonly PlanRow[] =>
  plan.kinds.flatMap((kind) => {
    const cards = plan.cards.filter((card) => card.kind === kind.kind);
    const cells = columns.map((column) => ({
      column,
      cards: cards.filter(({ least }) => least === column.least),
      wanted: countAt(kind.wanted, column.least),
    }));
    const wanted = total(cells.map((cell) => cell.wanted));
    const isThere = cards.length > 0 || wanted > 0 || kind.base.length > 0;
    return isThere ? [{ kind, cells, there: cards.length, wanted }] : [];
  });

/** Whether cards of a kind are ever in a column: in the included packs, in the pack, or by the plan. */
export const isUsed = ({ kind }: PlanRow, { column, cards, wanted }: PlanCell): boolean =>
  cards.length > 0 || wanted > 0 || countAt(kind.base, column.least) > 0;
