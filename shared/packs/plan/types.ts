// What a page gets of the plan of a pack, and what is done to it: plain JSON data.
import type { PackPlace } from '../document/entry.ts';
import type { CardState } from './schema.ts';

/** Numbers of cards that are planned together. */
export interface PlanBand {
  readonly least: number;
  /** Null: whatever is above. */
  readonly most: number | null;
}

/** How many cards of a kind are wanted in a band. */
export interface PlanCount {
  /** The least number of the band; null: cards without a number. */
  readonly least: number | null;
  readonly count: number;
}

/** A kind of card in the plan. */
export interface PlanKind {
  readonly kind: string;
  readonly name: string;
  readonly plural: string;
  /** How many cards of it the base set has, band by band; none where there are none. */
  readonly base: readonly PlanCount[];
  readonly wanted: readonly PlanCount[];
}

/** A card of the pack in its plan. */
export interface PlannedCard {
  readonly place: PackPlace;
  /** Its name in the pack; null where it has none, and nothing can be noted of it. */
  readonly id: string | null;
  readonly name: string;
  readonly kind: string;
  /** The least number of the band that it is in; null: it has no number. */
  readonly least: number | null;
  readonly state: CardState;
  readonly labels: readonly string[];
  readonly problems: number;
}

/** A card that new ones may start from. */
export interface PlanTemplate {
  readonly name: string;
  readonly kind: string;
}

/** What is done to a plan. Cards are named as in the pack. */
export type PlanChange =
  /** All wanted numbers at once, after the proportions of the base set. */
  | { readonly do: 'propose'; readonly size: number }
  | { readonly do: 'want'; readonly kind: string; readonly least: number | null; readonly count: number }
  | { readonly do: 'state'; readonly cards: readonly string[]; readonly state: CardState }
  | { readonly do: 'label'; readonly card: string; readonly labels: readonly string[] }
  /** Puts a card before another one in the order of the set, or last. */
  | { readonly do: 'arrange'; readonly card: string; readonly before: string | null }
  /** Keeps a card as it is now, for new ones to start from. */
  | { readonly do: 'template'; readonly card: string; readonly name: string }
  | { readonly do: 'drop'; readonly template: string };
