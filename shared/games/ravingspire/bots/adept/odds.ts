import { propose, type Proposal } from '../../payments/proposals.ts';
import { assistance, sources, withSurge } from '../../payments/sources.ts';
import { asIfOpen } from '../../rules/battle.ts';
import { priceOf, type Price } from '../../rules/cost.ts';
import { fullHand } from '../../rules/piles.ts';
import type { CardNumber, Hero, Match, State } from '../../types.ts';
import { NONE } from '../../types.ts';
import { dares } from './nerve.ts';
import { reckon } from './reckoning.ts';
import { addPower, covered, noReserves, type Need, type Reserves } from './reserves.ts';

/** Strength of an average hand, relative to a price, from which it surely beats it, and below which it never does. */
const SAFE = 1.25;
const HOPELESS = 0.7;
/** What a die of a rolled cost is taken to show. */
const ROLLED = 4;

/** The position with another view of one hero; nothing else is copied. */
export function withHero(state: State, seat: number, change: Partial<Hero>): State {
  return {
    ...state,
    heroes: state.heroes.map((hero, other) => (other === seat ? { ...hero, ...change } : hero)),
  };
}

/** The price of what is left of a battle: all stages to come, rolled dice at what they show, others as taken. */
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
  const state = { ...asIfOpen(match, now, seat, enemy), phase: 'encounter' as const };
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

/**
 * The chance to beat one of some enemies with a hand that is still to be drawn: by how far what an average hand and the
 * slots hold meets the prices.
 */
export function chanceNextTurn(
  match: Match,
  state: State,
  seat: number,
  enemies: readonly CardNumber[],
): number {
  if (enemies.length === 0) return 0;
  const reserves = nextTurn(match, state, seat);
  const sum = enemies.reduce((chances, enemy) => {
    const { fight, skill, charm } = wholePrice(match, asIfOpen(match, state, seat, enemy), seat, enemy);
    const need: Need = [fight * SAFE, skill * SAFE, charm * SAFE];
    const all = need[0] + need[1] + need[2];
    return (
      chances + (all === 0 ? 1 : Math.max(0, (covered(need, reserves) / all - HOPELESS) / (1 - HOPELESS)))
    );
  }, 0);
  return sum / enemies.length;
}

/** What a hero has on average when its next turn begins: all of its slots, and a hand from its battle deck. */
function nextTurn(match: Match, state: State, seat: number): Reserves {
  const hero = state.heroes[seat];
  const { as } = reckon(match, seat);
  const reserves = noReserves();
  const count = (cards: readonly CardNumber[], share: number) => {
    for (const card of [...cards].sort((a, b) => a - b))
      addPower(reserves, as[card], match.cards[card].power * share);
  };
  count(hero.slots.flat(), 1);
  const size = fullHand(match, state, seat);
  const { deck } = hero;
  count(deck, deck.length === 0 ? 0 : Math.min(1, size / deck.length));
  const then = [...hero.hand, ...hero.discard, ...hero.played, ...hero.spent, ...hero.gained];
  const missing = Math.max(0, size - deck.length);
  count(then, then.length === 0 ? 0 : Math.min(1, missing / then.length));
  return reserves;
}

/** The foes that may come up. */
export const possibleFoes = (state: State): CardNumber[] => [...state.decks.foe].sort((a, b) => a - b);

/** What the finale may be. */
export const possibleFinales = (state: State): CardNumber[] =>
  state.challenge !== NONE ? [state.challenge] : [...state.decks.spire].sort((a, b) => a - b);
