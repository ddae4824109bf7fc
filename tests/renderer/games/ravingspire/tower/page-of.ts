// Opens the page of these tests with a tower on it, and looks at what is drawn.
import type { Page } from '@playwright/test';
import type { BoardOptions, BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { openPage as openBuilt, type Built } from '../../../../support/pages.ts';
import { complaintsOf } from '../../../../support/complaints.ts';
import { OPTIONS, START } from './states.ts';
import './page/globals.ts';

/** Opens the page; no tower is there yet. */
export async function openPage(page: Page, built: Built): Promise<string[]> {
  const complaints = complaintsOf(page);
  await openBuilt(page, built);
  return complaints;
}

/** Opens the page with a tower that shows a state. */
export async function openTower(
  page: Page,
  built: Built,
  options: Partial<BoardOptions> = {},
  state: BoardState = START,
): Promise<string[]> {
  const complaints = await openPage(page, built);
  await page.evaluate((wanted) => stage.make(wanted), { ...OPTIONS, ...options });
  await show(page, state);
  return complaints;
}

export const show = (page: Page, state: BoardState): Promise<void> =>
  page.evaluate((shown) => stage.tower.show(shown), state);

export type Colour = readonly [number, number, number];

/** The colours of the page at points, in CSS pixels. */
export async function coloursAt(
  page: Page,
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<Colour[]> {
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
