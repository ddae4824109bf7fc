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
