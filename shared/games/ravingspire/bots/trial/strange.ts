import type { Question } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { legalActions } from '../../actions/index.ts';
import { distinctCards } from '../../actions/open-turn.ts';
import { decisions } from '../../decisions.ts';
import type { Card } from '../../rules/card.ts';
import { sourceCard } from '../../rules/modifiers.ts';
import { KEEP, NONE, type Action, type CardNumber, type Match, type State } from '../../types.ts';

/** What of a table has a form that the estimates do not know. */
interface Strange {
  readonly cards: ReadonlySet<CardNumber>;
  /** By seat. */
  readonly heroes: readonly boolean[];
  readonly any: boolean;
}

const stranges = new WeakMap<readonly Card[], Strange>();

/** What the estimates do not know, looked for once for a table. */
function strangeAt(match: Match): Strange {
  let found = stranges.get(match.heroes);
  if (found === undefined) stranges.set(match.heroes, (found = lookFor(match)));
  return found;
}

function lookFor({ cards: all, heroes: party }: Match): Strange {
  const cards = new Set<CardNumber>();
  for (let card = 0; card < all.length; card++) if (!all[card].isFamiliar()) cards.add(card);
  const heroes = party.map((hero) => !hero.isFamiliar());
  return { cards, heroes, any: cards.size > 0 || heroes.includes(true) };
}

/** Whether there is anything at a table that the estimates do not know. */
export const hasStrange = (match: Match): boolean => strangeAt(match).any;

/** Whether the estimates know what a card does. */
export const isKnown = (match: Match, card: CardNumber): boolean => !strangeAt(match).cards.has(card);

/**
 * When an action is tried that is done with cards which the estimates do not know: at once, before anything is paid, and
 * again instead of doing nothing; or only instead of doing nothing. All others never are: what a slot does for a card, and
 * to be rid of one, the estimates tell by its power.
 */
const TRIED: { readonly [D in Action['do']]?: 'at once' | 'at the end' } = {
  ability: 'at once',
  play: 'at once',
  acquire: 'at the end',
  fight: 'at the end',
  flank: 'at the end',
};

/** What is done where there is nothing better to do. */
const PASSES: ReadonlySet<Action['do']> = new Set(['endEncounter', 'endExplore', 'giveUp', 'pass']);

/** Actions and answers that are tried besides the usual one, at most. */
const MOST = 1;

/**
 * What might be done with cards that the estimates do not know instead of what they say; where they say that one of these is
 * worth its price, to do nothing.
 */
export function strangeActions(match: Match, state: State, seat: number, usual: Action): readonly Action[] {
  if (!isTime(match, state, seat)) return [];
  const { cards: strange, heroes } = strangeAt(match);
  const ofHero = heroes[seat];
  if (!ofHero && !inReach(state, seat).some((card) => strange.has(card))) return [];
  const ends = PASSES.has(usual.do);
  // What plays a card leaves all others as they are: they are tried once nothing is left that the estimates know.
  const begins = TRIED[usual.do] !== 'at once' && hasPaidNothing(state, seat);
  const isStrangeOne = (action: Action): boolean =>
    cardsOf(action).some((card) => strange.has(card)) || (ofHero && action.do === 'ability');
  const isTried = (sort: Action['do']): boolean =>
    ends ? TRIED[sort] !== undefined : begins && TRIED[sort] === 'at once';
  // Some sorts are looked for without a card and name theirs themselves.
  const isWanted = (sort: Action['do'], card: CardNumber): boolean =>
    isTried(sort) && (card === NONE || strange.has(card));
  const legal = ends || begins ? legalActions(match, state, seat, distinctCards, isWanted) : [];
  const found = legal.filter(isStrangeOne).slice(0, MOST);
  if (TRIED[usual.do] === undefined || !isStrangeOne(usual)) return found;
  return [...found, ...legalActions(match, state, seat, distinctCards, (sort) => PASSES.has(sort))];
}

/** The cards that an action names; those whose power it spends are not among them. */
function cardsOf(action: Action): readonly CardNumber[] {
  const { card, price } = action as { readonly card?: CardNumber; readonly price?: CardNumber };
  return [card, price].filter((one) => one !== undefined && one !== NONE) as CardNumber[];
}

/** Whether the decision is one in which cards are used. */
function isTime(match: Match, state: State, seat: number): boolean {
  const kind = decisions(match, state).find((decision) => decision.seat === seat)?.kind;
  return kind === 'encounter' || kind === 'battle' || kind === 'flank';
}

const hasPaidNothing = ({ heroes }: State, seat: number): boolean =>
  heroes[seat].spent.length === 0 && heroes[seat].gained.length === 0;

/** The cards that a hero can do something with. */
function inReach({ heroes, levels, battle }: State, seat: number): readonly CardNumber[] {
  const { hand, slots, level } = heroes[seat];
  const ring = level === KEEP ? [] : levels[level].ring;
  return [...hand, ...slots.flat(), ...ring, battle.card];
}

/** Other answers to what a card asks that the estimates do not know. */
export function strangeAnswers({ data, options }: Question, match: Match, usual: Json): readonly Json[] {
  const { cause } = data as { readonly cause?: number };
  if (cause === undefined || cause === NONE || sourceCard(match, cause).isFamiliar()) return [];
  return options.filter((option) => option !== usual).slice(0, MOST);
}
