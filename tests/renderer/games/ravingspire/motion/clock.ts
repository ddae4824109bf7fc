import type { Clock } from '../../../../../renderer/table/motion/queue.ts';

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  now = 0;
  private waiting: { readonly at: number; readonly call: () => void }[] = [];

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.now + ms, call };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((other) => other !== entry));
  }

  get pending(): number {
    return this.waiting.length;
  }

  /** Lets time pass, with everything that is due in it, in order. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await idle();
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.now = next.at;
      next.call();
      await idle();
    }
    this.now = end;
  }
}

/** Until nothing more follows by itself. */
export const idle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
