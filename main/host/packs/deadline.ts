/** Watches how long the work on each pack takes, and tells when one takes too long. */
export class Deadline {
  readonly #limit: number;
  readonly #over: () => void;
  readonly #spent = new Map<string, number>();
  #folder: string | null = null;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param limit milliseconds that one pack may take in all */
  constructor(limit: number, over: () => void) {
    this.#limit = limit;
    this.#over = over;
  }

  /** The folder of the pack that is worked on; null: none that is watched. */
  get folder(): string | null {
    return this.#folder;
  }

  /** Work on a pack begins or goes on. @param fresh what it took before counts no more */
  at(folder: string | null, fresh: boolean): void {
    this.stop();
    const now = performance.now();
    if (this.#folder !== null) this.#spent.set(this.#folder, this.#spentOn(this.#folder) + now - this.#since);
    this.#folder = folder;
    this.#since = now;
    if (folder === null) return;
    if (fresh) this.#spent.delete(folder);
    this.#timer = setTimeout(this.#over, Math.max(0, this.#limit - this.#spentOn(folder)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #spentOn(folder: string): number {
    return this.#spent.get(folder) ?? 0;
  }
}
