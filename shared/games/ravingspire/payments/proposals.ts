import { brutePrice, total, type Price } from '../rules/cost.ts';
import { payable, unspentPoint } from '../rules/payment.ts';
import { MODS } from '../rules/card.ts';
import { activeMods, touches } from '../rules/modifiers.ts';
import { canPlay } from '../rules/play.ts';
import { allowedOf, lensOf, powerOf } from '../rules/values.ts';
import type { AttributeName, CardNumber, Match, Pay, State } from '../types.ts';
import { CHARM, FIGHT, NONE, SKILL, VORPAL } from '../types.ts';

/** In place of a card: power that a flanker has put in. It is not named in the payment. */
const LENT = -2;

/** A source of power that a payment may use. */
export interface Source {
  /** NONE for the hero's own generated point, LENT for a flanker's power. */
  card: CardNumber;
  value: number;
  as: number;
  /** What using it costs: see `WEIGHT`. Sources that are lost anyway weigh nothing. */
  weight: number;
}

/** A payment that a player is offered. */
export interface Proposal {
  pay: Pay[];
  brute: boolean;
  /** Power used, weighed; smaller is better. */
  weight: number;
}

/**
 * The order of preference: least power used (and so least overpaid), then fewest cards, hand before slots, no price or
 * roll, starters first.
 */
const WEIGHT = { power: 10_000, card: 500, slot: 60, risk: 10, keeper: 1 } as const;

/** What using a card from hand or slot for its power costs, in the order of preference. */
function weigh(match: Match, state: State, card: CardNumber, value: number, slotted: boolean): number {
  const { risky, kind } = match.cards[card];
  let weight = value * WEIGHT.power + WEIGHT.card;
  if (risky && state.phase !== 'explore') weight += WEIGHT.risk;
  if (slotted) weight += WEIGHT.slot;
  if (kind !== 'starter') weight += WEIGHT.keeper;
  return weight;
}

/** Every source of power that the hero can pay with now. */
export function sources(match: Match, state: State, seat: number, enemies: boolean): Source[] {
  const hero = state.heroes[seat];
  const found: Source[] = [];
  const explore = state.phase === 'explore';
  const lens = lensOf(match, state, seat);
  const add = (card: CardNumber, from: 'hand' | 'slot' | 'table') => {
    const value = powerOf(match, state, seat, card, enemies, lens);
    if (value === 0) return;
    const as = allowedOf(match, state, seat, card, enemies, lens);
    if (as === 0) return;
    const weight = from === 'table' ? 0 : weigh(match, state, card, value, from === 'slot');
    found.push({ card, value, as, weight });
  };
  const forbids = explore ? [] : activeMods(match, state, seat, MODS.forbid);
  const allowed = (card: CardNumber) =>
    forbids.length === 0 || !forbids.some((active) => touches(match, state, seat, active, card));
  const { departed } = state;
  const usable = (card: CardNumber) =>
    match.cards[card].as !== 0 && (departed.length === 0 || !departed.includes(card)) && allowed(card);
  if (explore || canPlay(state)) {
    for (const card of hero.hand) if (usable(card)) add(card, 'hand');
    for (const slot of hero.slots) {
      for (const card of slot) if (!hero.turned.includes(card) && usable(card)) add(card, 'slot');
    }
  }
  if (explore) return found;
  for (const pile of [hero.played, hero.live, state.lingering])
    for (const card of pile) if (allowed(card)) add(card, 'table');
  const point = unspentPoint(match, state, seat);
  if (point.amount > 0) found.push({ card: NONE, value: point.amount, as: point.as, weight: 0 });
  return found;
}

/** Power that flankers have put in for an enemy: it costs the payer nothing, and joins by itself (FLANK-3, FLANK-4). */
export const assistance = (state: State, enemy: CardNumber): Source[] =>
  state.flanks.flatMap((flank) =>
    flank.assist && flank.enemy === enemy
      ? [{ card: LENT, value: flank.amount, as: flank.as, weight: 0 }]
      : [],
  );

/**
 * The payment of a price that loses least, or null where none is possible.
 *
 * @param worthIt whether a payment of some weight would be made; where even the least would not, none is looked for
 */
export function propose(
  price: Price,
  available: readonly Source[],
  worthIt?: (weight: number) => boolean,
): Proposal | null {
  if (worthIt && !worthIt(leastWeight(price, available))) return null;
  let best: Proposal | null = null;
  for (const matrix of reducedMatrices(price)) {
    if (!withinReach(matrix, available)) continue;
    const proposal = payMatrix(matrix, available);
    if (proposal && (best === null || proposal.weight < best.weight)) best = proposal;
  }
  if (best !== null && best.weight <= leastByForce(price, available)) return best;
  const forced = proposeBrute(price, available);
  return forced && (best === null || forced.weight < best.weight) ? forced : best;
}

/** No payment of a price weighs less than this. */
function leastWeight(price: Price, available: readonly Source[]): number {
  const matrix = price.reductions.reduce((left, amount) => left - amount, total(price));
  return Math.min(leastFor(matrix, available), leastByForce(price, available));
}

