import type { MatchBase, StateBase } from '../../engine/game.ts';
import type { Step } from '../../engine/step.ts';
import type { Trigger } from './content/triggers.ts';
import type { Event, EventKind } from './events.ts';
import type { PHASES } from './public.ts';
import type { Card } from './rules/card.ts';
import type { DeckName } from './rules/decks.ts';
import type { Counters } from './rules/counters.ts';
import type { Changes } from './rules/modifiers.ts';
import type { Reaction } from './rules/reactions.ts';

/** A card instance: an index into `Match.cards`. */
export type CardNumber = number;
/** In place of a card, sector or seat where there is none. */
export const NONE = -1;

/** The rings, from the outer to the inner, and the Keep; the temple, which is 1, needs no name here. */
export const DUNGEON = 0;
export const SPIRE = 2;
export const KEEP = 3;

/** Bits for the attributes; a set of allowed attributes is their sum. */
export const FIGHT = 1;
export const SKILL = 2;
export const CHARM = 4;
export const VORPAL = 7;
export type AttributeName = 'fight' | 'skill' | 'charm';
export const ATTRIBUTES: readonly AttributeName[] = ['fight', 'skill', 'charm'];
export const attributeBit = (name: AttributeName): number => 1 << ATTRIBUTES.indexOf(name);

/** Options of a table (OPT-1). */
export interface Options {
  flanking: boolean;
  trading: boolean;
  madness: number;
  overwhelm: boolean;
  slowFoes: boolean;
  finale: boolean;
  freeUndo: boolean;
  first: number;
}

/** What never changes once a table is set up. */
export interface Match extends MatchBase {
  /** The compiled definition of every card instance. */
  readonly cards: readonly Card[];
  /** The hero card of each seat. */
  readonly heroes: readonly Card[];
  /** The cards before the first shuffle: instances by pile. */
  readonly piles: {
    readonly encounter: readonly CardNumber[];
    /** Encounter cards of expansions, which go into the top third (PACK-2). */
    readonly expansion: readonly CardNumber[];
    readonly loot: readonly CardNumber[];
    readonly foe: readonly CardNumber[];
    readonly tower: readonly CardNumber[];
    readonly spire: readonly CardNumber[];
    /** Cards that begin aside, and that effects hand out (LANG-37). */
    readonly supply: readonly CardNumber[];
    /** Starter decks by seat. */
    readonly heroes: readonly (readonly CardNumber[])[];
  };
  /** Every compiled definition by id, whether it is dealt or not. */
  readonly definitions: ReadonlyMap<string, Card>;
  /** The triggers at which cards that the table may have do something; most cards hear of little, so most is not told to them. */
  readonly heard: ReadonlySet<Trigger>;
  /** What events set off on cards that the table may have. */
  readonly reactions: ReadonlyMap<EventKind, readonly Reaction[]>;
  /** What cards that the table may have change, by where their rules work. */
  readonly changes: Changes;
  readonly options: Options;
  readonly board: Board;
  /** The rules version by whose rulings the table is played. */
  readonly rulings: number;
}

/** Board data (BOARD-1, BOARD-2, SETUP-3), which a pack may replace. */
export interface Board {
  readonly sectors: number;
  /** Sectors from a level's portal to its staircase or door. */
  readonly across: number;
  /** Least ring distance from a staircase to the portal above at setup. */
  readonly apart: number;
}

export type Phase = (typeof PHASES)[number] | 'over';

