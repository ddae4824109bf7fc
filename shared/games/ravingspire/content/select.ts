import Type, { type Static } from '../../../generated/typebox.js';
import type { Wants } from '../../../engine/game.ts';
import { charge } from '../../../packs/effects/compile.ts';
import { AmountRef, either, closed, Flag, orElse, wordsSince } from '../../../packs/effects/schema.ts';
import type { AmountOf } from '../../../packs/effects/world.ts';
import { askCard, askCardOrNone } from '../rules/ask.ts';
import { seatsFrom } from '../rules/board.ts';
import { total, weightOf } from '../rules/cost.ts';
import { holderOf } from '../rules/effects-support.ts';
import { STREAM } from '../rules/streams.ts';
import { lensOf, powerOf, type Lens } from '../rules/values.ts';
import { NONE, type G, type Match, type State } from '../types.ts';
import type { Env, Filter, Measure } from '../rules/card.ts';
import { speakerOf } from '../rules/modifiers.ts';
import {
  amountsIn,
  compileFilter,
  FromList,
  placedFields,
  withoutAmounts,
  type CardFilter,
  type Standpoint,
} from './filters.ts';
import { rollsFor } from './uses-amount.ts';
import { type Compiler, type TowerWorld } from './world.ts';
import { cardsIn } from './zones.ts';

/** Whose cards. */
const WHOSE = ['you', 'another', 'another-here', 'that', 'others'] as const;
export type Whose = (typeof WHOSE)[number];
const PICKS = ['choice', 'random', 'strongest', 'weakest', 'last'] as const;

const countFields = {
  ...placedFields,
  from: FromList,
  whose: orElse(Type.Enum(WHOSE), 'you'),
};
/** Cards to count. */
export const CountedCards = closed(countFields);
export type CountedCards = Static<typeof CountedCards>;

/** How many cards, or all. */
export const Count = either<Static<typeof AmountRef> | 'all'>(
  { type: 'string' },
  Type.Enum(['all']),
  AmountRef,
);
/** Cards that are chosen. */
export const ChosenCards = closed({
  ...countFields,
  count: orElse(Count, 1),
  upTo: Flag,
  pick: orElse(wordsSince({ last: 2 }, Type.Enum(PICKS)), 'choice'),
});
export type ChosenCards = Static<typeof ChosenCards>;
/** Cards that an effect works on: this card, the card chosen last, or such cards. */
export type Cards = 'this' | 'that' | ChosenCards;
export const Cards = either<Cards>({ type: 'string' }, Type.Enum(['this', 'that']), ChosenCards);

/** The card that is pointed at, or NONE; the hero's own source is below that. */
export const pointedAt = (which: 'this' | 'that' | undefined, { card, chosen }: Env): number =>
  which === 'that' ? chosen : card;

const whoseSeats = (state: State, seat: number, whose: Whose | undefined, other: number): number[] => {
  switch (whose) {
    case undefined:
    case 'you':
      return [seat];
    case 'that':
      return other === NONE ? [] : [other];
    case 'another':
    case 'others':
      return seatsFrom(state, seat).filter((s) => s !== seat);
    case 'another-here':
      return seatsFrom(state, seat).filter(
        (s) => s !== seat && state.heroes[s].level === state.heroes[seat].level,
      );
  }
};

/** Finds the cards that are meant; every card once. */
export type Finder = (match: Match, state: State, seat: number, other: number, source?: number) => number[];
/** The same while an effect runs. */
type Search = (g: G, env: Env, seat: number) => number[];

/**
 * Compiles how cards are found in a position.
 *
 * @param place what a position tells
 */
export function compileFinder(
  cards: CountedCards | ChosenCards,
  place: Standpoint<Parameters<Measure>>,
): Finder {
  const among = lookAmong(cards);
  const test = compileFilter(filterOf(cards), place);
  return (match, state, seat, other, source = NONE) =>
    among(match, state, seat, other, test(match, state, seat, 0, source));
}

/** What filters lean on while an effect runs. */
export const inEffect = (c: Compiler): Standpoint<[g: G, env: Env]> => ({
  number: (node) => c.amount(node),
  pointed: (which) => (g, env) => {
    const card = pointedAt(which, env);
    if (which === 'this') return speakerOf(g.match, env.seat, card);
    return card > NONE ? g.match.cards[card] : null;
  },
});

/** Compiles how an effect finds cards. */
export function compileSearch(cards: CountedCards | ChosenCards, c: Compiler): Search {
  const among = lookAmong(cards);
  const test = compileFilter(filterOf(cards), inEffect(c));
  return (g, env, seat) => among(g.match, g.state, seat, env.other, test(g, env));
}

/** What narrows cards down, whichever zone they are in. */
const filterOf = (cards: CountedCards): CardFilter =>
  Object.fromEntries(Object.entries(cards).filter(([field]) => field in placedFields));

