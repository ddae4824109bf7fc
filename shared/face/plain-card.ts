import type { CardModel } from './model.ts';

/** What no card can be drawn without. */
type Needed = 'id' | 'name' | 'line' | 'dye' | 'paper' | 'glyph' | 'emblem' | 'picture';

/** A card with a name and a picture, and with nothing else that is not asked for: no text, no price, no foot. */
export const plainCard = (parts: Pick<CardModel, Needed> & Partial<CardModel>): CardModel => ({
  type: 'card',
  text: [],
  symbols: {},
  brief: [],
  briefRows: [],
  prices: [],
  story: null,
  foot: { kind: 'none' },
  ...parts,
});
