import { BOUGHT, KINDS, type Kind } from '../rules/card.ts';

/** A kind that an author can write: that of a card, or that of the board. */
export type WrittenKind = Kind | 'board';
export const WRITTEN_KINDS: readonly WrittenKind[] = [...KINDS, 'board'];

/** Cards that heroes have in their decks. */
export const PLAYER_KINDS: readonly WrittenKind[] = [...BOUGHT, 'loot', 'starter'];
/** Cards that heroes fight. */
export const ENEMIES: readonly WrittenKind[] = ['adversary', 'foe', 'spire'];
