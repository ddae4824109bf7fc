import type { Describer } from '../../../packs/effects/describe.ts';
import { phraseText, type Phrase } from '../../../words/tokens.ts';
import { rangeOf, type CardValues } from '../../../words/messages.ts';
import type { AmountNode } from '../../../packs/effects/world.ts';
import {
  BOUNDED,
  OWN_PACK,
  SLOT_KINDS,
  type AttributeWord,
  type Bounded,
  type CardFilter,
  type ChangeCards,
  type FilterKind,
  type SlotKind,
} from './filters.ts';
import type { Cards, ChosenCards, Whose } from './select.ts';
import type { Who } from './seats.ts';
import type { ZoneName } from './zones.ts';

/**
 * The case of a noun: `one` (a card), `none` (no card), `only` (one card), `bare` (cards), `counted` (2 cards), `upTo`,
 * `anyNumber`, `all`,
 * `strongest`, `weakest`, `last`; with `gen` in front: after "the value of".
 */
type How =
  | 'one'
  | 'none'
  | 'only'
  | 'bare'
  | 'counted'
  | 'upTo'
  | 'anyNumber'
  | 'all'
  | 'strongest'
  | 'weakest'
  | 'last';
type Case =
  | How
  | 'genOnly'
  | 'genBare'
  | 'genCounted'
  | 'genUpTo'
  | 'genAnyNumber'
  | 'genAll'
  | 'genStrongest'
  | 'genWeakest'
  | 'genLast';

/** Ways to pick cards that a noun says in front of them. */
type Superlative = 'strongest' | 'weakest' | 'last';
const isSuperlative = (pick: ChosenCards['pick']): pick is Superlative =>
  pick === 'strongest' || pick === 'weakest' || pick === 'last';
const SUPERLATIVE = /(strongest|weakest|last)$/i;

const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A list in words: commas, and `or` or `and` before the last. */
export function sayList(d: Describer, parts: readonly Phrase[], join: 'or' | 'and', of = 'words'): Phrase {
  const last = parts.length - 1;
  return parts.slice(1).reduce((first, second, i) => {
    return d.say(i + 1 === last ? `${of}.${join}` : `${of}.comma`, { first, second });
  }, parts[0] ?? []);
}

/** The symbol of an attribute, with its word. */
export function sayAttribute(d: Describer, attribute: AttributeWord): Phrase {
  return [{ symbol: attribute, text: phraseText(d.say('attribute', { attribute })) }];
}

export function sayAttributes(
  d: Describer,
  attributes: readonly AttributeWord[],
  join: 'or' | 'and' = 'or',
): Phrase {
  const said = attributes.map((attribute) => sayAttribute(d, attribute));
  return sayList(d, d.items(attributes, said), join);
}

/** Classes of heroes: "reaver or rogue". */
export function sayClasses(d: Describer, classes: readonly string[]): Phrase {
  const said = classes.map((name) => d.say('class', { name }));
  return sayList(d, d.items(classes, said), 'or');
}

/** Kinds of cards in words; what a language needs of them differs, so it may pick. */
export function sayKinds(
  d: Describer,
  kinds: readonly FilterKind[],
  first: 'a' | 'one' | 'many',
  join: 'or' | 'and' = 'or',
): Phrase {
  const said = kinds.map((kind, i) =>
    d.say(`kind.${kind}.${i === 0 || first === 'many' ? first : 'one'}`, { kind }),
  );
  return sayList(d, d.items(kinds, said), join, 'kinds');
}

/** Cards of some kinds in words, or of any. */
const sayNamed = (
  d: Describer,
  kinds: readonly FilterKind[],
  form: 'a' | 'one' | 'many',
  join?: 'and',
): Phrase =>
  kinds.length === 0
    ? d.say(`kind.card.${form}`)
    : d.say(`kinds.${form}`, { kinds: sayKinds(d, kinds, form, join) });

/**
 * How many cards or spaces, in words: "a card", "up to 2 spaces".
 *
 * @param field of the present part that holds the number
 */
export function sayCounted(
  d: Describer,
  what: 'cards' | 'spaces',
  amount: AmountNode,
  field: string,
  values: CardValues = {},
): Phrase {
  const { n, tokens } = d.amount(amount, field);
  return d.at(field, d.say(`counted.${what}`, { ...values, n, count: tokens }), 'amount');
}

