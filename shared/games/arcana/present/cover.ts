import { layer } from '../../../face/art/picture.ts';
import type { CardModel } from '../../../face/model.ts';
import { plainCard } from '../../../face/plain-card.ts';
import { KIND_LOOKS } from './looks.ts';

/** A tower, the signs of the four suits around it, and the cards at its foot. */
const LAYERS = [
  layer({ icon: 'stone-tower', x: 300, y: 150, scale: 0.66, tint: 'dark' }),
  layer({ icon: 'orb-wand', x: 190, y: 76, scale: 0.25, tint: 'verd', rotate: -12 }),
  layer({ icon: 'broadsword', x: 410, y: 76, scale: 0.25, tint: 'steel', rotate: 12 }),
  layer({ icon: 'jeweled-chalice', x: 184, y: 236, scale: 0.23, tint: 'gold', rotate: -6 }),
  layer({ icon: 'pentacle', x: 416, y: 236, scale: 0.23, tint: 'gold', rotate: 8 }),
  layer({ icon: 'poker-hand', x: 300, y: 286, scale: 0.62, tint: 'bone' }),
];

/** The icons on the cover. */
export const COVER_ICONS: readonly string[] = LAYERS.map(({ icon }) => icon);

/** The card that represents the game on the shelf. */
export function coverOf(title: string, about: string): CardModel {
  const { paper, glyph } = KIND_LOOKS.major;
  return plainCard({
    // No card of a pack has such an id.
    id: 'cover/arcana',
    name: title,
    line: about,
    dye: { hue: 310, chroma: 0.1, lit: 84, glow: 84 },
    paper,
    glyph,
    emblem: { icon: glyph, harm: false },
    picture: { ground: 'rose', light: [300, 170], layers: LAYERS, front: [] },
    story: about,
  });
}
