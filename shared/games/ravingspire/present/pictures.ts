import { pictureOf as drawnPicture } from '../../../face/art/picture.ts';
import type { Picture } from '../../../face/model.ts';
import type { CardDefinition } from '../content/schema.ts';
import { FIGURES, MANY, SETTINGS } from './scenery.ts';

/** The picture of a card; in the middle is a figure of its class, or of its first type, or else of its kind. */
export const pictureOf = (id: string, { kind, types = [], hero, art = {} }: CardDefinition): Picture =>
  drawnPicture(id, art, {
    settings: SETTINGS[kind],
    figures: FIGURES[hero?.class ?? types[0] ?? kind],
    many: MANY.has(kind),
  });
