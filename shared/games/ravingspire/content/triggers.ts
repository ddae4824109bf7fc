import { BOUGHT, type Trigger } from '../rules/card.ts';
import { ENEMIES, PLAYER_KINDS, type WrittenKind } from './kinds.ts';
import { isStanding, type PlacedRule } from './rules-of.ts';
import type { CardDefinition, TriggeredRule } from './schema.ts';
import { fitsSlots } from './sense-changes.ts';

/** When a triggered rule runs, as cards name it; the words of each are the messages `when.<name>`. */
export const TRIGGER_NAMES = [
  'played',
  'spent',
  'instead',
  'revealed',
  'defeated',
  'lost',
  'chaos',
  'turn-start',
  'gained',
  'foe-drawn',
  'placed',
  'discarded',
  'banished',
  'activated',
] as const;
export type TriggerName = (typeof TRIGGER_NAMES)[number];

/** The fields of a rule that belong to some triggers only, in the order in which they are inspected. */
export const TRIGGER_FIELDS = ['by', 'once', 'price'] as const;

/** A rule of a card, among all rules of that card. */
interface Among {
  readonly card: CardDefinition;
  readonly rule: TriggeredRule;
  /** The rules above it, */
  readonly before: readonly PlacedRule[];
  /** and all of them. */
  readonly all: readonly PlacedRule[];
}

/** A moment at which a rule of a card runs. */
interface TriggerKind {
  /** What the rules of the game call it when they set it off. */
  readonly fires: Trigger;
  /** The kinds of cards that ever come to it; heroes by their abilities. */
  readonly kinds: readonly WrittenKind[];
  /** Fields that only rules of such triggers have. */
  readonly fields?: readonly (typeof TRIGGER_FIELDS)[number][];
  /** Whether it is an ability that its hero uses at will. */
  readonly ability?: true;
  /** Where none is open, or it has been decided; left out where one may be. */
  readonly battle?: 'none' | 'over';
  /** Whether the card is in play, and stays so: on the ring or tower, slotted or played. */
  readonly inPlay?: true;
  /** Whether it comes to cards that a hero has played, slotted, gained or beaten. */
  readonly own?: true;
  /** The effect that sets it off when it moves the card itself. */
  readonly setOffBy?: string;
  /** Whether the moment never comes to a rule of a card whose kind has it. */
  never?(at: Among): boolean;
  readonly example: TriggeredRule;
}

/** Whether a rule does something anywhere in it. */
const hasVerb = (value: unknown, verb: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('do' in value && value.do === verb) || Object.values(value).some((part) => hasVerb(part, verb)));

const gainSanity = { do: 'gain-sanity', amount: 1 };
const loseSanity = { do: 'lose-sanity', amount: 1 };

/** All triggers: what authors, the compiler and the inspection of cards know of each. */
export const TRIGGERS: { readonly [name in TriggerName]: TriggerKind } = {
  played: {
    fires: 'played',
    kinds: PLAYER_KINDS,
    inPlay: true,
    own: true,
    example: { when: 'played', do: [gainSanity] },
  },
  spent: {
    fires: 'spent',
    kinds: PLAYER_KINDS,
    inPlay: true,
    own: true,
    example: { when: 'spent', do: [gainSanity] },
  },
  instead: {
    fires: 'instead',
    kinds: PLAYER_KINDS,
    fields: ['by'],
    own: true,
    // Only one thing can become of the card.
    never({ rule, before }) {
      const first = before.find((other) => !isStanding(other.rule) && other.rule.when === 'instead');
      return first !== undefined && (first.rule as TriggeredRule).by !== rule.by;
    },
    example: { when: 'instead', by: 'discard', do: [{ do: 'gain-sanity', amount: 2 }] },
  },
  revealed: {
    fires: 'revealed',
    kinds: ['foe', 'spire'],
    example: { when: 'revealed', do: [loseSanity] },
  },
  defeated: {
    fires: 'defeated',
    kinds: ENEMIES,
    battle: 'over',
    own: true,
    // The game is won then (KEEP-3).
    never: ({ card }) => card.kind === 'spire',
    example: {
      when: 'defeated',
      do: [
        { do: 'gain-loot', amount: 1 },
        { do: 'banish', cards: 'this' },
      ],
    },
  },
  lost: {
    fires: 'lost',
    kinds: ENEMIES,
    battle: 'over',
    example: { when: 'lost', do: [{ do: 'discard', cards: { from: ['hand'], count: 'all' } }] },
  },
  chaos: {
    fires: 'chaos',
    kinds: ['chaos'],
    battle: 'none',
    example: { when: 'chaos', do: [{ ...loseSanity, who: 'every' }] },
  },
  'turn-start': {
    fires: 'turnStart',
    kinds: [...PLAYER_KINDS, 'tower', 'hero'],
    battle: 'none',
    inPlay: true,
    own: true,
    never: ({ card }) => PLAYER_KINDS.includes(card.kind) && !fitsSlots(card),
    example: { when: 'turn-start', do: [{ do: 'draw', cards: 1 }] },
  },
  gained: {
    fires: 'gained',
    kinds: PLAYER_KINDS,
    own: true,
    setOffBy: 'gain',
    example: { when: 'gained', do: [gainSanity] },
  },
  'foe-drawn': {
    fires: 'foeDrawn',
    kinds: PLAYER_KINDS,
    never: ({ all }) => !all.some(({ rule }) => !isStanding(rule) && hasVerb(rule, 'lay-on-foe-deck')),
    example: { when: 'foe-drawn', do: [{ do: 'add-loot', amount: 1 }] },
  },
  placed: {
    fires: 'placed',
    kinds: ['tower', ...BOUGHT, 'adversary'],
    battle: 'none',
    inPlay: true,
    example: { when: 'placed', do: [loseSanity] },
  },
  discarded: {
    fires: 'discarded',
    kinds: PLAYER_KINDS,
    setOffBy: 'discard',
    example: { when: 'discarded', do: [{ do: 'gain-sanity', amount: 2 }] },
  },
  banished: {
    fires: 'banished',
    kinds: [...PLAYER_KINDS, 'adversary'],
    setOffBy: 'banish',
    example: { when: 'banished', do: [{ do: 'gain-sanity', amount: 2 }] },
  },
  activated: {
    fires: 'activated',
    kinds: ['hero'],
    fields: ['once', 'price'],
    ability: true,
    example: {
      when: 'activated',
      once: 'turn',
      price: [{ do: 'discard', cards: { from: ['hand'] } }],
      do: [{ do: 'gain-sanity', amount: 2 }],
    },
  },
};

export const triggerOf = ({ when }: TriggeredRule): TriggerKind => TRIGGERS[when];
