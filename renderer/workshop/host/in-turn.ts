/** Does one thing after the other. */
export class InTurn {
  readonly #rest: () => void;
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** @param rest called whenever something is done */
  constructor(rest: () => void) {
    this.#rest = rest;
  }

  /** Whether something is under way or waits. */
  get isBusy(): boolean {
    return this.#count > 0;
  }

  /** Resolves when all is done that was begun before. */
  get done(): Promise<unknown> {
    return this.#last;
  }

  /** Does something after all that was begun before, whatever becomes of that. */
  add<T>(work: () => Promise<T>): Promise<T> {
    this.#count++;
    const done = this.#last.then(work).finally(() => {
      this.#count--;
      this.#rest();
    });
    // Callers learn of a failure; what comes later is done all the same.
    this.#last = done.catch(() => undefined);
    return done;
  }
}
