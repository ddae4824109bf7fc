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

/** As many settled states are kept besides, whatever came between them: most of what is undone has only just been done. */
const RECENT = 8;

/** The kept states of a table, oldest first. */
export class Marks<S> {
  private all: Mark<S>[] = [];
  /** The last settled states: they are at hand, and so are kept for nothing. */
  private recent: { readonly after: number; readonly state: S }[] = [];

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

  /** Keeps a state that has just settled for a while. It must not change any more. */
  remember(after: number, state: S): void {
    this.recent.push({ after, state });
    if (this.recent.length > RECENT) this.recent.shift();
  }

  /** The latest state that is kept, and after how many effective entries it is; undefined: the table has to be opened again. */
  get latest(): { readonly after: number; readonly state: S } | undefined {
    const { newest } = this;
    const last = this.recent.at(-1);
    if (last !== undefined && last.after >= (newest?.after ?? 0)) return last;
    return newest && { after: newest.after, state: newest.state() };
  }

  /** Forgets the states after a number of effective entries. */
  cutTo(count: number): void {
    this.all = this.all.filter(({ after }) => after <= count);
    this.recent = this.recent.filter(({ after }) => after <= count);
  }

  /** The states by the number of the entry that led to them. */
  byEntry(): Map<number, () => S> {
    return new Map(this.all.map(({ n, state }) => [n, state]));
  }
}
