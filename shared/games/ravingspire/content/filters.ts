import Type, { type Static } from '../../../generated/typebox.js';
import { within } from '../../../packs/effects/conditions.ts';
import { AmountRef, closed, either, orElse, since, Whole } from '../../../packs/effects/schema.ts';
import type { AmountNode } from '../../../packs/effects/world.ts';
import type { Range } from '../../../words/messages.ts';
import { attributeBit, VORPAL, type Match, type State } from '../types.ts';
import { ENCOUNTER, EQUIPMENT, kindBit, type Filter, type HeroClass, type Kind } from '../rules/card.ts';
import { weightOf } from '../rules/cost.ts';
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

const Bounds = closed({ min: Type.Optional(Whole), max: Type.Optional(Whole) });
/** What kind of card is meant. */
export const filterFields = {
  kind: Type.Optional(KindList),
  not: Type.Optional(KindList),
  attribute: Type.Optional(AttributeList),
  power: orElse(Bounds, {}),
  cost: orElse(since(2, Bounds), {}),
  class: Type.Optional(ClassList),
  id: Type.Optional(CardId),
};

const Bound = either<AmountNode>({ type: 'object' }, since(2, AmountRef), Whole);
const ReadBounds = closed({ min: Type.Optional(Bound), max: Type.Optional(Bound) });
/** The same where bounds may be numbers that are read as cards are looked for (LANG-11). */
export const readFilterFields = {
  ...filterFields,
  power: orElse(ReadBounds, {}),
  cost: orElse(since(2, ReadBounds), {}),
};
const ReadFilter = closed(readFilterFields);
export type ReadFilter = Static<typeof ReadFilter>;

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
export const CardFilter = closed({ ...filterFields, from: Type.Optional(listOf(LASTING_ZONES)) });
export type CardFilter = Static<typeof CardFilter>;
export type ChangeCards = 'this' | CardFilter;
export const ChangeCards = either<ChangeCards>({ type: 'string' }, Type.Enum(['this']), CardFilter);

/** A set of kinds as bits. */
export const kindBits = (kinds: readonly Kind[]): number =>
  kinds.reduce((bits, kind) => bits | kindBit(kind), 0);

const kindsOf = (kinds: readonly FilterKind[]): number =>
  kindBits(kinds.flatMap((kind): readonly Kind[] => (kind === 'equipment' ? EQUIPMENT : [kind])));

export const attributesOf = (names: readonly AttributeWord[]): number =>
  names.reduce((bits, name) => bits | (name === 'vorpal' ? VORPAL : attributeBit(name)), 0);

/** Compiles a filter to a test over card instances. */
export function compileFilter(filter: CardFilter): Filter {
  const tests: Filter[] = [];
  const { kind, not, attribute, class: classes, id, from } = filter;
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
    const bounds = filter[field];
    const number = NUMBERS[field];
    if (bounds !== undefined) tests.push((match, _state, card) => within(number(match, card), bounds));
  }
  if (classes !== undefined) {
    tests.push((match, _state, card) =>
      (classes as readonly (string | null)[]).includes(match.cards[card].cardClass),
    );
  }
  if (id !== undefined) tests.push((match, _state, card) => match.cards[card].id === id);
  if (from !== undefined) {
    tests.push((_match, state, card, seat) => from.some((zone) => cardsIn(state, seat, zone).includes(card)));
  }
  if (tests.length === 1) return tests[0];
  return (match: Match, state: State, card: number, seat: number) =>
    tests.every((test) => test(match, state, card, seat));
}

/** The amounts among the bounds of a filter. */
export const amountsIn = (filter: ReadFilter): readonly AmountNode[] =>
  BOUNDED.flatMap((field) => {
    const { min, max } = filter[field] ?? {};
    return [min, max].filter((bound) => typeof bound === 'object');
  });

/** The same filter without the bounds that are amounts. */
export const withoutAmounts = <F extends ReadFilter>(filter: F): F => {
  const bounds = BOUNDED.flatMap((field) => {
    const plain = Object.entries(filter[field] ?? {}).filter(([, bound]) => typeof bound === 'number');
    return filter[field] === undefined ? [] : [[field, Object.fromEntries(plain)] as const];
  });
  return { ...filter, ...Object.fromEntries(bounds) };
};

/** A number as it is read in some place. */
type Read<At extends readonly unknown[]> = (...at: At) => number;

/**
 * Compiles a filter whose bounds may be amounts, which are read once each time cards are looked for (LANG-11).
 *
 * @param compile makes what reads an amount
 */
export function compileReadFilter<At extends readonly unknown[]>(
  filter: ReadFilter,
  compile: (node: AmountNode) => Read<At>,
): (...at: At) => Filter {
  if (amountsIn(filter).length === 0) {
    const test = compileFilter(filter as CardFilter);
    return () => test;
  }
  const plain = compileFilter(withoutAmounts(filter) as CardFilter);
  const reader = (bound: AmountNode | undefined) =>
    typeof bound === 'object' ? compile(bound) : () => undefined;
  const readers = BOUNDED.map((field) => {
    const { min, max } = filter[field] ?? {};
    const [least, most] = [reader(min), reader(max)];
    return { number: NUMBERS[field], read: (...at: At): Range => ({ min: least(...at), max: most(...at) }) };
  });
  return (...at) => {
    const bounds = readers.map(({ number, read }) => ({ number, range: read(...at) }));
    return (match, state, card, seat) =>
      plain(match, state, card, seat) &&
      bounds.every(({ number, range }) => within(number(match, card), range));
  };
}
