import { BOUGHT, KINDS, type Kind } from '../rules/card.ts';

/** Kinds that are no cards: the board, and keywords (LANG-60). */
export const RULE_KINDS = ['board', 'keyword'] as const;
/** A kind that an author can write. */
export type WrittenKind = Kind | (typeof RULE_KINDS)[number];
export const WRITTEN_KINDS: readonly WrittenKind[] = [...KINDS, ...RULE_KINDS];

/** The kinds that an author finds together, by the sort that the help has a heading for. */
export const KIND_SORTS = {
  gains: [...BOUGHT, 'loot'],
  threats: ['adversary', 'chaos', 'foe', 'spire'],
  heroes: ['hero', 'starter', 'tower', 'board'],
  words: ['keyword'],
} as const satisfies { readonly [sort: string]: readonly WrittenKind[] };

/** Cards that heroes have in their decks. */
export const PLAYER_KINDS: readonly WrittenKind[] = [...BOUGHT, 'loot', 'starter'];
/** Cards that heroes fight. */
export const ENEMIES: readonly WrittenKind[] = ['adversary', 'foe', 'spire'];
