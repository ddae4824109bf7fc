import { VORPAL } from '../types.ts';
import type { Source } from './sources.ts';

/** What sources come to together. */
export class Funds {
  /** The power of the sources that count as exactly these attributes (bits). */
  private readonly powers = new Float64Array(VORPAL + 1);
  /** The power of those that weigh nothing: it is lost anyway. */
  private free = 0;
  /** The least that a point of any other source weighs. */
  private least = Infinity;

  /** Counts some sources, and forgets those before. */
  count(sources: readonly Source[]): void {
    this.powers.fill(0);
    this.free = 0;
    this.least = Infinity;
    for (const { value, as, weight } of sources) {
      this.powers[as] += value;
      if (weight === 0) this.free += value;
      else this.least = Math.min(this.least, weight / value);
    }
  }

  /** The power of all sources that can count as one of some attributes (bits). */
  powerAs(attributes: number): number {
    let sum = 0;
    for (let as = 1; as <= VORPAL; as++) if ((as & attributes) !== 0) sum += this.powers[as];
    return sum;
  }

  /** A lower bound of what an amount of power weighs: what weighs nothing pays what it can, the rest costs the least there is. */
  leastFor(power: number): number {
    const needed = power - this.free;
    return needed <= 0 ? 0 : Math.floor(needed * this.least);
  }
}
