import { Vector3, type Color } from 'three';
import type { SharedUniforms } from '../shading/uniforms.ts';

/** Directions of moon and key as seen by the viewer: to the right, up, towards the viewer. */
const MOON_FROM = new Vector3(-0.8, 0.84, -0.16).normalize();
const KEY_FROM = new Vector3(0.64, 0.42, 0.66).normalize();

/** Sets lights that are not baked. */
export class SceneLights {
  /** The viewer's own directions on the ground. */
  readonly right = new Vector3();
  readonly back = new Vector3();
  private readonly shared: SharedUniforms;

  constructor(shared: SharedUniforms) {
    this.shared = shared;
  }

  /** @param azimuth compass angle of the viewer: the board turns before the moon, which stays where the sky has it */
  face(azimuth: number): void {
    this.back.set(Math.sin(azimuth), 0, -Math.cos(azimuth));
    this.right.set(-Math.cos(azimuth), 0, -Math.sin(azimuth));
    this.turned(MOON_FROM, this.shared.uMoon.value);
    this.turned(KEY_FROM, this.shared.uKey.value);
  }

  /** Sets one of the moving lights. */
  set(place: number, at: Vector3, reach: number, colour: Color, power: number): void {
    this.shared.uLightAt.value[place].set(at.x, at.y, at.z, reach);
    this.shared.uLightColour.value[place].copy(colour).multiplyScalar(power);
  }

  /** Draws a ring on the floor under the figure whose turn it is; none with a radius of 0. */
  encircle({ x, y, z }: Vector3, radius: number): void {
    this.shared.uActive.value.set(x, y, z, radius);
  }

  private turned({ x, y, z }: Vector3, out: Vector3): void {
    out.set(0, y, 0).addScaledVector(this.right, x).addScaledVector(this.back, z);
  }
}
