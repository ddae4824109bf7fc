import { Color, Matrix4, Vector2, Vector3, Vector4, type IUniform, type Texture } from 'three';

type Uniform<T> = IUniform<T>;

/** Sectors of a ring that the shader has room for. */
export const MOST_SECTORS = 24;

type Range = readonly [from: number, to: number];

/** What a game sets once for all that is lit in its scene. Lengths are in units, heights above zero. */
export interface Scenery {
  /** How many lights can move. */
  readonly lights: number;
  /** Everything that casts a shadow fits into this radius around this point. */
  readonly shadow: { readonly reach: number; readonly middle: Vector3 };
  /** Where the ground fades away: outwards from the axis, and downwards. */
  readonly fades: { readonly out: Range; readonly down: Range };
  /** Heights between which mist swallows what goes down. */
  readonly mist: Range;
  /** Mist that creeps out from the foot of walls: from the radius of the wall, thinner along `out` and `up`. */
  readonly creeps: readonly { readonly wall: number; readonly out: Range; readonly up: Range }[];
}

/** Known to all materials by reference: set once a frame. */
export interface SharedUniforms extends Record<string, IUniform> {
  /** Seconds of ambient motion. */
  uTime: Uniform<number>;
  uPatterns: Uniform<Texture | null>;
  /** Directions to the moon and to the warm key light, in the world; they turn with the camera. */
  uMoon: Uniform<Vector3>;
  uKey: Uniform<Vector3>;
  /** The moon's shadow: depth, the way there from the world, and its side in pixels (0 for none). */
  uShadow: Uniform<Texture | null>;
  uShadowMatrix: Uniform<Matrix4>;
  uShadowed: Uniform<number>;
  /** Place (w: reach) and colour of each moving light; black is out. */
  uLightAt: Uniform<Vector4[]>;
  uLightColour: Uniform<Color[]>;
  /** The engraver's second picture: nearness of the stone, for what lies over it. */
  uEngrave: Uniform<Texture | null>;
  /** Where the figure stands whose turn it is (w: radius of the ring on the floor, 0 for none). */
  uActive: Uniform<Vector4>;
  /** Not known to the shaders: see `stoneMaterial`. */
  fine: Uniform<boolean>;
  scenery: Uniform<Scenery>;
  /** Pixels of the drawing buffer for a CSS pixel, and its size. */
  uPixel: Uniform<number>;
  uSize: Uniform<Vector2>;
}

export function sharedUniforms(scenery: Scenery): SharedUniforms {
  return {
    uTime: { value: 0 },
    uPatterns: { value: null },
    uMoon: { value: new Vector3(0, 1, 0) },
    uKey: { value: new Vector3(0, 1, 0) },
    uShadow: { value: null },
    uShadowMatrix: { value: new Matrix4() },
    uShadowed: { value: 0 },
    uLightAt: { value: Array.from({ length: scenery.lights }, () => new Vector4(0, 0, 0, 1)) },
    uLightColour: { value: Array.from({ length: scenery.lights }, () => new Color(0)) },
    uEngrave: { value: null },
    uActive: { value: new Vector4() },
    fine: { value: true },
    scenery: { value: scenery },
    uPixel: { value: 1 },
    uSize: { value: new Vector2(1, 1) },
  };
}

/** What differs between the rings, the figures and the rock. */
export interface OwnUniforms extends Record<string, IUniform> {
  /** Candles and windows, 0 (out) to 1; and how much of the ring is in the light, 0 to 1. */
  uLit: Uniform<number>;
  uFocus: Uniform<number>;
  /** Light of the staircase, of the film in a gate, of the line around the ring; 0 to 1. */
  uStairs: Uniform<number>;
  uFilm: Uniform<number>;
  uRim: Uniform<number>;
  /** The gate folded away, 0 to 1, and the height of the floor it folds into. */
  uFold: Uniform<number>;
  uFloor: Uniform<number>;
  /** Colour of the lock, and the light behind the door, 0 to 1. */
  uLock: Uniform<Color>;
  uHearth: Uniform<number>;
  /** Colours of cloth and base of a figure, and whether it carries the light. */
  uCloth: Uniform<Color>;
  uBadge: Uniform<Color>;
  uLantern: Uniform<number>;
  /** Pointed at: all of it; and parts of a ring by channel (x: stairs, y: gate, z: door). */
  uHover: Uniform<number>;
  uHoverPart: Uniform<Vector3>;
  /** Marks of the spaces, by sector from the first: reachable, danger, pointed at. */
  uMarks: Uniform<Vector3[]>;
  /** Inner and outer radius of the walkway and the angle of one sector. */
  uWalk: Uniform<Vector3>;
}

export function ownUniforms(): OwnUniforms {
  return {
    uLit: { value: 1 },
    uFocus: { value: 1 },
    uStairs: { value: 0 },
    uFilm: { value: 0 },
    uRim: { value: 0 },
    uFold: { value: 0 },
    uFloor: { value: 0 },
    uLock: { value: new Color(0) },
    uHearth: { value: 0 },
    uCloth: { value: new Color(0xffffff) },
    uBadge: { value: new Color(0xffffff) },
    uLantern: { value: 0 },
    uHover: { value: 0 },
    uHoverPart: { value: new Vector3() },
    uMarks: { value: Array.from({ length: MOST_SECTORS }, () => new Vector3()) },
    uWalk: { value: new Vector3(0, 1, 1) },
  };
}
