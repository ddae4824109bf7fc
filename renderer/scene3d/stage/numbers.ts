import { Vector3, type BufferAttribute } from 'three';
import type { Plate, Plates } from '../geometry/numbers.ts';
import { Solid } from '../shading/solid.ts';
import type { SharedUniforms } from '../shading/uniforms.ts';

const UPWARDS = new Vector3(0, 1, 0);

/**
 * The numbers of spaces on rims. They stand still while rings turn: a space is where it is, and what stands on a ring is
 * carried past. Each looks to the viewer's side, so that no 6 is ever read as a 9.
 */
export class Numbers<Ring extends string> {
  readonly solid: Solid;
  readonly plates: readonly Plate<Ring>[];
  private readonly shape: Float32Array;
  private readonly at = new Vector3();
  private azimuth: number | null = null;

  constructor({ plates, geometry }: Plates<Ring>, shared: SharedUniforms) {
    this.plates = plates;
    this.shape = Float32Array.from(geometry.attributes['position'].array);
    this.solid = new Solid(geometry, shared, undefined, false, false);
    // They lie all around, and move within the geometry.
    this.solid.mesh.frustumCulled = false;
  }

  /** Turns the numbers to a viewer at this compass angle. */
  face(azimuth: number): void {
    if (azimuth === this.azimuth) return;
    this.azimuth = azimuth;
    const turn = Math.PI - azimuth;
    const { mesh } = this.solid;
    mesh.rotation.y = turn;
    const position = mesh.geometry.attributes['position'] as BufferAttribute;
    for (const { at, from, to } of this.plates) {
      // The mesh turns all of it; where the numbers are is turned back.
      const { x, y, z } = this.at.copy(at).applyAxisAngle(UPWARDS, -turn);
      for (let i = from; i < to; i++) {
        position.setXYZ(i, this.shape[i * 3] + x, this.shape[i * 3 + 1] + y, this.shape[i * 3 + 2] + z);
      }
    }
    position.needsUpdate = true;
  }

  dispose(): void {
    this.solid.dispose();
    this.solid.mesh.geometry.dispose();
  }
}
