import type { Ease } from './easing.ts';

interface Tween {
  elapsed: number;
  readonly ms: number;
  readonly ease: Ease;
  readonly update: (k: number) => void;
}

/** What changes gradually: at most one tween for each key, a new one takes the place of the old. */
export class Tweens {
  private readonly running = new Map<string, Tween>();

  get busy(): boolean {
    return this.running.size > 0;
  }

  has(key: string): boolean {
    return this.running.has(key);
  }

  /** Calls `update` with 0 to 1 over `ms` milliseconds; with none at all it is called once, with 1. */
  run(key: string, ms: number, ease: Ease, update: (k: number) => void): void {
    this.running.delete(key);
    if (ms <= 0) update(1);
    else this.running.set(key, { elapsed: 0, ms, ease, update });
  }

  /** Leaves it where it is. */
  drop(key: string): void {
    this.running.delete(key);
  }

  step(ms: number): void {
    for (const [key, tween] of [...this.running]) {
      tween.elapsed += ms;
      const over = tween.elapsed >= tween.ms;
      if (over) this.running.delete(key);
      tween.update(over ? 1 : tween.ease(tween.elapsed / tween.ms));
    }
  }

  /** Ends all at once. */
  finish(): void {
    for (const [key, { update }] of [...this.running]) {
      this.running.delete(key);
      update(1);
    }
  }
}
