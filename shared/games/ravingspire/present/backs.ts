import { backsOf, type BackLook } from '../../../face/backs.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import type { Lexicon } from '../narrate/lexicon.ts';
import { label } from './symbols.ts';

const back = (dye: BackLook['dye'], glyph: string, sealed = false): BackLook => ({ dye, glyph, sealed });

/** The decks whose cards are face down; each hero has a `battle` deck. */
export const BACKS = backsOf({
  encounter: back({ hue: 278, chroma: 0.075, lit: 172 }, 'doorway'),
  loot: back({ hue: 84, chroma: 0.1 }, 'chest'),
  foe: back({ hue: 22, chroma: 0.14, shade: 350 }, 'cowled'),
  tower: back({ hue: 250, chroma: 0.035 }, 'white-tower'),
  spire: back({ hue: 285, chroma: 0.05, lit: 80, glow: 88 }, 'wax-seal', true),
  battle: back({ hue: 60, chroma: 0.06, shade: 285 }, 'crossed-swords'),
});

/** The back of a deck as a face, or null for an id of another form. */
export function backOf(id: string, lex: Lexicon): CardFace | null {
  const drawing = BACKS.model(id, (deck) => label(lex.say('drawing.back', { deck })));
  if (drawing === null) return null;
  const { name } = drawing;
  return { id, name, kind: lex.say('drawing.faceDown'), values: [], text: [], story: null, drawing };
}
