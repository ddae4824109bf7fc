import type { EffectOf as AnyEffect } from '../../../packs/effects/world.ts';
import type { G } from '../types.ts';

/** What an effect of a suit works on. */
export interface Env {
  /** Who plays. */
  readonly seat: number;
  /** Rank with the Gift's bonus. */
  readonly result: number;
  /** Whom the effect is for, or -1. */
  readonly target: number;
  /** Whether the foe's wards stood when the play read them (AR-R!8). */
  readonly warded: boolean;
  /** Whether the card takes a ward, which is reported instead of the effect of its blow. */
  readonly dispels: boolean;
  /** The id of the rule that the suit's effect is carried out by. */
  readonly rule: string;
}

/** The types of this game's effects. */
export interface ArcanaWorld {
  step: G;
  env: Env;
  card: { readonly id: string };
}
type Effect = AnyEffect<ArcanaWorld>;

/** What all cards of a suit do. */
export interface Suit {
  readonly id: string;
  readonly effect: Effect;
  /** Counts as an attack (AR-R!29). */
  readonly damages: boolean;
  /** Needs a player to heal (AR-PLAY-3). */
  readonly heals: boolean;
  /** Lets cards be drawn (AR-PLAY-4). */
  readonly draws: boolean;
  /** The id of the rule that says what its cards do. */
  readonly rule: string;
}

/** What a Class does with the cards of its suit (AR-CLASS-1 to AR-CLASS-4). */
export const TALENTS = ['shield', 'again', 'pair', 'sanctuary'] as const;
export type Talent = (typeof TALENTS)[number];
export interface Class {
  readonly id: string;
  readonly talent: Talent;
  /** Full id of the suit. */
  readonly suit: string;
}

/** What a Gift adds to the cards of its suit (AR-GIFT-1 to AR-GIFT-4). */
export interface Gift {
  readonly id: string;
  /** Full id of the suit. */
  readonly suit: string;
  readonly bonus: number;
  /** Whether healing may go beyond the cap. */
  readonly beyondCap: boolean;
}

/** Health and wards of each floor, from the bottom (AR-FOE-1). */
export type FloorTable = readonly { readonly health: number; readonly wards: number }[];

interface Common {
  readonly id: string;
  readonly pack: string;
}
/** A pip: suit and rank. */
export interface PipCard extends Common {
  readonly kind: 'pip';
  readonly suit: string;
  readonly rank: number;
}
interface FoolCard extends Common {
  readonly kind: 'fool';
}
/** A foe. `suits` are those that dispel its wards: what any of its types is weak against (AR-FOE-3). */
export interface MajorCard extends Common {
  readonly kind: 'major';
  readonly types: readonly string[];
  readonly suits: readonly string[];
}
export interface CourtCard extends Common {
  readonly kind: 'court';
  readonly class: string;
  readonly gift: string;
  /** The default name of the adventurer. */
  readonly adventurer: string;
}
/** A card of the table. */
export type Card = PipCard | FoolCard | MajorCard | CourtCard;

/** The tower to climb: tables by the name of the difficulty, and the cards that may be its foes. */
export interface TowerCard {
  readonly id: string;
  readonly pack: string;
  readonly tables: { readonly [difficulty: string]: FloorTable };
  readonly foes: readonly string[];
}
