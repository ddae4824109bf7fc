import type { TableCard } from '../../../shared/tableau/tableau.ts';

/** Cards that are the same, together. */
export interface Stack {
  /** The first of them. */
  readonly card: TableCard;
  readonly count: number;
}

/** Cards in the order in which they lie, the same ones once with their number. */
export function stacksOf(cards: readonly TableCard[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const card of cards) {
    // What differs in what is true of it just now is not the same.
    const key = `${card.id} ${card.tone} ${JSON.stringify(card.notes)}`;
    const known = stacks.get(key);
    stacks.set(key, known === undefined ? { card, count: 1 } : { ...known, count: known.count + 1 });
  }
  return [...stacks.values()];
}
