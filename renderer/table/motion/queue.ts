import type { MotionStep, PerformedStep } from '../../../shared/tableau/motion/steps.ts';
import { lengthOf, timing } from './steps.ts';

/** Something under way. */
export interface Run {
  /** Resolves by itself; null: it takes as long as its step says. */
  readonly ended: Promise<void> | null;
  /** Brings it to its end at once. Harmless when it has ended. */
  finish(): void;
}

/** For what has nothing to show. */
export const NO_RUN: Run = { ended: Promise.resolve(), finish: () => undefined };

/** Who performs the steps. */
export interface Performer<C> {
  /** Begins something that is to take `ms` milliseconds. */
  perform(step: PerformedStep<C>, ms: number): Run;
  /** Everything has been shown, or cut short: all is as it is now. */
  settle(): void;
}

/** Tells the time; tests have one of their own. */
export interface Clock {
  /** Calls back after `ms` milliseconds. @returns cancels it */
  after(ms: number, call: () => void): () => void;
}

export const wallClock: Clock = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** One showing, from its first step to its end. */
interface Showing {
  over: boolean;
  /** Ends what is under way or waited for. */
  readonly ends: Set<() => void>;
  /** What goes on beside the steps. */
  readonly asides: Promise<void>[];
}

/**
 * Plays steps in time. Never more than one showing: the next one, and any input, brings the one before to its end at
 * once.
 */
export class MotionQueue<C> {
  private readonly performer: Performer<C>;
  private readonly clock: Clock;
  private showing: Showing | null = null;

  constructor(performer: Performer<C>, clock: Clock = wallClock) {
    this.performer = performer;
    this.clock = clock;
  }

  get busy(): boolean {
    return this.showing !== null;
  }

  /** Shows steps, one after the other. @param scale length of all motion: 1 normal, 0.5 twice as fast */
  play(steps: readonly MotionStep<C>[], scale: number): void {
    this.finish();
    const showing: Showing = { over: false, ends: new Set(), asides: [] };
    this.showing = showing;
    void this.showAll({ kind: 'series', steps }, timing(steps, scale).scale, showing);
  }

  /** Brings everything to its end at once. */
  finish(): void {
    const { showing } = this;
    if (showing !== null) this.end(showing);
  }

  private end(showing: Showing): void {
    if (showing.over) return;
    showing.over = true;
    this.showing = null;
    for (const end of [...showing.ends]) end();
    this.performer.settle();
  }

  private async showAll(whole: MotionStep<C>, scale: number, showing: Showing): Promise<void> {
    await this.show(whole, scale, showing);
    await Promise.all(showing.asides);
    this.end(showing);
  }

  private async show(step: MotionStep<C>, scale: number, showing: Showing): Promise<void> {
    if (showing.over) return;
    switch (step.kind) {
      case 'wait':
        return this.wait(step.ms * scale, showing);
      case 'series':
        for (const each of step.steps) await this.show(each, scale, showing);
        return;
      case 'together':
        await Promise.all(
          step.steps.map(async (each, i) => {
            if (i * step.apart > 0) await this.wait(i * step.apart * scale, showing);
            await this.show(each, scale, showing);
          }),
        );
        return;
      case 'aside':
        showing.asides.push(this.show(step.step, scale, showing));
        return;
      default:
        return this.perform(step, lengthOf(step) * scale, showing);
    }
  }

  private async perform(step: PerformedStep<C>, ms: number, showing: Showing): Promise<void> {
    const run = this.performer.perform(step, ms);
    const finish = (): void => run.finish();
    showing.ends.add(finish);
    await (run.ended ?? this.wait(ms, showing));
    showing.ends.delete(finish);
    finish();
  }

  private async wait(ms: number, showing: Showing): Promise<void> {
    if (ms <= 0 || showing.over) return;
    await new Promise<void>((resolve) => {
      const forget = this.clock.after(ms, () => done());
      const done = (): void => {
        forget();
        showing.ends.delete(done);
        resolve();
      };
      showing.ends.add(done);
    });
  }
}
