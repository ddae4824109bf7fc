// What moves over a table, in a browser, against the real engine.
import { expect, type CDPSession, type Page } from '@playwright/test';
import { frames } from '../../../../support/frames.ts';
import { LONG } from '../../../../support/windows.ts';
import type { Built } from '../../../../support/pages.ts';
import { buildMotionPage, openTable } from './page-of.ts';
import { test } from '../../../../support/kept-page.ts';

/** How many are played while nothing may be left behind. */
const CHAPTERS = LONG ? 300 : 40;

let built: Built;
test.beforeAll(async () => {
  built = await buildMotionPage();
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => motion.violations)).toEqual([]);
});

/** Bots make an entry that lets something move. */
async function happen(page: Page): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await page.evaluate(() => motion.controls.play(1));
    if (await page.evaluate(() => motion.flying() > 0)) return;
  }
  throw new Error('nothing has moved');
}

const idle = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => motion.animations() === 0 && motion.flying() === 0 && motion.hidden().length === 0,
  );

test('cards fly, what they show is hidden until they land, and it can be read and pressed all the time', async ({
  page,
}) => {
  const complaints = await openTable(page, built);
  expect(await page.evaluate(() => motion.made())).toBe(0);
  await happen(page);
  const hidden = await page.evaluate(() => motion.hidden());
  const cards = hidden.filter((name) => name.startsWith('card:'));
  expect(cards.length).toBeGreaterThan(0);
  const place = page.locator(`[data-place="${cards[0]}"]`);
  await expect(place).toHaveCSS('opacity', '0');
  // Hidden from eyes alone: it has its name and can have the focus.
  await expect(place).toHaveAccessibleName(/\w/);
  await place.focus();
  await expect(place).toBeFocused();
  await idle(page);
  await expect(place).toHaveCSS('opacity', '1');
  expect(complaints).toEqual([]);
});

/** From now on everything that is animated takes a thousand times as long. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

for (const [input, act] of Object.entries({
  'a key': (page: Page) => page.keyboard.press('Shift'),
  'a press of the pointer': (page: Page) => page.mouse.down(),
  'a turn of the wheel': (page: Page) => page.mouse.wheel(0, 5),
  // By a program: no key and no pointer.
  'an entry of one’s own': (page: Page) => page.evaluate(() => motion.goOn()),
})) {
  test(`${input} finishes what is running`, async ({ page }) => {
    await openTable(page, built, { motion: 'cinematic' });
    await slowDown(page);
    await page.mouse.move(600, 5);
    await happen(page);
    expect(await page.evaluate(() => motion.mark())).toBeGreaterThan(0);
    const before = await page.evaluate(() => motion.controls.n);
    await act(page);
    if (input.startsWith('an entry')) await page.waitForFunction((n) => motion.controls.n > n, before);
    else {
      // By themselves they would take minutes.
      const left = (): Promise<unknown> => page.evaluate(() => [motion.hidden().length, motion.animations()]);
      await expect.poll(left).toEqual([0, 0]);
    }
    expect(await page.evaluate(() => motion.marked())).toBe(0);
  });
}

test('switched off, nothing moves at all', async ({ page }) => {
  await openTable(page, built, { motion: 'off' });
  for (let i = 0; i < 40; i++) {
    await page.evaluate(() => motion.controls.play(1));
    expect(await page.evaluate(() => [motion.flying(), motion.hidden().length, motion.animations()])).toEqual(
      [0, 0, 0],
    );
  }
  expect(await page.evaluate(() => motion.made())).toBe(0);
});

test('where less motion is asked for there are cuts, and dice lie where they fell', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, built);
  await page.evaluate(() => motion.controls.playUntil('move'));
  await expect(page.getByRole('img', { name: /^Move: [1-6]$/ })).toBeVisible();
  expect(await page.evaluate(() => motion.made())).toBe(0);
});

test('speed is what the settings say', async ({ page }) => {
  await openTable(page, built);
  for (const [speed, ms] of [
    ['normal', 320],
    ['fast', 160],
    ['cinematic', 512],
  ] as const) {
    await page.evaluate((wanted) => motion.change({ motion: wanted }), speed);
    await page.keyboard.press('Shift');
    const before = await page.evaluate(() => motion.flights().length);
    await happen(page);
    await expect.poll(() => page.evaluate((n) => Math.max(...motion.flights().slice(n)), before)).toBe(ms);
  }
});

test('dice tell which roll it is and what came of it', async ({ page }) => {
  await openTable(page, built);
  await page.evaluate(() => motion.controls.playUntil('move'));
  const die = page.getByRole('img', { name: /^Move: [1-6]$/ });
  await die.waitFor();
  await page.keyboard.press('Shift');
  const value = Number((await die.getAttribute('aria-label'))?.at(-1));
  // The face with this many pips lies on top.
  expect((await page.evaluate(() => motion.pips())).at(0)).toBe(value);
  await expect(page.locator('.tray')).toContainText('Move');
});

test('looking back shows nothing move', async ({ page }) => {
  await openTable(page, built);
  await happen(page);
  await idle(page);
  const made = await page.evaluate(() => motion.made());
  await page.evaluate(async () => motion.change({ textSize: 1.15 }));
  await page.evaluate(() => motion.controls.retell());
  expect(await page.evaluate(() => [motion.flying(), motion.made()])).toEqual([0, made]);
});

/** What a page keeps. */
interface Kept {
  readonly heap: number;
  /** Elements that scripts hold and the document does not. */
  readonly detached: number;
  readonly listeners: number;
  readonly own: number;
}

