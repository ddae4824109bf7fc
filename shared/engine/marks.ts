import { once } from './once.ts';

/** A settled state that is kept, so that not all of a log has to be run again. */
export interface Mark<S> {
  /** Effective entries that lead to this state. */
  readonly after: number;
  /** Number of the last of them; 0 for the opening. */
  readonly n: number;
  readonly state: () => S;
}

/** Effective entries after which a mark is set at the latest; each new turn sets one too. */
const EVERY = 25;

/** The kept states of a table, oldest first. */
export class Marks<S> {
  private all: Mark<S>[] = [];

  get newest(): Mark<S> | undefined {
    return this.all.at(-1);
  }

  /** Whether a state that has just settled after a number of effective entries is to be kept. */
  isDue(after: number, newTurn: boolean): boolean {
    const { newest } = this;
    return !newest || newTurn || after - newest.after >= EVERY;
  }

  /** @param state asked for when it is needed, and only once */
  add(after: number, n: number, state: () => S): void {
    this.all.push({ after, n, state: once(state) });
  }

  /** Forgets the marks after a number of effective entries. */
  cutTo(count: number): void {
    this.all = this.all.filter(({ after }) => after <= count);
  }

  /** The states by the number of the entry that led to them. */
  byEntry(): Map<number, () => S> {
    return new Map(this.all.map(({ n, state }) => [n, state]));
  }
}
