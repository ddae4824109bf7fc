import type { BoardOptions, ScreenPoint } from '../../scene3d/types.ts';
import type { Board } from '../types.ts';
import { FlatMotion } from './motion.ts';
import { draw, set } from './svg.ts';
import type { FlatScene, FlatStep } from './types.ts';

/** A drawing, whose middle is at 0: it knows how things look, and nothing of time. */
export interface FlatPicture<State, Item, Poses> {
  readonly group: SVGGElement;
  /** Whether it is of the board that a state is of; if it is not, another one is made. Left out: it always is. */
  shows?(state: State): boolean;
  /** Everything that a state says and that does not move. */
  light(state: State): void;
  /** Before something moves: what is lit now may not be so for long. The figures of both states are there. */
  calm?(from: State, to: State): void;
  /** Draws how everything stands. */
  pose(poses: Poses): void;
  /** Draws something as pointed at. */
  point(item: Item | null, poses: Poses): void;
  /** Keeps what is to be read as large as it has to be. @param scale pixels that a unit is */
  size?(scale: number): void;
  /** Moves what moves by itself. @param by how far from where it began */
  drift?(by: number): void;
}

/** What a game's flat board is made of. */
export interface FlatParts<State, Move, Item, Preset extends string, Poses> {
  /** Everything that is drawn lies within this radius, in units of the picture. */
  readonly whole: number;
  /** How close the presets come; 1 shows everything. */
  readonly close: Readonly<Record<Preset, number>>;
  /** How far what moves by itself goes from one picture to the next, and whether there is such a thing; else nothing does. */
  readonly drift?: number;
  drifts?(poses: Poses): boolean;
  picture(state: State): FlatPicture<State, Item, Poses>;
  /** Poses in a state, as near as can be to those before. */
  poses(state: State, before: Poses | null): Poses;
  /** The way from one state to the next in single steps. */
  steps(from: State, to: State, moves: readonly Move[], poses: Poses): readonly FlatStep<Poses>[];
  /** Part of the way from some poses to others, 0 to 1. */
  between(from: Poses, to: Poses, part: number): Poses;
  /** Where an item is pointed at; null: it is not there. */
  anchor(scene: FlatScene<State, Poses>, item: Item): readonly [x: number, y: number] | null;
  /** What lies under a point. */
  pick(scene: FlatScene<State, Poses>, point: readonly [x: number, y: number]): Item | null;
}

const CLOSEST = 4;
/** Milliseconds between pictures of what moves by itself. */
const AMBIENT = 125;
/** Milliseconds of coming closer. */
const APPROACH = 320;

/** A board seen from above. It needs nothing but SVG. */
export class FlatBoard<State, Move, Item, Preset extends string, Poses> implements Board<
  State,
  Move,
  Item,
  Preset
> {
  private readonly parts: FlatParts<State, Move, Item, Preset, Poses>;
  private readonly element: HTMLElement;
  private readonly svg = draw('svg', {
    'aria-hidden': 'true',
    focusable: 'false',
    width: '100%',
    height: '100%',
  });
  private readonly resizes: ResizeObserver;
  private readonly callbacks = new Set<() => void>();
  private readonly motion: FlatMotion<Poses>;
  private options: BoardOptions;
  private picture: FlatPicture<State, Item, Poses> | null = null;
  private state: State | null = null;
  private poses: Poses | null = null;
  private pointed: Item | null = null;
  private size = { width: 0, height: 0 };
  private close = 1;
  private approach = 0;
  private drifted = 0;
  private readonly ambience: ReturnType<typeof setInterval>;

  constructor(
    parts: FlatParts<State, Move, Item, Preset, Poses>,
    element: HTMLElement,
    options: BoardOptions,
  ) {
    this.parts = parts;
    this.motion = new FlatMotion<Poses>(
      (poses) => this.paint(poses),
      (from, to, part) => parts.between(from, to, part),
    );
    this.element = element;
    this.options = options;
    element.append(this.svg);
    this.resizes = new ResizeObserver(() => this.measure());
    this.resizes.observe(element);
    this.ambience = setInterval(() => this.drift(), AMBIENT);
    this.measure();
  }

  async show(state: State, moves: readonly Move[] = []): Promise<void> {
    this.motion.finish();
    const before = this.state;
    this.state = state;
    const picture = this.pictureFor(state);
    const { poses } = this;
    // Another board altogether has no poses yet.
    if (before !== null && poses !== null && moves.length > 0) {
      picture.calm?.(before, state);
      await this.motion.play(poses, this.parts.steps(before, state, moves, poses), this.options.motion);
      // Something else may have been shown meanwhile.
      if (this.state !== state || this.picture !== picture) return;
    }
    picture.light(state);
    this.paint(this.parts.poses(state, this.poses));
  }

  finish(): void {
    this.motion.finish();
  }

  locate(item: Item): ScreenPoint {
    const { state, poses } = this;
    const point = state === null || poses === null ? null : this.parts.anchor({ state, poses }, item);
    if (point === null) return { x: 0, y: 0, onScreen: false, hidden: true };
    const { x: middleX, y: middleY, scale } = this.view();
    const [x, y] = [middleX + point[0] * scale, middleY + point[1] * scale];
    const { width, height } = this.size;
    return { x, y, onScreen: x >= 0 && y >= 0 && x <= width && y <= height, hidden: false };
  }

  pick(x: number, y: number): Item | null {
    const { state, poses } = this;
    if (state === null || poses === null) return null;
    const view = this.view();
    return this.parts.pick({ state, poses }, [(x - view.x) / view.scale, (y - view.y) / view.scale]);
  }

  hover(item: Item | null): void {
    this.pointed = item;
    if (this.poses !== null) this.picture?.point(item, this.poses);
  }

  configure(options: Partial<BoardOptions>): void {
    this.options = { ...this.options, ...options };
    this.reframe();
  }

  look(preset: Preset): void {
    this.comeTo(this.parts.close[preset]);
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

  private pictureFor(state: State): FlatPicture<State, Item, Poses> {
    if (this.picture !== null && this.picture.shows?.(state) !== false) return this.picture;
    this.picture?.group.remove();
    this.picture = this.parts.picture(state);
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
      scale: (Math.min(width, height) / (2 * this.parts.whole)) * this.close,
    };
  }

  private reframe(): void {
    const { x, y, scale } = this.view();
    if (this.picture === null) return;
    set(this.picture.group, {
      transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`,
    });
    this.picture.size?.(scale);
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
    const { drift = 0 } = this.parts;
    if (!ambient || motion <= 0 || this.poses === null || !this.parts.drifts?.(this.poses) || document.hidden)
      return;
    this.drifted += drift;
    this.picture?.drift?.(this.drifted);
  }

  private tell(): void {
    for (const callback of this.callbacks) callback();
  }
}

const within = (close: number): number => Math.min(CLOSEST, Math.max(1, close));
