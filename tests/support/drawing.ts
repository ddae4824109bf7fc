import type { CardModel } from '../../shared/face/model.ts';
import { plainCard } from '../../shared/face/plain-card.ts';

/** A drawing for the cards of toy games: whole, and as plain as can be. */
export const plainDrawing = (id: string, name: string, value = '3'): CardModel =>
  plainCard({
    id,
    name,
    line: 'Card',
    dye: { hue: 250, chroma: 0.06 },
    paper: 'bone',
    glyph: 'chest',
    emblem: { shapes: ['lozenge'], value },
    picture: { ground: 'glory', light: [300, 190], layers: [], front: [] },
  });
