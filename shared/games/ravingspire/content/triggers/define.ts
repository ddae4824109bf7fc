import type { Event, EventKind, G } from '../../types.ts';
import type { FilterKind } from '../filters.ts';
import type { WrittenKind } from '../kinds.ts';
import type { PlacedRule } from '../rules-of.ts';
import type { Call } from '../../rules/calls.ts';
import type { CardDefinition, TriggeredRule } from '../schema.ts';

/** The fields of a rule that belong to some triggers only, in the order in which they are inspected. */
export const TRIGGER_FIELDS = ['by', 'cards', 'once', 'price'] as const;

/** A rule of a card, among all rules of that card. */
interface Among {
  readonly card: CardDefinition;
  readonly rule: TriggeredRule;
  /** The rules above it, */
  readonly before: readonly PlacedRule[];
  /** and all of them. */
  readonly all: readonly PlacedRule[];
}

/** To whose cards a trigger comes, by the events that set it off. */
type Upon = {
  readonly [K in EventKind]?: (event: Extract<Event, { kind: K }>, g: G) => readonly Call[];
};

/** A moment at which a rule of a card runs. */
export interface TriggerDefinition {
  /** The format from which on packs may use it; any where it is left out. */
  readonly format?: number;
  /** The kinds of cards that ever come to it; heroes by their abilities. */
  readonly kinds: readonly WrittenKind[];
  /**
   * The events upon which it comes, to cards that are in play then (CARD-15). Left out where it is part of a rule of the
   * game, which sets it off itself, by its name in the list: on one card (`fire`), or on all that are in play (`call`).
   */
  readonly upon?: Upon | 'called';
  /** What `that` means as its effects begin: the card that it is about. */
  readonly gives?: 'card';
  /** The kinds of cards that it can be about; any where they are left out. */
  readonly about?: readonly FilterKind[];
  /** Fields that only rules of such triggers have. */
  readonly fields?: readonly (typeof TRIGGER_FIELDS)[number][];
  /** Whether it is an ability that its hero uses at will. */
  readonly ability?: true;
  /** Where none is open, or it has been decided; left out where one may be. */
  readonly battle?: 'none' | 'over';
  /** Whether the card is in play, and stays so: on the ring or tower, slotted or played. */
  readonly inPlay?: true;
  /** Whether its effects may prevent the loss that it is about. */
  readonly prevents?: true;
  /** Whether it is the start or the end of a turn. */
  readonly ofTurn?: true;
  /** Whether it comes where no cards can be played: around the turn, outside of Encounter and battles (LANG-44). */
  readonly unplayable?: true;
  /** Whether the card is in the hand then, where counters may stay on it. */
  readonly staysInHand?: true;
  /** Whether the text of such a card begins with its being in play. */
  readonly saysInPlay?: true;
  /** Whether it comes to cards that a hero has played, slotted, gained or beaten. */
  readonly own?: true;
  /** The effect that sets it off when it moves the card itself. */
  readonly setOffBy?: string;
  /** Whether the moment never comes to a rule of a card whose kind has it. */
  never?(at: Among): boolean;
  /** The smallest sensible rule, without its `when`. */
  readonly example: Omit<TriggeredRule, 'when'>;
}

/** Defines a trigger. */
export const defineTrigger = (definition: TriggerDefinition): TriggerDefinition => definition;
