import { tick } from 'svelte';
import { MotionQueue, wallClock, type Clock } from './queue.ts';
import { Stage, type Props } from './stage.ts';
import type { MotionStep } from '../../../shared/tableau/motion/steps.ts';
import { performedIn, timing } from './steps.ts';

/** When nothing is to move: the most sounds of an event that are heard, and their distance in milliseconds. */
const [MOST_SOUNDS, SOUNDS_APART] = [3, 110];

/** What ends all running motion: input, or places that are no longer where they were. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'resize'] as const;

/**
 * Has steps played on a stage whenever something happens: nothing at all where motion is not wanted or cannot be seen,
 * and nothing any longer after any input. The page itself shows the new state at once.
 */
export class Director<C> {
  private readonly props: Props<C>;
  private readonly stage: Stage<C>;
  private readonly queue: MotionQueue<C>;
  private readonly clock: Clock;
  private readonly stops: (() => void)[] = [];
  /** What is going to be played as soon as the page has changed. */
  private waiting: readonly MotionStep<C>[] | null = null;
  private readonly sounds: (() => void)[] = [];

  constructor(props: Props<C>, clock: Clock = wallClock) {
    this.props = props;
    this.clock = clock;
    this.stage = new Stage(props);
    this.queue = new MotionQueue(this.stage, clock);
    const finish = (): void => this.finish();
    for (const name of INPUT) this.listen(window, name, finish);
    this.listen(document, 'visibilitychange', finish);
  }

  /** Something is being shown, or is going to be. */
  get busy(): boolean {
    return this.waiting !== null || this.queue.busy;
  }

  /**
   * Shows what has happened. To be called before the page changes, in the same task.
   *
   * @param scale length of all motion; 0: none
   * @returns how long it takes, in milliseconds
   */
  show(steps: readonly MotionStep<C>[], scale: number): number {
    this.finish();
    if (scale === 0 || document.hidden) {
      this.hearOnly(steps);
      this.stage.settle();
      return 0;
    }
    this.stage.prepare(steps);
    this.waiting = steps;
    void tick().then(() => {
      if (this.waiting !== steps) return;
      this.waiting = null;
      this.stage.open(steps, scale);
      this.queue.play(steps, scale);
    });
    return timing(steps, scale).ms;
  }

  /** Brings everything to its end at once. */
  finish(): void {
    for (const forget of this.sounds.splice(0)) forget();
    if (this.waiting !== null) {
      this.waiting = null;
      this.stage.settle();
    }
    this.queue.finish();
  }

  dispose(): void {
    this.finish();
    for (const stop of this.stops.splice(0)) stop();
  }

  /** Where nothing moves, the first sounds of what happened still tell that it has. */
  private hearOnly(steps: readonly MotionStep<C>[]): void {
    const names = new Set(performedIn(steps).flatMap((each) => (each.kind === 'sound' ? [each.name] : [])));
    [...names].slice(0, MOST_SOUNDS).forEach((name, i) => {
      this.sounds.push(this.clock.after(i * SOUNDS_APART, () => this.props.hear(name)));
    });
  }

  private listen(target: EventTarget, name: string, call: () => void): void {
    const options = { capture: true, passive: true };
    target.addEventListener(name, call, options);
    this.stops.push(() => target.removeEventListener(name, call, options));
  }
}
