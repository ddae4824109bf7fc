/** An answer, and the question that it is to. */
export interface Answered<Q, A> {
  readonly question: Q;
  readonly answer: A;
}

/** Asks one question at a time. Of those that come up meanwhile only the newest is asked, and its answer is that to all of them. */
export class Newest<Q, A> {
  private readonly ask: (question: Q) => Promise<A>;
  private next: (PromiseWithResolvers<Answered<Q, A>> & { question: Q }) | null = null;
  private isAsking = false;

  constructor(ask: (question: Q) => Promise<A>) {
    this.ask = ask;
  }

  /** The answer to a question, or to one that came up later. */
  of(question: Q): Promise<Answered<Q, A>> {
    if (this.next === null) this.next = { ...Promise.withResolvers(), question };
    else this.next.question = question;
    const { promise } = this.next;
    if (!this.isAsking) void this.askAll();
    return promise;
  }

  private async askAll(): Promise<void> {
    this.isAsking = true;
    for (let asked = this.next; asked !== null; asked = this.next) {
      this.next = null;
      const { question, resolve, reject } = asked;
      await this.ask(question).then((answer) => resolve({ question, answer }), reject);
    }
    this.isAsking = false;
  }
}
