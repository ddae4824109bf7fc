// Opens the page of these tests with a tower on it, and looks at what is drawn.
import type { Page } from '@playwright/test';
import type { BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import type { BoardOptions } from '../../../../../renderer/scene3d/types.ts';
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
