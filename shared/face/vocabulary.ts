/*
 * The words of a picture: what authors may write in a card's `art` block, and what the drawing must know. Units are those
 * of the picture, 600 x 400.
 */

/** Width and height of a picture in its own units; pictures of other proportions show more or less of its edges. */
export const PICTURE_SIZE = { width: 600, height: 400 } as const;
/** Where the subject of a picture is by default. */
export const PICTURE_MIDDLE = { x: 300, y: 206 } as const;
/** Width of an icon of scale 1. */
export const ICON_WIDTH = 300;

/** Where things of a picture may be: also outside of it, so that its edge cuts a figure off. */
export const PLACE_BOUNDS = { least: -300, most: 900 } as const;
export const SCALE_BOUNDS = { least: 0.05, most: 4 } as const;
/** Degrees. */
export const TURN_BOUNDS = { least: -360, most: 360 } as const;
export const MOST_LAYERS = 8;
export const MOST_FRONTS = 4;

/** Engraved grounds, each with its own light. */
export const SCENE_NAMES = [
  'glory',
  'moon',
  'nave',
  'forge',
  'crypt',
  'shelves',
  'vortex',
  'rose',
  'slashes',
  'stairs',
  'curtain',
  'waves',
  'tower',
  'pit',
  'gale',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

/** Where the light of each ground usually is. */
export const USUAL_LIGHTS: { readonly [N in SceneName]: readonly [x: number, y: number] } = {
  glory: [300, 190],
  moon: [300, 200],
  nave: [300, 205],
  forge: [300, 240],
  crypt: [300, 190],
  shelves: [320, 180],
  vortex: [300, 200],
  rose: [300, 205],
  slashes: [320, 190],
  stairs: [330, 180],
  curtain: [330, 170],
  waves: [300, 100],
  tower: [300, 150],
  pit: [300, 250],
  gale: [300, 200],
};

/** Things that can be in front of the figures. */
export const FRONT_NAMES = [
  'ground',
  'sparks',
  'fog',
  'candles',
  'brambles',
  'bats',
  'chains',
  'coins',
  'drips',
  'arch',
] as const;
export type FrontName = (typeof FRONT_NAMES)[number];

/** What a figure is made of: `lit` and `dark` are inks of the card's dye, `sil` is a mere silhouette. */
export const TONE_NAMES = ['lit', 'steel', 'gold', 'bone', 'verd', 'red', 'dark', 'sil'] as const;
export type ToneName = (typeof TONE_NAMES)[number];
