import { PLAYER_KINDS } from '../kinds.ts';
import type { TriggerDefinition } from './define.ts';

/**
 * What triggers upon something that happens to a hero have in common (LANG-2): they come to what is in play for it, and join
 * format 2.
 */
export const UPON_HERO = {
  kinds: [...PLAYER_KINDS, 'tower', 'hero'],
  format: 2,
  inPlay: true,
  own: true,
} satisfies Partial<TriggerDefinition>;
