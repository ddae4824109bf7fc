import { layer } from '../../../face/art/picture.ts';
import type { CardModel } from '../../../face/model.ts';
import { plainCard } from '../../../face/plain-card.ts';
import { KIND_LOOKS } from './looks.ts';

/** The card that represents the game on the shelf: the tower at night, and a wanderer on the way there. */
export function coverOf(title: string, about: string): CardModel {
  const { dye, paper, glyph } = KIND_LOOKS.spire;
  return plainCard({
    // No card of a pack has such an id.
    id: 'cover/ravingspire',
    name: title,
    line: about,
    dye,
    paper,
    glyph,
    emblem: { icon: glyph, harm: false },
    picture: {
      ground: 'tower',
      light: [300, 150],
      layers: [layer({ icon: 'swordman', y: 306, scale: 0.5, tint: 'dark' })],
      front: ['bats', 'ground'],
    },
    story: about,
  });
}