/** Counts what scripts still reach: the browser's own count of nodes has those of every picture in it as well. */
async function detachedElements(client: CDPSession): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'Element.prototype' });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const counted = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    // The prototypes of other elements are found too; they are in no document either.
    functionDeclaration:
      'function () { return this.filter((found) => found.constructor.prototype !== found && !found.isConnected).length; }',
    returnByValue: true,
  });
  if (counted.exceptionDetails) throw new Error(counted.exceptionDetails.text);
  await client.send('Runtime.releaseObject', { objectId: objects.objectId! });
  return counted.result.value as number;
}

test(`${CHAPTERS} chapters leave nothing behind`, async ({ page }) => {
  await openTable(page, built, { motion: 'fast' }, { seats: 3 });
  const client = await page.context().newCDPSession(page);
  const measure = async (): Promise<Kept> => {
    await page.keyboard.press('Shift');
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    const own = await page.evaluate(() => motion.listeners());
    const [heap, listeners] = [of('JSHeapUsedSize'), of('JSEventListeners')];
    return { heap, detached: await detachedElements(client), listeners, own };
  };
  const play = async (entries: number): Promise<void> => {
    for (let i = 0; i < entries; i++) {
      await page.evaluate(() => motion.controls.play(1));
      if (i % 10 === 0) await frames(page, 2);
    }
  };
  /** Until nothing more goes: what is drawn in idle moments, and what waits to be collected, is not kept. */
  const settled = async (): Promise<Kept> => {
    let last = await measure();
    for (;;) {
      const next = await measure();
      if (next.detached >= last.detached) return next;
      last = next;
    }
  };
  await client.send('Performance.enable');
  await play(60);
  const before = await settled();
  await play(CHAPTERS);
  const after = await settled();
  expect(await page.evaluate(() => [motion.flying(), motion.hidden().length])).toEqual([0, 0]);
  expect(after.own).toBe(before.own);
  expect(after.listeners).toBeLessThan(before.listeners + 60);
  // Cards that are drawn in idle moments are released when that is done.
  await expect.poll(async () => (await measure()).detached).toBeLessThan(before.detached + 20);
  // The game itself has grown: its log, its chronicle, the words of the host in this page.
  expect(after.heap).toBeLessThan(before.heap + 12_000_000);
});
