import type { Value } from '../../../../engine/planner/plan.ts';
import { foeHere } from '../../rules/board.ts';
import type { Match, State } from '../../types.ts';
import { KEEP } from '../../types.ts';
import { Deck } from '../adept/deck.ts';

/**
 * How the chance to win hangs on a position: the coefficients of a logistic regression over the turns of the adept's solo
 * games (`scripts/tune/chances.ts`). Frozen by their hash where results of many games are kept.
 */
export const CHANCES = {
  always: -2.17,
  /** Places of the madness track above the last, and sanity: what a hero can still lose. */
  nerve: 0.99,
  /** On the last place of the track, and what sanity is worth more there. */
  last: -1.02,
  lastSanity: 1.09,
  /** What the deck brings of what the finale asks for, and how much more the parts beyond a half and beyond most count. */
  power: 1.4,
  powerOverHalf: 1.56,
  powerOverMost: -1.4,
  key: -0.13,
  /** A deck that is ready, once the key is there. */
  keyPower: 1.42,
  /** Ten points of power in the slots. */
  slotted: 0.43,
  /** A foe on the hero's space, and how the deck's power helps there. */
  foe: -1.13,
  foePower: 1.13,
  /** Fifty turns, and what the nerve that is left loses with them. */
  turn: -1.09,
  nerveTurn: -0.45,
} as const;

const HALF = 0.5;
const MOST = 0.8;
const READY = 0.7;

/** The chance of a hero to win, as it stands when its turn begins. */
function chanceOf(match: Match, state: State, seat: number): number {
  const hero = state.heroes[seat];
  if (hero.removed) return 0;
  const deck = new Deck(match, state, seat);
  const power = deck.now / deck.need.reduce((sum, need) => sum + need, 0);
  const over = (bound: number): number => Math.max(0, power - bound);
  const nerve = state.madness - 1 + hero.sanity / 10;
  const last = state.madness <= 1 ? 1 : 0;
  const key = hero.key ? 1 : 0;
  const foe = hero.level !== KEEP && foeHere(state, seat) ? 1 : 0;
  const turn = state.turn / match.seats / 50;
  const slotted = hero.slots.flat().reduce((sum, card) => sum + match.cards[card].power, 0) / 10;
  const c = CHANCES;
  const logit =
    c.always +
    c.nerve * nerve +
    last * (c.last + (c.lastSanity * hero.sanity) / 10) +
    c.power * power +
    c.powerOverHalf * over(HALF) +
    c.powerOverMost * over(MOST) +
    key * (c.key + c.keyPower * over(READY)) +
    c.slotted * slotted +
    foe * (c.foe + c.foePower * power) +
    turn * (c.turn + c.nerveTurn * nerve);
  return 1 / (1 + Math.exp(-logit));
}

/** 1 for a won game, 0 for a lost one; in between the chance of the party's best hero, for the winner frees everyone. */
export const chances: Value<Match, State> = (match, state, seat) => {
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 1 : 0;
  return Math.max(...state.heroes.map((_, other) => chanceOf(match, state, other)));
};
