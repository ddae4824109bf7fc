import { RpcError } from '../../shared/rpc/failure.ts';

/** Something that the host is asked for, again and again: the newest answer, or the reason why there is none. */
export class Resource<T> {
  value: T | null = $state.raw(null);
  /** A sentence; null while all is well. */
  failure: string | null = $state.raw(null);
  /** There has been an answer, even if it was that there is nothing. */
  answered = $state(false);
  private asked = 0;

  /**
   * Asks. Until the answer comes the last one stays; answers to older questions are dropped, and a lost connection
   * counts as no answer, for the shell asks again when it is back.
   */
  async load(ask: () => Promise<T>): Promise<void> {
    const question = ++this.asked;
    try {
      const value = await ask();
      if (question !== this.asked) return;
      this.value = value;
      this.answered = true;
      this.failure = null;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (question !== this.asked || error.code === 'closed') return;
      this.failure = error.message;
    }
  }

  /** Forgets the answer, for what comes next has nothing to do with it. */
  clear(): void {
    this.asked++;
    this.value = null;
    this.answered = false;
    this.failure = null;
  }
}
