import type { BufferGeometry } from 'three';
import type { Level } from '../../board/types.ts';
import type { Sectors } from '../layout.ts';
import { Builder } from './builder.ts';
import { doorway } from './door.ts';
import { floor } from './floor.ts';
import { keep } from './keep.ts';
import { EVERYWHERE } from './paint.ts';
import type { Parts } from './parts.ts';
import { portal } from './portal.ts';
import { rim } from './rim.ts';
import { stairs } from './stairs.ts';
import { wall } from './wall.ts';

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
