import Type, { type Static, type TProperties } from '../../generated/typebox.js';

/** Beyond any table: what comes from outside is bounded before rules look at it. */
const MOST = 100_000;
const LONGEST = 200;

const object = <P extends TProperties>(fields: P) => Type.Object(fields, { additionalProperties: false });
const act = <D extends string, P extends TProperties>(name: D, fields: P) =>
  object({ do: Type.Literal(name), ...fields });

/** A card instance; -1 where no card is meant. */
const Card = Type.Integer({ minimum: -1, maximum: MOST });
const Index = Type.Integer({ minimum: -1, maximum: LONGEST });
const Flag = Type.Boolean();
const Attribute = Type.Union([Type.Literal('fight'), Type.Literal('skill'), Type.Literal('charm')]);

const PaySchema = Type.Union([
  object({ card: Card, as: Attribute }),
  object({ ability: Type.Literal(true), as: Attribute }),
]);
const Payment = Type.Array(PaySchema, { maxItems: LONGEST });

/** What a seat may ask for. Whether the rules allow it, `check` says. */
export const ActionSchema = Type.Union([
  act('move', { path: Type.Array(Index, { maxItems: LONGEST }), enterKeep: Flag }),
  act('skipMove', {}),
  act('play', { card: Card, instead: Flag }),
  act('generate', { card: Card, by: Type.Optional(Type.Union([Card, Type.Literal('hero')])) }),
  act('generate', { ability: Type.Literal(true), as: Attribute }),
  act('ability', { index: Index, card: Card, price: Card }),
  act('acquire', { card: Card, pay: Payment, brute: Flag }),
  act('fight', { card: Card, pay: Type.Union([Payment, Type.Null()]), brute: Flag }),
  act('giveUp', {}),
  act('slot', { card: Card, slot: Index }),
  act('unslot', { card: Card }),
  act('endEncounter', {}),
  act('endExplore', {}),
  act('rotate', {
    using: Type.Union([Type.Literal('skill'), Type.Literal('charm'), Type.Literal('brute')]),
    pay: Payment,
  }),
  act('exert', { pay: Payment, to: Index, enterKeep: Flag }),
  act('well', { pay: Payment, brute: Flag, banish: Card }),
  act('flank', { card: Card, assist: Flag }),
  act('pass', {}),
  act('trade', { with: Index, give: Card, take: Type.Union([Card, Type.Literal('any')]) }),
]);

/** Names one of the sources of a payment, and the attribute it counts as. */
export type Pay = Readonly<Static<typeof PaySchema>>;
export type Action = Static<typeof ActionSchema>;
