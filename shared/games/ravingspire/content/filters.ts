import Type, { type Static } from '../../../generated/typebox.js';
import { within } from '../../../packs/effects/conditions.ts';
import { closed, either, orElse, Whole } from '../../../packs/effects/schema.ts';
import { attributeBit, VORPAL, type Match, type State } from '../types.ts';
import { ENCOUNTER, EQUIPMENT, kindBit, type Filter, type HeroClass, type Kind } from '../rules/card.ts';
import { cardsIn, ZONES } from './zones.ts';

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

/** What kind of card is meant. */
export const filterFields = {
  kind: Type.Optional(KindList),
  not: Type.Optional(KindList),
  attribute: Type.Optional(AttributeList),
  power: orElse(closed({ min: Type.Optional(Whole), max: Type.Optional(Whole) }), {}),
  class: Type.Optional(ClassList),
  id: Type.Optional(CardId),
};
const MOST_ZONES = 6;
export const FromList = Type.Array(Type.Enum(ZONES), {
  minItems: 1,
  maxItems: MOST_ZONES,
  description: `Where the cards are: 1 to ${MOST_ZONES} zones`,
});
/** Which cards a change touches: this card, or all such cards. */
export const CardFilter = closed({ ...filterFields, from: Type.Optional(FromList) });
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
  const { kind, not, attribute, power, class: classes, id, from } = filter;
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
  if (power !== undefined) tests.push((match, _state, card) => within(match.cards[card].power, power));
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
