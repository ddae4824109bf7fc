/**
 * Measures how fast requests come. It holds `burst` tokens and gains `perSecond` of them; a request takes one. Requests
 * that find it empty are counted as debt, which has to be paid off first: a client that pauses for a moment is served
 * again, one that goes on until the debt is as large as the bucket is abusive.
 */
export class Bucket {
  readonly #burst: number;
  readonly #perMs: number;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(burst: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#burst = burst;
    this.#perMs = perSecond / 1000;
    this.#now = now;
    this.#tokens = burst;
    this.#at = now();
  }

  take(): 'taken' | 'empty' | 'abused' {
    const now = this.#now();
    this.#tokens = Math.min(this.#burst, this.#tokens + (now - this.#at) * this.#perMs) - 1;
    this.#at = now;
    if (this.#tokens >= 0) return 'taken';
    return this.#tokens >= -this.#burst ? 'empty' : 'abused';
  }
}
