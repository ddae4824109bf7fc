// When frames are drawn: on demand while something changes, eight times a second while only flames and mist move, and
// never while the page is hidden.
import type { Pace } from './pace.ts';

/** Frames a second of ambient motion. */
const AMBIENT = 8;
/** Ambient motion takes no more than this part of the card's time. */
const AMBIENT_SHARE = 0.2;
/**
 * Motion goes on by no more milliseconds in one frame: where frames take longer it slows down, so that at least something
 * of it is seen.
 */
const LONGEST = 400;

export interface FrameOptions {
  /** Moves on by `ms` milliseconds and draws. `ambient` is the part of it that flames and mist may use. */
  readonly frame: (ms: number, ambient: number) => void;
  /** Is something still moving? */
  readonly busy: () => boolean;
  /** The page is not to be seen: there will be no frames for some time. */
  readonly hidden: () => void;
  readonly pace: Pace;
}

export class Frames {
  private readonly options: FrameOptions;
  private request = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last frame of a motion was drawn; null after a rest. */
  private last: number | null = null;
  private drawn = 0;
  private stopped = false;
  private flickers = false;

  constructor(options: FrameOptions) {
    this.options = options;
    document.addEventListener('visibilitychange', this.onVisibility);
  }

  /** Ambient motion goes on or off. */
  set ambient(on: boolean) {
    this.flickers = on;
    if (on) this.wait();
    else clearTimeout(this.timer);
  }

  /** Is a frame on its way? */
  get pending(): boolean {
    return this.request !== 0;
  }

  /** Asks for a frame. */
  ask(): void {
    if (this.stopped || this.request !== 0 || document.hidden) return;
    clearTimeout(this.timer);
    this.request = requestAnimationFrame(this.onFrame);
  }

  /** Draws nothing until `start`. */
  stop(): void {
    this.stopped = true;
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.last = null;
    clearTimeout(this.timer);
    this.options.pace.drop();
  }

  start(): void {
    this.stopped = false;
    this.ask();
  }

  dispose(): void {
    this.stop();
    document.removeEventListener('visibilitychange', this.onVisibility);
  }

  private readonly onFrame = (now: number): void => {
    this.request = 0;
    const { pace, frame, busy } = this.options;
    if (!pace.done(this.last !== null)) return this.ask();
    const ms = this.last === null ? 1000 / 60 : Math.min(LONGEST, now - this.last);
    frame(ms, this.flickers ? Math.min(LONGEST, now - this.drawn) : 0);
    pace.handed();
    this.drawn = now;
    // After a rest the clock starts again.
    this.last = busy() ? now : null;
    if (busy()) this.ask();
    else this.wait();
  };

  /** Waits for the next ambient frame: longer where frames are costly. */
  private wait(): void {
    clearTimeout(this.timer);
    if (!this.flickers || this.stopped || document.hidden) return;
    this.timer = setTimeout(() => {
      const { pace } = this.options;
      if (pace.done(false) && performance.now() - this.drawn >= pace.cost / AMBIENT_SHARE) this.ask();
      else this.wait();
    }, 1000 / AMBIENT);
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) {
      cancelAnimationFrame(this.request);
      this.request = 0;
      clearTimeout(this.timer);
      this.options.hidden();
    } else {
      this.ask();
    }
  };
}
