// The tower as a scene: what is fixed about it, and how its states become rings.
import { Vector3 } from 'three';
import { stepOf } from '../../../scene3d/geometry/circle.ts';
import type { Scenery } from '../../../scene3d/shading/uniforms.ts';
import type { ScenePlan } from '../../../scene3d/theatre.ts';
import { circle } from '../../../scene3d/view/bounds.ts';
import { LENGTHS } from '../board/lengths.ts';
import type { BoardItem, BoardMove, BoardState, CameraPreset } from '../board/types.ts';
import { KEEP, RINGS, sectorsOf } from './layout.ts';
import { SHOTS } from './shots.ts';
import { World } from './stage/world.ts';

/** Moving lights are a lantern, a foe on each level, two staircases that meet a portal, the open door. */
export const SCENERY: Scenery = {
  lights: 7,
  shadow: { reach: 11, middle: new Vector3(0, 2.5, 0) },
  fades: { out: [9.4, 11.4], down: [-3, -4.2] },
  mist: [-0.7, -2.9],
  creeps: [
    { wall: 5.6, out: [5.95, 7.4], up: [0, 0.75] },
    { wall: 3.45, out: [3.75, 4.8], up: [2, 2.6] },
  ],
};

export const TOWER: ScenePlan<BoardState, BoardMove, BoardItem, CameraPreset> = {
  shots: SHOTS,
  first: 'overview',
  lengths: LENGTHS,
  scenery: SCENERY,
  // Rock and mist below, the roof above.
  around: [
    ...circle(11.8, -4.4),
    ...circle(11.8, -1.2),
    ...circle(RINGS.dungeon.outer + 1, 2.4),
    ...circle(RINGS.temple.outer + 0.6, 4.4),
    ...circle(1.6, KEEP.apex + 0.7),
  ],
  groundOf(state) {
    const { count, across } = sectorsOf(state);
    return `${count} ${across}`;
  },
  makeWorld: (state, shared, tweens) => new World(sectorsOf(state), shared, tweens),
  sideOf(state) {
    const at = state.heroes.find(({ active }) => active)?.at;
    if (at === undefined) return null;
    const sectors = sectorsOf(state);
    const sector = at.level === 'keep' ? state.rings.spire.portal + sectors.across : at.sector;
    return sector * stepOf(sectors);
  },
  turns: ({ kind }) => kind === 'turn',
};
