import type { Seat } from '../../../../shared/engine/game.ts';
import type { TableCard, Zone } from '../../../../shared/tableau/tableau.ts';
import type { TowerLook } from '../model.ts';
import { zoneOf } from '../../../table/look.ts';

/** What is looked into: a pile, the decks of the tower, or everything of a hero. */
export type LookedInto =
  | { readonly kind: 'deck' | 'discard' | 'hero'; readonly seat: Seat }
  | { readonly kind: 'gone' }
  | { readonly kind: 'decks' };

/** The places of the table that are shown then. */
export function zonesFor(look: TowerLook, shown: LookedInto): Zone[] {
  const [first, ...others] = idsFor(shown).flatMap((id) => zoneOf(look, id) ?? []);
  if (first === undefined) return [];
  return shown.kind === 'discard' ? [first, ...others.filter(({ count }) => count > 0)] : [first, ...others];
}

function idsFor(shown: LookedInto): string[] {
  switch (shown.kind) {
    case 'deck':
      return [`deck:${shown.seat}`];
    // What has been used or taken this turn goes to the discard pile when it ends.
    case 'discard':
      return [`discard:${shown.seat}`, `played:${shown.seat}`];
    case 'hero':
      return ['hero', 'hand', 'slots', 'played', 'deck', 'discard'].map((name) => `${name}:${shown.seat}`);
    case 'gone':
      return ['banished'];
    case 'decks':
      return ['challenge', 'legacy', 'on-foe-deck', 'set-aside', 'reshuffle', 'resolving'];
  }
}

/** Cards that are the same, together. */
export interface Stack {
  /** The first of them. */
  readonly card: TableCard;
  readonly count: number;
}

/** The cards of a place in the order in which they lie, the same ones once with their number. */
export function stacksOf({ cards }: Zone): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const card of cards) {
    // What differs in what is true of it just now is not the same.
    const key = `${card.id} ${card.tone} ${JSON.stringify(card.notes)}`;
    const known = stacks.get(key);
    stacks.set(key, known === undefined ? { card, count: 1 } : { ...known, count: known.count + 1 });
  }
  return [...stacks.values()];
}
