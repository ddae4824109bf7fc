// Opens the page of these tests, and finds things on it by roles and names, as a user does.
import type { Locator, Page } from '@playwright/test';
import type { BoardSettings } from '../../../../../renderer/board-overlay/settings.ts';
import type { Definitions } from '../../../../../shared/engine/game.ts';
import type { Built } from '../../../../support/pages.ts';
import { lettered } from '../../../../support/windows.ts';
import { openScene } from '../../../table/built.ts';
import { gameScene } from '../../../table/scenes.ts';
import type { Tongue } from '../../../../../renderer/ui/words.ts';
import type { Rect } from './page/globals.ts';

export interface Wanted {
  readonly seats?: number;
  readonly seed?: string;
  readonly played?: number;
  readonly tongue?: Tongue;
  /** Cards of the test's own; those of all scenes otherwise. */
  readonly definitions?: Definitions;
  readonly board?: Partial<BoardSettings>;
}

const STILL: BoardSettings = { kind: 'flat', quality: 'low', ambient: false, motion: 0, follow: true };

/** Opens a game at which bots have made some entries; its board may not be there yet. */
export async function enterBoard(page: Page, built: Built, wanted: Wanted = {}): Promise<void> {
  const { board, ...scene } = wanted;
  const whole = { ...gameScene(scene), board: { ...STILL, ...board } };
  await openScene(page, built, whole);
}

/** Opens a game at which bots have made some entries, and waits until its board shows it. */
export async function openBoard(page: Page, built: Built, wanted: Wanted = {}): Promise<void> {
  await enterBoard(page, built, wanted);
  await page.waitForFunction(() => 'seen' in globalThis && seen.shown > 0);
  await lettered(page);
}

/** Bots play on until a seat is asked this, and what they did has been shown. */
export async function playUntil(page: Page, kind: string): Promise<void> {
  await page.evaluate((wanted) => controls.playUntil(wanted), kind);
  await settled(page);
}

/** Until the page shows what the host has, and every element has been at its place for a while. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => probe.isCurrent() && !probe.isMoving());
  await page.evaluate(() => probe.settled());
}

export const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'The tower' });

/** What can be walked to now. */
export const lit = (page: Page): Locator => boardOf(page).getByRole('button', { name: /^Walk to / });

/** Everything on the board that can be pressed with a pointer, in the window. */
export const targets = (page: Page): Promise<Rect[]> => page.evaluate(() => probe.targets());

/** Pairs of targets that lie over one another, and targets that reach out of the board. */
export async function misplaced(page: Page): Promise<string[]> {
  const all = await targets(page);
  const frame = (await page.locator('.board').boundingBox())!;
  const within = ({ left, top, right, bottom }: Rect): boolean =>
    left >= frame.x && top >= frame.y && right <= frame.x + frame.width && bottom <= frame.y + frame.height;
  const over = (a: Rect, b: Rect): boolean =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  return [
    ...all.filter((rect) => !within(rect)).map(({ name }) => `outside: ${name}`),
    ...all.flatMap((a, i) =>
      all.slice(i + 1).flatMap((b) => (over(a, b) ? [`${a.name} over ${b.name}`] : [])),
    ),
  ];
}
