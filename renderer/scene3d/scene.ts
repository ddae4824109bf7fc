import { Scene, WebGLRenderer } from 'three';
import { openContext } from './context.ts';
import { Pipeline } from './passes/pipeline.ts';
import { QUALITY } from './quality.ts';
import { makePatterns } from './shading/patterns.ts';
import { sharedUniforms, type SharedUniforms } from './shading/uniforms.ts';
import type { SceneStats } from './stats.ts';
import { Theatre, type ScenePlan } from './theatre.ts';
import type { BoardOptions, Quality, ScreenPoint } from './types.ts';
import { boxOf } from './view/bounds.ts';
import { Frames } from './view/frames.ts';
import { Pace } from './view/pace.ts';

export interface SceneOptions extends BoardOptions {
  /** The graphics card has dropped everything (true), or has taken it back and all is drawn again (false). */
  readonly onLost?: (lost: boolean) => void;
}

const NOWHERE: ScreenPoint = { x: 0, y: 0, onScreen: false, hidden: true };

/**
 * A board in three dimensions, drawn as an engraving, in an element whose whole area it fills; `options.insets` tell what of
 * it is covered. The background is transparent. Pointers are left to the caller: see `pick`, `hover`, `orbit`, `zoom`.
 */
export class GameScene<State, Move, Item, Preset extends string> {
  private readonly element: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly pipeline: Pipeline;
  private readonly shared: SharedUniforms;
  private readonly patterns = makePatterns();
  private readonly scenes = { solid: new Scene(), veils: new Scene() };
  private readonly theatre: Theatre<State, Move, Item, Preset>;
  private readonly around: ScenePlan<State, Move, Item, Preset>['around'];
  private readonly frames: Frames;
  private readonly pace: Pace;
  private readonly observer: ResizeObserver;
  private readonly watchers = new Set<() => void>();
  /** Those who wait until nothing moves any more. */
  private readonly waiting = new Set<() => void>();
  private options: SceneOptions;
  /** What it is drawn with; less than is wanted where that has proved too slow. */
  private quality: Quality;
  /** The first picture is drawn with less care, so that it is there soon, and then drawn again. */
  private sketches: boolean;
  private width = 1;
  private height = 1;
  private lost = false;
  private viewChanged = true;
  private counted = { frames: 0, drawCalls: 0, triangles: 0, cpuMs: 0, shadowDrawn: false };

  /** @throws NoWebGL when the browser has no WebGL 2 */
  constructor(element: HTMLElement, options: SceneOptions, plan: ScenePlan<State, Move, Item, Preset>) {
    this.element = element;
    this.options = options;
    this.around = plan.around;
    this.shared = sharedUniforms(plan.scenery);
    const { canvas, context, software } = openContext();
    this.canvas = canvas;
    this.renderer = new WebGLRenderer({ canvas, context });
    this.renderer.info.autoReset = false;
    this.renderer.autoClear = false;
    this.renderer.setClearColor(0, 0);
    this.shared.uPatterns.value = this.patterns;
    this.theatre = new Theatre(plan, this.shared, this.scenes);
    this.theatre.following = options.follow;
    this.quality = software ? 'low' : options.quality;
    this.sketches = this.quality !== options.quality;
    this.dress();
    this.pipeline = new Pipeline(this.renderer, this.shared, QUALITY[this.quality]);
    this.pace = new Pace(context, () => this.ease());
    this.frames = new Frames({
      pace: this.pace,
      frame: (ms, ambient) => this.frame(ms, ambient),
      busy: () => this.theatre.busy,
      hidden: () => this.finish(),
    });
    canvas.addEventListener('webglcontextlost', this.onLost);
    canvas.addEventListener('webglcontextrestored', this.onRestored);
    element.append(canvas);
    this.observer = new ResizeObserver(() => this.resized());
    // In pixels of the screen: they also change when the window moves to another one.
    this.observer.observe(element, { box: 'device-pixel-content-box' });
    this.resize();
    this.frames.ambient = options.ambient;
  }

  get stats(): SceneStats {
    const { info } = this.renderer;
    return {
      ...this.counted,
      cardMs: this.pace.cost,
      quality: this.quality,
      azimuth: this.theatre.rig.azimuth,
      settled: !this.theatre.busy && !this.frames.pending,
      memory: { ...info.memory, programs: info.programs?.length ?? 0 },
    };
  }

  /** Shows a state. `moves` tell how it came about; left out, it simply is so. Resolves when nothing moves any more. */
  show(state: State, moves: readonly Move[] = []): Promise<void> {
    const shown = this.theatre.show(state, moves);
    this.changed();
    return shown.then(() => this.rest());
  }

  /** Ends all motion at once, in the state that was shown last. */
  finish(): void {
    this.theatre.finish();
    this.update();
    this.frames.ask();
    if (!this.frames.pending) this.wake();
  }

  /** Where something is on the screen now. */
  locate(item: Item): ScreenPoint {
    return this.theatre.sight?.locate(item, this.width, this.height) ?? NOWHERE;
  }

  /** What lies under a point, in CSS pixels of the element. */
  pick(x: number, y: number): Item | null {
    return this.theatre.sight?.pick((x / this.width) * 2 - 1, 1 - (y / this.height) * 2) ?? null;
  }

  /** Draws something as pointed at. */
  hover(item: Item | null): void {
    this.theatre.hover(item);
    this.frames.ask();
  }

  configure(options: Partial<BoardOptions>): void {
    const before = this.options;
    this.options = { ...before, ...options };
    const { quality, ambient, insets, follow } = this.options;
    this.theatre.following = follow;
    if (ambient !== before.ambient) this.frames.ambient = ambient;
    if (quality !== before.quality) this.draws(quality);
    else if (!sameInsets(insets, before.insets)) this.resize();
    else this.changed();
  }

