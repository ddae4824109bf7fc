// Makes an engraving of the two pictures: ink along depth and normals, hatching in the shadows, halos of what shines.
import { GLSL3, NoBlending, ShaderMaterial, Vector2, type Texture } from 'three';
import { SCREEN_VERTEX } from './screen.ts';

/** CSS pixels between two lines of hatching, and the reach of the outline. */
const HATCH = 4.6;
const INK = 0.85;

const fragment = (fine: boolean): string => /* glsl */ `
precision highp float;
uniform sampler2D uColour;
uniform sampler2D uEngrave;
uniform sampler2D uGlow;
uniform vec2 uSize;
uniform float uPixel;
in vec2 vUv;
out vec4 oPage;

const vec3 INK = vec3(0.043, 0.034, 0.09);

vec4 at(vec2 off) {
  return texture(uEngrave, vUv + off / uSize);
}

float hatch(float slope, float width) {
  vec2 p = vUv * uSize / uPixel;
  float line = abs(fract((p.x * slope + p.y) / ${HATCH.toFixed(1)}) - 0.5) * 2.0;
  float soft = 0.5 / uPixel;
  return (1.0 - smoothstep(width - soft * 0.5, width + soft * 0.5, line)) * step(0.02, width);
}

/** What five values in a row have of an edge: nothing where they are even, all of it also in its very middle. */
float step5(float a2, float a, float here, float b, float b2) {
  return max(abs(a + b - 2.0 * here), abs(a - b) - abs(a2 - a) - abs(b - b2));
}

void main() {
  vec4 colour = texture(uColour, vUv);
  vec4 here = at(vec2(0.0));
  float reach = max(1.0, ${INK.toFixed(2)} * uPixel);
  vec4 e = at(vec2(reach, 0.0)), w = at(vec2(-reach, 0.0)), n = at(vec2(0.0, reach)), s = at(vec2(0.0, -reach));
  float most = max(here.w, max(max(e.w, w.w), max(n.w, s.w)));
  vec3 halo = texture(uGlow, vUv).rgb * 1.25;
  if (most < 0.001) {
    float light = max(halo.r, max(halo.g, halo.b));
    float alpha = min(1.0, light * 0.9);
    oPage = vec4(min(halo, vec3(alpha)), alpha);
    return;
  }
  // Nearness is even over a plane, so what is left of it is an edge; how far it is, in units.
  float mist = max(0.0, -min(here.z, min(min(e.z, w.z), min(n.z, s.z))));
  float turned = length(e.xy - w.xy) + length(n.xy - s.xy);
  float units = 10.0 / (most * most);
  ${
    fine
      ? `vec2 e2 = at(vec2(2.0 * reach, 0.0)).zw, w2 = at(vec2(-2.0 * reach, 0.0)).zw, n2 = at(vec2(0.0, 2.0 * reach)).zw, s2 = at(vec2(0.0, -2.0 * reach)).zw;
  float deep = step5(e2.y, e.w, here.w, w.w, w2.y) + step5(n2.y, n.w, here.w, s.w, s2.y);
  float wide = max(deep, abs(e2.y + w2.y - 2.0 * here.w) + abs(n2.y + s2.y - 2.0 * here.w));
  vec2 most2 = max(max(e2, w2), max(n2, s2)), least2 = min(min(e2, w2), min(n2, s2));
  float high = max(most, most2.y);
  float low = min(min(here.w, min(min(e.w, w.w), min(n.w, s.w))), least2.y);
  float veil = max(mist, -least2.x);
  // A pixel that is half covered has half a line: the same share of the edge as of itself.
  float outline = smoothstep(0.12, 0.5, wide * units) * min(1.0, 1.2 * deep / max(high - low, 1e-4));`
      : `float deep = abs(e.w + w.w - 2.0 * here.w) + abs(n.w + s.w - 2.0 * here.w);
  float outline = smoothstep(0.12, 0.5, deep * units);
  float veil = mist;`
  }
  // From afar creases are drawn more lightly than outlines, or mouldings would run into one another.
  float crease = mix(0.8, 0.5, smoothstep(30.0, 55.0, 10.0 / most));
  float edge = max(outline, crease * smoothstep(0.3, 0.8, turned));
  float own = max(here.z, 0.0);
  edge *= (1.0 - smoothstep(0.15, 0.85, veil)) * (1.0 - 0.75 * smoothstep(0.3, 0.9, own));

  vec3 rgb = colour.rgb / max(colour.a, 0.004);
  float value = dot(rgb, vec3(0.3, 0.59, 0.11));
  float drawn = (1.0 - smoothstep(0.1, 0.5, own)) * (1.0 - smoothstep(0.0, 0.5, mist));
  float first = hatch(0.62, smoothstep(0.42, 0.1, value) * 0.8);
  rgb = mix(rgb, mix(INK, rgb, 0.45), first * 0.62 * drawn);
  ${
    fine
      ? `float second = hatch(-0.62, smoothstep(0.2, 0.03, value) * 0.7);
  rgb = mix(rgb, mix(INK, rgb, 0.42), second * 0.5 * drawn);`
      : ''
  }
  // Mist is drawn with level lines, as the sky is.
  float level = abs(fract(vUv.y * uSize.y / uPixel / 5.2) - 0.5) * 2.0;
  rgb = mix(rgb, rgb * 0.72, smoothstep(0.45, 0.7, level) * mist * 0.6);
  // Light lets the paper show through.
  rgb += vec3(0.1, 0.085, 0.05) * smoothstep(0.45, 0.85, value) * drawn;
  rgb = mix(rgb, INK, edge * 0.9);
  // A silhouette has its line outside as well.
  float alpha = max(colour.a, 0.95 * edge * step(here.w, most * 0.9));
  rgb += halo * (1.0 - rgb * 0.6) * (1.0 - 0.35 * own);
  rgb = min(rgb, 1.0);
  float light = max(halo.r, max(halo.g, halo.b));
  float shown = max(alpha, min(1.0, light * 0.9));
  oPage = vec4(min(rgb * alpha + halo * (1.0 - alpha), vec3(shown)), shown);
}
`;

/** @param fine smooth lines, and hatching in two directions */
export function engraver(fine: boolean): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SCREEN_VERTEX,
    fragmentShader: fragment(fine),
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    uniforms: {
      uColour: { value: null as Texture | null },
      uEngrave: { value: null as Texture | null },
      uGlow: { value: null as Texture | null },
      uSize: { value: new Vector2(1, 1) },
      uPixel: { value: 1 },
    },
  });
}
