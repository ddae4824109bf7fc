import Type, { type Static, type TProperties } from '../../generated/typebox.js';
import { LINE } from '../../packs/line.ts';

/** Beyond any table: what comes from outside is bounded before rules look at it. */
const MOST = 1_000;

/** Letters of an adventurer's name (AR-R!7). */
export const LONGEST_NAME = 24;
/** Letters of the note on a Reading (AR-R!40). */
export const LONGEST_NOTE = 500;

const object = <P extends TProperties>(fields: P) => Type.Object(fields, { additionalProperties: false });
const act = <D extends string, P extends TProperties>(name: D, fields: P) =>
  object({ do: Type.Literal(name), ...fields });

/** A card instance; -1 where no card is meant. */
const Card = Type.Integer({ minimum: -1, maximum: MOST });
/** A seat; -1 for none. */
const Seat = Type.Integer({ minimum: -1, maximum: MOST });

const PartnerSchema = object({ card: Card, dispel: Type.Boolean(), target: Seat });

/** What a seat may ask for. Whether the rules allow it, `check` says. */
export const ActionSchema = Type.Union([
  act('pickCharacters', { court: Card, name: Type.String({ maxLength: LONGEST_NAME, pattern: LINE }) }),
  act('pickLeader', { seat: Seat }),
  act('play', {
    card: Card,
    dispel: Type.Boolean(),
    /** Whom a healing card heals; -1 for a card that does not heal. */
    target: Seat,
    /** The player in front of whom a Paladin sets the card; -1 for no shield. */
    shieldTo: Seat,
    /** The second card of a Mage's pair. */
    partner: Type.Union([PartnerSchema, Type.Null()]),
  }),
  act('focus', {}),
  act('rest', {}),
  act('saveNote', { text: Type.String({ maxLength: LONGEST_NOTE }) }),
]);

export type Action = Static<typeof ActionSchema>;
export type Play = Extract<Action, { do: 'play' }>;
export type Partner = Static<typeof PartnerSchema>;

/** Answer to the question `followUp`: a further card, or null to let it be. */
export interface FollowUp {
  readonly card: number;
  readonly dispel: boolean;
}