/** A quick look: false where the sources for some of the attributes cannot cover what these need together. */
function withinReach(needed: readonly number[], available: readonly Source[]): boolean {
  const wanted = attributesIn(needed);
  for (let set = 1; set <= wanted; set++) {
    // A set with an attribute of which nothing is needed asks for no more than the set without it.
    if ((set & ~wanted) !== 0) continue;
    const need = (set & 1) * needed[0] + ((set >> 1) & 1) * needed[1] + ((set >> 2) & 1) * needed[2];
    if (need > totalOf(available, set)) return false;
  }
  return true;
}

/** The attributes of which a matrix needs something (bits). */
const attributesIn = ([fight, skill, charm]: readonly number[]): number =>
  (fight > 0 ? FIGHT : 0) | (skill > 0 ? SKILL : 0) | (charm > 0 ? CHARM : 0);

/** The power of all sources that can count as one of some attributes (bits). */
function totalOf(available: readonly Source[], set = VORPAL): number {
  let sum = 0;
  for (const { value, as } of available) if ((as & set) !== 0) sum += value;
  return sum;
}

/** The payment by brute force that loses least, or null where there is none. */
export function proposeBrute(price: Price, available: readonly Source[]): Proposal | null {
  const brute = brutePrice(price);
  return brute < 0 ? null : payBrute(brute, available);
}

/** No payment by brute force weighs less than this; Infinity where there is none. */
function leastByForce(price: Price, available: readonly Source[]): number {
  const brute = brutePrice(price);
  return brute < 0 ? Infinity : leastFor(brute, available);
}

/** A lower bound of the weight of an amount of power: the least that a point of any source weighs, for each point. */
function leastFor(power: number, available: readonly Source[]): number {
  let needed = power;
  let least = Infinity;
  for (const { value, weight } of available) {
    // What weighs nothing is lost anyway: it pays what it can.
    if (weight === 0) needed -= value;
    else least = Math.min(least, weight / value);
  }
  return needed <= 0 ? 0 : Math.floor(needed * least);
}

/** The matrices that remain when each reduction is taken off one attribute or another (HERO-4). */
function reducedMatrices({ fight, skill, charm, reductions }: Price): [number, number, number][] {
  if (reductions.length === 0) return [[fight, skill, charm]];
  let matrices: [number, number, number][] = [[fight, skill, charm]];
  for (const amount of reductions) {
    matrices = matrices.flatMap((matrix) => {
      if (matrix.every((need) => need === 0)) return [matrix];
      return [0, 1, 2].flatMap((i): [number, number, number][] => {
        if (matrix[i] === 0) return [];
        const less: [number, number, number] = [...matrix];
        less[i] = Math.max(0, less[i] - amount);
        return [less];
      });
    });
  }
  return matrices;
}

/** Names a source in a payment; what is lent joins by itself. */
function name(pay: Pay[], { card }: Source, as: AttributeName): void {
  if (card === NONE) pay.push({ ability: true, as });
  else if (card !== LENT) pay.push({ card, as });
}

/** The first attribute that a source may count as. */
const firstOf = (as: number): AttributeName =>
  (as & FIGHT) !== 0 ? 'fight' : (as & SKILL) !== 0 ? 'skill' : 'charm';

/** The lightest way to a partial sum of a payment: the source that it uses last, and the way that comes before it. */
interface Way {
  readonly weight: number;
  readonly source: Source;
  readonly as: AttributeName;
  /** Null where nothing is paid yet. */
  readonly before: Way | null;
}

/** The lightest way to every partial sum, null to those that are not reached. */
type Ways = (Way | null)[];

function waysTo(sums: number): Ways {
  const ways = new Array<Way | null>(sums).fill(null);
  ways[0] = { weight: 0, source: { card: NONE, value: 0, as: 0, weight: 0 }, as: 'fight', before: null };
  return ways;
}

/** Goes on from a way with one more source, if that is lighter than what is known of the sum that it leads to. */
function goOn(ways: Ways, before: Way, source: Source, as: AttributeName, to: number): void {
  const weight = before.weight + source.weight;
  const known = ways[to];
  if (known === null || weight < known.weight) ways[to] = { weight, source, as, before };
}

/**
 * The weight from which on no way is worth going on: that of the whole payment as known so far. Sound because weights are
 * never negative, and a payment gives way only to a lighter one.
 */
const limitOf = (ways: Ways): number => ways[ways.length - 1]?.weight ?? Infinity;

/** The payment that the last way stands for, or null where there is none. */
function proposalOf(ways: Ways, brute: boolean): Proposal | null {
  const whole = ways[ways.length - 1];
  if (whole === null) return null;
  const pay: Pay[] = [];
  for (let way = whole; way.before !== null; way = way.before) name(pay, way.source, way.as);
  return { pay: pay.reverse(), brute, weight: whole.weight };
}

