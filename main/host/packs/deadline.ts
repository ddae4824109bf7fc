/** Milliseconds that a load may take. */
export interface Deadlines {
  /** The work on one pack of the user. */
  readonly pack: number;
  /** Everything up to the checks of all packs, and once more the final work on all of them together. */
  readonly load: number;
}

/** Watches how long a load and the work on each of its packs take, and reports when one takes too long. */
export class Deadline {
  readonly #limits: Deadlines;
  readonly #over: (folder: string | null) => void;
  readonly #spent = new Map<string, number>();
  #folder: string | null = null;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #whole: NodeJS.Timeout | undefined;

  /** @param over called with the folder of the pack that took too long; null: it was the load as a whole */
  constructor(limits: Deadlines, over: (folder: string | null) => void) {
    this.#limits = limits;
    this.#over = over;
  }

  /** The folder of the pack that is worked on; null: none that is watched. */
  get folder(): string | null {
    return this.#folder;
  }

  /** Work on all packs together begins, or has ended. What it took before counts no more. */
  whole(begins: boolean): void {
    clearTimeout(this.#whole);
    if (begins) this.#whole = setTimeout(() => this.#over(null), this.#limits.load);
  }

  /** Work on a pack begins or goes on. @param fresh what it took before counts no more */
  at(folder: string | null, fresh: boolean): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    if (this.#folder !== null) this.#spent.set(this.#folder, this.#spentOn(this.#folder) + now - this.#since);
    this.#folder = folder;
    this.#since = now;
    if (folder === null) return;
    if (fresh) this.#spent.delete(folder);
    const left = Math.max(0, this.#limits.pack - this.#spentOn(folder));
    this.#timer = setTimeout(() => this.#over(folder), left);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#whole);
  }

  #spentOn(folder: string): number {
    return this.#spent.get(folder) ?? 0;
  }
}
