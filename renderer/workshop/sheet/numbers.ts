/** Numbers that are typed or counted up within this time are one step, in milliseconds. */
const RUN = 1000;

/** Sets numbers of a sentence: quick changes of one number are one step, and go on from what it is about to be. */
export class SheetNumbers {
  private readonly write: (at: string, value: number, run: string) => Promise<boolean>;
  private run = { name: '', at: '', until: 0, count: 0 };
  /** The number that was set last, until the card has it. */
  private coming: { readonly at: string; readonly value: number } | null = null;

  /** @param write all with the same run are one step */
  constructor(write: (at: string, value: number, run: string) => Promise<boolean>) {
    this.write = write;
  }

  set(at: string, value: number): Promise<boolean> {
    const now = performance.now();
    if (this.run.at !== at || now > this.run.until) {
      const count = this.run.count + 1;
      this.run = { name: `${at} ${count}`, at, until: 0, count };
    }
    this.run.until = now + RUN;
    const coming = { at, value };
    this.coming = coming;
    return this.write(at, value, this.run.name).finally(() => {
      if (this.coming === coming) this.coming = null;
    });
  }

  /** Counts up or down from what a number is, or is about to be. */
  step(at: string, value: number, by: number): Promise<boolean> {
    return this.set(at, (this.coming?.at === at ? this.coming.value : value) + by);
  }

  /** The focus is elsewhere: what is set now is a further step. @param at where it is */
  rest(at = ''): void {
    if (this.run.at !== at) this.run = { ...this.run, at: '', until: 0 };
  }
}
