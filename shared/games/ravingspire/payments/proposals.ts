import { brutePrice, type Price } from '../rules/cost.ts';
import { payable, unspentPoint } from '../rules/payment.ts';
import { activeMods, touches } from '../rules/modifiers.ts';
import { canPlay } from '../rules/play.ts';
import { allowedOf, lensOf, powerOf } from '../rules/values.ts';
import type { AttributeName, CardNumber, Match, Pay, State } from '../types.ts';
import { ATTRIBUTES, attributeBit, NONE } from '../types.ts';

/** Stands where a source is no card of the payer: what a flanker has put in. It is not named in the payment. */
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
const UNREACHED = 0x7fffffff;

/** What using a card from hand or slot for its power costs, in the order of preference. */
function weigh(match: Match, state: State, seat: number, card: CardNumber, value: number): number {
  const { risky, kind } = match.cards[card];
  let weight = value * WEIGHT.power + WEIGHT.card;
  if (risky && state.phase !== 'explore') weight += WEIGHT.risk;
  if (!state.heroes[seat].hand.includes(card)) weight += WEIGHT.slot;
  if (kind !== 'starter') weight += WEIGHT.keeper;
  return weight;
}

/** Every source of power that the hero can pay with now. */
export function sources(match: Match, state: State, seat: number, enemies: boolean): Source[] {
  const hero = state.heroes[seat];
  const found: Source[] = [];
  const explore = state.phase === 'explore';
  const lens = lensOf(match, state, seat);
  const add = (card: CardNumber, lost: boolean) => {
    const value = powerOf(match, state, seat, card, enemies, lens);
    if (value === 0) return;
    const as = allowedOf(match, state, seat, card, enemies, lens);
    if (as !== 0) found.push({ card, value, as, weight: lost ? 0 : weigh(match, state, seat, card, value) });
  };
  const forbids = activeMods(match, state, seat, 'forbid');
  const usable = (card: CardNumber) =>
    explore || (canPlay(state) && !forbids.some((active) => touches(match, state, seat, active, card)));
  for (const card of hero.hand) if (match.cards[card].as !== 0 && usable(card)) add(card, false);
  for (const slot of hero.slots) {
    for (const card of slot) {
      if (match.cards[card].as !== 0 && !hero.turned.includes(card) && usable(card)) add(card, false);
    }
  }
  if (explore) return found;
  for (const card of hero.played) add(card, true);
  for (const card of hero.live) add(card, true);
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

/** The payment of a price that loses least, or null where none is possible. */
export function propose(price: Price, available: readonly Source[]): Proposal | null {
  const reserves = reservesOf(available);
  let best: Proposal | null = null;
  for (const matrix of reducedMatrices(price)) {
    if (!withinReach(matrix, reserves)) continue;
    const proposal = payMatrix(matrix, available);
    if (proposal && (best === null || proposal.weight < best.weight)) best = proposal;
  }
  if (best !== null && best.weight <= leastByForce(price, available)) return best;
  const forced = proposeBrute(price, available);
  return forced && (best === null || forced.weight < best.weight) ? forced : best;
}

/** For each set of attributes (bits), the power of the sources that can count as one of them. */
function reservesOf(available: readonly Source[]): number[] {
  const reserves = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { value, as } of available) {
    for (let set = 1; set < reserves.length; set++) if ((as & set) !== 0) reserves[set] += value;
  }
  return reserves;
}

/** A quick look: false where the sources for some set of attributes cannot cover what that set needs. */
function withinReach(needed: readonly number[], reserves: readonly number[]): boolean {
  for (let set = 1; set < reserves.length; set++) {
    const need = (set & 1) * needed[0] + ((set >> 1) & 1) * needed[1] + ((set >> 2) & 1) * needed[2];
    if (need > reserves[set]) return false;
  }
  return true;
}

function totalOf(available: readonly Source[]): number {
  let sum = 0;
  for (const { value } of available) sum += value;
  return sum;
}

/** The payment by brute force that loses least, or null where there is none. */
export function proposeBrute(price: Price, available: readonly Source[]): Proposal | null {
  const brute = brutePrice(price);
  return brute < 0 ? null : payBrute(brute, available);
}

