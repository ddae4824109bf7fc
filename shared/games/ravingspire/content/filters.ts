import Type, { type Static } from '../../../generated/typebox.js';
import { within } from '../../../packs/effects/conditions.ts';
import { AmountRef, closed, either, orElse, since, Whole } from '../../../packs/effects/schema.ts';
import type { AmountNode } from '../../../packs/effects/world.ts';
import type { Range } from '../../../words/messages.ts';
import { attributeBit, VORPAL, type Match, type State } from '../types.ts';
import {
  ENCOUNTER,
  EQUIPMENT,
  kindBit,
  type Card,
  type Filter,
  type HeroClass,
  type Kind,
  type Measure,
  type SourcedFilter,
} from '../rules/card.ts';
import { weightOf } from '../rules/cost.ts';
import { slotOf } from '../rules/piles.ts';
import { cardsIn, LASTING_ZONES, ZONES, type ZoneName } from './zones.ts';

/** Kinds that an encounter, hero or other deck can hold, and `equipment` for the five equipment kinds. */
const FILTER_KINDS = [...ENCOUNTER, 'loot', 'foe', 'tower', 'spire', 'starter', 'equipment'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];
export const CLASSES = ['reaver', 'rogue', 'runelord'] as const satisfies readonly HeroClass[];
export const ATTRIBUTE_WORDS = ['fight', 'skill', 'charm', 'vorpal'] as const;
export type AttributeWord = (typeof ATTRIBUTE_WORDS)[number];

const KindList = Type.Array(Type.Enum(FILTER_KINDS), { minItems: 1, maxItems: FILTER_KINDS.length });
export const AttributeList = Type.Array(Type.Enum(ATTRIBUTE_WORDS), { minItems: 1, maxItems: 3 });
export const ClassList = Type.Array(Type.Enum(CLASSES), { minItems: 1, maxItems: CLASSES.length });
export const CardId = Type.String({ pattern: '^[a-z][a-z0-9-]{2,39}:[a-z0-9]+(-[a-z0-9]+)*$' });

/** Cards that effects and rules point at. */
const POINTED = ['this', 'that'] as const;
export type Pointed = (typeof POINTED)[number];
/** The pack of the card that says it. */
export const OWN_PACK = 'this' satisfies Pointed;

/** A pack by its id, or the card's own. */
const PackId = either<string>(
  { const: OWN_PACK },
  Type.Literal(OWN_PACK),
  Type.String({ pattern: '^[a-z][a-z0-9-]{2,39}$' }),
);

/** The kinds of slots that heroes have. */
export const SLOT_KINDS = [
  'weapon',
  'armor',
  'object',
  'relic',
  'dungeon',
  'adventurer',
] as const satisfies readonly Kind[];
export type SlotKind = (typeof SLOT_KINDS)[number];
export const SlotKinds = Type.Array(Type.Enum(SLOT_KINDS), { minItems: 1, maxItems: SLOT_KINDS.length });

/** A bound is a number, or one that is read as cards are looked for (LANG-11). */
const Bound = either<AmountNode>({ type: 'object' }, since(2, AmountRef), Whole);
const Bounds = closed({ min: Type.Optional(Bound), max: Type.Optional(Bound) });
/** What kind of card is meant. */
export const filterFields = {
  kind: Type.Optional(KindList),
  not: Type.Optional(KindList),
  attribute: Type.Optional(AttributeList),
  power: orElse(Bounds, {}),
  cost: orElse(since(2, Bounds), {}),
  class: Type.Optional(ClassList),
  id: Type.Optional(CardId),
  pack: Type.Optional(since(2, PackId)),
  named: Type.Optional(since(2, Type.Enum(POINTED))),
};
/** The same where nothing has been chosen before: for the card that a moment is about, and what a change touches. */
export const momentFields = { ...filterFields, named: Type.Optional(since(2, Type.Enum([OWN_PACK]))) };
/** The same where such cards may be in slots. */
export const placedFields = { ...filterFields, slot: Type.Optional(since(2, SlotKinds)) };
const PlacedFilter = closed(placedFields);
type PlacedFilter = Static<typeof PlacedFilter>;