/** Compiles where cards are, of which a filter lets some through. */
function lookAmong({ from, whose }: CountedCards) {
  return (match: Match, state: State, seat: number, other: number, test: Filter): number[] => {
    const owners = whoseSeats(state, seat, whose, other);
    if (owners.length === 1 && from.length === 1) {
      // A zone names no card twice: nothing to be sifted.
      return cardsIn(state, owners[0], from[0]).filter((card) => test(match, state, card, owners[0]));
    }
    const found = new Set<number>();
    for (const owner of owners) {
      for (const zone of from) {
        for (const card of cardsIn(state, owner, zone)) if (test(match, state, card, owner)) found.add(card);
      }
    }
    return [...found];
  };
}

/** How many cards there must be for a price of cards to be paid whole (CARD-16). */
export function leastOf({ count = 1 }: ChosenCards): number {
  if (count === 'all') return 0;
  return typeof count === 'number' ? count : 1;
}

/** Cards that are looked at, each time one is picked, for one effect step more. */
export const LOOKED_AT = 100;

/** The kinds of questions that ask for cards, by what becomes of the cards. */
const PICKING = {
  discard: 'lose',
  give: 'lose',
  banish: 'lose',
  bury: 'lose',
  reshuffle: 'lose',
  'put-under': 'lose',
  shuffle: 'lose',
  'take-into-battle': 'lose',
  retrieve: 'take',
  steal: 'take',
  gain: 'take',
  'put-on-deck': 'take',
  'put-back': 'take',
  pick: 'take',
  again: 'take',
  play: 'take',
  'put-on-ring': 'take',
  'reduce-cost': 'take',
  until: 'take',
} as const satisfies { readonly [question: string]: Wants };
type Picking = keyof typeof PICKING;

/** A compiled choice of cards. */
export interface Selection {
  /** Chooses: `seat` answers. Cards that the player's action named are taken first, without a question. */
  pick(g: G, env: Env, seat: number, question: Picking): number[];
  /** Whether there are as many cards as are asked for. */
  enough(g: G, env: Env): boolean;
}

/**
 * Compiles a choice of cards; `role` says which card named in advance it takes.
 *
 * @param may which cards it can be at all
 */
export function compileCards(
  cards: Cards,
  c: Compiler,
  role: 'card' | 'price' = 'card',
  may: ((g: G, card: number, env: Env) => boolean) | null = null,
): Selection {
  const among = (g: G, env: Env, found: number[]): number[] =>
    may === null ? found : found.filter((card) => may(g, card, env));
  if (cards === 'this' || cards === 'that') {
    const find = (g: G, env: Env): number[] => {
      const card = cards === 'this' ? env.card : env.chosen;
      return card > NONE ? among(g, env, [card]) : [];
    };
    return { pick: find, enough: (g, env) => find(g, env).length > 0 };
  }
  const search = compileSearch(cards, c);
  const count: AmountOf<TowerWorld> | 'all' = cards.count === 'all' ? 'all' : c.amount(cards.count ?? 1);
  const find = (g: G, env: Env, seat: number): number[] =>
    among(g, env, withinReach(g, env, search(g, env, seat)));
  const least = leastOf(cards);
  // Whether a price can be paid is asked before anything is rolled.
  const sure = rollsFor(amountsIn(cards)) ? compileSearch(withoutAmounts(cards), c) : search;
  return {
    enough: (g, env) => withinReach(g, env, sure(g, env, env.seat)).length >= least,
    pick(g, env, seat, question) {
      const most = count === 'all' ? Infinity : Math.max(0, count(g, env));
      const found = find(g, env, seat);
      const wanted = count === 'all' ? found.length : most;
      if (wanted === 0) return [];
      const chosen = named(env, found, role);
      // Of all there is no choice.
      const pick = count === 'all' ? 'choice' : (cards.pick ?? 'choice');
      const picker = cards.upTo === true ? pickUpTo : PICKERS[pick];
      const picked = picker(g, seat, question, found, chosen, wanted);
      charge(g, (found.length * picked.length) / LOOKED_AT);
      return picked;
    },
  };
}

/** Leaves out the cards of heroes that have gone mad since the effect began: it is over for them (MAD-2). */
function withinReach(g: G, env: Env, cards: number[]): number[] {
  const { heroes } = g.state;
  return cards.filter((card) => {
    const holder = holderOf(g.state, card);
    return holder === NONE || heroes[holder].lapses === env.lapses[holder];
  });
}

/** The card named in advance, if it is legal here; it is used once. */
function named(env: Env, found: readonly number[], role: 'card' | 'price'): number[] {
  const card = env.preset[role];
  if (!found.includes(card)) return [];
  env.preset = { ...env.preset, [role]: NONE };
  return [card];
}

