import { Mesh, type BufferGeometry, type ShaderMaterial } from 'three';
import { shadowMaterial } from './shadow.ts';
import { stoneMaterial } from './stone.ts';
import { ownUniforms, type OwnUniforms, type SharedUniforms } from './uniforms.ts';

/** Something solid: a mesh with a material to be seen and one for its shadow, both with uniforms of its own. */
export class Solid {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly own: OwnUniforms;
  private seen: ShaderMaterial;
  private readonly shared: SharedUniforms;
  private readonly walked: boolean;
  private readonly cast: ShaderMaterial | null;

  /**
   * @param own taken over from another solid, so that both always look alike
   * @param shadow whether it casts one
   */
  constructor(
    geometry: BufferGeometry,
    shared: SharedUniforms,
    own: OwnUniforms = ownUniforms(),
    walked = false,
    shadow = true,
  ) {
    this.own = own;
    this.shared = shared;
    this.walked = walked;
    this.seen = stoneMaterial(shared, own, walked, shared.fine.value);
    this.cast = shadow ? shadowMaterial(shared, own) : null;
    this.mesh = new Mesh(geometry, this.seen);
  }

  /** Takes over from the shared uniforms how finely it is lit. */
  relight(): void {
    this.seen.dispose();
    this.seen = stoneMaterial(this.shared, this.own, this.walked, this.shared.fine.value);
    this.mesh.material = this.seen;
  }

  /** Draws depth only, or nothing where there is no shadow. */
  forShadow(on: boolean): void {
    if (this.cast === null) this.mesh.layers.set(on ? 1 : 0);
    else this.mesh.material = on ? this.cast : this.seen;
  }

  /** Takes it off the stage. Its geometry is left to the caller. */
  dispose(): void {
    this.mesh.removeFromParent();
    this.seen.dispose();
    this.cast?.dispose();
  }
}
