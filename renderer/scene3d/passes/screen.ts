import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  OrthographicCamera,
  Scene,
  type ShaderMaterial,
  type WebGLRenderer,
} from 'three';

/** One triangle that covers the screen, drawn with any material. */
export class ScreenPass {
  private readonly geometry = new BufferGeometry();
  private readonly mesh: Mesh;
  private readonly scene = new Scene();
  private readonly camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor() {
    this.geometry.setAttribute(
      'position',
      new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
    );
    this.mesh = new Mesh(this.geometry);
    this.mesh.frustumCulled = false;
    this.scene.add(this.mesh);
    this.scene.matrixWorldAutoUpdate = false;
  }

  /** Draws into the target that is set. */
  draw(renderer: WebGLRenderer, material: ShaderMaterial): void {
    this.mesh.material = material;
    renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    this.geometry.dispose();
  }
}

/** For materials of a `ScreenPass`. */
export const SCREEN_VERTEX = /* glsl */ `
out vec2 vUv;
void main() {
  vUv = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;
