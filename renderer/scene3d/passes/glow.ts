import {
  GLSL3,
  LinearFilter,
  NoBlending,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { SCREEN_VERTEX, type ScreenPass } from './screen.ts';

/** Takes what shines, small. */
const TAKE = /* glsl */ `
precision highp float;
uniform sampler2D uColour;
uniform sampler2D uEngrave;
uniform vec2 uStep;
in vec2 vUv;
out vec4 oGlow;
vec3 at(vec2 off) {
  vec2 uv = vUv + off * uStep;
  return texture(uColour, uv).rgb * smoothstep(0.15, 0.9, texture(uEngrave, uv).z);
}
void main() {
  oGlow = vec4((at(vec2(-0.25)) + at(vec2(0.25)) + at(vec2(-0.25, 0.25)) + at(vec2(0.25, -0.25))) * 0.25, 1.0);
}
`;

/** Spreads it in one direction; `taps` is odd. */
const blur = (taps: number): string => /* glsl */ `
precision highp float;
uniform sampler2D uColour;
uniform vec2 uStep;
in vec2 vUv;
out vec4 oGlow;
void main() {
  vec3 sum = vec3(0.0);
  float weight = 0.0;
  for (int i = 0; i < ${taps}; i++) {
    float off = float(i) - float(${(taps - 1) / 2});
    float w = exp(-off * off / ${((taps / 2.6) ** 2).toFixed(2)});
    sum += texture(uColour, vUv + uStep * off).rgb * w;
    weight += w;
  }
  oGlow = vec4(sum / weight, 1.0);
}
`;

const material = (fragmentShader: string): ShaderMaterial =>
  new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SCREEN_VERTEX,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    uniforms: { uColour: { value: null }, uEngrave: { value: null }, uStep: { value: new Vector2() } },
  });

/** The halo of everything that shines: a small picture, blurred in two directions. */
export class Glow {
  private readonly one = new WebGLRenderTarget(1, 1, { depthBuffer: false, magFilter: LinearFilter });
  private readonly other = new WebGLRenderTarget(1, 1, { depthBuffer: false, magFilter: LinearFilter });
  private readonly take = material(TAKE);
  private readonly spread: ShaderMaterial;

  constructor(taps: number) {
    this.spread = material(blur(taps));
  }

  get texture(): Texture {
    return this.one.texture;
  }

  resize(width: number, height: number): void {
    this.one.setSize(Math.max(1, width), Math.max(1, height));
    this.other.setSize(Math.max(1, width), Math.max(1, height));
  }

  draw(renderer: WebGLRenderer, screen: ScreenPass, colour: Texture, engrave: Texture): void {
    const { width, height } = this.one;
    const step = (
      pass: ShaderMaterial,
      target: WebGLRenderTarget,
      from: Texture,
      x: number,
      y: number,
    ): void => {
      pass.uniforms['uColour'].value = from;
      pass.uniforms['uStep'].value.set(x / width, y / height);
      renderer.setRenderTarget(target);
      screen.draw(renderer, pass);
    };
    this.take.uniforms['uEngrave'].value = engrave;
    step(this.take, this.one, colour, 1, 1);
    step(this.spread, this.other, this.one.texture, 1, 0);
    step(this.spread, this.one, this.other.texture, 0, 1);
  }

  dispose(): void {
    this.one.dispose();
    this.other.dispose();
    this.take.dispose();
    this.spread.dispose();
  }
}