/** The numbers of a card that a filter may set bounds to. */
const NUMBERS = {
  power: (match: Match, card: number): number => match.cards[card].power,
  cost: weightOf,
} as const;
export type Bounded = keyof typeof NUMBERS;
/** They are read in this order. */
export const BOUNDED = Object.keys(NUMBERS) as readonly Bounded[];

const MOST_ZONES = 6;
const listOf = <Z extends ZoneName>(zones: readonly Z[]) =>
  Type.Array(Type.Enum(zones as Z[]), {
    minItems: 1,
    maxItems: MOST_ZONES,
    description: `Where the cards are: 1 to ${MOST_ZONES} zones`,
  });
export const FromList = listOf(ZONES);
/** Which cards a change touches: this card, or all such cards. */
const changeFields = { ...placedFields, from: Type.Optional(listOf(LASTING_ZONES)) };
const ChangeFilter = closed(changeFields);
export type CardFilter = Static<typeof ChangeFilter>;
export const CardFilter = Type.Unsafe<CardFilter>(closed({ ...changeFields, named: momentFields.named }));
export type ChangeCards = 'this' | CardFilter;
export const ChangeCards = either<ChangeCards>({ type: 'string' }, Type.Enum(['this']), CardFilter);

/** A set of kinds as bits. */
export const kindBits = (kinds: readonly Kind[]): number =>
  kinds.reduce((bits, kind) => bits | kindBit(kind), 0);

const kindsOf = (kinds: readonly FilterKind[]): number =>
  kindBits(kinds.flatMap((kind): readonly Kind[] => (kind === 'equipment' ? EQUIPMENT : [kind])));

export const attributesOf = (names: readonly AttributeWord[]): number =>
  names.reduce((bits, name) => bits | (name === 'vorpal' ? VORPAL : attributeBit(name)), 0);

/** What the place of a filter knows that the filter may lean on: numbers, and the cards that are pointed at. */
export interface Standpoint<At extends readonly unknown[]> {
  number(node: AmountNode): (...at: At) => number;
  /** What a card is that is pointed at; null where there is none. */
  pointed(which: Pointed): (...at: At) => Card | null;
}

/**
 * Compiles a filter to a test over card instances. What it leans on is read once, each time cards are looked for
 * (LANG-11).
 */
export function compileFilter<At extends readonly unknown[]>(
  filter: CardFilter,
  place: Standpoint<At>,
): (...at: At) => Filter {
  const plain = every(plainTests(filter));
  const leaning = leaningTests(filter, place);
  if (leaning.length === 0) return () => plain;
  return (...at) => every([plain, ...leaning.map((read) => read(...at))]);
}

/** Compiles a filter that is asked about cards one by one, at any time. */
export function compileSourced(filter: CardFilter, place: Standpoint<Parameters<Measure>>): SourcedFilter {
  const plain = every(plainTests(filter));
  const leaning = leaningTests(filter, place);
  if (leaning.length === 0) return plain;
  return (match, state, card, seat, source) =>
    plain(match, state, card, seat) &&
    leaning.every((read) => read(match, state, seat, 0, source)(match, state, card, seat));
}

const every = (tests: readonly Filter[]): Filter =>
  tests.length === 1 ? tests[0] : (...asked) => tests.every((test) => test(...asked));

