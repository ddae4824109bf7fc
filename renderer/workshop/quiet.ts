/** Does something after a moment without keys. */
export class Quiet {
  readonly #delay: number;
  readonly #work: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param delay in milliseconds */
  constructor(delay: number, work: () => void) {
    this.#delay = delay;
    this.#work = work;
  }

  /** Begins to wait, or begins again. */
  wait(): void {
    this.cancel();
    this.#timer = setTimeout(this.#work, this.#delay);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}
