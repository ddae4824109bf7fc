import Type, { type Static } from '../../generated/typebox.js';
import { FRONT_NAMES, SCENE_NAMES, TONE_NAMES } from '../vocabulary.ts';
import { closed, orElse } from '../../packs/effects/schema.ts';
import { Maker, OutlineField, PICTURE_NAME } from '../../packs/pictures.ts';

const MOST_LAYERS = 8;
const MOST_FRONTS = 4;

/** Places may be outside the picture (600 x 400), so that a figure can be cut off by its edge. */
const Place = Type.Number({ minimum: -300, maximum: 900 });

/** Of the width or height of a picture. */
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** What a layer shows is one of `icon`, `path` and `image`; `inspectArt` sees to that. */
const Layer = closed({
  icon: Type.Optional(Type.String({ maxLength: 60 })),
  path: Type.Optional(OutlineField),
  by: Type.Optional(Maker),
  image: Type.Optional(Type.String({ maxLength: 68, pattern: PICTURE_NAME })),
  crop: orElse(Type.Array(Share, { minItems: 4, maxItems: 4 }), [0, 0, 1, 1]),
  x: Type.Optional(Place),
  y: Type.Optional(Place),
  scale: Type.Optional(Type.Number({ minimum: 0.05, maximum: 4 })),
  rotate: Type.Optional(Type.Number({ minimum: -360, maximum: 360 })),
  flip: Type.Optional(Type.Boolean()),
  tint: Type.Optional(Type.Enum(TONE_NAMES)),
});

/** The picture of a card, as its author writes it; see docs/art.md. */
export const ArtField = closed({
  ground: Type.Optional(Type.Enum(SCENE_NAMES)),
  light: Type.Optional(Type.Array(Place, { minItems: 2, maxItems: 2 })),
  layers: Type.Optional(Type.Array(Layer, { minItems: 1, maxItems: MOST_LAYERS })),
  front: Type.Optional(Type.Array(Type.Enum(FRONT_NAMES), { maxItems: MOST_FRONTS, uniqueItems: true })),
});
export type ArtDefinition = Static<typeof ArtField>;
