// How finely pictures are printed on a card.
import { FIELD } from './cards/frame.ts';
import { ICON_WIDTH, PICTURE_SIZE } from './vocabulary.ts';

/** Dots per inch below which print looks blurred. */
export const FINE_DOTS = 300;

/** Units of the face in an inch: ten of them are a millimetre. */
const UNITS_PER_INCH = 254;

/**
 * How many dots of a picture come on an inch of the printed card, where its picture is as wide as the card.
 *
 * @param layer that shows it, with its size and the part that is shown
 * @param width of the picture in pixels
 */
export function printedDots(
  { scale = 1, crop = [0, 0, 1, 1] }: { readonly scale?: number; readonly crop?: readonly number[] },
  width: number,
): number {
  const inches = (scale * ICON_WIDTH * FIELD.width) / PICTURE_SIZE.width / UNITS_PER_INCH;
  return Math.round(((crop[2] ?? 1) * width) / inches);
}