/** No payment by brute force weighs less than this: each point at the least that a point of any source weighs. */
function leastByForce(price: Price, available: readonly Source[]): number {
  let needed = brutePrice(price);
  if (needed < 0) return Infinity;
  let least = Infinity;
  for (const { value, weight } of available) {
    // What weighs nothing is lost anyway: it pays what it can.
    if (weight === 0) needed -= value;
    else least = Math.min(least, weight / value);
  }
  return needed <= 0 ? 0 : needed * least;
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
const firstOf = (as: number): AttributeName => ATTRIBUTES.find((name) => (as & attributeBit(name)) !== 0)!;

/** The lightest set of sources with a total of at least `needed`. */
function payBrute(needed: number, available: readonly Source[]): Proposal | null {
  if (needed <= 0) return { pay: [], brute: true, weight: 0 };
  if (totalOf(available) < needed) return null;
  const best = new Int32Array(needed + 1).fill(UNREACHED);
  const from = new Int16Array(available.length * (needed + 1)).fill(-1);
  best[0] = 0;
  for (let i = 0; i < available.length; i++) {
    const { value, weight } = available[i];
    for (let sum = needed - 1; sum >= 0; sum--) {
      if (best[sum] === UNREACHED) continue;
      const next = Math.min(needed, sum + value);
      if (best[sum] + weight < best[next]) {
        best[next] = best[sum] + weight;
        from[i * (needed + 1) + next] = sum;
      }
    }
  }
  if (best[needed] === UNREACHED) return null;
  const pay: Pay[] = [];
  for (let i = available.length - 1, sum = needed; i >= 0; i--) {
    const before = from[i * (needed + 1) + sum];
    if (before < 0) continue;
    name(pay, available[i], firstOf(available[i].as));
    sum = before;
  }
  return { pay: pay.reverse(), brute: true, weight: best[needed] };
}

/** The table of a matrix payment: the lightest way to every partial sum, each attribute counted up to its need. */
interface Reach {
  best: Int32Array;
  /** For each source and sum: the sum before it and the attribute it counted as, coded as sum * 3 + attribute. */
  from: Int32Array;
  strides: readonly number[];
  size: number;
}

function reach(needed: readonly number[], available: readonly Source[]): Reach {
  const [fight, skill, charm] = needed;
  const skillStride = fight + 1;
  const charmStride = skillStride * (skill + 1);
  const size = charmStride * (charm + 1);
  const best = new Int32Array(size).fill(UNREACHED);
  const from = new Int32Array(available.length * size).fill(-1);
  best[0] = 0;
  const wanted = (fight > 0 ? 1 : 0) | (skill > 0 ? 2 : 0) | (charm > 0 ? 4 : 0);
  // The box of partial sums reached so far: nothing beyond it needs a look.
  let fights = 0;
  let skills = 0;
  let charms = 0;
  for (let i = 0; i < available.length; i++) {
    const { value, weight } = available[i];
    const as = available[i].as & wanted;
    if (as === 0) continue;
    const row = i * size;
    for (let c = charms; c >= 0; c--) {
      for (let s = skills; s >= 0; s--) {
        for (let f = fights; f >= 0; f--) {
          const sum = c * charmStride + s * skillStride + f;
          if (best[sum] === UNREACHED) continue;
          const cost = best[sum] + weight;
          if ((as & 1) !== 0 && f < fight) {
            const next = sum + Math.min(value, fight - f);
            if (cost < best[next]) {
              best[next] = cost;
              from[row + next] = sum * 3;
            }
          }
          if ((as & 2) !== 0 && s < skill) {
            const next = sum + Math.min(value, skill - s) * skillStride;
            if (cost < best[next]) {
              best[next] = cost;
              from[row + next] = sum * 3 + 1;
            }
          }
          if ((as & 4) !== 0 && c < charm) {
            const next = sum + Math.min(value, charm - c) * charmStride;
            if (cost < best[next]) {
              best[next] = cost;
              from[row + next] = sum * 3 + 2;
            }
          }
        }
      }
    }
    if ((as & 1) !== 0) fights = Math.min(fight, fights + value);
    if ((as & 2) !== 0) skills = Math.min(skill, skills + value);
    if ((as & 4) !== 0) charms = Math.min(charm, charms + value);
  }
  return { best, from, strides: [1, skillStride, charmStride], size };
}

/** The lightest set of sources that meets a matrix, with the attribute each counts as. */
function payMatrix(needed: readonly number[], available: readonly Source[]): Proposal | null {
  const { best, from, size } = reach(needed, available);
  if (best[size - 1] === UNREACHED) return null;
  const pay: Pay[] = [];
  for (let i = available.length - 1, sum = size - 1; i >= 0; i--) {
    const step = from[i * size + sum];
    if (step < 0) continue;
    name(pay, available[i], ATTRIBUTES[step % 3]);
    sum = Math.floor(step / 3);
  }
  return { pay: pay.reverse(), brute: false, weight: best[size - 1] };
}

/** What is missing for a price, by the way that is nearest: attributes of the matrix, or brute force. */
export function shortfall(
  price: Price,
  available: readonly Source[],
): { matrix: number[]; brute: number | null } {
  const [needed] = reducedMatrices(price);
  const { best, strides } = reach(needed, available);
  let least = Infinity;
  let matrix = needed as number[];
  best.forEach((weight, sum) => {
    if (weight === UNREACHED) return;
    const missing = needed.map((need, i) => need - (Math.floor(sum / strides[i]) % (need + 1)));
    const total = missing.reduce((a, b) => a + b, 0);
    if (total < least) {
      least = total;
      matrix = missing;
    }
  });
  const brute = brutePrice(price);
  const all = available.reduce((sum, { value }) => sum + value, 0);
  return { matrix, brute: brute < 0 ? null : Math.max(0, brute - all) };
}

/** The same sources with what they may give at best when spent against an enemy (Meteor Sword). */
export function withSurge(match: Match, state: State, seat: number, available: readonly Source[]): Source[] {
  return available.map((source) => {
    if (source.card < 0) return source;
    const value = payable(match, state, seat, source.card, true);
    return value === source.value ? source : { ...source, value, weight: source.weight + WEIGHT.risk };
  });
}
