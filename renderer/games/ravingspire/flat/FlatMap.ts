import { acrossOf } from '../board/places.ts';
import type {
  Board,
  BoardItem,
  BoardMove,
  BoardOptions,
  BoardState,
  CameraPreset,
  ScreenPoint,
} from '../board/types.ts';
import { WHOLE } from './geometry.ts';
import { anchor, pickAt } from './hits.ts';
import { FlatMotion } from './motion.ts';
import { Picture } from './Picture.ts';
import { posesOf, stepsOf, type Poses } from './poses.ts';
import { draw, set } from './svg.ts';

/** How close the presets come; 1 shows everything. */
const CLOSE: Readonly<Record<CameraPreset, number>> = {
  overview: 1,
  plan: 1,
  dungeon: 1,
  temple: 1.35,
  spire: 2,
  keep: 2.6,
};
const CLOSEST = 4;
/** Milliseconds between pictures of what moves by itself, and how far mist drifts in one, in sectors. */
const AMBIENT = { every: 125, drift: 0.006 };
/** Milliseconds of coming closer. */
const APPROACH = 320;

/** The tower from above, as an engraving. It needs nothing but SVG. */
export class FlatMap implements Board {
  private readonly element: HTMLElement;
  private readonly svg = draw('svg', {
    'aria-hidden': 'true',
    focusable: 'false',
    width: '100%',
    height: '100%',
  });
  private readonly resizes: ResizeObserver;
  private readonly callbacks = new Set<() => void>();
  private readonly motion = new FlatMotion((poses) => this.paint(poses));
  private options: BoardOptions;
  private picture: Picture | null = null;
  private state: BoardState | null = null;
  private poses: Poses | null = null;
  private pointed: BoardItem | null = null;
  private size = { width: 0, height: 0 };
  private close = 1;
  private approach = 0;
  private drifted = 0;
  private readonly ambience: ReturnType<typeof setInterval>;

  constructor(element: HTMLElement, options: BoardOptions) {
    this.element = element;
    this.options = options;
    element.append(this.svg);
    this.resizes = new ResizeObserver(() => this.measure());
    this.resizes.observe(element);
    this.ambience = setInterval(() => this.drift(), AMBIENT.every);
    this.measure();
  }

  async show(state: BoardState, moves: readonly BoardMove[] = []): Promise<void> {
    this.motion.finish();
    const before = this.state;
    this.state = state;
    const picture = this.pictureFor(state);
    const { poses } = this;
    // Another tower altogether has no poses yet.
    if (before !== null && poses !== null && moves.length > 0) {
      picture.calm(before, state);
      await this.motion.play(poses, stepsOf(before, state, moves, poses), this.options.motion);
      // Something else may have been shown meanwhile.
      if (this.state !== state || this.picture !== picture) return;
    }
    picture.light(state);
    this.paint(posesOf(state, this.poses));
  }

  finish(): void {
    this.motion.finish();
  }

  locate(item: BoardItem): ScreenPoint {
    const { state, poses } = this;
    const point = state === null || poses === null ? null : anchor({ state, poses }, item);
    if (point === null) return { x: 0, y: 0, onScreen: false, hidden: true };
    const { x: middleX, y: middleY, scale } = this.view();
    const [x, y] = [middleX + point[0] * scale, middleY + point[1] * scale];
    const { width, height } = this.size;
    return { x, y, onScreen: x >= 0 && y >= 0 && x <= width && y <= height, hidden: false };
  }

  pick(x: number, y: number): BoardItem | null {
    const { state, poses } = this;
    if (state === null || poses === null) return null;
    const view = this.view();
    return pickAt({ state, poses }, [(x - view.x) / view.scale, (y - view.y) / view.scale]);
  }

  hover(item: BoardItem | null): void {
    this.pointed = item;
    if (this.poses !== null) this.picture?.point(item, this.poses);
  }

  configure(options: Partial<BoardOptions>): void {
    this.options = { ...this.options, ...options };
    this.reframe();
  }

  look(preset: CameraPreset): void {
    this.comeTo(CLOSE[preset]);
  }

  /** A map lies flat and north is up: there is nothing to turn. */
  orbit(): void {}

  zoom(factor: number): void {
    cancelAnimationFrame(this.approach);
    this.close = within(this.close / factor);
    this.reframe();
  }

  onView(callback: () => void): () => void {
    this.callbacks.add(callback);
    return () => this.callbacks.delete(callback);
  }

  dispose(): void {
    this.motion.finish();
    cancelAnimationFrame(this.approach);
    clearInterval(this.ambience);
    this.resizes.disconnect();
    this.callbacks.clear();
    this.svg.remove();
  }

  private pictureFor(state: BoardState): Picture {
    const [sectors, across] = [state.sectors, acrossOf(state)];
    if (this.picture?.sectors === sectors && this.picture.across === across) return this.picture;
    this.picture?.group.remove();
    this.picture = new Picture(sectors, across);
    this.poses = null;
    this.svg.append(this.picture.group);
    this.reframe();
    return this.picture;
  }

  private paint(poses: Poses): void {
    this.poses = poses;
    this.picture?.pose(poses);
    this.picture?.point(this.pointed, poses);
    this.tell();
  }

  private measure(): void {
    this.size = { width: this.element.clientWidth, height: this.element.clientHeight };
    this.reframe();
  }

  /** Where the middle of the map lies, and how many pixels a unit is. */
  private view(): { readonly x: number; readonly y: number; readonly scale: number } {
    const { insets } = this.options;
    const width = Math.max(1, this.size.width - insets.left - insets.right);
    const height = Math.max(1, this.size.height - insets.top - insets.bottom);
    return {
      x: insets.left + width / 2,
      y: insets.top + height / 2,
      scale: (Math.min(width, height) / (2 * WHOLE)) * this.close,
    };
  }

  private reframe(): void {
    const { x, y, scale } = this.view();
    if (this.picture === null) return;
    set(this.picture.group, {
      transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`,
    });
    this.picture.size(scale);
    this.tell();
  }

  private comeTo(close: number): void {
    cancelAnimationFrame(this.approach);
    const from = this.close;
    const time = APPROACH * this.options.motion;
    let began: number | null = null;
    const tick = (now: number): void => {
      began ??= now;
      const part = time <= 0 ? 1 : Math.min(1, (now - began) / time);
      this.close = from + (close - from) * (1 - (1 - part) ** 3);
      this.reframe();
      if (part < 1) this.approach = requestAnimationFrame(tick);
    };
    if (time <= 0) tick(0);
    else this.approach = requestAnimationFrame(tick);
  }

  private drift(): void {
    const { ambient, motion } = this.options;
    const veiled = Object.values(this.poses?.mist ?? {}).some((thick) => thick > 0);
    if (!ambient || motion <= 0 || !veiled || document.hidden) return;
    this.drifted += AMBIENT.drift;
    this.picture?.drift(this.drifted);
  }

  private tell(): void {
    for (const callback of this.callbacks) callback();
  }
}

const within = (close: number): number => Math.min(CLOSEST, Math.max(1, close));
