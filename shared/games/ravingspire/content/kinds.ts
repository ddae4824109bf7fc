import { BOUGHT, KINDS, type Kind } from '../rules/card.ts';

/** Kinds that are no cards: the board, and keywords (LANG-60). */
export const RULE_KINDS = ['board', 'keyword'] as const;
/** A kind that an author can write. */
export type WrittenKind = Kind | (typeof RULE_KINDS)[number];
export const WRITTEN_KINDS: readonly WrittenKind[] = [...KINDS, ...RULE_KINDS];

/** Cards that heroes have in their decks. */
export const PLAYER_KINDS: readonly WrittenKind[] = [...BOUGHT, 'loot', 'starter'];
/** Cards that heroes fight. */
export const ENEMIES: readonly WrittenKind[] = ['adversary', 'foe', 'spire'];
