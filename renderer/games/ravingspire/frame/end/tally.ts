import type { EventKind } from '../../../../../shared/games/ravingspire/types.ts';
import type { Counted } from '../../../../cards-table/frame/end/tally.ts';

/** What is counted at the end of a game, with the events that count. */
export const COUNTED = [
  { what: 'bought', icon: 'card-pickup', kinds: ['acquired'] },
  { what: 'loot', icon: 'chest', kinds: ['lootGained'] },
  { what: 'beaten', icon: 'crossed-swords', kinds: ['adversaryDefeated', 'battleWon'] },
  { what: 'rotated', icon: 'cycle', kinds: ['rotated'] },
  { what: 'mad', icon: 'broken-heart', kinds: ['wentMad'] },
] as const satisfies readonly (Counted & { readonly kinds: readonly EventKind[] })[];