/** What a filter asks of a card by itself. */
function plainTests(filter: CardFilter): Filter[] {
  const tests: Filter[] = [];
  const { kind, not, attribute, class: classes, id, pack, slot, from } = filter;
  if (kind !== undefined) {
    const bits = kindsOf(kind);
    tests.push((match, _state, card) => (match.cards[card].kinds & bits) !== 0);
  }
  if (not !== undefined) {
    const bits = kindsOf(not);
    tests.push((match, _state, card) => (match.cards[card].kinds & bits) === 0);
  }
  if (attribute !== undefined) {
    const bits = attributesOf(attribute);
    tests.push((match, _state, card) => (match.cards[card].as & bits) !== 0);
  }
  for (const field of BOUNDED) {
    const bounds = plainBounds(filter[field]);
    const number = NUMBERS[field];
    if (bounds !== undefined) tests.push((match, _state, card) => within(number(match, card), bounds));
  }
  if (classes !== undefined) {
    tests.push((match, _state, card) =>
      (classes as readonly (string | null)[]).includes(match.cards[card].cardClass),
    );
  }
  if (id !== undefined) tests.push((match, _state, card) => match.cards[card].id === id);
  if (pack !== undefined && pack !== OWN_PACK)
    tests.push((match, _state, card) => match.cards[card].pack === pack);
  if (slot !== undefined) {
    const bits = kindBits(slot);
    tests.push((match, state, card) => (slotKindOf(match, state, card) & bits) !== 0);
  }
  if (from !== undefined) {
    tests.push((_match, state, card, seat) => from.some((zone) => cardsIn(state, seat, zone).includes(card)));
  }
  return tests;
}

/** The kind of slot of any hero that a card is in, as a bit; 0 for a card in none (LANG-48). */
function slotKindOf({ heroes }: Match, state: State, card: number): number {
  for (const [seat, hero] of state.heroes.entries()) {
    const slot = slotOf(hero, card);
    if (slot >= 0) return heroes[seat].hero!.slots[slot];
  }
  return 0;
}

/** What a filter asks that leans on its place: bounds that are amounts, and cards that are pointed at. */
function leaningTests<At extends readonly unknown[]>(
  filter: CardFilter,
  place: Standpoint<At>,
): ((...at: At) => Filter)[] {
  const tests: ((...at: At) => Filter)[] = [];
  for (const field of BOUNDED) {
    const { min, max } = filter[field] ?? {};
    if (typeof min !== 'object' && typeof max !== 'object') continue;
    const number = NUMBERS[field];
    const [least, most] = [readBound(min, place), readBound(max, place)];
    tests.push((...at) => {
      const range: Range = { min: least(...at), max: most(...at) };
      return (match, _state, card) => within(number(match, card), range);
    });
  }
  if (filter.pack === OWN_PACK) {
    const speaker = place.pointed('this');
    tests.push((...at) => {
      const pack = speaker(...at)?.pack;
      return (match, _state, card) => match.cards[card].pack === pack;
    });
  }
  if (filter.named !== undefined) {
    const pointed = place.pointed(filter.named);
    tests.push((...at) => {
      const id = pointed(...at)?.id;
      return (match, _state, card) => match.cards[card].id === id;
    });
  }
  return tests;
}

const readBound = <At extends readonly unknown[]>(bound: AmountNode | undefined, place: Standpoint<At>) =>
  typeof bound === 'object' ? place.number(bound) : () => undefined;

type Bounds = CardFilter['power'];

/** The bounds that are plain numbers; undefined where none is. */
function plainBounds(bounds: Bounds): Range | undefined {
  const plain = Object.entries(bounds ?? {}).filter(([, bound]) => typeof bound === 'number');
  return plain.length === 0 ? undefined : Object.fromEntries(plain);
}

/** The amounts among the bounds of a filter. */
export const amountsIn = (filter: PlacedFilter): readonly AmountNode[] =>
  BOUNDED.flatMap((field) => {
    const { min, max } = filter[field] ?? {};
    return [min, max].filter((bound) => typeof bound === 'object');
  });

/** The same filter without the bounds that are amounts. */
export const withoutAmounts = <F extends PlacedFilter>(filter: F): F => ({
  ...filter,
  ...Object.fromEntries(
    BOUNDED.flatMap((field) =>
      filter[field] === undefined ? [] : [[field, plainBounds(filter[field]) ?? {}] as const],
    ),
  ),
});
