import type { Locator } from '@playwright/test';

/** A picture in squares: the brightness of each, 0 to 255. */
export type Picture = readonly number[];

/** Columns and rows. */
const SQUARES = { across: 48, down: 32 };

/** What is to be seen of something on a page now, with all that lies over it. */
export async function pictureOf(seen: Locator): Promise<Picture> {
  const shot = (await seen.screenshot()).toString('base64');
  // Read in a page of its own: that of the application loads no pictures from elsewhere.
  const reader = await seen.page().context().newPage();
  const { across, down } = SQUARES;
  const squares = await reader.evaluate<number[]>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${shot}';
    await image.decode();
    const pen = new OffscreenCanvas(${across}, ${down}).getContext('2d');
    pen.drawImage(image, 0, 0, ${across}, ${down});
    const { data } = pen.getImageData(0, 0, ${across}, ${down});
    return Array.from({ length: ${across * down} }, (_, i) => (data[i * 4] + data[i * 4 + 1] + data[i * 4 + 2]) / 3);
  })()`);
  await reader.close();
  return squares;
}

/** How far two pictures are from one another: the mean difference of their squares, 0 to 255. */
export const difference = (a: Picture, b: Picture): number =>
  a.reduce((sum, square, i) => sum + Math.abs(square - b[i]), 0) / a.length;