export interface Hero {
  sanity: number;
  /** DUNGEON to KEEP. */
  level: number;
  /** Absolute sector; -1 in the Keep and when removed. */
  space: number;
  key: boolean;
  removed: boolean;
  /** Times this hero went mad; an effect that sees it rise stops (CARD-17). */
  lapses: number;
  hand: CardNumber[];
  /** Top last. */
  deck: CardNumber[];
  discard: CardNumber[];
  /** Played this turn from hand or slot, power unspent, in the order played. */
  played: CardNumber[];
  /** Used up this turn, for power or otherwise. */
  spent: CardNumber[];
  /** Taken this turn (ENC-3). */
  gained: CardNumber[];
  /** Five slots; two cards where one may share it. */
  slots: CardNumber[][];
  /** Slotted cards that are turned over until Recover. */
  turned: CardNumber[];
  /** Turned-over cards whose power is not yet spent. */
  live: CardNumber[];
  /** Turned-over relics that give the hero's generate power instead of their printed one (HERO-5). */
  generating: CardNumber[];
  /** What such relics give whose hero could choose, until Recover (HERO-5). */
  generated: { card: CardNumber; amount: number; as: number }[];
}

export interface Level {
  revealed: boolean;
  /** Sector of the entry portal. */
  portal: number;
  /** Encounter places 1 to 5: a card or NONE. */
  ring: CardNumber[];
  tower: CardNumber;
  /** Sector of the foe token or NONE. */
  foe: number;
}

/** A change of values, costs and the like that an effect made for a time: a modifier of a card's program, bound. */
export interface Until {
  /** The card whose program made it. */
  source: CardNumber;
  /** Index into `Card.temporary` of the source. */
  index: number;
  /** The card it is bound to, or NONE: then the modifier's own filter decides. */
  target: CardNumber;
  /** The amount, computed when it was made. */
  amount: number;
  /** Whose cards it touches. */
  seat: number;
  ends: 'turn' | 'battle' | 'play' | 'forever';
}

/** Cards that an effect has looked at, or revealed to all, as long as it goes on (LANG-20). */
export interface Look {
  /** Whose effect it is, or NONE. */
  seat: number;
  /** Whether every seat sees them. */
  open: boolean;
  /** Those of them that lie in that deck are meant, the topmost first. */
  deck: DeckName;
  cards: CardNumber[];
}

/** Effects that wait for a moment of a hero (LANG-40). */
export interface Later {
  /** The card whose program let them wait. */
  source: CardNumber;
  /** Index into `Card.delayed` of the source. */
  index: number;
  seat: number;
  /** What `that` meant then, or NONE. */
  chosen: CardNumber;
  /** Left out where they wait until the moment comes. */
  ends?: 'turn';
}

/** What a hero is spared of the sanity that it would lose next, in one loss or several (LANG-46). */
interface Ward {
  /** The card that wards it. */
  source: CardNumber;
  seat: number;
  left: number;
  /** Left out where it lasts until it is used up. */
  ends?: 'turn';
}

/** Power that a flanker put in (FLANK-3, FLANK-5), kept with its enemy for the rest of the turn. */
export interface Flank {
  enemy: CardNumber;
  seat: number;
  card: CardNumber;
  /** Assists and hinders. */
  assist: boolean;
  amount: number;
  /** Allowed attributes; a hinder's has been narrowed to one. */
  as: number;
}

export interface Battle {
  kind: 'none' | 'adversary' | 'foe' | 'spire';
  card: CardNumber;
  /** The level it is fought on, which madness may take the hero away from. */
  level: number;
  /** Cost as rolled for this attempt: fight, skill, charm. All 0 where the card rolls nothing. */
  rolled: [number, number, number];
  /** A hero's cards taken for the battle (He Who Sees). */
  taken: CardNumber[];
  /** Taken cards of other heroes than the active one, each with the seat that it goes back to. */
  takers: { card: CardNumber; seat: number }[];
  /** The power value that the taken cards add to the cost. */
  takenPower: number;
  /** Additional loot for a win. */
  loot: number;
  /** The stage of a finale that has several, from 0. */
  stage: number;
  /** The card that an earlier challenger left, lent to this attempt (KEEP-4), or NONE. */
  legacy: CardNumber;
  /** Seats that may flank or pass before the battle is paid (FLANK-4). */
  flankers: number[];
  /** Seats that have passed in the present flanking window. */
  passed: number[];
}

