// What surfaces are made of.

/**
 * What drives a vertex at run time; the stone shader knows the same numbers.
 * - `window`: glass that candles light; `flame`: a candle's flame, which sways and can go out
 * - `stairs`: the lines of a staircase, lit where it leads on
 * - `arch`: stone of a gate, folded away where it would hide a figure; `film`: the light in it
 * - `rim`: the line around the lit ring; `tile`: the floor of a space, which takes marks
 * - `cloth`: takes the colour of the figure, `badge` that of the seat; `glow`: always shines; `lantern`: of whose turn it is
 * - `lock`: of a door; `hearth`: the light behind it
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

/** Drawn on a surface by the pattern texture: see shading/patterns.ts. */
export const PATTERN = { none: 0, bricks: 1, slab: 2, scales: 3, rough: 4 } as const;
export type Pattern = (typeof PATTERN)[keyof typeof PATTERN];

/** In the place of a sector: what is not of one ring, and is never in its shade. */
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

/** Stone of a ring. */
export interface Stones {
  readonly wall: Paint;
  readonly pier: Paint;
  readonly trim: Paint;
  readonly tile: Paint;
}

export const DARK = paint(0x16142a);
export const CARVED = paint(0x5a5068, { channel: CHANNEL.tile });
export const IRON = paint(0x3a384a);
export const WAX = paint(0xe9dcc0);
/** Numbers of sectors; legible in the shade too. */
export const BONE = paint(0xe9dcc0, { channel: CHANNEL.glow, emit: 0.7 });
export const PLAQUE = paint(0x1d1930, { channel: CHANNEL.glow, emit: 0.6 });
export const PLAQUE_EDGE = paint(0x6f9a8e);
export const ROCK = paint(0x4a4566, { pattern: PATTERN.rough });
export const BARK = paint(0x262236);

/** sRGB colours of light; art bible: candle, verdigris, blood. */
export const LIT_GLASS = paint(0xff9a35, { channel: CHANNEL.window, emit: 1 });
export const FLAME = paint(0xffb13d, { channel: CHANNEL.flame, emit: 1 });
export const STAIR_LIGHT = paint(0xffcf80, { channel: CHANNEL.stairs, emit: 1 });
export const FILM = paint(0x5fd0b4, { channel: CHANNEL.film, emit: 1 });
export const RIM = paint(0xd9a566, { channel: CHANNEL.rim, emit: 0.55 });
