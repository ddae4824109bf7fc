import type { PositionValue } from '../../../../engine/planner/plan.ts';
import { foeHere } from '../../rules/board.ts';
import { KEEP, type Match, type State } from '../../types.ts';
import { Deck } from './deck.ts';

/**
 * How the chance to win hangs on a position: coefficients of a logistic regression over the turns of the adept's solo
 * games.
 */
export const CHANCES = {
  always: -2.17,
  /** Places of the madness track above the last, and a tenth of the sanity: what a hero can still lose. */
  nerve: 0.99,
  /** On the last place of the track, and what a tenth of the sanity is worth more there. */
  last: -1.02,
  lastSanity: 1.09,
  /** The share of what the finale asks for that the deck brings, and the parts of it beyond a half and beyond most. */
  power: 1.4,
  powerOverHalf: 1.56,
  powerOverMost: -1.4,
  /** The key, and a deck that is ready as well. */
  key: -0.13,
  keyPower: 1.42,
  /** A tenth of the power in the slots. */
  slotted: 0.43,
  /** A foe on the hero's space, and how the deck's power helps there. */
  foe: -1.13,
  foePower: 1.13,
  /** Turns, in fifties, and what they take from the nerve that is left. */
  turn: -1.09,
  nerveTurn: -0.45,
} as const;

type Feature = keyof typeof CHANCES;

const HALF = 0.5;
const MOST = 0.8;
const READY = 0.7;

/** What the chance of a hero is read from, at the beginning of its turn or at any time. */
function features(match: Match, state: State, seat: number): { readonly [F in Feature]: number } {
  const hero = state.heroes[seat];
  const deck = new Deck(match, state, seat);
  const power = deck.now / deck.need.reduce((sum, need) => sum + need, 0);
  const over = (bound: number): number => Math.max(0, power - bound);
  const nerve = state.madness - 1 + hero.sanity / 10;
  const last = state.madness <= 1 ? 1 : 0;
  const key = hero.key ? 1 : 0;
  const foe = hero.level !== KEEP && foeHere(state, seat) ? 1 : 0;
  const turn = state.turn / match.seats / 50;
  return {
    always: 1,
    nerve,
    last,
    lastSanity: (last * hero.sanity) / 10,
    power,
    powerOverHalf: over(HALF),
    powerOverMost: over(MOST),
    key,
    keyPower: key * over(READY),
    slotted: hero.slots.flat().reduce((sum, card) => sum + match.cards[card].power, 0) / 10,
    foe,
    foePower: foe * power,
    turn,
    nerveTurn: nerve * turn,
  };
}

/** The chance of a hero who is still in the game. */
function chanceOf(match: Match, state: State, seat: number): number {
  const given = features(match, state, seat);
  let logit = 0;
  for (const name in CHANCES) logit += CHANCES[name as Feature] * given[name as Feature];
  return 1 / (1 + Math.exp(-logit));
}

/** 1 for a won game, 0 for a lost one; in between the chance of the party's best hero, since the winner frees all. */
export const chances: PositionValue<Match, State> = (match, state, seat) => {
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 1 : 0;
  return state.heroes.reduce(
    (best, { removed }, other) => (removed ? best : Math.max(best, chanceOf(match, state, other))),
    0,
  );
};
