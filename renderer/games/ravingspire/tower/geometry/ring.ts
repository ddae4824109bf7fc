import type { BufferGeometry } from 'three';
import type { Level } from '../../board/types.ts';
import type { Sectors } from '../layout.ts';
import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { doorway } from './door.ts';
import { floor } from '../../../../scene3d/geometry/floor.ts';
import { keep } from './keep.ts';
import { EVERYWHERE } from '../../../../scene3d/geometry/paint.ts';
import type { Parts } from '../../../../scene3d/geometry/parts.ts';
import { portal } from '../../../../scene3d/geometry/gate.ts';
import { rim } from '../../../../scene3d/geometry/rim.ts';
import { stairs } from '../../../../scene3d/geometry/stairs.ts';
import { wall } from '../../../../scene3d/geometry/wall.ts';

const SEED: Readonly<Record<Level, number>> = { dungeon: 11, temple: 23, spire: 37 };

/** A whole ring in its own frame, the portal in the north; on the spire stands the Keep. */
export function ringGeometry(level: Level, sectors: Sectors): BufferGeometry {
  const parts: Parts = { stone: new Builder(SEED[level]), lamps: [] };
  floor(parts.stone, level, sectors);
  rim(parts, level, sectors);
  wall(parts, level, sectors);
  portal(parts, level, sectors);
  if (level === 'spire') {
    parts.stone.inSector(EVERYWHERE, () => {
      keep(parts, sectors);
      doorway(parts, sectors);
    });
  } else {
    stairs(parts, level, sectors);
  }
  return parts.stone.build(parts.lamps);
}
