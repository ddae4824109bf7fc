// Shows states in their order: what happened is acted move by move, then the state itself is set.

/** A part of a move that takes time. */
export interface Act {
  /** Length in milliseconds at normal speed. */
  readonly ms: number;
  /** From 0 to 1, evenly; called with 1 at the end. */
  readonly update: (t: number) => void;
}

/** What the director directs. */
export interface DirectedStage<State, Move> {
  /** A state is going to be shown: lights go out that it does not have, the camera begins to turn. */
  prepare(state: State, acted: boolean): void;
  /** The acts of a move, from where everything is now; `state` is where it leads in the end. */
  act(move: Move, state: State): readonly Act[];
  /** Makes everything as in the state: at once, or softly where it has been acted. */
  settle(state: State, acted: boolean): void;
  /** Is anything still moving softly? */
  readonly moving: boolean;
}

interface Entry<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly resolve: (() => void)[];
}

interface Running<State, Move> extends Entry<State, Move> {
  next: number;
  acts: Act[];
  elapsed: number;
  settled: boolean;
}

export class BoardDirector<State, Move> {
  private readonly stage: DirectedStage<State, Move>;
  private readonly waiting: Entry<State, Move>[] = [];
  private running: Running<State, Move> | null = null;

  constructor(stage: DirectedStage<State, Move>) {
    this.stage = stage;
  }

  get busy(): boolean {
    return this.running !== null || this.waiting.length > 0;
  }

  /** Queues a state. One that waits and was not acted is left out when the next one is not acted either. */
  show(state: State, moves: readonly Move[]): Promise<void> {
    return new Promise((resolve) => {
      const last = this.waiting.at(-1);
      const replaces = last !== undefined && last.moves.length === 0 && moves.length === 0;
      if (replaces) this.waiting.pop();
      this.waiting.push({ state, moves, resolve: replaces ? [...last.resolve, resolve] : [resolve] });
    });
  }

  /** Advances by `ms` milliseconds at normal speed. */
  step(ms: number): void {
    let left = ms;
    while (this.running !== null || this.waiting.length > 0) {
      const running = (this.running ??= this.begin());
      left = this.play(running, left);
      if (running.acts.length > 0 || running.next < running.moves.length) return;
      if (!running.settled) {
        running.settled = true;
        this.stage.settle(running.state, running.moves.length > 0);
      }
      if (this.stage.moving) return;
      this.running = null;
      for (const resolve of running.resolve) resolve();
    }
  }

  /** Sets the state that was shown last, at once. */
  finish(): void {
    const last = this.waiting.at(-1) ?? this.running;
    if (last === null) return;
    this.stage.prepare(last.state, false);
    this.stage.settle(last.state, false);
    this.stop();
  }

  /** Shows nothing more; all pending waits resolve. */
  stop(): void {
    const entries = this.running === null ? this.waiting : [this.running, ...this.waiting];
    const resolves = entries.flatMap(({ resolve }) => resolve);
    this.running = null;
    this.waiting.length = 0;
    for (const resolve of resolves) resolve();
  }

  private begin(): Running<State, Move> {
    const entry = this.waiting.shift();
    if (entry === undefined) throw new Error('no state waits to be shown');
    this.stage.prepare(entry.state, entry.moves.length > 0);
    return { ...entry, next: 0, acts: [], elapsed: 0, settled: false };
  }

  /** Plays acts for `ms` milliseconds; @returns the unused rest. */
  private play(running: Running<State, Move>, ms: number): number {
    let left = ms;
    for (;;) {
      if (running.acts.length === 0) {
        if (running.next >= running.moves.length) return left;
        running.acts = [...this.stage.act(running.moves[running.next++], running.state)];
        running.elapsed = 0;
        continue;
      }
      const [act] = running.acts;
      const rest = act.ms - running.elapsed;
      if (left < rest) {
        running.elapsed += left;
        act.update(running.elapsed / act.ms);
        return 0;
      }
      act.update(1);
      left -= rest;
      running.acts.shift();
      running.elapsed = 0;
    }
  }
}
