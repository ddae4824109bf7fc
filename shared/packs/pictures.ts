// What a pack says of pictures that are not drawn from icons: their names, and who made them.
import Type, { type Static } from '../generated/typebox.js';
import { LINE } from './line.ts';
import { LIMITS } from './source.ts';

/** Names of picture files: the SHA-256 of their bytes, in `images/` of a pack. */
export const PICTURE_NAME = '^[0-9a-f]{64}\\.(png|jpg)$';

const closed = { additionalProperties: false };
const Line = Type.String({ minLength: 1, maxLength: 100, pattern: LINE });

/** Who made a picture, and what others may do with it. */
export const Maker = Type.Object(
  {
    author: Line,
    licence: Type.Optional(Line),
    title: Type.Optional(Line),
    source: Type.Optional(Type.String({ minLength: 1, maxLength: 500, pattern: LINE })),
  },
  closed,
);
export type Maker = Static<typeof Maker>;

/** An outline in the box of the icons, 512 x 512, as SVG writes it. */
export const OutlineField = Type.String({ minLength: 1, maxLength: LIMITS.pathLength });

/** The sign of a pack: an icon, or an outline of its author. */
export const PackSymbol = Type.Object(
  {
    icon: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    path: Type.Optional(OutlineField),
    by: Type.Optional(Maker),
  },
  { ...closed, description: 'The sign of the pack on its cards: { "icon": "lantern-flame" }, or a "path"' },
);
export type PackSymbol = Static<typeof PackSymbol>;

/** The sign of a pack as it is drawn. */
export type PackSign = { readonly icon: string } | { readonly path: string };

/** The pictures of a pack by the names of their files. */
export const PictureMakers = Type.Record(Type.String({ pattern: PICTURE_NAME }), Maker, {
  ...closed,
  maxProperties: 2000,
  description: 'Who made the pictures in "images", by the names of the files',
});
export type PictureMakers = Static<typeof PictureMakers>;
