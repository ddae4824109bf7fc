import { brutePrice, total, type Price } from '../rules/cost.ts';
import type { AttributeName, Pay } from '../types.ts';
import { CHARM, FIGHT, NONE, SKILL, VORPAL } from '../types.ts';
import { Funds } from './funds.ts';
import { LENT, type Source } from './sources.ts';
import { NOWHERE, Ways } from './ways.ts';

/** A payment that a player is offered. */
export interface Proposal {
  pay: Pay[];
  brute: boolean;
  /** Power used, weighed; smaller is better. */
  weight: number;
}

/**
 * The payment of a price that loses least, or null where none is possible.
 *
 * @param limit a payment that weighs as much or more is of no use, and is not looked for
 */
export function propose(price: Price, available: readonly Source[], limit = Infinity): Proposal | null {
  funds.count(available);
  if (leastWeight(price) >= limit) return null;
  let best: Proposal | null = null;
  let lightest = limit;
  const take = (proposal: Proposal | null): void => {
    if (proposal === null) return;
    best = proposal;
    lightest = proposal.weight;
  };
  for (const matrix of reducedMatrices(price))
    if (withinReach(matrix)) take(payMatrix(matrix, available, lightest));
  const brute = brutePrice(price);
  if (brute >= 0) take(payBrute(brute, available, lightest));
  return best;
}

/** No payment of a price with the sources that were counted weighs less than this. */
function leastWeight(price: Price): number {
  const matrix = price.reductions.reduce((left, amount) => left - amount, total(price));
  const brute = brutePrice(price);
  const least = funds.leastFor(matrix);
  return brute < 0 ? least : Math.min(least, funds.leastFor(brute));
}

/** A quick look: false where the sources for some of the attributes cannot cover what these need together. */
function withinReach(needed: readonly number[]): boolean {
  const wanted = attributesIn(needed);
  for (let set = 1; set <= wanted; set++) {
    // A set with an attribute of which nothing is needed asks for no more than the set without it.
    if ((set & ~wanted) !== 0) continue;
    const need = (set & 1) * needed[0] + ((set >> 1) & 1) * needed[1] + ((set >> 2) & 1) * needed[2];
    if (need > funds.powerAs(set)) return false;
  }
  return true;
}

/** The attributes of which a matrix needs something (bits). */
const attributesIn = ([fight, skill, charm]: readonly number[]): number =>
  (fight > 0 ? FIGHT : 0) | (skill > 0 ? SKILL : 0) | (charm > 0 ? CHARM : 0);

