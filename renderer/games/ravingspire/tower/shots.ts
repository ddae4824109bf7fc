import { MathUtils, Vector3 } from 'three';
import { arc, type Shot } from '../../../scene3d/view/framing.ts';
import { LEVELS, type CameraPreset, type Level } from '../board/types.ts';
import { KEEP, RINGS } from './layout.ts';

const { degToRad } = MathUtils;

const APEX = new Vector3(0, KEEP.apex + 0.35, 0);
/** Room for the figures of the active level above its floor. */
const HEADROOM = 2.3;

const level = (name: Level): Shot => {
  const { outer, floor, inner } = RINGS[name];
  const front = name === 'dungeon' ? 82 : 105;
  return {
    points: [
      ...arc(outer + 0.2, floor - 0.8, front),
      ...arc(outer, floor + 0.4, front),
      ...arc((inner + outer) / 2, floor + HEADROOM, front),
    ],
    elevation: degToRad(37),
  };
};

export const SHOTS: Readonly<Record<CameraPreset, Shot>> = {
  overview: {
    points: [...arc(RINGS.dungeon.outer + 0.25, 0.5), ...arc(RINGS.dungeon.outer + 0.3, -1.9, 70), APEX],
    elevation: degToRad(36),
  },
  plan: {
    points: [
      ...arc(RINGS.dungeon.outer + 0.3, 0.4),
      ...LEVELS.flatMap((name) => arc(RINGS[name].outer, RINGS[name].floor + 1.5)),
    ],
    elevation: degToRad(76),
  },
  keep: {
    points: [APEX, ...arc(RINGS.spire.outer + 0.2, KEEP.floor - 0.3, 110)],
    elevation: degToRad(22),
  },
  dungeon: level('dungeon'),
  temple: level('temple'),
  spire: level('spire'),
};
