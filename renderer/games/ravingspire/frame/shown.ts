import type { Seat } from '../../../../shared/engine/game.ts';
import type { Zone } from '../../../../shared/tableau/tableau.ts';
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
