import { MathUtils, PerspectiveCamera } from 'three';
import { mod } from '../geometry/circle.ts';
import { easeInOut, easeOut } from '../motion/easing.ts';
import type { Tweens } from '../motion/tweens.ts';
import { axes, fit, FOV, type CameraPose, type Frame, type Shot } from './framing.ts';

const TILT = [MathUtils.degToRad(8), MathUtils.degToRad(85)] as const;
/** How near and far one may zoom, in parts of the preset's distance. */
const ZOOM = [0.28, 1.7] as const;

const mix = (from: CameraPose, to: CameraPose, k: number): CameraPose => {
  const part = (key: keyof CameraPose): number => from[key] + (to[key] - from[key]) * k;
  return {
    azimuth: part('azimuth'),
    elevation: part('elevation'),
    distance: part('distance'),
    x: part('x'),
    y: part('y'),
  };
};

/** What a game tells of its camera. */
export interface CameraPlan<Preset extends string> {
  readonly shots: Readonly<Record<Preset, Shot>>;
  /** The preset that comes first. */
  readonly first: Preset;
  /** Milliseconds at normal speed: a zoom, a stop, a turn, a slow turn, a glide to a preset. */
  readonly lengths: {
    readonly quick: number;
    readonly move: number;
    readonly turn: number;
    readonly mostTurn: number;
    readonly scene: number;
  };
}

/** The camera on its orbit around the board. It glides by a tween and knows nothing of the page. */
export class CameraRig<Preset extends string> {
  readonly camera = new PerspectiveCamera(FOV, 1, 4, 140);
  private readonly plan: CameraPlan<Preset>;
  private preset: Preset;
  private frame: Frame = { width: 1, height: 1, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
  /** What the preset asks for from this side, and how far one has zoomed from it. */
  private home: CameraPose;
  private zoomed = 1;
  private now: CameraPose;
  private goal: CameraPose;
  private readonly tweens: Tweens;
  private moved = true;

  constructor(tweens: Tweens, plan: CameraPlan<Preset>) {
    this.tweens = tweens;
    this.plan = plan;
    this.preset = plan.first;
    this.home = this.fitted(Math.PI);
    this.goal = this.now = this.home;
    this.place();
  }

  /** Compass angle that the viewer stands at, now. */
  get azimuth(): number {
    return this.now.azimuth;
  }

  get elevation(): number {
    return this.now.elevation;
  }

  /** Has it moved since the last call? */
  takeMoved(): boolean {
    const { moved } = this;
    this.moved = false;
    return moved;
  }

  /** The screen has changed; the camera stays on the side where it is. */
  resize(frame: Frame): void {
    this.frame = frame;
    this.camera.aspect = frame.width / frame.height;
    const before = this.home;
    this.home = this.fitted(this.goal.azimuth);
    const { elevation } = this.goal;
    const tilted = Math.abs(elevation - before.elevation) > 1e-6;
    this.jump({ ...this.home, distance: this.home.distance * this.zoomed, ...(tilted && { elevation }) });
  }

  /** Glides to a preset, as seen from the side where it is going to be. */
  look(preset: Preset): void {
    this.preset = preset;
    this.zoomed = 1;
    this.home = this.fitted(this.goal.azimuth);
    this.glide(this.home, this.plan.lengths.scene);
  }

  /** Turns until this compass angle is in front, the shorter way. @param slowly as slowly as the ground turns */
  face(azimuth: number, slowly = false): void {
    const way = mod(azimuth - this.goal.azimuth + Math.PI, Math.PI * 2) - Math.PI;
    if (Math.abs(way) <= 1e-4) return;
    const goal = { ...this.goal, azimuth: this.goal.azimuth + way };
    if (slowly) this.glide(goal, this.plan.lengths.mostTurn, easeInOut);
    else this.glide(goal, this.plan.lengths.turn);
  }

  /** Turns no further; what else it was gliding to it still reaches. */
  hold(): void {
    const { azimuth } = this.now;
    if (this.goal.azimuth !== azimuth) this.glide({ ...this.goal, azimuth }, this.plan.lengths.move);
  }

  /** Follows the hand at once. */
  orbit(turn: number, tilt: number): void {
    const elevation = MathUtils.clamp(this.goal.elevation + tilt, ...TILT);
    this.jump({ ...this.goal, azimuth: this.goal.azimuth + turn, elevation });
  }

  zoom(factor: number): void {
    this.zoomed = MathUtils.clamp(this.zoomed * factor, ...ZOOM);
    this.glide({ ...this.goal, distance: this.home.distance * this.zoomed }, this.plan.lengths.quick);
  }

  private fitted(azimuth: number): CameraPose {
    const { points, elevation } = this.plan.shots[this.preset];
    return fit(points, azimuth, elevation, this.frame);
  }

  private glide(to: CameraPose, ms: number, ease = easeOut): void {
    const from = this.now;
    this.goal = to;
    this.tweens.run('camera', ms, ease, (k) => {
      this.now = mix(from, to, k);
      this.place();
    });
  }

  private jump(to: CameraPose): void {
    this.tweens.drop('camera');
    this.goal = this.now = to;
    this.place();
  }

  private place(): void {
    const { azimuth, elevation, distance, x, y } = this.now;
    const { width, height, insets } = this.frame;
    this.moved = true;
    const [right, up, back] = axes(azimuth, elevation);
    const { camera } = this;
    camera.position.copy(back).multiplyScalar(distance).addScaledVector(right, x).addScaledVector(up, y);
    camera.matrix.makeBasis(right, up, back).setPosition(camera.position);
    camera.quaternion.setFromRotationMatrix(camera.matrix);
    camera.near = Math.max(1, distance - 20);
    camera.far = distance + 24;
    // The free part of the screen may be off its centre.
    camera.setViewOffset(
      width,
      height,
      (insets.right - insets.left) / 2,
      (insets.bottom - insets.top) / 2,
      width,
      height,
    );
    camera.updateMatrixWorld();
  }
}
