import { GLSL3, ShaderMaterial } from 'three';
import { stoneFragment } from './stone-fragment.ts';
import { stoneVertex } from './stone-vertex.ts';
import type { OwnUniforms, SharedUniforms } from './uniforms.ts';

/**
 * The one material of everything that is solid.
 *
 * @param walked for rings, whose spaces can be marked
 * @param fine shadows, and lights and mist that move, are looked at for every pixel
 */
export function stoneMaterial(
  shared: SharedUniforms,
  own: OwnUniforms,
  walked: boolean,
  fine: boolean,
): ShaderMaterial {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: stoneVertex(shared.scenery.value),
    fragmentShader: stoneFragment(shared.scenery.value),
    defines: { ...(walked && { WALKED: 1 }), ...(fine && { FINE: 1 }) },
  });
  // By reference: the constructor would keep copies.
  Object.assign(material.uniforms, shared, own);
  return material;
}