/** The spaces of a move, which may be up to a number; `field` holds them. */
export function saySpaces(d: Describer, spaces: AmountNode, field: string, upTo = false): CardValues {
  const values = { upTo: d.word('upTo', upTo ? 'yes' : 'no') };
  return { ...values, spaces: sayCounted(d, 'spaces', spaces, field, values) };
}

export interface Manner {
  /** The case of the noun; worked out from `count` and `pick` if left out. */
  how?: Case;
  /** Zones that need no word with this verb. */
  usual?: readonly ZoneName[];
  /** The heroes who choose: then "your" would be wrong. */
  who?: Who | undefined;
  /** After "the value of". */
  genitive?: boolean;
  /** `from` a place, or `in` it. */
  place?: 'from' | 'in';
  /** Whether they may be anywhere, also with other heroes, where no place is said. */
  anywhere?: boolean;
}

/** Whether a noun means exactly one card. */
export const isOne = (cards: Cards): boolean =>
  typeof cards === 'string' || ((cards.count ?? 1) === 1 && cards.upTo !== true);

/** Works out the case of a noun from how many cards are meant. */
function caseOf(cards: ChosenCards, n: number, genitive: boolean): Case {
  const single = cards.count !== 'all' && n === 1 && cards.upTo !== true;
  let how: How = single ? (genitive ? 'only' : 'one') : 'counted';
  if (cards.count === 'all') how = cards.upTo === true ? 'anyNumber' : 'all';
  else if (cards.upTo === true) how = 'upTo';
  else if (single && isSuperlative(cards.pick)) how = cards.pick;
  return genitive ? (`gen${upper(how)}` as Case) : how;
}

/** Cards in words: "a weapon or armor from hand or slots". */
export function sayCards(
  d: Describer,
  cards: Cards | ChangeCards | Omit<ChosenCards, 'from'>,
  manner: Manner = {},
): Phrase {
  if (cards === 'this' || cards === 'that') {
    return d.say('card.pointed', { of: cards, genitive: manner.genitive === true ? 'yes' : 'no' });
  }
  return saySome(d.about(cards), cards as ChosenCards, manner);
}

/** One card in words, wherever it lies: "a weapon". */
export const sayOne = (d: Describer, card: Omit<ChosenCards, 'from'>): Phrase =>
  sayCards(d, card, { how: 'one' });

/** Cards in words that are not pointed at; they are the describer's present part. */
function saySome(d: Describer, chosen: ChosenCards, manner: Manner): Phrase {
  const count = chosen.count === 'all' || chosen.count === undefined ? 1 : chosen.count;
  const { n, tokens, where } = d.amount(count, 'count');
  const how = manner.how ?? caseOf(chosen, n, manner.genitive === true);
  const usable = isYoursToUse(chosen, manner);
  const bounds = BOUNDED.flatMap((field) => sayBounds(d, chosen, field));
  const values = { n, count: tokens, usable: d.word('from', usable ? 'yes' : 'no') };
  const own = manner.anywhere === true && isInOwnSlots(chosen) ? d.word('from', 'yes') : 'no';
  let noun = sayNoun(d, chosen, how, { ...values, own }, bounds);
  // Cards up to a number are chosen, and of all there is no choice.
  const pick = chosen.upTo === true || chosen.count === 'all' ? 'choice' : chosen.pick;
  if (pick === 'random') noun = d.rest('pick', d.say('noun.random', { noun }));
  const extreme = chosen.id === undefined && SUPERLATIVE.test(how);
  if (!extreme && isSuperlative(pick))
    noun = d.rest('pick', d.say(`noun.${pick}`, { noun, plural: isPlural(how) ? 'yes' : 'no' }));
  const said = usable ? noun : sayPlace(d, chosen, noun, { ...manner, how });
  return [...said, ...where, ...bounds.flatMap((bound) => bound.where)];
}

/** Your own usable cards, which a noun says in itself; a name or the cards of others need words for where they are. */
const isYoursToUse = ({ from, whose = 'you', id }: ChosenCards, { who = 'you' }: Manner): boolean =>
  from?.length === 1 && from[0] === 'usable' && id === undefined && whose === 'you' && who === 'you';

/** Whether cards are in your slots of some kinds. */
const isInOwnSlots = ({ slot, from, whose = 'you' }: ChosenCards): boolean =>
  slot !== undefined && from?.length === 1 && from[0] === 'slots' && whose === 'you';

