// What the tower is made of, where it is not what any board is made of.
import { CHANNEL, paint, PATTERN, type Stones } from '../../../../scene3d/geometry/paint.ts';

const { bricks, slab, scales } = PATTERN;

/** Stone of the rings, paler the higher they are. */
export const STONES: Readonly<Record<'dungeon' | 'temple' | 'spire' | 'keep', Stones>> = {
  dungeon: {
    wall: paint(0x7d6f92, { pattern: bricks }),
    pier: paint(0x8f88a2),
    trim: paint(0xbab2c6),
    tile: paint(0xb3a7b0, { pattern: slab, channel: CHANNEL.tile }),
  },
  temple: {
    wall: paint(0x85779a, { pattern: bricks }),
    pier: paint(0x9890aa),
    trim: paint(0xc2bace),
    tile: paint(0xc0b4b8, { pattern: slab, channel: CHANNEL.tile }),
  },
  spire: {
    wall: paint(0x8f82a4, { pattern: bricks }),
    pier: paint(0xa39bb4),
    trim: paint(0xcac3d6),
    tile: paint(0xcdc0c6, { pattern: slab, channel: CHANNEL.tile }),
  },
  keep: {
    wall: paint(0x988aac, { pattern: bricks }),
    pier: paint(0xaaa2ba),
    trim: paint(0xccc5d8),
    tile: paint(0xcdc0c6, { pattern: slab }),
  },
};

export const ROOF = paint(0x6ab8a2, { pattern: scales });
export const ROOF_EDGE = paint(0x9fdcc8);
export const GILT = paint(0xd4a860);
export const OAK = paint(0x7a4c30);
export const LOCK = paint(0xc23040, { channel: CHANNEL.lock, emit: 0.8 });
export const HEARTH = paint(0xffb049, { channel: CHANNEL.hearth, emit: 1 });
