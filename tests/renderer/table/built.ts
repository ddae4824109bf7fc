// The page of these tests, with scenes on it.
import type { Page } from '@playwright/test';
import { buildPage, openPage, type Built } from '../../support/pages.ts';
import { Driver } from './driver.ts';
import type { Scene } from './page/scene.ts';

export const buildTablePage = (): Promise<Built> => buildPage(new URL('page', import.meta.url));

/** Opens a page that asks for a scene. */
export const openScene = (page: Page, built: Built, scene: Scene): Promise<void> =>
  openPage(page, built, { extra: new Map([['scene.json', JSON.stringify(scene)]]) });

/** Opens a scene and waits until the table is there. */
export async function sitDown(page: Page, built: Built, scene: Scene): Promise<Driver> {
  await openScene(page, built, scene);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return new Driver(page);
}
