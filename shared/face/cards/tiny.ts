import type { BackModel, CardModel, FaceModel, HeroModel } from '../model.ts';
import { drawMedal } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { drawPicture } from '../picture/picture.ts';
import { drawEmblem } from './emblem.ts';
import { hasSlots } from './foot.ts';
import { drawEdge, drawField, FIELD } from './frame.ts';
import { kindMedal, themeOf } from './theme.ts';

/** Picture, value and kind: for cards smaller than a thumb. */
export function drawTiny(sheet: Sheet, model: Exclude<FaceModel, BackModel>): string {
  const theme = themeOf(model.dye, model.type === 'hero' ? 'bone' : model.paper);
  const window = { x: FIELD.left, y: FIELD.top, width: FIELD.width, height: FIELD.height };
  const field =
    drawPicture(sheet, model.picture, window, theme.dye, model.id, HATCHING) +
    (model.type === 'card' ? drawEmblem(sheet, model.emblem, theme, 452, 170, 290) : '') +
    drawMedal(sheet, glyphOf(model), 140, 742, 96, kindMedal(theme), INK.ink);
  return drawEdge(theme) + drawField(sheet, field);
}

/** At this size hatching is a tone. */
const HATCHING = 2;

/** A card that fits one slot only is known by that slot. */
function glyphOf(model: CardModel | HeroModel): string {
  if (model.type === 'hero' || !hasSlots(model.foot)) return model.glyph;
  const fits = model.foot.slots.filter((slot) => slot.fits);
  return fits.length === 1 ? fits[0].icon : model.glyph;
}