type Picker = (
  g: G,
  seat: number,
  question: Picking,
  found: readonly number[],
  chosen: readonly number[],
  wanted: number,
) => number[];

const without = (found: readonly number[], chosen: readonly number[]) =>
  found.filter((card) => !chosen.includes(card));

/** Cards to choose from: of those in the supply one of each name, which are as good as each other (LANG-37). */
function offered(
  { match, state: { supply } }: G,
  found: readonly number[],
  picked: readonly number[],
): number[] {
  const left = without(found, picked);
  if (supply.length === 0) return left;
  const isFirst = (card: number) => {
    const { id } = match.cards[card];
    return left.find((other) => match.cards[other].id === id && supply.includes(other)) === card;
  };
  return left.filter((card) => !supply.includes(card) || isFirst(card));
}

/** One after another by choice; nothing is asked when all must go. */
const pickByChoice: Picker = (g, seat, question, found, chosen, wanted) => {
  if (wanted >= found.length) return [...found];
  const picked = [...chosen];
  while (picked.length < wanted)
    picked.push(askCard(g, seat, question, PICKING[question], offered(g, found, picked), 'CARD-4'));
  return picked;
};

const pickUpTo: Picker = (g, seat, question, found, chosen, wanted) => {
  const picked = [...chosen];
  while (picked.length < Math.min(wanted, found.length)) {
    const card = askCardOrNone(g, seat, question, PICKING[question], offered(g, found, picked), 'CARD-4');
    if (card === NONE) break;
    picked.push(card);
  }
  return picked;
};

const pickAtRandom: Picker = (g, _seat, _question, found, _chosen, wanted) => {
  if (wanted >= found.length) return [...found];
  const picked: number[] = [];
  g.reveal();
  while (picked.length < wanted) {
    const left = without(found, picked);
    g.reveal();
    picked.push(left[g.random(STREAM.pick, left.length)]);
  }
  return picked;
};

/** How strong a card is: by its power value, an adversary by what it weighs, then by its matrix (CARD-20). */
function strengthOf(g: G, seat: number, card: number, lens: Lens): readonly [number, number] {
  const { kind, cost } = g.match.cards[card];
  return kind === 'adversary' && cost !== null
    ? [weightOf(g.match, card), total(cost)]
    : [powerOf(g.match, g.state, seat, card, false, lens), 0];
}

/** The strongest (or weakest) cards; ties are the chooser's, between adversaries the active player's. */
const pickByPower =
  (extreme: (...values: number[]) => number): Picker =>
  (g, seat, question, found, chosen, wanted) => {
    const adversaries = found.every((card) => g.match.cards[card].kind === 'adversary');
    const chooser = adversaries ? g.state.active : seat;
    const picked = [...chosen];
    // Nothing changes while cards are picked.
    const lens = lensOf(g.match, g.state, seat);
    const strength = new Map(found.map((card) => [card, strengthOf(g, seat, card, lens)]));
    while (picked.length < Math.min(wanted, found.length)) {
      let best = without(found, picked);
      for (const by of [0, 1] as const) {
        const values = best.map((card) => strength.get(card)![by]);
        const value = extreme(...values);
        best = best.filter((_, i) => values[i] === value);
      }
      picked.push(askCard(g, chooser, question, PICKING[question], offered(g, best, []), 'CARD-4'));
    }
    return picked;
  };

/** Those that came last to where they lie, the very last one first (LANG-45). */
const pickLast: Picker = (_g, _seat, _question, found, _chosen, wanted) => found.slice(-wanted).reverse();

const PICKERS: { readonly [P in (typeof PICKS)[number]]: Picker } = {
  choice: pickByChoice,
  random: pickAtRandom,
  strongest: pickByPower(Math.max),
  weakest: pickByPower(Math.min),
  last: pickLast,
};

/** The order in which cards shall lie, the first one on top: the seat decides, and its answers are its own. */
export function inOrder(g: G, seat: number, question: Picking, cards: readonly number[]): number[] {
  const order: number[] = [];
  for (let left = [...cards]; left.length > 0; left = without(left, order))
    order.push(askCard(g, seat, question, PICKING[question], left, 'CARD-4'));
  return order;
}

/** Remembers which cards an effect moved, for `that` and `done`. */
export function remember(env: Env, cards: readonly number[]): void {
  env.chosen = cards.at(-1) ?? NONE;
  env.done = cards.length;
}

/** Remembers them unless they are the card itself, which was not chosen: `that` stays the card chosen before. */
export function rememberOthers(env: Env, wanted: Cards | undefined, cards: readonly number[]): void {
  if (wanted !== undefined && wanted !== 'this') remember(env, cards);
}

/** Makes the move of a card; one of the very card that is being spent waits until its power has counted (CARD-19). */
export function move(env: Env, card: number, make: () => void): void {
  if (env.departure !== null && card === env.card) env.departure.push(make);
  else make();
}
