import {
  DepthTexture,
  GLSL3,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  OrthographicCamera,
  ShaderMaterial,
  UnsignedIntType,
  WebGLRenderTarget,
  type Scene,
  type WebGLRenderer,
} from 'three';
import { MOVED } from './common.ts';
import type { OwnUniforms, SharedUniforms } from './uniforms.ts';

/** From the cube of the view to the square of the texture. */
const TO_TEXTURE = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);

/** Draws nothing but depth, moved as the stone is. */
export function shadowMaterial(shared: SharedUniforms, own: OwnUniforms): ShaderMaterial {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: /* glsl */ `${MOVED}
void main() {
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(moved(int(aMatter.x + 0.5)), 1.0);
}`,
    fragmentShader: /* glsl */ `out vec4 oNothing; void main() { oNothing = vec4(0.0); }`,
    colorWrite: false,
  });
  Object.assign(material.uniforms, shared, own);
  return material;
}

/** The moon's shadow map. It is drawn again only on request. */
export class MoonShadow {
  private target: WebGLRenderTarget | null = null;
  private readonly camera: OrthographicCamera;
  private readonly shared: SharedUniforms;

  constructor(shared: SharedUniforms) {
    this.shared = shared;
    const { reach } = shared.scenery.value.shadow;
    this.camera = new OrthographicCamera(-reach, reach, reach, -reach, 1, 50);
  }

  /** Side of the map in pixels; 0 for no shadow. */
  resize(size: number): void {
    if ((this.target?.width ?? 0) === size) return;
    this.dispose();
    if (size > 0) {
      const depth = new DepthTexture(size, size, UnsignedIntType);
      depth.compareFunction = LessEqualCompare;
      depth.magFilter = depth.minFilter = LinearFilter;
      this.target = new WebGLRenderTarget(size, size, { depthTexture: depth });
    }
    this.shared.uShadow.value = this.target?.depthTexture ?? null;
    this.shared.uShadowed.value = size;
  }

  get on(): boolean {
    return this.target !== null;
  }

  draw(renderer: WebGLRenderer, scene: Scene): void {
    if (this.target === null) return;
    const { middle } = this.shared.scenery.value.shadow;
    this.camera.position.copy(this.shared.uMoon.value).multiplyScalar(25).add(middle);
    this.camera.lookAt(middle);
    this.camera.updateMatrixWorld();
    this.shared.uShadowMatrix.value
      .copy(TO_TEXTURE)
      .multiply(this.camera.projectionMatrix)
      .multiply(this.camera.matrixWorldInverse);
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.camera);
  }

  dispose(): void {
    this.target?.depthTexture?.dispose();
    this.target?.dispose();
    this.target = null;
    this.shared.uShadow.value = null;
  }
}
