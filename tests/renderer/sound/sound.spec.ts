// Every sound, computed in a browser; and when anything may be heard at all.
import { expect, type Page } from '@playwright/test';
import { SOUNDS } from '../../../shared/tableau/motion/sounds.ts';
import type { Built } from '../../support/pages.ts';
import { buildMotionPage, openTable } from '../games/ravingspire/motion/page-of.ts';
import { test } from '../../support/kept-page.ts';

/** Longest effect, in seconds; and those that may ring longer: a bell is a bell, and a ring grinds as long as it turns. */
const SHORT = 0.45;
const LONG: { readonly [name: string]: number } = { bell: 1.8, stone: 1.05 };

let built: Built;
test.beforeAll(async () => {
  built = await buildMotionPage();
});

/** Does something on the page that means nothing. Not at a place: until all is laid out, the field to write in may lie there. */
const touch = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).click();

test('every sound can be heard, is not too loud, not too long, and the same each time', async ({ page }) => {
  await openTable(page, built);
  /** The largest difference between two sounds. */
  const apart = (a: readonly number[], b: readonly number[]): number =>
    a.length === b.length ? Math.max(...a.map((sample, i) => Math.abs(sample - b[i]))) : 1;
  const known: (readonly number[])[] = [];
  for (const name of SOUNDS) {
    const takes = await page.evaluate((name) => motion.takes(name), name);
    expect(takes).toBeGreaterThan(0);
    for (let take = 1; take <= takes; take++) {
      const heard = await page.evaluate(([name, take]) => motion.render(name, take), [name, take] as const);
      const again = await page.evaluate(([name, take]) => motion.render(name, take), [name, take] as const);
      // Browsers add up in any order: the same but for the last digits.
      expect(apart(heard.samples, again.samples), name).toBeLessThan(0.0001);
      for (const other of known) expect(apart(heard.samples, other), name).toBeGreaterThan(0.01);
      known.push(heard.samples);
      expect(heard.peak, name).toBeGreaterThan(0.8);
      expect(heard.peak, name).toBeLessThanOrEqual(1);
      expect(heard.loudness, name).toBeGreaterThan(0.02);
      expect(heard.length, name).toBeLessThan(LONG[name] ?? SHORT);
      // Nothing beeps: no single high frequency has it all to itself.
      expect(heard.purest, name).toBeLessThan(0.3);
    }
  }
});

test('the hall is there, below -30 dBFS', async ({ page }) => {
  await openTable(page, built);
  const heard = await page.evaluate(() => motion.ambience());
  expect(heard.loudness).toBeGreaterThan(0.002);
  expect(20 * Math.log10(heard.loudness)).toBeLessThan(-30);
  expect(20 * Math.log10(heard.peak)).toBeLessThanOrEqual(-23.9);
  expect(heard.length).toBeGreaterThan(25.5);
});

test('nothing is made before the first input', async ({ page }) => {
  const complaints = await openTable(page, built);
  await page.evaluate(() => motion.play('paper'));
  await page.evaluate(() => motion.controls.play(5));
  expect(await page.evaluate(() => motion.audio())).toEqual({ made: 0, open: 0 });
  await touch(page);
  await expect.poll(() => page.evaluate(() => motion.audio())).toEqual({ made: 1, open: 1 });
  await page.evaluate(() => motion.play('bell'));
  await page.evaluate(() => motion.controls.play(5));
  expect(await page.evaluate(() => motion.audio())).toEqual({ made: 1, open: 1 });
  expect(complaints).toEqual([]);
});

test('nothing is made while it is muted, and M mutes everywhere but in a text field', async ({ page }) => {
  const sound = { effects: 0.7, ambience: 0.5, muted: true };
  const complaints = await openTable(page, built, { sound });
  await touch(page);
  await page.evaluate(() => motion.play('paper'));
  await page.evaluate(() => motion.controls.play(5));
  expect(await page.evaluate(() => motion.audio())).toEqual({ made: 0, open: 0 });
  await page.keyboard.press('m');
  await expect.poll(() => page.evaluate(() => motion.audio())).toEqual({ made: 1, open: 1 });
  await page.keyboard.press('m');
  await expect.poll(() => page.evaluate(() => motion.audio())).toEqual({ made: 1, open: 0 });
  await page.getByRole('textbox').focus();
  await page.keyboard.press('m');
  await page.evaluate(() => motion.play('paper'));
  expect(await page.evaluate(() => motion.audio())).toEqual({ made: 1, open: 0 });
  expect(complaints).toEqual([]);
});

test('at loudness 0 nothing is made either', async ({ page }) => {
  await openTable(page, built, { sound: { effects: 0, ambience: 0, muted: false } });
  await touch(page);
  await page.evaluate(() => motion.play('paper'));
  await page.evaluate(() => motion.controls.play(5));
  expect(await page.evaluate(() => motion.audio())).toEqual({ made: 0, open: 0 });
});
