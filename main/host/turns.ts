import { setImmediate as turnEnds } from 'node:timers/promises';

/** Milliseconds of work in one turn of the event loop before everything else that waits gets its turn. */
const BUDGET = 4;

type Work = () => void;

/**
 * Shares the time of the host out among its clients. As long as there is little to do a call is carried out at once.
 * When the budget of a turn is used up the calls wait, those of each client in their order, and clients take turns:
 * a client with many calls waits for its own.
 */
export class Turns {
  private readonly queues = new Map<object, Work[]>();
  private readonly now: () => number;
  private readonly later: (work: () => void) => void;
  private spent = 0;
  /** The next turn has been asked for. */
  private due = false;

  /**
   * @param now a clock in milliseconds
   * @param later does something in the next turn of the event loop
   */
  constructor(
    now: () => number = () => performance.now(),
    later: (work: () => void) => void = (work) => void setImmediate(work),
  ) {
    this.now = now;
    this.later = later;
  }

  /** Carries a call of a client out, now or when it is its turn. What it then waits for does not count as work. */
  run<T>(client: object, call: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const work = (): void => {
        const began = this.now();
        try {
          resolve(call());
        } catch (error) {
          reject(error as Error);
        }
        this.spent += this.now() - began;
      };
      if (this.queues.size === 0 && this.spent < BUDGET) work();
      else this.queues.set(client, [...(this.queues.get(client) ?? []), work]);
      this.ask();
    });
  }

  private ask(): void {
    if (this.due || (this.spent === 0 && this.queues.size === 0)) return;
    this.due = true;
    this.later(() => this.turn());
  }

  private turn(): void {
    this.due = false;
    this.spent = 0;
    while (this.spent < BUDGET) {
      const next = this.queues.entries().next();
      if (next.done) break;
      const [client, [work, ...rest]] = next.value;
      // Behind all others who wait.
      this.queues.delete(client);
      if (rest.length > 0) this.queues.set(client, rest);
      work();
    }
    this.ask();
  }
}

/**
 * Does something in a separate turn of the event loop: receiving a long table from the thread that has played it, and
 * opening it, take as long as storing it.
 */
export async function inTurn<T>(work: () => T): Promise<T> {
  await turnEnds();
  const result = work();
  await turnEnds();
  return result;
}