export interface State extends StateBase {
  phase: Phase;
  active: number;
  madness: number;
  heroes: Hero[];
  levels: Level[];
  /** Tops last. */
  decks: {
    encounter: CardNumber[];
    loot: CardNumber[];
    foe: CardNumber[];
    tower: CardNumber[];
    spire: CardNumber[];
  };
  /** Cards face up on the foe deck (Bloodrage), first gained first. */
  onFoeDeck: CardNumber[];
  waiting: CardNumber;
  /** Aside until turn 6 (WAKE-2). */
  setAside: CardNumber[];
  banished: CardNumber[];
  /** Marked to be reshuffled in Recover (REC-2). */
  reshuffle: CardNumber[];
  /** In mid-air: neither here nor there while an effect is being resolved. */
  resolving: CardNumber[];
  /** The Spire card once it is open (KEEP-1). */
  challenge: CardNumber;
  /** A card that a failed challenger left on the Spire card (KEEP-4). */
  legacy: CardNumber;
  battle: Battle;
  until: Until[];
  flanks: Flank[];
  /** Costs lowered in any attribute that the payment needs (HERO-4): card and amount. */
  reductions: { card: CardNumber; amount: number }[];
  /** Hero abilities used this turn, by index (HERO-6). */
  used: number[];
  /** Cards of the active hero that moved themselves when played or spent: they give no power again this turn (CARD-19). */
  departed: CardNumber[];
  /** Of these, the cards whose power is not yet spent. */
  lingering: CardNumber[];
  /** Unspent power that the hero's own ability generated: amount and allowed attributes. */
  free: { amount: number; as: number };
  /** The Move or bonus roll that has not been walked yet; 0: none. */
  steps: number;
  /** Whether `steps` is the bonus move after a Showdown (SHOW-7). */
  bonus: boolean;
  /** Whether the Encounter phase waits for the trade pause to end (TRADE-3). */
  trading: boolean;
  /** Seats traded with this turn. */
  traded: number[];
  /** Offers refused this turn: the same cards are not offered twice (TRADE-3). */
  refused: { with: number; give: CardNumber; take: CardNumber }[];
  /** Explore actions taken this turn. */
  explored: { skill: boolean; charm: boolean; brute: boolean; exert: boolean };
  /** The active hero's turn has ended early (madness, a failed attempt at the Keep). */
  broken: boolean;
  /** Whether an effect is being resolved; triggers that it causes wait in `triggers` (CARD-15). */
  resolvingEffect: boolean;
  /** What the effect that is being resolved has looked at. */
  seen: Look;
  /** `lapses` of the seat when the trigger began to wait: a hero's madness ends its waiting triggers (MAD-2). */
  triggers: WaitingTrigger[];
  /** What waits for a moment of a hero, in the order in which it was said (LANG-40). */
  later: Later[];
  /** What heroes are spared of losses to come, in the order in which it was said (LANG-46). */
  wards: Ward[];
  /** Counters on cards (LANG-30). */
  counters: Counters[];
  /** What is left of the cards that begin aside (LANG-37). */
  supply: CardNumber[];
}

/** A trigger that waits for its turn. */
interface WaitingTrigger {
  trigger: Trigger;
  card: CardNumber;
  seat: number;
  lapses: number;
  /** The card that it is about; left out where it is about none. */
  about?: CardNumber;
  /** In place of what the card does at the trigger: what had waited for it. */
  later?: Pick<Later, 'index' | 'chosen'>;
}

/** The step that rule code works in. */
export type G = Step<Match, State, Event>;

export type { Pay } from './actions/define.ts';
export type { Action } from './actions/index.ts';
export type { Trigger, TriggerName } from './content/triggers.ts';

/** What a turning ring took along: heroes by seat and the foe, each with the sector that it ends up at. */
export interface Carried {
  readonly heroes: readonly { readonly seat: number; readonly space: number }[];
  readonly foe: number;
}

export type { Event, EventKind, ToldEvent } from './events.ts';

/** Kinds of dice, each with its own random stream. */
export type Die = 'move' | 'table' | 'rotation' | 'foe' | 'sanity' | 'overwhelm' | 'cost';
