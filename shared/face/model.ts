import type { PackSign } from '../packs/pictures.ts';
import type { Passage } from '../words/passages.ts';
import type { Phrase } from '../words/tokens.ts';

/** Width and height of a card in units of the drawing: 63 x 88 mm at 10 units a millimetre. */
export const FACE_SIZE = { width: 630, height: 880 } as const;

/** How much of a card is drawn: everything (from 210 px width), the essentials, or picture and value (below 84 px). */
export const DETAILS = ['full', 'short', 'tiny'] as const;
export type Detail = (typeof DETAILS)[number];

/** A shape that stands for an attribute; shapes never share a meaning, in any palette. */
export type Shape = 'lozenge' | 'hexagon' | 'flame' | 'star';

/** A number in its shape: one shape, two halves (either), or the star of all. */
export interface Value {
  readonly shapes: readonly Shape[];
  /** "6"; "d+6" is a die and 6, "d" a die alone; "0" in a matrix is a bare knot; null draws the shape alone. */
  readonly value: string | null;
}

/**
 * How a symbol in a text looks: a shape with the token's value in it (alone without one; the triangle is brute force), an
 * icon, or a sign in the letters of the text.
 */
export type SymbolLook =
  { readonly shape: Shape | 'triangle' } | { readonly icon: string } | { readonly sign: string };

/** The symbols of a face's texts by the name that their tokens give. */
export type Symbols = Readonly<Record<string, SymbolLook>>;

/** Six inks of one hue: see `dye` for how they are mixed. Hues in degrees, chroma as in OKLCH. */
export interface DyeRecipe {
  readonly hue: number;
  readonly chroma: number;
  /** Hue of the darkest inks, of the light ones, of the glow; the hue itself where left out. */
  readonly shade?: number;
  readonly lit?: number;
  readonly glow?: number;
  /** Lightness of the base ink, 0 to 1. */
  readonly base?: number;
}

/** What the picture shows: a scene with a light, figures before it, and things in front. Units: 600 x 400. */
export interface Picture {
  /** Name of a scene. */
  readonly ground: string;
  readonly light: readonly [x: number, y: number];
  /** From back to front. */
  readonly layers: readonly PictureLayer[];
  /** Names of things in front of the figures. */
  readonly front: readonly string[];
}

/** Where a figure is, and how. */
export interface LayerPlace {
  readonly x: number;
  readonly y: number;
  /** 1: 300 units wide. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly rotate: number;
  readonly flip: boolean;
}

/** A figure that is engraved. */
export interface IconLayer extends LayerPlace {
  /** Name of an icon. */
  readonly icon: string;
  /** Name of a tone: steel, gold, bone, verd, red, dark, lit, sil. */
  readonly tint: string;
}

/** The same of an outline that its author has drawn, in the box of the icons. */
export interface PathLayer extends LayerPlace {
  readonly path: string;
  readonly tint: string;
}

/** A picture file. */
export interface ImageLayer extends LayerPlace {
  /** Name of the file. */
  readonly image: string;
  /** What is shown of it, as parts of 1. */
  readonly crop: readonly [left: number, top: number, width: number, height: number];
  /** Null: it has its own colours. */
  readonly tint: string | null;
}

export type PictureLayer = IconLayer | PathLayer | ImageLayer;

/** The price of a card, set around a triangle. `0` is a bare knot; `middle: null` crosses the triangle out. */
export interface Matrix {
  readonly top: Value;
  readonly left: Value;
  readonly right: Value;
  readonly middle: string | null;
}

/** The foot of a card. */
export type Foot =
  /** Icons of all slots; those that the card fits are filled. */
  | { readonly kind: 'slots'; readonly slots: readonly { readonly icon: string; readonly fits: boolean }[] }
  /** "key + 3 chests". */
  | {
      readonly kind: 'reward';
      readonly label: string;
      readonly icon: string;
      readonly count: number;
      readonly of: string;
    }
  /** Lines to sign on, each with its word below. */
  | { readonly kind: 'signature'; readonly labels: readonly [string, string] }
  | { readonly kind: 'none' };

/** A card of any kind but a hero. All words are in one language already. */
export interface CardModel {
  readonly type: 'card';
  /** Full id: the seed of everything in the picture that is left to chance. */
  readonly id: string;
  readonly name: string;
  /** "Starter, attack". */
  readonly line: string;
  readonly dye: DyeRecipe;
  /** `night` is for what is against the players. */
  readonly paper: 'bone' | 'night' | 'stone';
  /** Icon of the kind. */
  readonly glyph: string;
  readonly emblem:
    | Value
    | {
        readonly icon: string;
        readonly harm: boolean;
        /** Further icons in the same disc, for what is several things at once. */
        readonly also?: readonly string[];
      };
  readonly picture: Picture;
  /** A paragraph each. */
  readonly text: readonly Passage[];
  /** The symbols in `text`, `brief` and `briefRows`. */
  readonly symbols: Symbols;
  /** The text in 60 letters at most, symbols first; empty where there is none. */
  readonly brief: Phrase;
  /** Rows of a table in short: "1-3" and what happens; they take the place of `brief`. */
  readonly briefRows: readonly { readonly row: string; readonly tokens: Phrase }[];
  /** The price; several where it is paid in stages. Empty: the card has none. */
  readonly prices: readonly Matrix[];
  readonly story: string | null;
  readonly foot: Foot;
  /** That of its pack. */
  readonly sign?: PackSign;
}

/** A hero card. */
export interface HeroModel {
  readonly type: 'hero';
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly dye: DyeRecipe;
  readonly glyph: string;
  /** How many of `of` candles burn: the difficulty. */
  readonly candles: { readonly lit: number; readonly of: number };
  readonly picture: Picture;
  readonly abilities: readonly (readonly Passage[])[];
  /** The symbols in `abilities`. */
  readonly symbols: Symbols;
  /** The starter deck. */
  readonly deck: readonly {
    readonly value: Value;
    readonly count: number;
    readonly name: string;
    /** It does something besides what it is worth. */
    readonly ruled: boolean;
  }[];
  readonly story: string | null;
  /** Icons of the slots. */
  readonly slots: readonly string[];
  /** That of its pack. */
  readonly sign?: PackSign;
}

/** The id of a deck's back. No card has such an id: those are `pack:name`. */
export const backId = (deck: string): string => `back/${deck}`;

/** The back of a deck. */
export interface BackModel {
  readonly type: 'back';
  readonly id: string;
  readonly name: string;
  readonly dye: DyeRecipe;
  readonly glyph: string;
  /** It has a wax seal. */
  readonly sealed: boolean;
}

/** Everything that is drawn of a card's face, for any game: data only. */
export type FaceModel = CardModel | HeroModel | BackModel;
