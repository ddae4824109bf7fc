// Paints the pixels, in two pictures: colour with coverage, and what the engraver needs: normal, light of its own (or
// mist, below zero), and nearness.
import { PATTERN } from '../geometry/paint.ts';
import { CHANNELS, float, movingLights, range } from './common.ts';
import { MOST_SECTORS, type Scenery } from './uniforms.ts';

/** How a pixel of a marked space is painted. */
const MARKS = /* glsl */ `
uniform vec3 uMarks[${MOST_SECTORS}];
uniform vec4 uActive;
in vec4 vEdges;

/** Light of a marked space: x within, strongest towards its edge, y the line along the edge. */
vec2 tileLight() {
  float border = min(min(vEdges.x, vEdges.y), min(vEdges.z, vEdges.w));
  float pixel = fwidth(border) + 1e-4;
  float edge = smoothstep(0.04 - pixel, 0.04 + pixel, border) * (1.0 - smoothstep(0.12 - pixel, 0.12 + pixel, border));
  return vec2(0.7 + 0.3 / (1.0 + border * 5.0), edge);
}

void markSpaces(inout vec3 shown, inout float own) {
  vec3 mark = uMarks[vSector];
  if (mark.x + mark.y + mark.z > 0.003) {
    vec2 tile = tileLight();
    float carved = smoothstep(0.06, 0.3, vColour.r);
    shown = mix(shown, shown * vec3(0.45, 0.28, 0.14) + vec3(0.98, 0.7, 0.38) * (0.45 + 0.2 * carved), mark.x * tile.x);
    shown = mix(shown, shown * vec3(0.85, 0.3, 0.36) + vec3(0.34, 0.05, 0.1), mark.y * tile.x * 0.8);
    shown = mix(shown, vec3(1.0, 0.88, 0.66), tile.y * mark.x);
    shown = mix(shown, vec3(0.86, 0.13, 0.2), tile.y * mark.y);
    shown = mix(shown, vec3(1.0, 0.93, 0.8), mark.z * max(0.16, tile.y));
    own = max(own, max(mark.x * (0.3 + 0.55 * tile.y), mark.y * 0.5 * tile.y));
  }
  // The ring under the figure whose turn it is.
  float off = length(vWorld.xz - uActive.xz);
  if (off < uActive.w * 1.3 && abs(vWorld.y - uActive.y) < 0.2) {
    float pixel = fwidth(off);
    float ring = 1.0 - smoothstep(0.04, 0.04 + pixel, abs(off - uActive.w));
    ring = max(ring, 0.7 * (1.0 - smoothstep(0.015, 0.015 + pixel, abs(off - uActive.w * 1.17))));
    shown = mix(shown, vec3(1.0, 0.85, 0.58), ring);
    own = max(own, ring);
  }
}
`;

/** How much mist creeps at a pixel, by its distance from the axis. */
const creeping = (creeps: Scenery['creeps']): string =>
  creeps
    .map(
      ({ wall, out, up }) =>
        `(1.0 - smoothstep(${range(out)}, r)) * step(${float(wall)}, r) * (1.0 - smoothstep(${range(up)}, vWorld.y))`,
    )
    .reduce((sum, one) => `max(${sum}, ${one})`, '0.0');

