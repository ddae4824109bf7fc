import { Group, type BufferGeometry } from 'three';
import { stepOf, type Division, type RingSize } from '../geometry/circle.ts';
import { easeInOut } from '../motion/easing.ts';
import type { Tweens } from '../motion/tweens.ts';
import { Solid } from '../shading/solid.ts';
import type { SharedUniforms } from '../shading/uniforms.ts';

/** Lights of a ground that change softly. */
export type GroundLight = 'uLit' | 'uFocus' | 'uStairs' | 'uFilm' | 'uRim' | 'uHearth' | 'uFold';

/** A ring that is walked on and can turn, with everything that turns with it. */
export class GroundNode {
  readonly group = new Group();
  /** Compass angle of its first sector, now. */
  angle = 0;
  /** All that is solid; geometries are of this ring alone. */
  readonly solids: readonly Solid[];
  protected readonly name: string;
  protected readonly stone: Solid;
  protected readonly tweens: Tweens;
  private readonly goals = new Map<string, number>();
  /** The marks as they were set last. */
  private marked = '';

  constructor(
    name: string,
    geometry: BufferGeometry,
    { inner, outer, rim, floor }: RingSize,
    sectors: Division,
    shared: SharedUniforms,
    tweens: Tweens,
  ) {
    this.name = name;
    this.tweens = tweens;
    this.stone = new Solid(geometry, shared, undefined, true);
    this.solids = [this.stone];
    this.stone.own.uFloor.value = floor;
    this.stone.own.uWalk.value.set(inner, outer - rim, stepOf(sectors));
    this.group.add(this.stone.mesh);
  }

  turnTo(angle: number): void {
    this.angle = angle;
    this.group.rotation.y = -angle;
  }

  light(name: GroundLight): number {
    return this.stone.own[name].value;
  }

  /** Changes a light over `ms`. */
  fade(name: GroundLight, to: number, ms: number): void {
    const key = `${this.name}:${name}`;
    if (this.goals.get(key) === to && (ms > 0 || !this.tweens.has(key))) return;
    this.goals.set(key, to);
    const uniform = this.stone.own[name];
    const from = uniform.value;
    this.tweens.run(key, from === to ? 0 : ms, easeInOut, (k) => (uniform.value = from + (to - from) * k));
  }

  /** Marks of the spaces: reachable and danger by sector from the first, softly. */
  mark(reachable: readonly number[], danger: readonly number[], ms: number): void {
    const marks = this.stone.own.uMarks.value;
    const key = `${this.name}:marks ${reachable.join()} ${danger.join()}`;
    if (this.marked === key) return;
    this.marked = key;
    const from = marks.map(({ x, y }) => [x, y] as const);
    this.tweens.run(`${this.name}:marks`, ms, easeInOut, (k) => {
      marks.forEach((mark, i) => {
        mark.x = from[i][0] + ((reachable.includes(i) ? 1 : 0) - from[i][0]) * k;
        mark.y = from[i][1] + ((danger.includes(i) ? 1 : 0) - from[i][1]) * k;
      });
    });
  }

  /** Draws a space as pointed at, or none. */
  hoverSpace(sector: number | null): void {
    this.stone.own.uMarks.value.forEach((mark, i) => (mark.z = i === sector ? 1 : 0));
  }

  /** Draws parts as pointed at. */
  hoverParts(stairs: boolean, gate: boolean, door: boolean): void {
    this.stone.own.uHoverPart.value.set(stairs ? 1 : 0, gate ? 1 : 0, door ? 1 : 0);
  }

  dispose(): void {
    for (const solid of this.solids) {
      solid.dispose();
      solid.mesh.geometry.dispose();
    }
    this.group.removeFromParent();
  }
}
