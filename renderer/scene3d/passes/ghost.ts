import { GLSL3, Mesh, ShaderMaterial, type BufferGeometry } from 'three';
import type { SharedUniforms } from '../shading/uniforms.ts';

/** A figure behind stone: shines through as a few strokes of candle light. */
export class FigureGhost {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;

  constructor(geometry: BufferGeometry, shared: SharedUniforms) {
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: /* glsl */ `
out float vView;
out vec3 vN;
void main() {
  vec4 view = modelViewMatrix * vec4(position, 1.0);
  vView = -view.z;
  vN = normalMatrix * normal.xyz;
  gl_Position = projectionMatrix * view;
}`,
      fragmentShader: /* glsl */ `
precision highp float;
uniform sampler2D uEngrave;
uniform vec2 uSize;
uniform float uPixel;
in float vView;
in vec3 vN;
out vec4 oPage;
void main() {
  float near = texture(uEngrave, gl_FragCoord.xy / uSize).w;
  // Only where stone is clearly in front of it.
  if (near < 0.001 || 10.0 / near > vView - 0.45) discard;
  vec2 p = gl_FragCoord.xy / uPixel;
  float line = 1.0 - smoothstep(0.25, 0.45, abs(fract((p.x * 0.62 + p.y) / 4.6) - 0.5) * 2.0);
  float rim = pow(1.0 - abs(normalize(vN).z), 2.0);
  float alpha = max(line * 0.5, rim * 0.8);
  oPage = vec4(vec3(1.0, 0.79, 0.57) * alpha, alpha);
}`,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: true,
    });
    Object.assign(material.uniforms, {
      uEngrave: shared.uEngrave,
      uSize: shared.uSize,
      uPixel: shared.uPixel,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.visible = false;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.material.dispose();
  }
}
