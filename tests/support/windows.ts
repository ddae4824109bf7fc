// Windows and languages in which everything has to look right, and what is wrong with a page in one of them.
import type { Page } from '@playwright/test';
import type { Tongue } from '../../renderer/ui/words.ts';
import { axeFindings } from './axe.ts';
import { layoutProblems } from './geometry.js';
import { LONG } from './long.ts';

/** The window of a user, in CSS pixels, and the language in it. */
export interface Window {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly tongue: Tongue;
}

const SMALL = { width: 1024, height: 640 };
const ALL_SIZES = [SMALL, { width: 1280, height: 720 }, { width: 1920, height: 1080 }];

const windowOf = (size: Window['size'], tongue: Tongue): Window => ({
  name: `${size.width} x ${size.height}, ${tongue}`,
  size,
  tongue,
});

const ALL = ALL_SIZES.flatMap((size) =>
  (['en', 'de', 'pseudo'] as const).map((tongue) => windowOf(size, tongue)),
);
export { LONG };

/** The sizes in which something is looked at in one language. */
export const sizes: readonly Window['size'][] = LONG ? ALL_SIZES : [SMALL];

/** Those that are looked at: every day only where most goes wrong, the longest words where there is least room. */
export const windows: readonly Window[] = LONG ? ALL : [windowOf(SMALL, 'pseudo')];

/** A window of 1280 x 720 in which everything is twice as large. */
export const DOUBLED: Window = {
  name: '1280 x 720 at 200 %',
  size: { width: 640, height: 360 },
  tongue: 'de',
};

const SETTLED =
  'document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))';

/** Until all letters that the page has asked for have come, and everything has found its size. */
export const lettered = (page: Page): Promise<unknown> => page.evaluate(SETTLED);

/**
 * What is wrong with a page as it is now: with its layout, and for those who do not see it.
 *
 * @param except a selector for parts whose layout is tested elsewhere
 */
export async function problemsOf(page: Page, except = ''): Promise<string[]> {
  await lettered(page);
  return [...(await page.evaluate(layoutProblems, { except })), ...(await axeFindings(page))];
}
