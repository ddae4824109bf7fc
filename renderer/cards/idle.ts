/** What has to be left of an idle moment for one more piece of work, in milliseconds. */
const ENOUGH = 6;
/** What is done of it in any case, in milliseconds: on a busy page there are no idle moments, and work would pile up. */
const LEAST = 8;
/** Work waits no longer than that for an idle moment, in milliseconds. */
const PATIENCE = 100;

/** Does pieces of work one after the other while nothing else is to be done, so that no frame is late. */
export class IdleQueue {
  private readonly waiting: (() => void)[] = [];
  private asked = false;

  /** What the work returns, once it has been done; rejects with what it throws. */
  do<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      this.ask();
    });
  }

  private ask(): void {
    if (this.asked || this.waiting.length === 0) return;
    this.asked = true;
    requestIdleCallback((deadline) => this.run(deadline), { timeout: PATIENCE });
  }

  private run(deadline: IdleDeadline): void {
    this.asked = false;
    const until = performance.now() + LEAST;
    do this.waiting.shift()?.();
    while (this.waiting.length > 0 && (deadline.timeRemaining() > ENOUGH || performance.now() < until));
    this.ask();
  }
}
