import Type, { type Static } from 'typebox';
import { AmountRef, either, closed } from '../../../packs/effects/schema.ts';
import type { Amount } from '../../../packs/effects/world.ts';
import { askCard, askCardOrNone } from '../rules/ask.ts';
import { seatsFrom } from '../rules/board.ts';
import { STREAM } from '../rules/streams.ts';
import { powerOf } from '../rules/values.ts';
import type { G, Match, State } from '../types.ts';
import { NONE } from '../types.ts';
import type { Env } from './card.ts';
import { compileFilter, filterFields, FromList } from './filters.ts';
import { type Compiler, type TowerWorld } from './world.ts';
import { cardsIn } from './zones.ts';

/** Whose cards. */
export const WHOSE = ['you', 'another', 'another-here', 'that', 'others'] as const;
export type Whose = (typeof WHOSE)[number];
export const PICKS = ['choice', 'random', 'strongest', 'weakest'] as const;

const countFields = {
  ...filterFields,
  from: FromList,
  whose: Type.Optional(Type.Enum(WHOSE)),
};
/** Cards to count. */
export const CountedCards = closed(countFields);
export type CountedCards = Static<typeof CountedCards>;

const Count = either<Static<typeof AmountRef> | 'all'>({ type: 'string' }, Type.Enum(['all']), AmountRef);
const ChosenCards = closed({
  ...countFields,
  count: Type.Optional(Count),
  upTo: Type.Optional(Type.Boolean()),
  pick: Type.Optional(Type.Enum(PICKS)),
});
export type ChosenCards = Static<typeof ChosenCards>;
/** Cards that an effect works on: this card, the card chosen last, or such cards. */
export type Cards = 'this' | 'that' | ChosenCards;
export const Cards = either<Cards>({ type: 'string' }, Type.Enum(['this', 'that']), ChosenCards);

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
export type Finder = (match: Match, state: State, seat: number, other: number) => number[];

export function compileFinder(cards: CountedCards | ChosenCards): Finder {
  const { from, whose, kind, not, attribute, power, class: classes, id } = cards;
  const test = compileFilter(
    Object.fromEntries(
      Object.entries({ kind, not, attribute, power, class: classes, id }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  );
  return (match, state, seat, other) => {
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

/** A compiled choice of cards. */
export interface Selection {
  /** The cards that could be chosen now. */
  find(g: G, env: Env, seat: number): number[];
  /** Chooses: `seat` answers. Cards that the player's action named are taken first, without a question. */
  pick(g: G, env: Env, seat: number, question: string): number[];
  /** Whether there are as many cards as are asked for. */
  enough(g: G, env: Env): boolean;
}

/** Compiles a choice of cards; `role` says which card named in advance it takes. */
export function compileCards(cards: Cards, c: Compiler, role: 'card' | 'price' = 'card'): Selection {
  if (cards === 'this' || cards === 'that') {
    const find = (_g: G, env: Env): number[] => {
      const card = cards === 'this' ? env.card : env.chosen;
      return card > NONE ? [card] : [];
    };
    return { find, pick: find, enough: (g, env) => find(g, env).length > 0 };
  }
  const finder = compileFinder(cards);
  const count: Amount<TowerWorld> | 'all' = cards.count === 'all' ? 'all' : c.amount(cards.count ?? 1);
  const find = (g: G, env: Env, seat: number) => finder(g.match, g.state, seat, env.other);
  const least = leastOf(cards);
  return {
    find,
    enough: (g, env) => find(g, env, env.seat).length >= least,
    pick(g, env, seat, question) {
      const found = find(g, env, seat);
      const wanted = count === 'all' ? found.length : Math.max(0, count(g, env));
      if (wanted === 0) return [];
      const chosen = named(env, found, role);
      const picker = cards.upTo === true ? pickUpTo : PICKERS[cards.pick ?? 'choice'];
      return picker(g, seat, question, found, chosen, wanted);
    },
  };
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
  question: string,
  found: readonly number[],
  chosen: readonly number[],
  wanted: number,
) => number[];

const without = (found: readonly number[], chosen: readonly number[]) =>
  found.filter((card) => !chosen.includes(card));

/** One after another by choice; nothing is asked when all must go. */
const pickByChoice: Picker = (g, seat, question, found, chosen, wanted) => {
  if (wanted >= found.length) return [...found];
  const picked = [...chosen];
  while (picked.length < wanted) picked.push(askCard(g, seat, question, without(found, picked), 'CARD-4'));
  return picked;
};

const pickUpTo: Picker = (g, seat, question, found, chosen, wanted) => {
  const picked = [...chosen];
  while (picked.length < Math.min(wanted, found.length)) {
    const card = askCardOrNone(g, seat, question, without(found, picked), 'CARD-4');
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

/** The cards of the highest (or lowest) power value; ties are the chooser's. */
const pickByPower =
  (extreme: (...values: number[]) => number): Picker =>
  (g, seat, question, found, chosen, wanted) => {
    const value = (card: number) => powerOf(g.match, g.state, seat, card);
    const picked = [...chosen];
    while (picked.length < Math.min(wanted, found.length)) {
      const left = without(found, picked);
      const best = extreme(...left.map(value));
      picked.push(
        askCard(
          g,
          seat,
          question,
          left.filter((card) => value(card) === best),
          'CARD-4',
        ),
      );
    }
    return picked;
  };

const PICKERS: { readonly [P in (typeof PICKS)[number]]: Picker } = {
  choice: pickByChoice,
  random: pickAtRandom,
  strongest: pickByPower(Math.max),
  weakest: pickByPower(Math.min),
};

/** Remembers which cards an effect moved, for `that` and `done`. */
export function remember(env: Env, cards: readonly number[]): void {
  env.chosen = cards.at(-1) ?? NONE;
  env.done = cards.length;
}

/** Remembers them unless they are the card itself, which nobody has chosen: `that` stays the card chosen before. */
export function rememberOthers(env: Env, wanted: Cards | undefined, cards: readonly number[]): void {
  if (wanted !== undefined && wanted !== 'this') remember(env, cards);
}
