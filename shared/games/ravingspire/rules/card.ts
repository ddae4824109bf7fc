import type { G, Later, Match, State, Trigger } from '../types.ts';

/** Equipment (CARD-2). */
export const EQUIPMENT = ['weapon', 'armor', 'object', 'relic', 'dungeon'] as const;
/** What can be bought from a ring. */
export const BOUGHT = [...EQUIPMENT, 'adventurer', 'attack'] as const;
/** The kinds of the encounter deck (CARD-1). */
export const ENCOUNTER = [...BOUGHT, 'adversary', 'chaos'] as const;
/** Kinds in a fixed order; a set of kinds is a sum of `kindBit`s. */
export const KINDS = [...ENCOUNTER, 'loot', 'foe', 'tower', 'spire', 'starter', 'hero'] as const;
/** What a card is, by where it belongs. */
export type Kind = (typeof KINDS)[number];

export const kindBit = (kind: Kind): number => 1 << KINDS.indexOf(kind);

/** The kind of a `kindBit`; undefined where a place holds no one kind. */
export const kindOf = (bit: number): Kind | undefined => KINDS[31 - Math.clz32(bit)];

/** A battle matrix. `brute` is -1 where there is none. */
export interface Cost {
  fight: number;
  skill: number;
  charm: number;
  brute: number;
}

/** Whose effect runs, and on what. */
export interface Env {
  /** The hero the effect belongs to. */
  seat: number;
  /** The card instance; `heroSource` for an ability of a hero. */
  card: number;
  /** What has set it off. */
  trigger: Trigger;
  /** The level it works on. */
  level: number;
  /** Result of the roll table that is being resolved, 0 outside. */
  rolled: number;
  /** The card that its trigger is about, or -1. */
  about: number;
  /** The card chosen last by this program, or -1. */
  chosen: number;
  /** The hero chosen or visited last by this program, or -1. */
  other: number;
  /** How many cards the last effect that moved cards really moved; 0 at the start. */
  done: number;
  /** `Hero.lapses` by seat when the effect began: it goes on for no hero that has gone mad since (CARD-17, MAD-2). */
  lapses: readonly number[];
  /** Cards named in advance by the player's action: the first legal use takes them without a question. */
  preset: { card: number; price: number };
  /** Moves of this very card that wait while it is being spent: its power counts first (CARD-19). Null otherwise. */
  departure: (() => void)[] | null;
  /** The loss of sanity that is about to happen, as much of it as is left (LANG-41). Null otherwise. */
  loss: { left: number } | null;
}

/** A compiled effect program. */
export type Effect = (g: G, env: Env) => void;
/** Effects that wait for a moment of a hero (LANG-40). */
export interface Delayed {
  readonly trigger: Trigger;
  /** The cards that the moment has to be about; null where it is about none. */
  readonly isMeant: AboutTest | null;
  readonly effect: Effect;
}
/** Whether a card is one that something waits for, which remembers the card that was chosen before. */
type AboutTest = (
  match: Match,
  state: State,
  card: number,
  seat: number,
  later: Pick<Later, 'source' | 'chosen'>,
) => boolean;
/**
 * A condition of the position alone, with no effect running. `source` is the card that asks; NONE or below for the hero's
 * own.
 */
export type StateCondition = (match: Match, state: State, seat: number, source: number) => boolean;
/** A compiled filter over card instances; `seat` is the hero whose rule asks. */
export type Filter = (match: Match, state: State, card: number, seat: number) => boolean;
/** The same where it may lean on the card whose rule asks; NONE or below for the hero's own. */
export type SourcedFilter = (
  match: Match,
  state: State,
  card: number,
  seat: number,
  source: number,
) => boolean;

