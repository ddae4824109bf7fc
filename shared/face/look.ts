import type { CardModel, DyeRecipe } from './model.ts';

/** How cards of one sort look: the dye of header, frame and picture, the paper below it, and the emblem of the sort. */
export interface Look {
  readonly dye: DyeRecipe;
  readonly paper: CardModel['paper'];
  readonly glyph: string;
}

export const look = (dye: DyeRecipe, glyph: string, paper: Look['paper'] = 'bone'): Look => ({
  dye,
  paper,
  glyph,
});
