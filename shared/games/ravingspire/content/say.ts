import type { Describer } from '../../../packs/effects/describe.ts';
import { phraseText, type Phrase } from '../../../words/tokens.ts';
import { rangeValues, type Values } from '../../../words/messages.ts';
import type { AmountNode } from '../../../packs/effects/world.ts';
import type { AttributeWord, ChangeCards, FilterKind } from './filters.ts';
import type { Cards, ChosenCards, Whose } from './select.ts';
import type { Who } from './seats.ts';
import type { ZoneName } from './zones.ts';

/**
 * The case of a noun: `one` (a card), `none` (no card), `only` (one card), `bare` (cards), `counted` (2 cards), `upTo`,
 * `anyNumber`, `all`,
 * `strongest`, `weakest`; with `gen` in front: after "the value of".
 */
type How =
  'one' | 'none' | 'only' | 'bare' | 'counted' | 'upTo' | 'anyNumber' | 'all' | 'strongest' | 'weakest';
type Case =
  | How
  | 'genOnly'
  | 'genBare'
  | 'genCounted'
  | 'genUpTo'
  | 'genAnyNumber'
  | 'genAll'
  | 'genStrongest'
  | 'genWeakest';

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

export const sayAttributes = (
  d: Describer,
  attributes: readonly AttributeWord[],
  join: 'or' | 'and' = 'or',
): Phrase =>
  sayList(
    d,
    attributes.map((attribute) => sayAttribute(d, attribute)),
    join,
  );

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
  return sayList(d, said, join, 'kinds');
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

/** How many cards or spaces, in words: "a card", "up to 2 spaces". */
export function sayCounted(
  d: Describer,
  what: 'cards' | 'spaces',
  amount: AmountNode,
  values: Values = {},
): Phrase {
  const { n, tokens } = d.amount(amount);
  return d.say(`counted.${what}`, { ...values, n, count: tokens });
}

/** The spaces of a move, which may be up to a number. */
export function saySpaces(d: Describer, spaces: AmountNode, upTo = false): Values {
  const values = { upTo: upTo ? 'yes' : 'no' };
  return { ...values, spaces: sayCounted(d, 'spaces', spaces, values) };
}

interface Manner {
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
  else if (single && (cards.pick === 'strongest' || cards.pick === 'weakest')) how = cards.pick;
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
  const chosen = cards as ChosenCards;
  const count = chosen.count === 'all' || chosen.count === undefined ? 1 : chosen.count;
  const { n, tokens, where } = d.amount(count);
  const how = manner.how ?? caseOf(chosen, n, manner.genitive === true);
  const usable = isYoursToUse(chosen, manner);
  let noun = sayNoun(d, chosen, { how, n, count: tokens, usable: usable ? 'yes' : 'no' });
  // Cards up to a number are chosen, and of all there is no choice.
  const pick = chosen.upTo === true || chosen.count === 'all' ? 'choice' : chosen.pick;
  if (pick === 'random') noun = d.say('noun.random', { noun });
  const said = chosen.id === undefined && /(strongest|weakest)$/i.test(how);
  if (!said && (pick === 'strongest' || pick === 'weakest'))
    noun = d.say(`noun.${pick}`, { noun, plural: isPlural(how) ? 'yes' : 'no' });
  return [...(usable ? noun : sayPlace(d, chosen, noun, { ...manner, how })), ...where];
}

/** Your own usable cards, which a noun says in itself; a name or the cards of others need words for where they are. */
const isYoursToUse = ({ from, whose = 'you', id }: ChosenCards, { who = 'you' }: Manner): boolean =>
  from?.length === 1 && from[0] === 'usable' && id === undefined && whose === 'you' && who === 'you';

const isPlural = (how: Case): boolean => !/^(gen)?(one|none|only|strongest|weakest)$/i.test(how);

/** Kinds of cards that are burdens to a hero who gains them (CARD-21). */
const BURDENS: readonly FilterKind[] = ['adversary', 'chaos', 'foe'];
/** Zones that hold such cards before any hero has gained them. */
const BURDENED: ReadonlySet<ZoneName> = new Set(['ring', 'enemies', 'battle', 'banished']);

/** Whether cards that a hero takes are burdens, or may be (CARD-21). */
export function sayBurden(d: Describer, cards: Cards): Values {
  const burdened = burdenedBy(cards);
  return { burdens: burdened === 'no' ? [] : d.say('burdens', { burdened }) };
}