  look(preset: Preset): void {
    this.theatre.rig.look(preset);
    this.changed();
  }

  /** Turns and tilts by hand, in radians. */
  orbit(turn: number, tilt: number): void {
    this.theatre.rig.orbit(turn, tilt);
    this.changed();
  }

  /** Goes away by a factor of the distance: below 1 it comes closer. */
  zoom(factor: number): void {
    this.theatre.rig.zoom(factor);
    this.changed();
  }

  /** Calls back whenever `locate` may answer otherwise; @returns what ends that. */
  onView(callback: () => void): () => void {
    this.watchers.add(callback);
    return () => this.watchers.delete(callback);
  }

  dispose(): void {
    this.frames.dispose();
    this.observer.disconnect();
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    this.theatre.dispose();
    this.pipeline.dispose();
    this.patterns.dispose();
    this.renderer.dispose();
    // Browsers keep few contexts; this one is given back now and not when it is collected.
    if (!this.lost) this.renderer.forceContextLoss();
    this.canvas.remove();
    this.watchers.clear();
    this.wake();
  }

  /** Something is different: moves on at once where motion takes no time, and asks for a frame. */
  private changed(): void {
    if (this.options.motion === 0 || this.lost || document.hidden) this.theatre.advance(Infinity);
    this.update();
    this.frames.ask();
    // Where things are can be said before there is a picture of them.
    if (this.counted.frames === 0) this.tell();
  }

  private frame(ms: number, ambient: number): void {
    const start = performance.now();
    const { motion } = this.options;
    const isFirst = this.counted.frames === 0;
    if (this.sketches && !isFirst) this.redress(this.options.quality);
    this.shared.uTime.value += ambient / 1000;
    this.theatre.advance(motion === 0 ? Infinity : ms / motion);
    this.update();
    this.draw();
    this.counted.cpuMs = performance.now() - start;
    this.counted.frames++;
    this.tell();
    if (this.sketches) this.frames.ask();
    if (!this.theatre.busy && !this.sketches) this.wake();
  }

  /** Tells those who follow the view that it has changed, if it has. */
  private tell(): void {
    if (!this.viewChanged) return;
    this.viewChanged = false;
    for (const callback of this.watchers) callback();
  }

  /** Brings everything to where it belongs now. */
  private update(): void {
    if (this.theatre.update()) this.pipeline.shadowStale = this.viewChanged = true;
    if (this.theatre.rig.takeMoved()) this.viewChanged = true;
  }

  private draw(): void {
    const { renderer, scenes, shared, theatre } = this;
    const { camera } = theatre.rig;
    if (theatre.empty) return;
    renderer.info.reset();
    const { x, y } = shared.uSize.value;
    const box = boxOf(this.around, camera, x, y);
    const forShadow = (on: boolean): void => theatre.forShadow(on);
    this.counted.shadowDrawn = this.pipeline.draw({ ...scenes, camera, box, forShadow });
    this.counted.drawCalls = renderer.info.render.calls;
    this.counted.triangles = renderer.info.render.triangles;
  }

  /** Resolves when nothing moves any more and that has been drawn; at once while nothing is drawn at all. */
  private rest(): Promise<void> {
    if (!this.theatre.busy && !this.frames.pending) return Promise.resolve();
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  /** Takes over from the quality what the materials need to know. */
  private dress(): void {
    const { fine, anisotropy } = QUALITY[this.quality];
    this.shared.fine.value = fine;
    if (this.patterns.anisotropy === anisotropy) return;
    this.patterns.anisotropy = anisotropy;
    this.patterns.needsUpdate = true;
  }

  /** Goes over to another quality. */
  private draws(quality: Quality): void {
    this.redress(quality);
    this.changed();
  }

  private redress(quality: Quality): void {
    this.quality = quality;
    this.sketches = false;
    this.dress();
    this.pipeline.configure(QUALITY[quality]);
    this.theatre.relight();
    this.measure();
  }

  /** Motion is too slow to be seen: draws with less care, until another quality is wanted. */
  private ease(): void {
    if (this.quality !== 'low') this.draws(this.quality === 'high' ? 'medium' : 'low');
  }

  /** Reports the size also when it begins to watch: that is no reason to draw everything again. */
  private resized(): void {
    const { clientWidth, clientHeight } = this.element;
    const pixel = QUALITY[this.quality].pixels(window.devicePixelRatio);
    const same = clientWidth === this.width && clientHeight === this.height;
    if (!same || pixel !== this.renderer.getPixelRatio()) this.resize();
  }

  private resize(): void {
    this.measure();
    this.changed();
  }

  private measure(): void {
    const { insets } = this.options;
    this.width = Math.max(1, this.element.clientWidth);
    this.height = Math.max(1, this.element.clientHeight);
    const pixel = QUALITY[this.quality].pixels(window.devicePixelRatio);
    this.renderer.setPixelRatio(pixel);
    this.renderer.setSize(this.width, this.height, false);
    this.pipeline.resize(this.canvas.width, this.canvas.height, pixel);
    this.theatre.rig.resize({ width: this.width, height: this.height, insets });
    this.viewChanged = true;
  }

  private readonly onLost = (event: Event): void => {
    // Without this the browser never gives it back.
    event.preventDefault();
    this.lost = true;
    this.frames.stop();
    this.finish();
    this.options.onLost?.(true);
  };

  private readonly onRestored = (): void => {
    this.lost = false;
    this.pipeline.shadowStale = true;
    this.frames.start();
    this.options.onLost?.(false);
  };
}

const sameInsets = (a: BoardOptions['insets'], b: BoardOptions['insets']): boolean =>
  a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
