// A table at which as much stands on the tower as can, with what it draws counted.
import type { Locator, Page } from '@playwright/test';
import { de as overBoardDe } from '../../renderer/board-overlay/text/de.ts';
import { en as overBoardEn } from '../../renderer/board-overlay/text/en.ts';
import { de } from '../../renderer/games/ravingspire/text/de/board.ts';
import { en } from '../../renderer/games/ravingspire/text/en/board.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { expect } from '../e2e/app.ts';
import { named } from '../e2e/driver/named.ts';
import { sceneOf } from '../e2e/support/scenes.ts';
import type { SettingsChange } from '../e2e/support/stock.ts';
import { Viewer } from '../e2e/support/viewer.ts';
import type { Served } from '../e2e/app.ts';
import { putGauge, readGauge } from './gauge.ts';

const words = createWords('en', { en, de });
const overBoard = createWords('en', { en: overBoardEn, de: overBoardDe });
/** Six heroes, and everything open: as much as can stand there. */
export const SCENES = ['six-heroes', 'all-revealed'] as const;

/** An application with a table for each of the scenes. */
export const stocked = (motion: SettingsChange['motion']) => ({
  stocked: {
    tables: () => SCENES.map((name) => sceneOf(name).table),
    settings: { motion } as SettingsChange,
  },
});

/** Sits down at a table and waits until the tower is drawn. */
export async function atTower(page: Page, app: Served, table: string): Promise<void> {
  await putGauge(page);
  const viewer = new Viewer(page, app);
  await viewer.speak('en');
  await viewer.visit(`table/${table}`);
  await expect.poll(async () => (await readGauge(page)).frames).toBeGreaterThan(0);
}

/** The button that brings the camera to a place. */
export const cameraTo = (page: Page, which: 'plan' | 'overview' | 'keep'): Locator =>
  named(named(page, 'group', overBoard('camera.name')), 'button', words(`camera.${which}`));