function burdenedBy(cards: Cards): 'yes' | 'some' | 'no' {
  if (typeof cards === 'string' || !cards.from.some((zone) => BURDENED.has(zone))) return 'no';
  const { kind, not = [], attribute, power, id } = cards;
  const possible = (kind ?? BURDENS).filter((one) => BURDENS.includes(one) && !not.includes(one));
  const onRing = cards.from.every((zone) => zone === 'ring');
  const left = onRing ? possible.filter((one) => one === 'adversary') : possible;
  const powerful = attribute !== undefined || (power?.min ?? 0) > 0 || id !== undefined;
  if (left.length === 0 || powerful) return 'no';
  return kind !== undefined && left.length === kind.length ? 'yes' : 'some';
}

/** The noun with what narrows it down: kinds, attributes, power, class. */
function sayNoun(d: Describer, cards: ChosenCards, values: Values & { how: Case }): Phrase {
  const { kind = [], not, attribute, power, class: classes, id } = cards;
  const named = id === undefined ? 'no' : 'yes';
  let noun = d.say('noun', {
    ...values,
    a: sayNamed(d, kind, 'a'),
    one: sayNamed(d, kind, 'one'),
    many: sayNamed(d, kind, 'many', /(bare|all)$/i.test(values.how) ? 'and' : undefined),
  });
  if (named === 'yes') {
    noun = d.name(id as string);
    if (kind.length > 0) noun = d.say('noun.kinds', { noun, kinds: sayKinds(d, kind, 'one') });
  }
  if (named === 'yes' && cards.count === 'all' && cards.upTo !== true) noun = d.say('noun.all', { noun });
  else if (named === 'yes' && /^(gen)?(counted|upTo|anyNumber)$/i.test(values.how))
    noun = d.say('noun.copies', { ...values, noun });
  const plural = { plural: isPlural(values.how) ? 'yes' : 'no' };
  if (attribute !== undefined)
    noun = d.say('noun.attribute', { noun, as: sayAttributes(d, attribute), ...plural });
  if (power?.min !== undefined || power?.max !== undefined)
    noun = d.say('noun.power', { noun, ...rangeValues(power) });
  if (classes !== undefined) {
    noun = d.say('noun.class', {
      noun,
      classes: sayList(
        d,
        classes.map((name) => d.say('class', { name })),
        'or',
      ),
    });
  }
  // Last, or what follows would narrow down the exception.
  if (not !== undefined) noun = d.say('noun.not', { noun, kinds: sayKinds(d, not, 'many') });
  return noun;
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
  const usual = manner.usual ?? [];
  const isUsual = from.every((zone) => usual.includes(zone)) && from.length === usual.length;
  if (isUsual && whose === 'you') return noun;
  const owner = ownerOf(whose, manner);
  const place = manner.place ?? 'from';
  const zones = from.map((zone) => d.say(`zone.${place}`, { zone, whose: owner }));
  const join =
    (cards.count === 'all' && cards.upTo !== true) ||
    (place === 'in' && manner.how !== 'one' && manner.how !== 'none')
      ? 'and'
      : 'or';
  return d.say(`noun.${place}`, { noun, zones: sayList(d, zones, join), whose: owner });
}

/** Who does it, for messages: `who` and the subject in words. */
export function sayWho(d: Describer, who: Who | undefined): Values {
  const meant = who ?? 'you';
  return {
    who: meant === 'you' ? 'you' : 'they',
    subject: meant === 'you' ? [] : d.say('who', { who: meant }),
  };
}

/** Placeholder for `cards` of a change that is bound to chosen cards, so that it says "it". */
export const CHOSEN = 'that';

/** What a change touches, in words: the chosen card, this card, or all such cards. */
export function sayTouched(
  d: Describer,
  node: { cards?: ChangeCards | typeof CHOSEN; against?: string },
): Values {
  const { cards: which } = node;
  return {
    subject: which === undefined ? 'all' : which === 'this' || which === CHOSEN ? which : 'cards',
    cards: which === 'this' || which === CHOSEN ? [] : sayCards(d, which ?? {}, { how: 'bare' }),
    against: node.against ?? 'any',
  };
}

/** The attribute of a cost that a change touches, if it names one. */
export const sayCostAttribute = (d: Describer, node: { attribute?: AttributeWord }): Values => ({
  attributed: node.attribute === undefined ? 'no' : 'yes',
  as: node.attribute === undefined ? [] : sayAttribute(d, node.attribute),
});

/** Whether an amount is known to be less than nothing. */
export const isNegative = (node: AmountNode): node is number => typeof node === 'number' && node < 0;

/** The message of a change, or that of its opposite where it is by less than nothing. */
export const signed = (key: string, opposite: string, node: AmountNode): string =>
  isNegative(node) ? opposite : key;

/** Whether an amount is to be said as less. */
export const sayLess = (node: AmountNode): Values => ({ less: isNegative(node) ? 'yes' : 'no' });