const isPlural = (how: Case): boolean => !/^(gen)?(one|none|only|strongest|weakest|last)$/i.test(how);

/** Kinds of cards that are burdens to a hero who gains them (CARD-21). */
const BURDENS: readonly FilterKind[] = ['adversary', 'chaos', 'foe'];
/** Zones that hold such cards before any hero has gained them. */
const BURDENED: ReadonlySet<ZoneName> = new Set(['ring', 'enemies', 'battle', 'banished', 'supply']);

/** Whether cards that a hero takes are burdens, or may be (CARD-21). */
function sayBurden(d: Describer, cards: Cards): CardValues {
  const burdened = burdenedBy(cards);
  return { burdens: burdened === 'no' ? [] : d.at('cards', d.say('burdens', { burdened }), 'cards') };
}

/** The `cards` of an effect that gives them to you, and whether they are burdens. */
export const sayTaken = (d: Describer, cards: Cards): CardValues => ({
  cards: d.at('cards', sayCards(d, cards), 'cards'),
  ...sayBurden(d, cards),
});

function burdenedBy(cards: Cards): 'yes' | 'some' | 'no' {
  if (typeof cards === 'string' || !cards.from.some((zone) => BURDENED.has(zone))) return 'no';
  const { kind, not = [], attribute, power, cost, id, named } = cards;
  const free = isPositive(cost?.min) ? ['chaos'] : [];
  const possible = (kind ?? BURDENS).filter(
    (one) => BURDENS.includes(one) && !not.includes(one) && !free.includes(one),
  );
  const onRing = cards.from.every((zone) => zone === 'ring');
  const left = onRing ? possible.filter((one) => one === 'adversary') : possible;
  const powerful = attribute !== undefined || isPositive(power?.min) || id !== undefined || named === 'this';
  if (left.length === 0 || powerful) return 'no';
  return kind !== undefined && left.length === kind.length ? 'yes' : 'some';
}

const isPositive = (bound: AmountNode | undefined): boolean => typeof bound === 'number' && bound > 0;

/** The noun with what narrows it down: kinds, attributes, power, cost, class, name, pack, slot. */
function sayNoun(
  d: Describer,
  cards: ChosenCards,
  how: Case,
  values: CardValues,
  bounds: readonly SaidBounds[],
): Phrase {
  const { not, attribute, class: classes, pack, named, slot } = cards;
  let noun = cards.id === undefined ? sayUnnamed(d, cards, how, values) : sayById(d, cards, how, values);
  if (attribute !== undefined) {
    const plural = isPlural(how) ? 'yes' : 'no';
    noun = d.rest('attribute', d.say('noun.attribute', { noun, as: sayAttributes(d, attribute), plural }));
  }
  for (const { field, values: range } of bounds)
    noun = d.rest(field, d.say(`noun.${field}`, { noun, ...range }));
  if (classes !== undefined)
    noun = d.rest('class', d.say('noun.class', { noun, classes: sayClasses(d, classes) }));
  if (named !== undefined) noun = d.rest('named', d.say('noun.named', { noun, of: named }));
  if (pack !== undefined) {
    const own = pack === OWN_PACK;
    const said = own ? [] : d.at('pack', [{ pack, text: pack }]);
    noun = d.rest('pack', d.say('noun.pack', { noun, own: own ? 'yes' : 'no', pack: said }));
  }
  if (slot !== undefined) noun = d.rest('slot', saySlotted(d, noun, slot, values));
  // Last, or what follows would narrow down the exception.
  if (not !== undefined) noun = d.rest('not', d.say('noun.not', { noun, kinds: sayKinds(d, not, 'many') }));
  return noun;
}

/** Cards in slots of some kinds, or of any. */
function saySlotted(d: Describer, noun: Phrase, kinds: readonly SlotKind[], { own }: CardValues): Phrase {
  const said = kinds.map((kind) => d.say('slot.kind', { kind }));
  const any = SLOT_KINDS.every((kind) => kinds.includes(kind)) ? 'yes' : 'no';
  return d.say('noun.slot', { noun, own, any, kinds: sayList(d, d.items(kinds, said), 'or', 'kinds') });
}

/** Bounds of a number of cards in words, with what their letters stand for. */
interface SaidBounds {
  readonly field: Bounded;
  readonly values: CardValues;
  readonly where: Phrase;
}

