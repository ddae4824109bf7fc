/** Power by the sets of attributes (bits) that it can count as one of: index 3 holds all that is fight or skill. */
export type Reserves = number[];

/** What is asked for: fight, skill, charm. */
export type Need = readonly [number, number, number];

const ATTRIBUTE_SETS = 8;

export const noReserves = (): Reserves => new Array<number>(ATTRIBUTE_SETS).fill(0);

/** Adds power that may count as any of some attributes (bits). */
export function addPower(reserves: Reserves, as: number, power: number): void {
  for (let set = 1; set < ATTRIBUTE_SETS; set++) if ((as & set) !== 0) reserves[set] += power;
}

/**
 * How much of a need is met by power that may count as several attributes: a maximal flow, read off the least cut. For each
 * set of attributes: what that set needs, and all power that can count as one of the others.
 */
export function covered(need: Need, reserves: Readonly<Reserves>): number {
  let least = Infinity;
  for (let set = 0; set < ATTRIBUTE_SETS; set++) {
    const needed = (set & 1) * need[0] + ((set >> 1) & 1) * need[1] + ((set >> 2) & 1) * need[2];
    least = Math.min(least, needed + reserves[ATTRIBUTE_SETS - 1 - set]);
  }
  return least;
}