/** The lightest set of sources with a total of at least `needed`. */
function payBrute(needed: number, available: readonly Source[]): Proposal | null {
  if (needed <= 0) return { pay: [], brute: true, weight: 0 };
  if (totalOf(available) < needed) return null;
  const ways = waysTo(needed + 1);
  // Only sums need a look that are reached so far, and from which what is left leads to the end.
  let reached = 0;
  let left = totalOf(available);
  for (const source of available) {
    const limit = limitOf(ways);
    const least = Math.max(0, needed - left);
    for (let sum = Math.min(reached, needed - 1); sum >= least; sum--) {
      const way = ways[sum];
      if (way === null || way.weight >= limit) continue;
      goOn(ways, way, source, firstOf(source.as), Math.min(needed, sum + source.value));
    }
    reached += source.value;
    left -= source.value;
  }
  return proposalOf(ways, true);
}

/** The table of a matrix payment, each attribute counted up to its need. */
interface Reach {
  readonly ways: Ways;
  /** What one more of each attribute adds to the number of a sum. */
  readonly strides: readonly number[];
}

/** @param whole whether only the whole payment matters: then partial sums that cannot lead to it are left out */
function reach(needed: readonly number[], available: readonly Source[], whole: boolean): Reach {
  const [fight, skill, charm] = needed;
  const skillStride = fight + 1;
  const charmStride = skillStride * (skill + 1);
  const ways = waysTo(charmStride * (charm + 1));
  const wanted = attributesIn(needed);
  // Only a box of partial sums needs a look: those reached so far, and from which what is left leads to the whole.
  let fights = 0;
  let skills = 0;
  let charms = 0;
  let fightLeft = whole ? totalOf(available, FIGHT) : Infinity;
  let skillLeft = whole ? totalOf(available, SKILL) : Infinity;
  let charmLeft = whole ? totalOf(available, CHARM) : Infinity;
  for (const source of available) {
    const { value } = source;
    const as = source.as & wanted;
    if (as === 0) continue;
    const limit = limitOf(ways);
    const leastFight = Math.max(0, fight - fightLeft);
    const leastSkill = Math.max(0, skill - skillLeft);
    const leastCharm = Math.max(0, charm - charmLeft);
    for (let c = charms; c >= leastCharm; c--) {
      for (let s = skills; s >= leastSkill; s--) {
        for (let f = fights; f >= leastFight; f--) {
          const sum = c * charmStride + s * skillStride + f;
          const way = ways[sum];
          if (way === null || way.weight >= limit) continue;
          if ((as & FIGHT) !== 0 && f < fight) {
            goOn(ways, way, source, 'fight', sum + Math.min(value, fight - f));
          }
          if ((as & SKILL) !== 0 && s < skill) {
            goOn(ways, way, source, 'skill', sum + Math.min(value, skill - s) * skillStride);
          }
          if ((as & CHARM) !== 0 && c < charm) {
            goOn(ways, way, source, 'charm', sum + Math.min(value, charm - c) * charmStride);
          }
        }
      }
    }
    if ((as & FIGHT) !== 0) {
      fights = Math.min(fight, fights + value);
      fightLeft -= value;
    }
    if ((as & SKILL) !== 0) {
      skills = Math.min(skill, skills + value);
      skillLeft -= value;
    }
    if ((as & CHARM) !== 0) {
      charms = Math.min(charm, charms + value);
      charmLeft -= value;
    }
  }
  return { ways, strides: [1, skillStride, charmStride] };
}

/** The lightest set of sources that meets a matrix, with the attribute each counts as. */
const payMatrix = (needed: readonly number[], available: readonly Source[]): Proposal | null =>
  proposalOf(reach(needed, available, true).ways, false);

/** What is missing for a price, by the way that is nearest: attributes of the matrix, or brute force. */
export function shortfall(
  price: Price,
  available: readonly Source[],
): { matrix: number[]; brute: number | null } {
  const [needed] = reducedMatrices(price);
  const { ways, strides } = reach(needed, available, false);
  let least = Infinity;
  let matrix = needed as number[];
  ways.forEach((way, sum) => {
    if (way === null) return;
    const missing = needed.map((need, i) => need - (Math.floor(sum / strides[i]) % (need + 1)));
    const total = missing.reduce((a, b) => a + b, 0);
    if (total < least) {
      least = total;
      matrix = missing;
    }
  });
  const brute = brutePrice(price);
  return { matrix, brute: brute < 0 ? null : Math.max(0, brute - totalOf(available)) };
}

/**
 * The same sources with what they may give at best when spent against an enemy (Meteor Sword).
 *
 * @param available the sources against enemies
 * @returns the very same list where no source may give more
 */
export function withSurge(
  match: Match,
  state: State,
  seat: number,
  available: readonly Source[],
): readonly Source[] {
  const mayGiveMore = ({ card, value }: Source) => card >= 0 && match.cards[card].surge > value;
  if (!available.some(mayGiveMore)) return available;
  const best = available.map((source) => {
    if (!mayGiveMore(source)) return source;
    const value = payable(match, state, seat, source.card, true);
    return value === source.value ? source : { ...source, value, weight: source.weight + WEIGHT.risk };
  });
  return best.some((source, i) => source !== available[i]) ? best : available;
}
