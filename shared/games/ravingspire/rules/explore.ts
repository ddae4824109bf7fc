import type { Refusal } from '../../../engine/game.ts';
import type { CardNumber, G, Match, Pay, State } from '../types.ts';
import { NONE } from '../types.ts';
import { askNumber, askWord } from './ask.ts';
import { adjacent, heroPlace } from './board.ts';
import { NO_BRUTE, type Price } from './cost.ts';
import { rollDie } from './dice.ts';
import { MODS } from './card.ts';
import { sumOf } from './modifiers.ts';
import { mayEnterKeep, step } from './move.ts';
import { checkPayment, payPlainly } from './payment.ts';
import { banish } from './piles.ts';
import { call } from './calls.ts';
import { refuse } from './refuse.ts';
import { rotateFor } from './rotation.ts';

/** What the actions of Explore cost (EXP-2 to EXP-5). */
const ROTATE_PRICE = 2;
const ROTATE_BRUTE = 10;
const EXERT_PRICE = 2;
const WELL_EACH = 1;
const WELL_BRUTE = 5;

export type RotateUsing = 'skill' | 'charm' | 'brute';
/** What can be paid for in Explore. */
export type Exploring = RotateUsing | 'exert' | 'well';

/** The rule of each way to rotate. */
const ROTATE_RULE = { skill: 'EXP-2', charm: 'EXP-2', brute: 'EXP-3' } as const;

const free = (price: Partial<Price>): Price => ({
  fight: 0,
  skill: 0,
  charm: 0,
  brute: NO_BRUTE,
  reductions: [],
  ...price,
});

export function explorePrice(match: Match, state: State, seat: number, what: Exploring): Price {
  switch (what) {
    case 'skill':
      return free({ skill: ROTATE_PRICE });
    case 'charm':
      return free({ charm: ROTATE_PRICE });
    case 'brute':
      return free({ brute: ROTATE_BRUTE });
    case 'exert':
      return free({ fight: EXERT_PRICE });
    case 'well': {
      const change = sumOf(match, state, seat, MODS.well);
      const reductions = change < 0 ? [-change] : [];
      return free({ fight: WELL_EACH, skill: WELL_EACH, charm: WELL_EACH, brute: WELL_BRUTE, reductions });
    }
  }
}

function checkPrice(
  match: Match,
  state: State,
  seat: number,
  what: Exploring,
  entries: readonly Pay[],
  brute: boolean,
): Refusal | null {
  const price = explorePrice(match, state, seat, what);
  return checkPayment(match, state, seat, entries, {
    card: NONE,
    price,
    brute,
    enemies: false,
    there: () => true,
  });
}

/** Why an action of Explore is not possible at all now, or null. */
export function checkExploring(state: State, what: Exploring): Refusal | null {
  if (state.phase !== 'explore') return refuse('wrong-phase', { phase: state.phase }, 'EXP-1');
  if (what !== 'well' && state.explored[what]) return refuse('explored-already', { what }, 'EXP-2');
  return null;
}

/** Why the level cannot be rotated like this, or null (EXP-2, EXP-3). */
export function checkRotate(
  match: Match,
  state: State,
  seat: number,
  using: RotateUsing,
  entries: readonly Pay[],
): Refusal | null {
  return checkExploring(state, using) ?? checkPrice(match, state, seat, using, entries, using === 'brute');
}

/** Rotates the hero's own level by a d6, brute force by up to it; the direction is chosen after the roll. */
export function rotate(g: G, seat: number, using: RotateUsing, entries: readonly Pay[]): void {
  const { state } = g;
  payPlainly(g, seat, entries);
  state.explored[using] = true;
  const roll = rollDie(g, seat, 'rotation', ROTATE_RULE[using]);
  const way = askWord(g, seat, 'direction', ['clockwise', 'counterclockwise'], 'EXP-2');
  const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
  const spaces = using === 'brute' ? askNumber(g, seat, 'steps', upTo(roll), 'EXP-3') : roll;
  rotateFor(g, seat, { level: state.heroes[seat].level, way, spaces, further: true });
}

/** Why the hero cannot exert itself to that place, or null (EXP-4, EXP-6). */
export function checkExert(
  match: Match,
  state: State,
  seat: number,
  entries: readonly Pay[],
  to: number,
  into: boolean,
): Refusal | null {
  const refusal = checkExploring(state, 'exert');
  if (refusal) return refusal;
  if (!adjacent(match, state, heroPlace(match, state, seat), to))
    return refuse('not-reachable', { steps: 1 }, 'EXP-4');
  if (into && !mayEnterKeep(match, state, seat, to)) return refuse('needs-key', {}, 'EXP-6');
  return checkPrice(match, state, seat, 'exert', entries, false);
}

/** Moves one space for 2 fight. */
export function exert(g: G, seat: number, entries: readonly Pay[], to: number, into: boolean): void {
  payPlainly(g, seat, entries);
  g.state.explored.exert = true;
  step(g, seat, to, into);
}

/** The cards that the Well may swallow: hand, discard pile, and what is paid with (EXP-5). */
function isBanishable(state: State, seat: number, card: CardNumber, entries: readonly Pay[]): boolean {
  const hero = state.heroes[seat];
  return (
    hero.hand.includes(card) ||
    hero.discard.includes(card) ||
    entries.some((entry) => 'card' in entry && entry.card === card)
  );
}

/** Why the Well cannot be used like this, or null. */
export function checkWell(
  match: Match,
  state: State,
  seat: number,
  entries: readonly Pay[],
  brute: boolean,
  card: CardNumber,
): Refusal | null {
  const refusal = checkExploring(state, 'well');
  if (refusal) return refusal;
  if (!isBanishable(state, seat, card, entries)) return refuse('not-banishable', { card }, 'EXP-5');
  return checkPrice(match, state, seat, 'well', entries, brute);
}

/** Pays the Well of Souls and banishes a card. */
export function useWell(g: G, seat: number, entries: readonly Pay[], card: CardNumber): void {
  payPlainly(g, seat, entries);
  banish(g, card, seat);
  call(g, 'banishes', seat, card);
}
