import type { Page } from '@playwright/test';
import type { Settings } from '../../../../../shared/rpc/messages/profile.ts';
import { buildPage, type Built } from '../../../../support/pages.ts';
import { complaintsOf } from '../../../../support/complaints.ts';
import { openScene } from '../../../table/built.ts';
import type { Scene } from '../../../table/page/scene.ts';
import { gameScene } from '../../../table/scenes.ts';
import './page/globals.ts';

export const buildMotionPage = (): Promise<Built> => buildPage(new URL('page', import.meta.url));

/** Opens a bare table in a position; the page has had no input yet. */
export async function openTable(
  page: Page,
  built: Built,
  settings: Partial<Settings> = {},
  more: Partial<Scene> & { readonly seats?: number } = {},
): Promise<string[]> {
  const complaints = complaintsOf(page);
  const scene = gameScene({ seed: 'motion', played: 40, ...more });
  const wanted = { ...scene.settings, table: 'drawn', motion: 'normal', ...settings } as const;
  await openScene(page, built, { ...scene, settings: wanted });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return complaints;
}
