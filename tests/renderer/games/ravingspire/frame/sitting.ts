// A player at the drawn table, who finds everything by role and name.
import type { Locator, Page } from '@playwright/test';
import { buildTablePage, openScene } from '../../../table/built.ts';
import { gameScene } from '../../../table/scenes.ts';
import '../../../table/page/globals.ts';
import type { Scene } from '../../../table/page/scene.ts';

export type Parts = Parameters<typeof gameScene>[0] &
  Partial<Pick<Scene['settings'], 'motion' | 'textSize' | 'ask'>>;

/** What lies around the board is tested here: the map is drawn more quickly than the tower. */
const DRAWN = { table: 'drawn', board: { kind: 'flat', quality: 'low', ambient: false } } as const;

/** Opens the drawn table. */
export async function sitDown(
  page: Page,
  { motion = 'off', textSize = 1, ask = 'serious', ...parts }: Parts = {},
): Promise<void> {
  const scene = gameScene({ seed: 'drawn', ...parts });
  const settings = { ...scene.settings, ...DRAWN, motion, textSize, ask };
  await openScene(page, await buildTablePage(), { ...scene, settings });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('log').waitFor();
}

/** Bots go on until this seat has to decide something of the kind. */
export async function goOn(page: Page, kind: string, seat = 0): Promise<void> {
  const found = await page.evaluate(([wanted, who]) => controls.playUntil(wanted, who), [
    kind,
    seat,
  ] as const);
  if (!found) throw new Error(`the game does not come to a "${kind}"`);
  await page.waitForFunction(() => controls.shown() === controls.n);
}

/** Number of log entries that the host has. */
export const entries = (page: Page): Promise<number> => page.evaluate(() => controls.n);

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });
export const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, exact: true });
export const way = (page: Page): Locator =>
  page.getByRole('group', { name: 'The way on' }).getByRole('button');
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Log' });
