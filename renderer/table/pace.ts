import type { TableUpdate } from '../../shared/rpc/messages/tables.ts';

/** What the queue needs of the code that shows updates. */
export interface Presenter {
  show(update: TableUpdate): void;
  /** How long an update has to be seen before the next one takes its place, in milliseconds; 0: not at all. */
  pace(update: TableUpdate): number;
  /** Whether an update asks something of its viewer: a skip ends with it. */
  asks(update: TableUpdate): boolean;
  /** Called when updates begin or cease to wait. */
  waiting(waits: boolean): void;
}

/** Steps that may wait; a viewer further behind catches up at once. */
const MOST_WAITING = 60;

/**
 * Releases updates one after the other, so that eyes can follow what others do. A viewer who does not want to wait
 * hurries them.
 */
export class PacedUpdates {
  private readonly presenter: Presenter;
  private readonly queue: TableUpdate[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private held = false;
  private skipping = false;

  constructor(presenter: Presenter) {
    this.presenter = presenter;
  }

  /** Updates that have come but are not shown yet, oldest first. */
  get ahead(): readonly TableUpdate[] {
    return this.queue;
  }

  /** Shows an update as soon as the one before it has been seen for long enough. */
  add(update: TableUpdate): void {
    this.queue.push(update);
    if (this.timer === null) this.pass();
    else if (this.queue.length > MOST_WAITING) this.hurry();
    else this.presenter.waiting(true);
  }

  /** Holds all updates for now: they cannot be seen yet. */
  hold(): void {
    this.held = true;
  }

  /** Goes on after `hold`. */
  release(): void {
    this.held = false;
    if (this.timer === null) this.pass();
  }

  /** Shows everything that waits, at once. */
  hurry(): void {
    this.rest();
    for (const update of this.queue.splice(0)) this.show(update);
    this.presenter.waiting(false);
  }

  /** Shows everything that waits, and what follows, at once, up to an update that asks for something. */
  skip(): void {
    this.skipping = true;
    this.hurry();
  }

  /** Forgets what waits: something newer is going to be shown. */
  drop(): void {
    this.rest();
    this.skipping = false;
    this.queue.length = 0;
    this.presenter.waiting(false);
  }

  /** Shows what waits, up to something that wants to be seen for a while. */
  private pass(): void {
    let pause = 0;
    while (this.queue.length > 0 && !this.held && pause === 0) {
      const [update] = this.queue.splice(0, 1);
      pause = this.show(update);
    }
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    this.presenter.waiting(this.queue.length > 0);
  }

  /** @returns how long it has to be seen, in milliseconds */
  private show(update: TableUpdate): number {
    this.presenter.show(update);
    const pause = this.skipping ? 0 : this.presenter.pace(update);
    if (this.presenter.asks(update)) this.skipping = false;
    return pause;
  }

  private next(): void {
    this.timer = null;
    this.pass();
  }

  private rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