export const stoneFragment = ({ lights, mist, creeps }: Scenery): string => /* glsl */ `
precision highp float;
${CHANNELS}
layout(location = 0) out vec4 oColour;
layout(location = 1) out vec4 oEngrave;
uniform sampler2D uPatterns;
uniform float uTime;
uniform float uFloor;
in vec3 vColour;
in float vEmit;
in float vMoon;
in vec3 vLight;
in vec3 vWorld;
in vec3 vLocal;
in vec2 vUv;
in vec4 vEngrave;
flat in int vChannel;
flat in int vPattern;
flat in int vSector;

const vec3 MOON = vec3(0.5, 0.52, 1.0) * 0.72;
const vec3 FOG = vec3(0.235, 0.27, 0.53);

/** From linear light to what a screen is sent. */
vec3 paper(vec3 x) {
  vec3 a = sqrt(clamp(x, 0.0, 1.0)), b = sqrt(a), c = sqrt(b);
  return max(vec3(0.0), 0.662 * a + 0.6841 * b - 0.3236 * c - 0.0225 * x);
}

/** The shoulder of a film: light burns out slowly. */
vec3 film(vec3 x) {
  x *= 0.9;
  return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
}

#ifdef FINE
precision highp sampler2DShadow;
uniform sampler2DShadow uShadow;
uniform float uShadowed;
in vec3 vShadow;
${movingLights(lights)}
float moonlight() {
  if (uShadowed < 0.5 || vMoon <= 0.0 || any(greaterThan(abs(vShadow.xy - 0.5), vec2(0.5)))) return vMoon;
  float far = 0.75 / uShadowed, near = far * 0.4, z = vShadow.z - 0.0012;
  return vMoon * 0.25 * (texture(uShadow, vec3(vShadow.xy + vec2(-far, -near), z)) + texture(uShadow, vec3(vShadow.xy + vec2(near, -far), z))
    + texture(uShadow, vec3(vShadow.xy + vec2(far, near), z)) + texture(uShadow, vec3(vShadow.xy + vec2(-near, far), z)));
}

/** The normal back from the octahedron; nothing that matters looks down. */
vec3 normalHere() {
  return normalize(vec3(vEngrave.x, max(0.0, 1.0 - abs(vEngrave.x) - abs(vEngrave.y)), vEngrave.y));
}
#endif

#ifdef WALKED
${MARKS}
#endif

void main() {
  vec4 drawn = texture(uPatterns, vUv);
  float pattern = vPattern == ${PATTERN.bricks} ? drawn.r : vPattern == ${PATTERN.slab} ? drawn.g : vPattern == ${PATTERN.scales} ? drawn.b : vPattern == ${PATTERN.rough} ? drawn.a : 0.5;
  #ifdef FINE
  vec3 light = vLight + MOON * moonlight() + movingLight(vWorld, normalHere());
  float wisp = texture(uPatterns, vWorld.xz * 0.043 + vec2(uTime * 0.006, uTime * 0.0023)).a;
  float drift = texture(uPatterns, vLocal.xy * 0.16 + vec2(uTime * 0.013, -uTime * 0.031)).a;
  #else
  vec3 light = vLight + MOON * vMoon;
  float wisp = drawn.a, drift = drawn.a;
  #endif
  // What shines is painted, not lit: its colour must not burn out.
  vec3 shining = vColour;
  if (vChannel == CHANNEL_FILM) {
    float high = clamp((vLocal.y - uFloor) / 2.2, 0.0, 1.0);
    shining = mix(vec3(0.48, 1.0, 0.79), vec3(0.015, 0.16, 0.15), smoothstep(0.0, 1.0, high * 1.15 + (drift - 0.5) * 0.9));
  }
  vec3 shown = paper(mix(film(vColour * (0.3 + 1.4 * pattern) * light), shining, vEmit));
  float own = vEmit;
  #ifdef WALKED
  if (vChannel == CHANNEL_TILE) markSpaces(shown, own);
  #endif

  // Mist creeps at the foot of walls, and swallows the ground.
  float mist = smoothstep(${range(mist)}, vWorld.y + (wisp - 0.5) * 1.3) * 0.92;
  #ifdef WALKED
  float r = length(vWorld.xz);
  float foot = ${creeping(creeps)};
  mist = max(mist, foot * smoothstep(0.3, 0.72, wisp) * 0.75);
  #endif
  // What fades away has no outline.
  mist = max(mist, 1.0 - vEngrave.z) * (1.0 - own);
  shown = mix(shown, FOG * (0.72 + 0.5 * wisp), mist);
  oColour = vec4(shown * vEngrave.z, vEngrave.z);
  oEngrave = vec4(vEngrave.xy, mist > own ? -mist : own, 10.0 / vEngrave.w);
}
`;
