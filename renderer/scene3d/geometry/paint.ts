// What surfaces are made of.

/**
 * What drives a vertex at run time; the stone shader knows the same numbers.
 * - `window`: glass that the candles of the level light; `flame`: a candle's flame, which sways and can go out
 * - `stairs`: the lines of a staircase, lit where it meets a portal
 * - `arch`: stone of a portal, folded away where it would hide a figure; `film`: the light in it
 * - `rim`: the line around the lit level; `tile`: the floor of a space, which takes marks
 * - `cloth`: takes the colour of the hero, `badge` that of the seat; `glow`: always shines; `lantern`: of who has the turn
 * - `lock`: of the Tower Door; `hearth`: the light behind it
 */
export const CHANNEL = {
  none: 0,
  window: 1,
  flame: 2,
  stairs: 3,
  arch: 4,
  film: 5,
  rim: 6,
  tile: 7,
  cloth: 8,
  badge: 9,
  glow: 10,
  lantern: 11,
  lock: 12,
  hearth: 13,
} as const;
export type Channel = (typeof CHANNEL)[keyof typeof CHANNEL];

/** Drawn on a surface by the pattern texture: see shading/textures.ts. */
export const PATTERN = { none: 0, bricks: 1, slab: 2, scales: 3, rough: 4 } as const;
export type Pattern = (typeof PATTERN)[keyof typeof PATTERN];

/** In the place of a sector: what is not of one level, and is never in its shade. */
export const EVERYWHERE = 255;

export interface Paint {
  /** sRGB, 0xRRGGBB. */
  readonly colour: number;
  readonly channel: Channel;
  readonly pattern: Pattern;
  /** Light of its own, 0 to 1; the channel decides when. */
  readonly emit: number;
}

/** A paint of a colour; by default dull, plain and driven by nothing. */
export const paint = (colour: number, more: Partial<Omit<Paint, 'colour'>> = {}): Paint => ({
  colour,
  channel: CHANNEL.none,
  pattern: PATTERN.none,
  emit: 0,
  ...more,
});

export interface Stones {
  readonly wall: Paint;
  readonly pier: Paint;
  readonly trim: Paint;
  readonly tile: Paint;
}

const { bricks, slab, scales, rough } = PATTERN;

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

export const DARK = paint(0x16142a);
export const CARVED = paint(0x5a5068, { channel: CHANNEL.tile });
export const ROOF = paint(0x6ab8a2, { pattern: scales });
export const ROOF_EDGE = paint(0x9fdcc8);
export const GILT = paint(0xd4a860);
export const IRON = paint(0x3a384a);
export const OAK = paint(0x7a4c30);
export const WAX = paint(0xe9dcc0);
/** Numbers of the spaces; legible in the shade too. */
export const BONE = paint(0xe9dcc0, { channel: CHANNEL.glow, emit: 0.7 });
export const PLAQUE = paint(0x1d1930, { channel: CHANNEL.glow, emit: 0.6 });
export const PLAQUE_EDGE = paint(0x6f9a8e);
export const ROCK = paint(0x4a4566, { pattern: rough });
export const BARK = paint(0x262236);

/** sRGB colours of light; art bible: candle, verdigris, blood. */
export const LIT_GLASS = paint(0xff9a35, { channel: CHANNEL.window, emit: 1 });
export const FLAME = paint(0xffb13d, { channel: CHANNEL.flame, emit: 1 });
export const STAIR_LIGHT = paint(0xffcf80, { channel: CHANNEL.stairs, emit: 1 });
export const FILM = paint(0x5fd0b4, { channel: CHANNEL.film, emit: 1 });
export const RIM = paint(0xd9a566, { channel: CHANNEL.rim, emit: 0.55 });
export const LOCK = paint(0xc23040, { channel: CHANNEL.lock, emit: 0.8 });
export const HEARTH = paint(0xffb049, { channel: CHANNEL.hearth, emit: 1 });
