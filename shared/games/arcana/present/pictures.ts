import {
  pictureOf as drawnPicture,
  settingAt as at,
  type Repertoire,
  type SceneSetting,
} from '../../../face/art/picture.ts';
import type { ArtDefinition } from '../../../face/art/schema.ts';
import type { Picture } from '../../../face/model.ts';
import type { ToneName } from '../../../face/vocabulary.ts';
import type { Kind } from '../content/schema.ts';
import type { SuitLook } from './looks.ts';

/** Pictures for cards whose author gives none, by kind; suits and pips show their suit's sign. */
const REPERTOIRES: { readonly [K in Exclude<Kind, 'suit' | 'pip'>]: Repertoire } = {
  fool: { settings: [at('gale', [300, 200], ['sparks'])], figures: [['jester-hat', 'lit']] },
  type: { settings: [at('crypt', [300, 190], ['fog'])], figures: [['cowled', 'bone']] },
  major: {
    settings: [
      at('rose', [300, 205], ['fog'], ['candles']),
      at('moon', [300, 200], ['fog'], ['bats']),
      at('glory', [300, 190], ['fog'], ['chains']),
    ],
    figures: [
      ['cowled', 'bone'],
      ['evil-tower', 'steel'],
      ['crown-of-thorns', 'gold'],
    ],
  },
  class: { settings: [at('curtain', [330, 170], ['ground'])], figures: [['knight-banner', 'gold']] },
  gift: { settings: [at('nave', [300, 205], ['candles'])], figures: [['beveled-star', 'gold']] },
  court: {
    settings: [at('rose', [300, 205], ['sparks']), at('curtain', [330, 170], ['ground'])],
    figures: [
      ['queen-crown', 'gold'],
      ['jewel-crown', 'gold'],
      ['knight-banner', 'steel'],
    ],
  },
  tower: { settings: [at('tower', [300, 150], ['bats', 'fog'])], figures: [['hooded-figure', 'sil']] },
  position: { settings: [at('stairs', [330, 180], ['ground'])], figures: [['crossroad', 'bone']] },
  keyword: { settings: [at('shelves', [320, 180], ['candles'])], figures: [['scroll-unfurled', 'bone']] },
};

/** Every figure that is shown without an author naming it. */
export const FIGURES: readonly string[] = Object.values(REPERTOIRES).flatMap(({ figures }) =>
  figures.map(([icon]) => icon),
);

/** The picture of a card that has no suit. */
export const pictureOf = (id: string, kind: keyof typeof REPERTOIRES, art: ArtDefinition = {}): Picture =>
  drawnPicture(id, art, REPERTOIRES[kind]);

/** Grounds for signs of a suit. */
const SUIT_SETTINGS: readonly SceneSetting[] = [at('glory', [300, 200], []), at('nave', [300, 205], [])];

/** The picture of a suit, or of a pip: as many signs as its rank. */
export const suitPicture = (
  id: string,
  { glyph, tint }: SuitLook,
  rank: number,
  art: ArtDefinition = {},
): Picture => {
  const signs = art.layers === undefined ? { layers: layersFor(rank, glyph, tint) } : {};
  return drawnPicture(id, { ...art, ...signs }, { settings: SUIT_SETTINGS, figures: [[glyph, tint]] });
};

/** How many signs each row has, by rank, as on playing cards. */
const ROWS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1, 2],
  [2, 2, 2],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [2, 3, 3, 2],
];
/** How large the signs are, by the number of rows; 1 is as wide as half a picture. */
const SCALES = [0.9, 0.52, 0.37, 0.29] as const;
/** The middle of the picture, its height, and from sign to sign in a row. */
const MIDDLE = 300;
const HEIGHT = 400;
const APART = 112;

function layersFor(rank: number, icon: string, tint: ToneName): NonNullable<ArtDefinition['layers']> {
  const rows = ROWS[Math.min(Math.max(rank, 1), ROWS.length) - 1];
  const scale = SCALES[rows.length - 1];
  const step = HEIGHT / (rows.length + 0.25);
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      icon,
      x: MIDDLE + (i - (count - 1) / 2) * APART,
      y: HEIGHT / 2 + (row - (rows.length - 1) / 2) * step,
      scale,
      tint,
    })),
  );
}
