// The mist over rings that are not to be seen yet: sheets of cloud, thinner where stone is near behind them.
import { BufferAttribute, BufferGeometry, DoubleSide, GLSL3, Mesh, ShaderMaterial } from 'three';
import { polar, type RingSize } from '../geometry/circle.ts';
import type { SharedUniforms } from '../shading/uniforms.ts';

const PARTS = 64;

/** Sheets over the walkway and around its edge. `aPlace`: across the sheet, height of the sheet, upright or not. */
function sheets({ inner, outer, floor }: RingSize): BufferGeometry {
  const positions: number[] = [];
  const places: number[] = [];
  const index: number[] = [];
  const sheet = (r0: number, y0: number, r1: number, y1: number, layer: number, upright: number): void => {
    const start = positions.length / 3;
    for (let i = 0; i <= PARTS; i++) {
      const angle = (i / PARTS) * Math.PI * 2;
      positions.push(...polar(angle, r0, y0).toArray(), ...polar(angle, r1, y1).toArray());
      places.push(0, layer, upright, 1, layer, upright);
      const k = start + i * 2;
      if (i < PARTS) index.push(k, k + 1, k + 3, k, k + 3, k + 2);
    }
  };
  for (const [i, up] of [0.2, 0.55, 0.95, 1.4, 1.9].entries()) {
    sheet(inner - 0.05, floor + up, outer + 0.45 - i * 0.16, floor + up - 0.1, i, 0);
  }
  for (const [i, off] of [0.6, 0.45, 0.3].entries())
    sheet(outer + off, floor - 1.7, outer + off - 0.3, floor + 1.9, i + 5, 1);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('aPlace', new BufferAttribute(new Float32Array(places), 3));
  geometry.setIndex(index);
  return geometry;
}

const VERTEX = /* glsl */ `
in vec3 aPlace;
out vec3 vPlace;
out vec3 vWorld;
out float vView;
void main() {
  vPlace = aPlace;
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vec4 view = viewMatrix * world;
  vView = -view.z;
  gl_Position = projectionMatrix * view;
}
`;

const FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D uPatterns;
uniform sampler2D uEngrave;
uniform vec2 uSize;
uniform float uPixel;
uniform float uTime;
uniform float uVeil;
in vec3 vPlace;
in vec3 vWorld;
in float vView;
out vec4 oPage;
void main() {
  float near = texture(uEngrave, gl_FragCoord.xy / uSize).w;
  float behind = near < 0.001 ? 9.0 : 10.0 / near - vView;
  if (behind <= 0.0) discard;
  vec2 q = vPlace.z > 0.5 ? vec2(atan(vWorld.x, vWorld.z) * 0.9, vWorld.y * 0.16) : vWorld.xz * 0.085;
  q += vPlace.y * 0.31;
  float wisp = texture(uPatterns, q + vec2(uTime * 0.009, -uTime * 0.005)).a * 0.62
    + texture(uPatterns, q * 2.3 - vec2(uTime * 0.013, 0.0)).a * 0.38;
  float shape = vPlace.z > 0.5
    ? smoothstep(0.0, 0.5, vPlace.x + (wisp - 0.5) * 0.7) * (1.0 - smoothstep(0.4, 0.95, vPlace.x - (wisp - 0.5) * 0.9))
    : smoothstep(0.0, 0.2, vPlace.x + (wisp - 0.5) * 0.5) * (1.0 - smoothstep(0.6, 1.0, vPlace.x - (wisp - 0.5) * 0.9));
  float thin = vPlace.z > 0.5 ? 0.0 : 0.035 * vPlace.y;
  float body = smoothstep(0.34 + thin, 0.56 + thin, wisp);
  float alpha = (0.28 + 0.72 * body) * shape * smoothstep(0.0, 0.5, behind) * 0.8;
  // It lifts in shreds: the thin parts go first.
  alpha *= smoothstep(1.0 - uVeil - 0.25, 1.0 - uVeil + 0.25, wisp * 0.7 + 0.15) * smoothstep(0.0, 0.1, uVeil);
  // Drawn with the burin: level lines that swell where the mist is thick, as in the sky.
  float line = abs(fract(gl_FragCoord.y / uPixel / 5.2) - 0.5) * 2.0;
  float drawn = 1.0 - smoothstep(0.0, 0.3, line - (0.2 + 0.55 * body));
  vec3 colour = mix(vec3(0.165, 0.185, 0.4), vec3(0.36, 0.4, 0.66), body * 0.75 + 0.25 * drawn);
  alpha *= mix(0.8, 1.0, drawn);
  oPage = vec4(colour * alpha, alpha);
}
`;

/** The mist over one ring. */
export class Mist {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;

  constructor(ring: RingSize, shared: SharedUniforms) {
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
      side: DoubleSide,
    });
    const { uPatterns, uEngrave, uSize, uPixel, uTime } = shared;
    Object.assign(material.uniforms, { uPatterns, uEngrave, uSize, uPixel, uTime, uVeil: { value: 1 } });
    this.mesh = new Mesh(sheets(ring), material);
  }

  /** 1 hides the ring, 0 is clear air. */
  set veil(k: number) {
    this.mesh.material.uniforms['uVeil'].value = k;
    this.mesh.visible = k > 0.01;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
