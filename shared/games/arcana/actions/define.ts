import Type, { type TProperties } from '../../../generated/typebox.js';
import { actionSchema, type ActionKind, type FieldsOf, type NamedAction } from '../../../tableau/action.ts';
import type { Fields } from '../../../engine/scenario.ts';
import type { TextForm } from '../../../tableau/tableau.ts';
import type { Speaker } from '../narrate/speaker.ts';
import { NONE, type G, type Match, type State } from '../types.ts';

/** Headings of the choices, in their order. */
export const GROUPS = [
  'court',
  'leader',
  'dispel',
  'attack',
  'heal',
  'draw',
  'pair',
  'wait',
  'note',
] as const;
type Group = (typeof GROUPS)[number];

interface World {
  readonly match: Match;
  readonly state: State;
  readonly step: G;
  readonly speaker: Speaker;
  readonly group: Group;
}

/** What one sort of action is in Arcana. */
export interface Kind<A extends { readonly do: string }> extends ActionKind<World, A> {
  /** When it is done: before the climb, in a seat's turn, after the game. */
  readonly phase: 'pickCharacters' | 'pickLeader' | 'action' | 'ended';
  /** What a seat might try now, legal or not: the fields of such actions. */
  offers(match: Match, state: State, seat: number): readonly FieldsOf<A>[];
  /** How scenarios say it. Reading what was written gives the same action again. */
  readonly scenario: {
    /** The fields of its step. */
    readonly fields: readonly string[];
    read(match: Match, step: Fields): FieldsOf<A>;
    /** What is not so is left out. */
    write(match: Match, action: FieldsOf<A>): Fields;
  };
  /** Only the best few of such actions are shown at once, and none that is refused. */
  isOneOfMany?(action: A): boolean;
  /** What a seat rather wants than others of its kind: shown although it is refused, and the others only on request. */
  isWanted?(match: Match, seat: number, action: A): boolean;
  /** Actions with the same key and the same note are the same to a player. */
  key?(action: A): string;
  /** What is written for it, where something is. */
  form?(s: Speaker): TextForm;
}

/** Defines a sort of action from the fields of such actions. */
export function defineAction<const D extends string, P extends TProperties>({
  fields,
  ...kind
}: Omit<Kind<NamedAction<D, P>>, 'schema'> & { readonly do: D; readonly fields: P }): Kind<
  NamedAction<D, P>
> {
  return { ...kind, schema: actionSchema(kind.do, fields) };
}

/** Beyond any table: what comes from outside is bounded before rules look at it. */
const MOST = 1_000;

/** A card instance; -1 where no card is meant. */
export const Card = Type.Integer({ minimum: -1, maximum: MOST });
/** A seat; -1 for none. */
export const Seat = Type.Integer({ minimum: -1, maximum: MOST });

/** What an event has besides its facts, where it is made only to be said of a deed. */
export const asTold = (seat: number) => ({ seat, rule: '', i: 0, cause: NONE }) as const;
