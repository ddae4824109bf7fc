import type { BufferGeometry } from 'three';
import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { stepOf } from '../../../../scene3d/geometry/circle.ts';
import { floor } from '../../../../scene3d/geometry/floor.ts';
import { gate } from '../../../../scene3d/geometry/gate.ts';
import { EVERYWHERE } from '../../../../scene3d/geometry/paint.ts';
import type { Parts } from '../../../../scene3d/geometry/parts.ts';
import { rim } from '../../../../scene3d/geometry/rim.ts';
import { stairs } from '../../../../scene3d/geometry/stairs.ts';
import { wall } from '../../../../scene3d/geometry/wall.ts';
import type { Level } from '../../board/types.ts';
import { riseOf, RINGS, type Sectors } from '../layout.ts';
import { doorway } from './door.ts';
import { keep } from './keep.ts';
import { STONES } from './stones.ts';

const SEED: Readonly<Record<Level, number>> = { dungeon: 11, temple: 23, spire: 37 };

/** A whole ring in its own frame, the portal in the north; on the spire stands the Keep. */
export function ringGeometry(level: Level, sectors: Sectors): BufferGeometry {
  const parts: Parts = { stone: new Builder(SEED[level]), lamps: [] };
  const ring = RINGS[level];
  const stones = STONES[level];
  floor(parts.stone, ring, sectors, stones, (sector) => sector !== sectors.across || ring.stairs === null);
  rim(parts, ring, sectors, stones.trim, ring.portal.width);
  wall(parts, ring, sectors, stones, level === 'dungeon' ? 1 : 0.82);
  gate(parts, ring, ring.portal, stones);
  if (ring.stairs === null) {
    parts.stone.inSector(EVERYWHERE, () => {
      keep(parts, sectors);
      doorway(parts, sectors);
    });
  } else {
    const angle = sectors.across * stepOf(sectors);
    stairs(parts, { ...ring, ...ring.stairs, angle, rise: riseOf(level) }, stones);
  }
  return parts.stone.build(parts.lamps);
}
