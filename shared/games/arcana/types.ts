import type { MatchBase, StateBase } from '../../engine/game.ts';
import type { Step } from '../../engine/step.ts';
import type { Event } from './events.ts';
import type { Card, Class, FloorTable, Gift, Suit, TowerCard } from './rules/card.ts';

/** A card instance: an index into `Match.cards`. Every card exists once. */
export type CardNumber = number;
/** In place of a card or seat where there is none. */
export const NONE = -1;

/** Whether the party has lost when its first or when its last adventurer falls (AR-R!36). */
export const LOSS_RULES = ['allFallen', 'anyFallen'] as const;
export type LossRule = (typeof LOSS_RULES)[number];

export interface Options {
  lossRule: LossRule;
  /** Which of the tower's tables gives the foes their health and wards. */
  difficulty: string;
}

/** What never changes once a table is set up. */
export interface Match extends MatchBase {
  readonly options: Options;
  /** The compiled definition of every card instance. */
  readonly cards: readonly Card[];
  /** The court card that each seat was set up with; it may take another one that is free. */
  readonly proposed: readonly CardNumber[];
  readonly courts: readonly CardNumber[];
  readonly pips: readonly CardNumber[];
  /** The card that renews the deck (AR-R!33). */
  readonly fool: CardNumber;
  /** Those that may become foes. */
  readonly majors: readonly CardNumber[];
  readonly tower: TowerCard;
  /** Health and wards by floor, from the bottom, at the chosen difficulty. */
  readonly floors: FloorTable;
  /** Compiled cards without an instance, by full id. */
  readonly suits: ReadonlyMap<string, Suit>;
  readonly classes: ReadonlyMap<string, Class>;
  readonly gifts: ReadonlyMap<string, Gift>;
}

export type Phase = 'pickCharacters' | 'pickLeader' | 'action' | 'give' | 'followUp' | 'ended';

/** A card in front of a player: a shield against the next attack, or a sanctuary for one turn. */
export interface Front {
  card: CardNumber;
  kind: 'shield' | 'sanctuary';
  /** Damage that a shield takes away; 0 for a sanctuary. */
  amount: number;
}

export interface PlayerState {
  /** NONE until it is picked. */
  court: CardNumber;
  name: string;
  health: number;
  fallen: boolean;
  hand: CardNumber[];
  front: Front[];
}

/** The foe of the active floor. */
export interface Foe {
  major: CardNumber;
  /** From 0, the lowest. */
  floor: number;
  health: number;
  wards: number;
  /** Cards that dispelled its wards (AR-FOE-4). */
  pile: CardNumber[];
}

export interface State extends StateBase {
  phase: Phase;
  players: PlayerState[];
  /** Null before the leader is picked, and once the last one has been defeated. */
  foe: Foe | null;
  /** Top last. Holds the Fool, always. */
  deck: CardNumber[];
  discard: CardNumber[];
  /** Treasures that are face down on the floors that stand, the lowest first. */
  treasures: CardNumber[];
  /** Treasures won, in the order of their floors. */
  won: CardNumber[];
  /** Foes of the floors above, face down, the next one first. */
  upcoming: CardNumber[];
  /** Foes turned upside down on their floors, the lowest first (AR-R!38). */
  defeated: CardNumber[];
  /** Majors that are not used in this game. */
  box: CardNumber[];
  /** Cards on their way from a hand to their next zone. */
  resolving: CardNumber[];
  active: number;
  /** Whether a damaging card was played this turn (AR-R!29). */
  attacked: boolean;
  /** Whether the second card of the turn has been played (AR-CLASS-2). */
  followUpUsed: boolean;
  /** Whether the foe of this turn's beginning has been defeated (AR-FOE-8). */
  triumphed: boolean;
  /** Cards still to be drawn and given, while that is asked (AR-PLAY-4); else 0. */
  pending: number;
  /** What the party keeps of its Reading (AR-R!40). */
  note: string;
}

/** The step that rule code works in. */
export type G = Step<Match, State, Event>;

export type { Action } from './actions/index.ts';
export type { Partner, Play } from './actions/play.ts';

/** Answer to the question `followUp`: a further card, or null to let it be. */
export interface FollowUp {
  readonly card: number;
  readonly dispel: boolean;
}

/** One line of the Reading: a position, and its treasure (AR-R!40). */
export interface ReadingLine {
  /** From 1, the lowest floor. */
  position: number;
  card: CardNumber;
}

export type { Event, EventKind, ToldEvent } from './events.ts';
