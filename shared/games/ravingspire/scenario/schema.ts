// What scenarios may say, for editors and for the check before one is played. Its meaning is described in
// docs/modding/scenarios.md.
import Type, { type TSchema } from '../../../generated/typebox.js';
import { closed, either, tagged } from '../../../packs/effects/schema.ts';
import { scenarioForm } from '../../../packs/scenario-form.ts';
import { CARD_ID } from '../../../packs/schema.ts';
import { CardId } from '../content/filters.ts';
import type { AttributeName, Phase } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { PLACES } from './finder.ts';

/** Phases that a scenario can begin with. */
const PHASES = [
  'move',
  'draw',
  'encounter',
  'showdown',
  'explore',
  'recover',
  'foe',
  'keep',
] as const satisfies readonly Phase[];
const ATTRIBUTES = ['fight', 'skill', 'charm'] as const satisfies readonly AttributeName[];
const MOST_SEATS = 6;
const LARGEST = 100_000;

const maybe = Type.Optional;
const MaybeCard = Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: CARD_ID });
/** A card by its id, none, or a card of the partner's choice. */
const Wish = Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: `${CARD_ID}|^any$` });
const Count = Type.Integer({ minimum: 0, maximum: LARGEST });
const Index = Count;
const Space = Type.Integer({ minimum: 0, maximum: 23 });
const MaybeSpace = Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 23 });
/** Cards by id, the next to be drawn first; "..." means the previous cards. */
const Pile = Type.Array(either<string>({ const: '...' }, Type.String(), CardId));
const From = maybe(Type.Enum(PLACES));
const Place = Type.String({
  pattern: '^(dungeon|temple|spire):\\d+$',
  description: 'For example "dungeon:4"',
});

const Used = closed({ card: CardId, used: Type.Boolean() });
const Slot = either<unknown>(
  { type: 'object' },
  Used,
  either({ type: 'array' }, Type.Array(CardId), MaybeCard),
);
const five = (of: TSchema, description: string) =>
  Type.Array(of, { minItems: 5, maxItems: 5, description: `${description}: five, null where it is free` });

const Hero = closed({
  level: maybe(Type.Enum(LEVEL_NAMES)),
  space: maybe(MaybeSpace),
  sanity: maybe(Count),
  key: maybe(Type.Boolean()),
  removed: maybe(Type.Boolean()),
  hand: maybe(Pile),
  slots: maybe(five(Slot, 'The slots')),
  deck: maybe(Pile),
  discard: maybe(Pile),
  played: maybe(Pile),
  spent: maybe(Pile),
  gained: maybe(Pile),
});
const Level = closed({
  portal: maybe(Space),
  stairs: maybe(Space),
  door: maybe(Space),
  ring: maybe(five(MaybeCard, 'The places of the ring')),
  tower: maybe(MaybeCard),
  foe: maybe(MaybeSpace),
  revealed: maybe(Type.Boolean()),
});
const Die = Type.Integer({ minimum: 1, maximum: 6 });
const Battle = closed({
  card: CardId,
  rolled: maybe(
    Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      minItems: ATTRIBUTES.length,
      maxItems: ATTRIBUTES.length,
      description: 'What its cost was rolled as: fight, skill, charm; 0 where nothing is rolled',
    }),
  ),
  loot: maybe(Count),
});

/** The position of a scenario. */
export const GivenSchema = closed({
  turn: maybe(Count),
  phase: maybe(Type.Enum(PHASES)),
  active: maybe(Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })),
  madness: maybe(Count),
  steps: maybe(Type.Integer({ minimum: 1, maximum: LARGEST })),
  used: maybe(Type.Array(Index)),
  dice: maybe(Type.Array(Die)),
  random: maybe(Type.Array(Count)),
  heroes: maybe(Type.Array(Hero, { maxItems: MOST_SEATS })),
  levels: maybe(closed({ dungeon: maybe(Level), temple: maybe(Level), spire: maybe(Level) })),
  decks: maybe(
    closed({
      encounter: maybe(Pile),
      loot: maybe(Pile),
      foe: maybe(Pile),
      tower: maybe(Pile),
      spire: maybe(Pile),
    }),
  ),
  waiting: maybe(MaybeCard),
  spire: maybe(MaybeCard),
  legacy: maybe(MaybeCard),
  battle: maybe(Battle),
  setAside: maybe(Pile),
  banished: maybe(Pile),
  reshuffle: maybe(Pile),
});

const Attribute = Type.Enum(ATTRIBUTES);
/** A card by its id, or one of several with that id. */
const oneOf = (id: TSchema) =>
  either<unknown>({ type: 'object' }, closed({ card: CardId, from: From, index: maybe(Index) }), id);
const Pay = Type.Array(
  closed({
    card: maybe(CardId),
    as: Attribute,
    from: From,
    index: maybe(Index),
    ability: maybe(Type.Boolean()),
  }),
);
const any = {
  seat: maybe(Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })),
  rejected: maybe(Type.Unsafe<boolean | string>({ type: ['boolean', 'string'] })),
};
const step = (name: string, fields: { readonly [field: string]: TSchema } = {}) =>
  closed({ do: Type.Literal(name), ...fields, ...any });
const named = { card: CardId, from: From, index: maybe(Index) };
const Flag = maybe(Type.Boolean());

/** One step of a scenario. */
export const StepSchema = tagged('do', [
  step('play', { ...named, instead: Flag }),
  step('acquire', { ...named, pay: Pay, brute: Flag }),
  step('fight', { ...named, card: maybe(CardId), pay: maybe(Pay), brute: Flag }),
  step('giveUp'),
  step('choose', { option: Type.Unsafe<string | number>({ type: ['string', 'number'] }) }),
  step('slot', { ...named, slot: Index }),
  step('unslot', { ...named, slot: maybe(Index) }),
  step('generate', {
    ...named,
    card: maybe(CardId),
    ability: Flag,
    as: maybe(Attribute),
    by: maybe(either<string>({ const: 'hero' }, Type.Literal('hero'), CardId)),
  }),
  step('ability', { index: Index, card: maybe(oneOf(CardId)), from: From, banish: maybe(oneOf(CardId)) }),
  step('move', { path: maybe(Type.Array(Place)), enterKeep: Flag, skip: Flag }),
  step('rotate', { using: Type.Enum(['skill', 'charm', 'brute'] as const), pay: Pay }),
  step('exert', { pay: Pay, to: Place, enterKeep: Flag }),
  step('well', { pay: Pay, brute: Flag, banish: CardId, from: From, index: maybe(Index) }),
  step('reroll'),
  step('flank', {
    ...named,
    card: maybe(CardId),
    mode: maybe(Type.Enum(['assist', 'hinder'] as const)),
    pass: Flag,
  }),
  step('trade', { with: maybe(Index), give: maybe(oneOf(MaybeCard)), take: maybe(oneOf(Wish)), pass: Flag }),
  step('answerTrade', { accept: Type.Boolean(), card: maybe(CardId), from: From }),
  step('pass'),
  step('endEncounter'),
  step('endExplore'),
  step('endTurn'),
]);

/** A whole scenario file, as editors check it. */
export const ScenarioFile = scenarioForm({
  game: Type.Literal('ravingspire'),
  heroes: Type.Array(CardId, { maxItems: MOST_SEATS }),
  given: GivenSchema,
  step: StepSchema,
});
