// Looks at what is drawn on a page.
import type { Page } from '@playwright/test';
import './page/globals.ts';

export type Colour = readonly [number, number, number];

/** The colours of the page at points, in CSS pixels. */
export async function coloursAt(
  page: Page,
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<Colour[]> {
  await page.evaluate(() => globalThis.paint?.());
  const shot = (await page.screenshot()).toString('base64');
  // Read in a page of its own: that of the tests loads no pictures from elsewhere.
  const reader = await page.context().newPage();
  const read = `(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${shot}';
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    return ${JSON.stringify(points)}.map(({ x, y }) => [...pen.getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3));
  })()`;
  const colours = await reader.evaluate<Colour[]>(read);
  await reader.close();
  return colours;
}
