import { drawFrom, type Draw } from '../../../../engine/random.ts';
import { assistance, propose, sources, withSurge, type Proposal } from '../../payments/proposals.ts';
import { asIfOpen } from '../../rules/battle.ts';
import { priceOf, type Price } from '../../rules/cost.ts';
import { fullHand } from '../../rules/piles.ts';
import type { CardNumber, Hero, Match, State } from '../../types.ts';
import { NONE } from '../../types.ts';
import { dares } from './nerve.ts';

/** Hands that are dealt to see how strong a hero is going to be. */
const HANDS = 8;
/** What a die of a rolled cost is taken to show. */
const ROLLED = 4;

/** The position with another view of one hero; nothing else is copied. */
export function withHero(state: State, seat: number, change: Partial<Hero>): State {
  return {
    ...state,
    heroes: state.heroes.map((hero, other) => (other === seat ? { ...hero, ...change } : hero)),
  };
}

/** The price of what is left of a battle: all stages to come, dice that lie at what they show, others as taken. */
function wholePrice(match: Match, state: State, seat: number, card: CardNumber): Price {
  const { rolledCost, stages } = match.cards[card];
  const price = priceOf(match, state, seat, card);
  const dice = state.battle.rolled.some((rolled) => rolled > 0) ? 0 : ROLLED;
  const sum = { ...price };
  for (const stage of stages.slice(state.battle.stage)) {
    sum.fight += stage.fight;
    sum.skill += stage.skill;
    sum.charm += stage.charm;
    sum.brute = -1;
  }
  if ((rolledCost & 1) !== 0) sum.fight += dice;
  if ((rolledCost & 2) !== 0) sum.skill += dice;
  if ((rolledCost & 4) !== 0) sum.charm += dice;
  return sum;
}

/** How an enemy could be paid with what the hero has now, as if the battle were open; null where it cannot be. */
export function payEnemy(match: Match, now: State, seat: number, enemy: CardNumber): Proposal | null {
  const state = { ...asIfOpen(now, seat, enemy), phase: 'encounter' as const };
  const available = [...assistance(state, enemy), ...sources(match, state, seat, true)];
  const price = wholePrice(match, state, seat, enemy);
  const offer = propose(price, available);
  if (offer || !dares(now, seat)) return offer;
  return propose(price, withSurge(match, state, seat, available));
}

/** The share of some enemies that the hero can pay with what it has now. */
export function chance(match: Match, state: State, seat: number, enemies: readonly CardNumber[]): number {
  if (enemies.length === 0) return 0;
  return enemies.filter((enemy) => payEnemy(match, state, seat, enemy) !== null).length / enemies.length;
}

/** Hands that the hero may draw for its next turn, as far as it knows its deck: what lies in it, not where. */
export function nextHands(match: Match, state: State, seat: number): CardNumber[][] {
  const hero = state.heroes[seat];
  const first = [...hero.deck].sort((a, b) => a - b);
  const then = [...hero.hand, ...hero.discard, ...hero.played, ...hero.spent, ...hero.gained].sort(
    (a, b) => a - b,
  );
  const size = fullHand(match, state, seat);
  const draw = drawFrom(`hands ${state.turn} ${seat}`);
  return Array.from({ length: HANDS }, () => {
    const hand = some(first, size, draw);
    return [...hand, ...some(then, size - hand.length, draw)];
  });
}

/** So many of some cards, by lot. */
function some(cards: readonly CardNumber[], count: number, draw: Draw): CardNumber[] {
  const left = [...cards];
  const found: CardNumber[] = [];
  while (found.length < count && left.length > 0) found.push(...left.splice(draw(left.length), 1));
  return found;
}

/** What lies on the table of a hero whose turn begins. */
const RESTED: Partial<Hero> = { turned: [], played: [], live: [], generating: [] };

/** The chance to beat one of some enemies with a hand that is still to be drawn. */
export function chanceNextTurn(
  match: Match,
  state: State,
  seat: number,
  enemies: readonly CardNumber[],
): number {
  const hands = nextHands(match, state, seat);
  const sum = hands.reduce(
    (chances, hand) => chances + chance(match, withHero(state, seat, { hand, ...RESTED }), seat, enemies),
    0,
  );
  return sum / hands.length;
}

/** The foes that may come up. */
export const possibleFoes = (state: State): CardNumber[] => [...state.decks.foe].sort((a, b) => a - b);

/** What the finale may be. */
export const possibleFinales = (state: State): CardNumber[] =>
  state.challenge !== NONE ? [state.challenge] : [...state.decks.spire].sort((a, b) => a - b);
