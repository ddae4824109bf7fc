import { ENEMIES, PLAYER_KINDS, type WrittenKind } from './kinds.ts';
import { BOUGHT } from '../rules/card.ts';
import type { StandingRule } from './schema.ts';

/** Where a standing rule works, as cards name it; the words of each are the messages `while.<name>`. */
export const STANDING_NAMES = ['always', 'slotted', 'played', 'ring', 'level', 'battle'] as const;
type StandingName = (typeof STANDING_NAMES)[number];

/** A place or time in which a standing rule works. */
interface StandingKind {
  /** The kinds of cards that are ever there; heroes by their abilities. */
  readonly kinds: readonly WrittenKind[];
  /** The format from which on packs may use it; any where it is left out. */
  readonly format?: number;
  readonly example: StandingRule;
}

const strongerWeapons = { mod: 'add-power', amount: 1, cards: { kind: ['weapon'] } };

export const STANDINGS: { readonly [name in StandingName]: StandingKind } = {
  always: {
    kinds: [...PLAYER_KINDS, ...ENEMIES, 'hero'],
    example: { while: 'always', change: { mod: 'cheaper', amount: 1, cards: { kind: ['object'] } } },
  },
  slotted: { kinds: PLAYER_KINDS, example: { while: 'slotted', change: strongerWeapons } },
  played: { kinds: PLAYER_KINDS, example: { while: 'played', change: strongerWeapons } },
  ring: {
    kinds: [...BOUGHT, 'adversary'],
    format: 2,
    example: {
      while: 'ring',
      change: {
        mod: 'cheaper',
        amount: { amount: 'count', of: { from: ['slots'], kind: ['relic'] } },
        cards: 'this',
      },
    },
  },
  level: {
    kinds: ['tower'],
    example: { while: 'level', change: { mod: 'slot', kinds: ['weapon'], into: ['object'] } },
  },
  battle: {
    kinds: ENEMIES,
    example: { while: 'battle', change: { mod: 'forbid', cards: { kind: ['attack'] } } },
  },
};
