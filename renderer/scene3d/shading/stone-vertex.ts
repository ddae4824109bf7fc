// Moves and lights the vertices. Stone is flat, so light falls on its corners; only lights that move, and shadows, are
// looked at for every pixel, and only where `FINE` says so.
import { EVERYWHERE } from '../geometry/paint.ts';
import { MOVED, movingLights, range } from './common.ts';
import { PATTERN_SPAN } from './patterns.ts';
import type { Scenery } from './uniforms.ts';

export const stoneVertex = ({ lights, fades }: Scenery): string => /* glsl */ `
${MOVED}
${movingLights(lights)}
uniform float uStairs;
uniform float uFilm;
uniform float uRim;
uniform float uFocus;
uniform float uLantern;
uniform float uHearth;
uniform vec3 uCloth;
uniform vec3 uBadge;
uniform vec3 uLock;
uniform float uHover;
uniform vec3 uHoverPart;
uniform vec3 uMoon;
uniform vec3 uKey;
uniform mat4 uShadowMatrix;
out vec3 vColour;
out float vEmit;
out float vMoon;
out vec3 vLight;
out vec3 vWorld;
out vec3 vLocal;
out vec2 vUv;
out vec4 vEngrave;
#ifdef FINE
out vec3 vShadow;
#endif
#ifdef WALKED
uniform vec3 uWalk;
/** How far it is to the four edges of the space: the sides, inwards and outwards. */
out vec4 vEdges;
#endif
flat out int vChannel;
flat out int vPattern;
flat out int vSector;

/** What shines at times, when it does not: stone. */
const vec3 DULL = vec3(0.36, 0.32, 0.4);
const vec3 KEY = vec3(1.0, 0.43, 0.24) * 0.46;
const vec3 SKY = vec3(0.27, 0.22, 0.76) * 0.24;
const vec3 EARTH = vec3(0.16, 0.05, 0.15) * 0.42;
const vec3 CANDLE = vec3(1.0, 0.43, 0.12);
const vec3 VERDIGRIS = vec3(0.13, 0.72, 0.5);

void paintOver(float emit) {
  if (vChannel == CHANNEL_WINDOW) vEmit = emit * uLit;
  else if (vChannel == CHANNEL_FLAME) vEmit = emit * smoothstep(0.0, 0.3, uLit);
  else if (vChannel == CHANNEL_STAIRS) {
    vEmit = emit * max(uStairs, uHoverPart.x * 0.85);
    vColour = mix(DULL, vColour, vEmit);
  }
  else if (vChannel == CHANNEL_RIM) {
    vEmit = emit * uRim;
    vColour = mix(DULL, vColour, uRim);
  }
  else if (vChannel == CHANNEL_FILM) vEmit = emit * max(uFilm, uHoverPart.y);
  else if (vChannel == CHANNEL_GLOW) vEmit = emit;
  else if (vChannel == CHANNEL_LANTERN) vEmit = emit * uLantern;
  else if (vChannel == CHANNEL_HEARTH) vEmit = emit * max(uHearth, uHoverPart.z * 0.7);
  else if (vChannel == CHANNEL_LOCK) { vColour = uLock * (1.0 + uHoverPart.z); vEmit = emit; }
  else if (vChannel == CHANNEL_CLOTH) vColour *= uCloth;
  else if (vChannel == CHANNEL_BADGE) vColour *= uBadge;
  else if (vChannel == CHANNEL_ARCH) vColour *= 1.0 + uHoverPart.y * 0.35;
}

void main() {
  vChannel = int(aMatter.x + 0.5);
  vPattern = int(aMatter.y + 0.5);
  vSector = int(aMatter.z + 0.5);
  vColour = aPaint.rgb * aPaint.rgb;
  vEmit = 0.0;
  paintOver(aMatter.w / 255.0);
  vColour *= aPaint.a * 1.25;
  vLocal = moved(vChannel);
  vUv = uv / float(${PATTERN_SPAN});

  vec4 world = modelMatrix * vec4(vLocal, 1.0);
  vWorld = world.xyz;
  vec3 n = normalize(mat3(modelMatrix) * normal.xyz);
  vMoon = max(dot(n, uMoon), 0.0);
  vLight = KEY * max(dot(n, uKey) * 0.9 + 0.1, 0.0) + mix(EARTH, SKY, n.y * 0.5 + 0.5);
  // All but the ring of the current turn recede: cooler and darker.
  float focus = vSector == ${EVERYWHERE} ? 1.0 : uFocus;
  vec3 back = mix(vec3(0.4, 0.44, 0.6), vec3(1.0), focus);
  vLight *= back;
  vMoon *= back.y;
  if (vChannel != CHANNEL_FLAME) vLight += CANDLE * aLight.x * 2.6 * uLit * mix(0.55, 1.0, focus) + VERDIGRIS * aLight.y * 1.5 * uFilm;
  #ifndef WALKED
  // Figures are lit from the viewer too, and a cold edge parts them from the stone behind.
  float facing = max(dot(n, normalize(cameraPosition - vWorld)), 0.0);
  vLight += vec3(0.3, 0.26, 0.34) * facing + vec3(0.35, 0.42, 0.9) * pow(1.0 - facing, 2.5);
  vLight += vec3(1.0, 0.8, 0.5) * (0.35 + 1.6 * pow(1.0 - facing, 1.5)) * uHover;
  #endif
  #ifndef FINE
  vLight += movingLight(vWorld, n);
  #endif
  #ifdef FINE
  vShadow = (uShadowMatrix * vec4(vWorld + n * 0.05, 1.0)).xyz;
  #endif
  #ifdef WALKED
  float r = length(vLocal.xz);
  float sector = atan(vLocal.x, -vLocal.z) / uWalk.z - aMatter.z;
  float along = (sector - floor(sector / (6.2831853 / uWalk.z) + 0.5) * (6.2831853 / uWalk.z)) * uWalk.z * r;
  float half_ = uWalk.z * r * 0.5 - 0.02;
  vEdges = vec4(half_ - along, half_ + along, r - uWalk.x - 0.03, uWalk.y - r);
  #endif

  vec4 view = viewMatrix * world;
  // The normal on an octahedron as seen from above, how much of the rock is still there, and nearness.
  float around = atan(vWorld.x, vWorld.z);
  float away = length(vWorld.xz) + sin(around * 3.0) * 0.5 + sin(around * 7.0 + 1.0) * 0.35;
  float cover = (1.0 - smoothstep(${range(fades.out)}, away)) * (1.0 - smoothstep(${range(fades.down)}, vWorld.y));
  vEngrave = vec4(n.xz / (abs(n.x) + abs(n.y) + abs(n.z)), cover, -view.z);
  gl_Position = projectionMatrix * view;
}
`;