/** Where a standing rule of a card works. */
export const STANDINGS = ['always', 'slotted', 'played', 'ring', 'level', 'battle'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Which payments a modifier touches: any, or only those against enemies. */
export type Against = 'any' | 'enemies';

interface ModBase {
  readonly standing: Standing;
  /** Which cards it touches; the target of a bound `Until` comes before it. */
  readonly filter: SourcedFilter;
  /** Touches only the very card that carries it (standing), not other copies of it. An `Until` is bound. */
  readonly self: boolean;
  readonly against: Against;
  /** Null, or a condition on the state that must hold while it works. */
  readonly condition: StateCondition | null;
}

/** A standing or temporary change, compiled. `amount` reads the current state and never rolls. */
export type Mod = ModBase &
  (
    | {
        readonly mod: 'power';
        readonly layer: 'replace' | 'add' | 'double' | 'subtract';
        readonly amount: Measure;
      }
    | {
        readonly mod: 'attributes';
        /** Cards that allow one of these ... */ readonly from: number;
        /** ... allow these too. */ readonly to: number;
      }
    | {
        readonly mod: 'cost';
        /** Attribute bits, or 0 for HERO-4's free choice. */ readonly as: number;
        /** Added to the cost; negative: cheaper. */ readonly amount: Measure;
      }
    | { readonly mod: 'slots'; readonly kinds: number; readonly into: number }
    | { readonly mod: 'share'; readonly kinds: number }
    | { readonly mod: 'hand'; readonly amount: Measure }
    | { readonly mod: 'generate'; readonly as: number; readonly amount: Measure }
    | { readonly mod: 'freePower'; readonly as: number; readonly amount: Measure }
    | { readonly mod: 'stay' }
    | { readonly mod: 'retain' }
    | { readonly mod: 'openingHand' }
    | { readonly mod: 'reroll' }
    | { readonly mod: 'lootRoll'; readonly amount: Measure }
    | { readonly mod: 'rotation'; readonly amount: Measure }
    | { readonly mod: 'forbid' }
    | {
        readonly mod: 'adversaryHarm';
        /** Added to the sanity that each adversary costs in Recover, not below 0. */ readonly amount: Measure;
      }
    | {
        readonly mod: 'well';
        /** Added to the price of the Well of Souls; negative: cheaper, as HERO-4 says. */ readonly amount: Measure;
      }
    | { readonly mod: 'foeStays' }
    /** Changes nothing: the rules of the keyword are there in its place (LANG-60). */
    | { readonly mod: 'keyword' }
    | { readonly mod: 'loot'; /** Added to the loot that a beaten foe pays. */ readonly amount: Measure }
  );
export type ModName = Mod['mod'];
/** A kind of modifiers, with its own bit for `Card.changes`. */
export interface ModKind<N extends ModName = ModName> {
  readonly name: N;
  readonly bit: number;
}
/** What rules can change. */
export const MODS = {
  power: { name: 'power', bit: 1 << 0 },
  attributes: { name: 'attributes', bit: 1 << 1 },
  cost: { name: 'cost', bit: 1 << 2 },
  slots: { name: 'slots', bit: 1 << 3 },
  share: { name: 'share', bit: 1 << 4 },
  hand: { name: 'hand', bit: 1 << 5 },
  generate: { name: 'generate', bit: 1 << 6 },
  freePower: { name: 'freePower', bit: 1 << 7 },
  stay: { name: 'stay', bit: 1 << 8 },
  reroll: { name: 'reroll', bit: 1 << 9 },
  lootRoll: { name: 'lootRoll', bit: 1 << 10 },
  rotation: { name: 'rotation', bit: 1 << 11 },
  forbid: { name: 'forbid', bit: 1 << 12 },
  adversaryHarm: { name: 'adversaryHarm', bit: 1 << 13 },
  well: { name: 'well', bit: 1 << 14 },
  loot: { name: 'loot', bit: 1 << 15 },
  foeStays: { name: 'foeStays', bit: 1 << 16 },
  retain: { name: 'retain', bit: 1 << 17 },
  openingHand: { name: 'openingHand', bit: 1 << 18 },
  keyword: { name: 'keyword', bit: 1 << 19 },
} as const satisfies { readonly [N in ModName]: ModKind<N> };
/**
 * A number read from the position, without dice. `bound` is the amount of an `Until`, 0 for standing rules; `source` is the
 * card that asks, NONE or below for the hero's own.
 */
export type Measure = (match: Match, state: State, seat: number, bound: number, source: number) => number;

/** One ability of a hero card. */
export interface Ability {
  /** Passive abilities are only modifiers. */
  readonly activate: {
    /** `Once a turn` refreshes at the hero's own turn start (HERO-6). */
    readonly effect: Effect;
    /** Whether it can do anything now; also checks the preset cards. Null: fine. */
    readonly ready: (match: Match, state: State, seat: number, card: number, price: number) => string | null;
    /** Its decision points, for options: legal cards to act on, legal prices ([] where none is needed). */
    readonly cards: (match: Match, state: State, seat: number) => number[];
    readonly prices: (match: Match, state: State, seat: number) => number[];
  } | null;
  readonly mods: readonly Mod[];
}

/** Power that a card may give in the end when it is spent against an enemy. */
export interface Surge {
  readonly power: number;
  /** Whether it may come in this position, in the open battle. */
  readonly holds: StateCondition;
}

/** The compiled definition of a card. */
export interface Card {
  readonly id: string;
  readonly kind: Kind;
  /** Kind bits it counts as: its own kind, and the type of a starter or the slot icons of a loot card. */
  readonly kinds: number;
  /** Kind bits of the slots it fits (CARD-2). */
  readonly slotKinds: number;
  readonly power: number;
  /** Allowed attributes, 0 for a card without power. */
  readonly as: number;
  /** Null for cards that are never paid for. */
  readonly cost: Cost | null;
  /** Attributes of the cost that roll 1d6 and add it, once per attempt. */
  readonly rolledCost: number;
  /** The attribute of its cost (bit) that a taken card's power joins (He Who Sees: charm), else 0. */
  readonly takes: number;
  /** Loot that a foe pays (SHOW-4). */
  readonly loot: number;
  /** Stages of a finale: further matrices to be met one after another. Empty for most. */
  readonly stages: readonly Cost[];
  readonly effects: { readonly [T in Trigger]: Effect | null };
  /**
   * The most power that its `spent` effect may ever let it give against an enemy (Meteor Sword: 12), 0 where it changes
   * nothing: a payment that only holds with this much may be tried (ENC-10).
   */
  readonly surge: number;
  /** Each such power with when it may come. */
  readonly surges: readonly Surge[];
  /** The class printed on a foe, or of a hero. */
  readonly cardClass: HeroClass | null;
  /** What `instead` does with the card. */
  readonly instead: 'discard' | 'banish' | null;
  /** Whether an effect rolls, or takes a price, when the card is played: proposals avoid it. */
  readonly risky: boolean;
  /** Whether the estimates of bots know all of its forms: what they do not know is tried. Worked out when it is asked for. */
  readonly isFamiliar: () => boolean;
  /** What its standing rules change, as bits of `MODS`: for most cards nothing, and values are read very often. */
  readonly changes: number;
  /** Standing rules by what they change. */
  readonly mods: { readonly [N in ModName]: readonly Extract<Mod, { mod: N }>[] };
  /** Modifiers that this card's program may make for a time; see `Until.index`. */
  readonly temporary: readonly Mod[];
  /** What this card's program may let wait; see `Later.index`. */
  readonly delayed: readonly Delayed[];
  readonly hero: HeroCard | null;
  /** How many copies the deck has. */
  readonly copies: number;
  /** Whether they begin in the supply instead. */
  readonly supply: boolean;
  readonly pack: string;
}

export type HeroClass = 'reaver' | 'rogue' | 'runelord';

export interface HeroCard {
  readonly heroClass: HeroClass;
  readonly difficulty: 'normal' | 'hard' | 'expert';
  /** Ids and counts of the starter deck. */
  readonly deck: readonly { readonly id: string; readonly count: number }[];
  /** Kind bit of each of the five slots. */
  readonly slots: readonly number[];
  readonly abilities: readonly Ability[];
}