/** Each bound that is no plain number has a letter of its own, beside the X of how many cards there are. */
const LETTERS: { readonly [field in Bounded]: { readonly min: string; readonly max: string } } = {
  power: { min: 'W', max: 'V' },
  cost: { min: 'Z', max: 'Y' },
};

/** The bounds of a number of cards, which are parts of it; none where there are none. */
function sayBounds(d: Describer, cards: ChosenCards, field: Bounded): readonly SaidBounds[] {
  const bounds = cards[field];
  if (bounds?.min === undefined && bounds?.max === undefined) return [];
  const own = d.about(bounds);
  const letters = LETTERS[field];
  const range = rangeOf(bounds);
  const min = own.amount(bounds.min ?? 0, 'min', letters.min);
  const max = own.amount(bounds.max ?? 0, 'max', letters.max);
  const values = {
    range: d.word(field, range),
    // Where both are the same, it is said once.
    min: d.at(field, range === 'exact' ? own.at('max', min.tokens, 'amount') : min.tokens),
    max: d.at(field, max.tokens),
  };
  return [{ field, values, where: d.at(field, [...min.where, ...max.where]) }];
}

/** Says that words are made from the field that a case says. */
function ofCase(d: Describer, { upTo, pick }: ChosenCards, how: Case, noun: Phrase): Phrase {
  if (SUPERLATIVE.test(how) && pick !== undefined) return d.rest('pick', noun);
  return upTo === true ? d.rest('upTo', noun) : d.rest('count', noun, 'amount');
}

/** Cards by their kinds, as many as there are of them. */
function sayUnnamed(d: Describer, cards: ChosenCards, how: Case, values: CardValues): Phrase {
  const { kind = [] } = cards;
  const join = /(bare|all)$/i.test(how) ? 'and' : undefined;
  const noun = d.say('noun', {
    ...values,
    how,
    a: d.at('kind', sayNamed(d, kind, 'a')),
    one: d.at('kind', sayNamed(d, kind, 'one')),
    many: d.at('kind', sayNamed(d, kind, 'many', join)),
  });
  return d.at('count', ofCase(d, cards, how, noun), 'amount');
}

/** The copies of a card that is named. */
function sayById(d: Describer, cards: ChosenCards, how: Case, values: CardValues): Phrase {
  const { kind = [], id, count, upTo } = cards;
  let noun = d.at('id', d.name(id!));
  if (kind.length > 0) noun = d.rest('kind', d.say('noun.kinds', { noun, kinds: sayKinds(d, kind, 'one') }));
  if (count === 'all' && upTo !== true) return d.rest('count', d.say('noun.all', { noun }), 'amount');
  if (!/^(gen)?(counted|upTo|anyNumber)$/i.test(how)) return noun;
  const copies = ofCase(d, cards, how, d.say('noun.copies', { ...values, how, noun }));
  return d.at('count', copies, 'amount');
}

/**
 * Enemies to choose from whose place is known: those who could be fought, of which only adversaries are on the ring. A
 * change is of enemies anywhere.
 */
const isEnemy = (
  { from, whose = 'you', kind = [] }: ChosenCards,
  { how, place = 'from', usual = [] }: Manner,
): boolean =>
  how !== 'bare' &&
  from.length === 1 &&
  from[0] === (kind.includes('adversary') ? 'enemies' : 'battle') &&
  whose === 'you' &&
  kind.length > 0 &&
  kind.every((one) => one === 'adversary' || one === 'foe' || one === 'spire') &&
  place === 'from' &&
  usual.length === 0;

/** Cases in which all cards belong to one hero. */
const WITH_ONE: ReadonlySet<Case> = new Set(['one', 'only', 'genOnly']);

/** Whose zones, as a text says it: several cards, and the strongest of all, may be those of several other heroes. */
function ownerOf(whose: Whose, { how = 'one', who = 'you' }: Manner): Whose | 'own' | 'others-here' {
  if (whose === 'you') return who === 'you' ? whose : 'own';
  if (WITH_ONE.has(how)) return whose;
  return whose === 'another' ? 'others' : whose === 'another-here' ? 'others-here' : whose;
}

