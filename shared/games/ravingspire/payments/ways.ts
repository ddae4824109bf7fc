/** In place of a way where there is none. */
export const NOWHERE = -1;

/** Sums and ways that there is room for at first. */
const ROOM = 256;

/**
 * The lightest ways to the partial sums of a payment: which source each uses last and as what, and the way that comes before it.
 * A way is a number; all of them lie in a few arrays that are used again for the next payment, so that none leaves garbage.
 */
export class Ways {
  /** How many partial sums there are, the whole one last. */
  sums = 0;
  private lightest = new Int32Array(ROOM);
  private made = 0;
  private weights = new Float64Array(ROOM);
  private befores = new Int32Array(ROOM);
  private sources = new Int32Array(ROOM);
  private attributes = new Uint8Array(ROOM);

  /** Forgets all ways; the sum 0 is reached by nothing, which weighs nothing. */
  begin(sums: number): void {
    this.sums = sums;
    if (sums > this.lightest.length) this.lightest = new Int32Array(2 * sums);
    this.lightest.fill(NOWHERE, 0, sums);
    this.made = 0;
    this.lightest[0] = this.add(0, NOWHERE, NOWHERE, 0);
  }

  /** The lightest way to a sum, or NOWHERE. */
  to(sum: number): number {
    return this.lightest[sum];
  }

  weightOf(way: number): number {
    return this.weights[way];
  }

  /**
   * What the lightest way to a sum weighs, Infinity where there is none. No way is worth going on to the whole that weighs as much:
   * weights are never negative, and a payment gives way only to a lighter one.
   */
  weightTo(sum: number): number {
    const way = this.lightest[sum];
    return way === NOWHERE ? Infinity : this.weights[way];
  }

  /** The way that a way goes on from; NOWHERE for the one that is nothing. */
  before(way: number): number {
    return this.befores[way];
  }

  /** The index of the source that a way uses last. */
  sourceOf(way: number): number {
    return this.sources[way];
  }

  /** The attribute (bit) that it counts as. */
  attributeOf(way: number): number {
    return this.attributes[way];
  }

  /** Goes on from a way with one more source, if that is lighter than what is known of the sum that it leads to. */
  goOn(way: number, source: number, sourceWeight: number, attribute: number, to: number): void {
    const weight = this.weights[way] + sourceWeight;
    const known = this.lightest[to];
    if (known === NOWHERE || weight < this.weights[known])
      this.lightest[to] = this.add(weight, way, source, attribute);
  }

  private add(weight: number, before: number, source: number, attribute: number): number {
    if (this.made === this.weights.length) this.grow();
    const way = this.made++;
    this.weights[way] = weight;
    this.befores[way] = before;
    this.sources[way] = source;
    this.attributes[way] = attribute;
    return way;
  }

  private grow(): void {
    const more = <A extends { set(from: A): void }>(old: A, made: A): A => {
      made.set(old);
      return made;
    };
    const room = 2 * this.weights.length;
    this.weights = more(this.weights, new Float64Array(room));
    this.befores = more(this.befores, new Int32Array(room));
    this.sources = more(this.sources, new Int32Array(room));
    this.attributes = more(this.attributes, new Uint8Array(room));
  }
}
