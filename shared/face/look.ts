import type { CardModel, DyeRecipe } from './model.ts';

/** How cards of one sort look: the dye of header, frame and picture, the paper below it, and the emblem of the sort. */
export interface SortLook {
  readonly dye: DyeRecipe;
  readonly paper: CardModel['paper'];
  readonly glyph: string;
}

export const look = (dye: DyeRecipe, glyph: string, paper: SortLook['paper'] = 'bone'): SortLook => ({
  dye,
  paper,
  glyph,
});
