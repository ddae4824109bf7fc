// GLSL that the materials have in common.
import { CHANNEL } from '../geometry/paint.ts';

/** The channels of geometry/paint.ts by name. */
export const CHANNELS = Object.entries(CHANNEL)
  .map(([name, number]) => `#define CHANNEL_${name.toUpperCase()} ${number}`)
  .join('\n');

/** Numbers as shaders write them. */
export const float = (x: number): string => x.toFixed(4);
export const range = ([from, to]: readonly [number, number]): string => `${float(from)}, ${float(to)}`;

/** Moves what moves within a geometry; for the stone itself and for its shadow. */
export const MOVED = /* glsl */ `
${CHANNELS}
in vec4 aPaint;
in vec4 aMatter;
in vec4 aLight;
uniform float uTime;
uniform float uLit;
uniform float uFold;
uniform float uFloor;

float flicker(float phase) {
  float t = uTime * 6.2831 + phase * 41.0;
  return 1.0 + 0.12 * sin(t * 1.3) + 0.08 * sin(t * 2.9 + 1.0);
}

vec3 moved(int channel) {
  vec3 p = position;
  if (channel == CHANNEL_FLAME) {
    // Burns down to nothing when the ring goes dark, and leans with the draught.
    float high = aLight.z;
    p.y += high * (flicker(aLight.w) * smoothstep(0.0, 0.7, uLit) - 1.0);
    float lean = sin(uTime * 4.1 + aLight.w * 37.0) * high * high * 0.9;
    p.xz += vec2(lean, lean * 0.6);
  }
  if (channel == CHANNEL_ARCH || channel == CHANNEL_FILM) p.y = mix(p.y, uFloor + (p.y - uFloor) * 0.05, uFold);
  return p;
}
`;

/** Lights that move, and what they give to a surface. */
export const movingLights = (count: number): string => /* glsl */ `
uniform vec4 uLightAt[${count}];
uniform vec3 uLightColour[${count}];

vec3 movingLight(vec3 at, vec3 n) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < ${count}; i++) {
    vec3 to = uLightAt[i].xyz - at;
    float square = dot(to, to);
    float fade = max(0.0, 1.0 - square / (uLightAt[i].w * uLightAt[i].w));
    sum += uLightColour[i] * (fade * fade * max(0.0, dot(n, to) * inversesqrt(square) * 0.8 + 0.2) / (square + 0.35));
  }
  return sum;
}
`;
