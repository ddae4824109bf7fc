import { backsOf } from '../../../face/backs.ts';
import { capitalised, phraseText } from '../../../words/tokens.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import type { Lexicon } from '../narrate/lexicon.ts';

/** Face-down cards: those that are drawn, treasures among them, and the Majors on them. */
export const BACKS = backsOf({
  play: { dye: { hue: 300, chroma: 0.07, lit: 84 }, glyph: 'pentacle', sealed: false },
  majors: { dye: { hue: 268, chroma: 0.06, lit: 84, glow: 88 }, glyph: 'evil-tower', sealed: false },
});

/** The back of a deck as a face, or null for an id of another form. */
export function backOf(id: string, lex: Lexicon): CardFace | null {
  const drawing = BACKS.model(id, (deck) => phraseText(capitalised(lex.say('word.deck', { deck }))));
  if (drawing === null) return null;
  const { name } = drawing;
  return { id, name, kind: lex.say('word.faceDown'), values: [], text: [], story: null, drawing };
}