function sayPlace(d: Describer, cards: ChosenCards, noun: Phrase, manner: Manner): Phrase {
  const { from, whose = 'you' } = cards;
  if (from === undefined || isEnemy(cards, manner)) return noun;
  // Cards in slots are looked for in the hand only where it is said.
  const usual = cards.slot === undefined ? (manner.usual ?? []) : [];
  // Of your own slots the noun says all.
  if (isInOwnSlots(cards) && (manner.who ?? 'you') === 'you') return d.rest('from', noun);
  const isUsual = from.every((zone) => usual.includes(zone)) && from.length === usual.length;
  if (isUsual && whose === 'you') return noun;
  const by = ownerOf(whose, manner);
  // Of your own cards nothing is said.
  const owner = whose === 'you' ? by : d.word('whose', by);
  const place = manner.place ?? 'from';
  if (from.length === 1 && from[0] === 'seen' && by === 'you' && place === 'from')
    return d.rest('from', d.say('noun.seen', { noun }));
  const zones = from.map((zone) => d.say(`zone.${place}`, { zone, whose: owner }));
  const join =
    (cards.count === 'all' && cards.upTo !== true) ||
    (place === 'in' && manner.how !== 'one' && manner.how !== 'none')
      ? 'and'
      : 'or';
  const said = d.rest('from', sayList(d, d.items(from, zones), join));
  return d.rest('from', d.say(`noun.${place}`, { noun, zones: said, whose: owner }));
}

/** Who does it, for messages: `who` and the subject in words. */
export function sayWho(d: Describer, who: Who | undefined): CardValues {
  const meant = who ?? 'you';
  return {
    who: meant === 'you' ? 'you' : 'they',
    subject: meant === 'you' ? [] : d.at('who', d.say('who', { who: meant }), 'who'),
  };
}

/** Placeholder for `cards` of a change that is bound to chosen cards, so that it says "it". */
export const CHOSEN = 'that';

/** What a change touches, in words: the chosen card, this card, or all such cards. */
export function sayTouched(
  d: Describer,
  node: { cards?: ChangeCards | typeof CHOSEN; against?: string },
): CardValues {
  const { cards: which } = node;
  const pointed = which === 'this' || which === CHOSEN;
  const subject = d.word('cards', which === undefined ? 'all' : pointed ? which : 'cards', 'cards');
  const cards = pointed
    ? []
    : d.at('cards', sayCards(d, which ?? {}, { how: 'bare', anywhere: true }), 'cards');
  return {
    subject,
    cards,
    touched: d.say('touched', { subject, cards }),
    several: pointed ? 'no' : 'yes',
    against: d.word('against', node.against ?? 'any'),
  };
}

/** The attribute of a cost that a change touches, if it names one. */
export const sayCostAttribute = (d: Describer, node: { attribute?: AttributeWord }): CardValues => ({
  attributed: node.attribute === undefined ? 'no' : 'yes',
  as: node.attribute === undefined ? [] : d.at('attribute', sayAttribute(d, node.attribute)),
});

/** Whether an amount is known to be less than nothing. */
export const isNegative = (node: AmountNode): node is number => typeof node === 'number' && node < 0;

/** The message of a change, or that of its opposite where it is by less than nothing. */
export const signed = (key: string, opposite: string, node: AmountNode): string =>
  isNegative(node) ? opposite : key;

/** Whether an amount is to be said as less. */
export const sayLess = (node: AmountNode): CardValues => ({ less: isNegative(node) ? 'yes' : 'no' });

/** Bounds that bound nothing. */
const isOpen = (value: object | string): boolean =>
  typeof value === 'object' && Object.keys(value).length === 0;

/** Whether a filter lets through all cards of the kinds that a moment is about; none: it may be about any. */
export function isAnyOf(about: readonly FilterKind[], { kind, ...narrower }: CardFilter): boolean {
  const isAll = kind === undefined || (about.length > 0 && about.every((one) => kind.includes(one)));
  return isAll && Object.values(narrower).every(isOpen);
}

/** What a moment is about: any card, or such as a rule says. */
export const sayAbout = (
  d: Describer,
  { cards = {} }: { readonly cards?: CardFilter },
  { gives, about = [] }: { readonly gives?: 'card'; readonly about?: readonly FilterKind[] },
): CardValues => ({
  any: d.word('cards', isAnyOf(about, cards) ? 'yes' : 'no'),
  cards: gives === 'card' ? d.at('cards', sayOne(d, cards), 'cards') : [],
});
