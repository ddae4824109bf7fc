// Runs steps one after another, a frame at a time.
import type { FlatStep } from './types.ts';

/** Starts slow and settles. */
const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

/** What is under way. */
interface Run<Poses> {
  readonly steps: readonly FlatStep<Poses>[];
  readonly motion: number;
  readonly done: () => void;
  from: Poses;
  index: number;
  /** When the present step began; null until its first frame. */
  began: number | null;
}

/** Shows steps by drawing poses in between; there is one run at a time. */
export class FlatMotion<Poses> {
  private readonly paint: (poses: Poses) => void;
  private readonly between: (from: Poses, to: Poses, part: number) => Poses;
  private run: Run<Poses> | null = null;
  private frame = 0;

  /** @param between part of the way from some poses to others, 0 to 1 */
  constructor(paint: (poses: Poses) => void, between: (from: Poses, to: Poses, part: number) => Poses) {
    this.paint = paint;
    this.between = between;
  }

  get moving(): boolean {
    return this.run !== null;
  }

  /**
   * Shows steps from some poses on.
   *
   * @param motion length of everything: 1 normal, 0 none
   * @returns resolves when the last is done, or when {@link finish} ends them
   */
  async play(from: Poses, steps: readonly FlatStep<Poses>[], motion: number): Promise<void> {
    this.finish();
    const last = steps.at(-1);
    if (last === undefined) return;
    if (motion <= 0) return this.paint(last.poses);
    await new Promise<void>((done) => {
      this.run = { steps, motion, done, from, index: 0, began: null };
      this.frame = requestAnimationFrame((now) => this.tick(now));
    });
  }

  /** Ends what is under way where it was going. */
  finish(): void {
    const { run } = this;
    if (run === null) return;
    cancelAnimationFrame(this.frame);
    this.run = null;
    this.paint(run.steps[run.steps.length - 1].poses);
    run.done();
  }

  private tick(now: number): void {
    const { run } = this;
    if (run === null) return;
    run.began ??= now;
    const step = run.steps[run.index];
    const length = step.ms * run.motion;
    const part = length === 0 ? 1 : Math.min(1, (now - run.began) / length);
    this.paint(this.between(run.from, step.poses, eased(part)));
    if (part === 1) {
      run.from = step.poses;
      run.index++;
      run.began = now;
      if (run.index === run.steps.length) {
        this.run = null;
        run.done();
        return;
      }
    }
    this.frame = requestAnimationFrame((next) => this.tick(next));
  }
}