/** The payment by brute force that loses least, or null where there is none. */
export function proposeBrute(price: Price, available: readonly Source[], limit = Infinity): Proposal | null {
  const brute = brutePrice(price);
  if (brute < 0) return null;
  funds.count(available);
  return payBrute(brute, available, limit);
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

/** What a bit of an attribute is called in a payment. */
const nameOf = (bit: number): AttributeName => (bit === FIGHT ? 'fight' : bit === SKILL ? 'skill' : 'charm');

/** The first attribute (bit) that a source may count as. */
const firstOf = (as: number): number => ((as & FIGHT) !== 0 ? FIGHT : (as & SKILL) !== 0 ? SKILL : CHARM);

/** Used again for each payment: none is looked for while another one is. */
const ways = new Ways();
const funds = new Funds();

/** The payment that the way to the whole stands for, or null where there is none. */
function proposalOf(available: readonly Source[], whole: number, brute: boolean): Proposal | null {
  const last = ways.to(whole);
  if (last === NOWHERE) return null;
  const pay: Pay[] = [];
  for (let way = last; ways.before(way) !== NOWHERE; way = ways.before(way))
    name(pay, available[ways.sourceOf(way)], nameOf(ways.attributeOf(way)));
  return { pay: pay.reverse(), brute, weight: ways.weightOf(last) };
}

/** The lightest set of sources, which have been counted, with a total of at least `needed`; null where none is lighter than the limit. */
function payBrute(needed: number, available: readonly Source[], limit: number): Proposal | null {
  if (funds.leastFor(needed) >= limit) return null;
  if (needed <= 0) return { pay: [], brute: true, weight: 0 };
  let left = funds.powerAs(VORPAL);
  if (left < needed) return null;
  ways.begin(needed + 1);
  // Only sums need a look that are reached so far, and from which what is left leads to the end.
  let reached = 0;
  for (let i = 0; i < available.length; i++) {
    const { value, weight, as } = available[i];
    const most = Math.min(limit, ways.weightTo(needed));
    const least = Math.max(0, needed - left);
    for (let sum = Math.min(reached, needed - 1); sum >= least; sum--) {
      const way = ways.to(sum);
      if (way === NOWHERE || ways.weightOf(way) + weight >= most) continue;
      ways.goOn(way, i, weight, firstOf(as), Math.min(needed, sum + value));
    }
    reached += value;
    left -= value;
  }
  return proposalOf(available, needed, true);
}

/**
 * Finds the lightest ways to the sums of a matrix payment with sources that have been counted, each attribute counted up to its need.
 *
 * @param whole whether only the whole payment matters: then partial sums that cannot lead to it are left out
 * @param limit of what the whole payment may weigh
 * @returns what one more of each attribute adds to the number of a sum
 */
function reach(
  needed: readonly number[],
  available: readonly Source[],
  whole: boolean,
  limit: number,
): readonly number[] {
  const [fight, skill, charm] = needed;
  const skillStride = fight + 1;
  const charmStride = skillStride * (skill + 1);
  const sums = charmStride * (charm + 1);
  ways.begin(sums);
  const wanted = attributesIn(needed);
  // Only a box of partial sums needs a look: those reached so far, and from which what is left leads to the whole.
  let fights = 0;
  let skills = 0;
  let charms = 0;
  let fightLeft = whole ? funds.powerAs(FIGHT) : Infinity;
  let skillLeft = whole ? funds.powerAs(SKILL) : Infinity;
  let charmLeft = whole ? funds.powerAs(CHARM) : Infinity;
  for (let i = 0; i < available.length; i++) {
    const { value, weight, as: allowed } = available[i];
    const as = allowed & wanted;
    if (as === 0) continue;
    const most = Math.min(limit, ways.weightTo(sums - 1));
    const leastFight = Math.max(0, fight - fightLeft);
    const leastSkill = Math.max(0, skill - skillLeft);
    const leastCharm = Math.max(0, charm - charmLeft);
    for (let c = charms; c >= leastCharm; c--) {
      for (let s = skills; s >= leastSkill; s--) {
        for (let f = fights; f >= leastFight; f--) {
          const sum = c * charmStride + s * skillStride + f;
          const way = ways.to(sum);
          if (way === NOWHERE || ways.weightOf(way) + weight >= most) continue;
          if ((as & FIGHT) !== 0 && f < fight)
            ways.goOn(way, i, weight, FIGHT, sum + Math.min(value, fight - f));
          if ((as & SKILL) !== 0 && s < skill)
            ways.goOn(way, i, weight, SKILL, sum + Math.min(value, skill - s) * skillStride);
          if ((as & CHARM) !== 0 && c < charm)
            ways.goOn(way, i, weight, CHARM, sum + Math.min(value, charm - c) * charmStride);
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
  return [1, skillStride, charmStride];
}

/** The lightest set of sources that meets a matrix, with the attribute each counts as; null where none is lighter than the limit. */
function payMatrix(needed: readonly number[], available: readonly Source[], limit: number): Proposal | null {
  if (limit <= 0) return null;
  reach(needed, available, true, limit);
  return proposalOf(available, ways.sums - 1, false);
}

/** What is missing for a price, by the way that is nearest: attributes of the matrix, or brute force. */
export function shortfall(
  price: Price,
  available: readonly Source[],
): { matrix: number[]; brute: number | null } {
  const [needed] = reducedMatrices(price);
  funds.count(available);
  const strides = reach(needed, available, false, Infinity);
  let least = Infinity;
  let matrix = needed as number[];
  for (let sum = 0; sum < ways.sums; sum++) {
    if (ways.to(sum) === NOWHERE) continue;
    const missing = needed.map((need, i) => need - (Math.floor(sum / strides[i]) % (need + 1)));
    const total = missing.reduce((a, b) => a + b, 0);
    if (total < least) {
      least = total;
      matrix = missing;
    }
  }
  const brute = brutePrice(price);
  return { matrix, brute: brute < 0 ? null : Math.max(0, brute - funds.powerAs(VORPAL)) };
}
