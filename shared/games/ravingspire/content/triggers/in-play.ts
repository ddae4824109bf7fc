import { PLAYER_KINDS } from '../kinds.ts';
import { fitsSlots } from '../sense-changes.ts';
import type { TriggerDefinition } from './define.ts';

const IN_PLAY = {
  kinds: [...PLAYER_KINDS, 'tower', 'hero'],
  inPlay: true,
  own: true,
} satisfies Partial<TriggerDefinition>;

/** What the start and the end of a turn have in common: of a hero's cards they come to slotted ones alone. */
export const OF_TURN = {
  ...IN_PLAY,
  ofTurn: true,
  unplayable: true,
  battle: 'none',
  never: ({ card }) => PLAYER_KINDS.includes(card.kind) && !fitsSlots(card),
} satisfies Partial<TriggerDefinition>;

/**
 * What triggers upon something that happens to a hero have in common (LANG-2): they come to what is in play for it, and join
 * format 2.
 */
export const UPON_HERO = { ...IN_PLAY, format: 2, saysInPlay: true } satisfies Partial<TriggerDefinition>;
