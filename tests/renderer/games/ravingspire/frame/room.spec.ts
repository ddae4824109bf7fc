// Where there is little room: what has to be in sight is, in small windows, long languages and the largest text.
import { expect, type Locator, type Page } from '@playwright/test';
import { lettered } from '../../../../support/windows.ts';
import { boxesOf, meet } from './rectangles.ts';
import { goOn, sitDown } from './sitting.ts';
import { test } from '../../../../support/kept-page.ts';

const SMALL = { width: 1024, height: 640 };
const MIDDLE = { width: 1280, height: 720 };
const LARGE = { width: 1920, height: 1080 };

/** All of it can be seen: nothing that scrolls cuts it. */
const whole = async (found: Locator): Promise<void> => {
  for (const each of await found.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
};

/** Letters get another size, as when the settings change. */
const letter = (page: Page, textSize: 1 | 1.3): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.setProperty('--text-scale', '${textSize}')`);

const ways = (page: Page): Locator =>
  page.getByRole('group', { name: /^(The way on|So geht es weiter)$/ }).getByRole('button');

test('P13: the largest text keeps the way on, the other heroes and the names of piles in sight', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await sitDown(page, { seed: 'drawn looks', seats: 2, played: 60, tongue: 'de', textSize: 1.3 });
  await goOn(page, 'explore');
  await lettered(page);
  await expect(ways(page)).toHaveCount(1);
  await whole(ways(page));
  const party = page.getByRole('list', { name: 'Andere Helden' }).getByRole('button');
  await expect(party).toHaveCount(1);
  await whole(party);
  for (const name of ['Stapel', 'Ablage', 'fort'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test('P13: the largest text makes no bar at the foot of the chronicle', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await sitDown(page, { seed: 'drawn looks', played: 60, tongue: 'de', textSize: 1.3 });
  await lettered(page);
  const chronicle = page.getByRole('log');
  // Entries without lines are told by their titles, with long names in them; those of people have no reason beside them.
  await expect(chronicle.getByRole('button', { name: /Schmuckstück/ }).first()).toBeAttached();
  await chronicle.evaluate((each) => {
    for (const entry of each.querySelectorAll('.reasoned')) entry.classList.remove('reasoned');
  });
  expect(await chronicle.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('P13: the large card grows with the text', async ({ page }) => {
  await page.setViewportSize(MIDDLE);
  const widths: number[] = [];
  await sitDown(page, { seed: 'drawn looks', played: 60 });
  await goOn(page, 'explore');
  for (const textSize of [1, 1.3] as const) {
    await letter(page, textSize);
    // A pointer comes from somewhere: the first place where a page learns of it is no movement.
    await page.mouse.move(640, 300);
    await page
      .getByRole('region', { name: /^Hand of/ })
      .getByRole('button')
      .first()
      .hover();
    const large = page.locator('.float .large');
    await large.waitFor();
    await expect(large).toBeInViewport({ ratio: 0.99 });
    widths.push((await large.boundingBox())!.width);
    await page.mouse.move(640, 300);
    await expect(large).toHaveCount(0);
  }
  expect(widths[1]).toBeGreaterThan(widths[0] * 1.15);
});

test('P13: faces of the ring and of the hand grow with the text as far as there is room', async ({
  page,
}) => {
  await sitDown(page, { seed: 'drawn looks', played: 60, tongue: 'de' });
  await goOn(page, 'encounter');
  for (const size of [SMALL, MIDDLE, LARGE]) {
    await page.setViewportSize(size);
    const widths: number[][] = [];
    for (const textSize of [1, 1.3] as const) {
      await letter(page, textSize);
      await lettered(page);
      const [ring, hand] = [page.locator('[data-zone="ring"]'), page.locator('[data-zone="hand"] .cards')];
      const ringCards = await boxesOf(ring.locator('[data-card]'));
      const handCards = await boxesOf(hand.locator('[data-card]'));
      widths.push([ringCards[0].width, handCards[0].width]);
      // Nothing of the ring lies over anything else of it, nor reaches out of its place.
      const places = await Promise.all(
        (await ring.locator('li, .switch').all()).map((place) =>
          boxesOf(place.locator(':is([data-card], .tag, fieldset)')),
        ),
      );
      const touching = places.flatMap((own, i) =>
        own.filter((a) => places.slice(i + 1).some((others) => others.some((b) => meet(a, b)))),
      );
      expect(touching, `${size.width}, ${textSize}`).toEqual([]);
      await whole(ring.locator('[data-card]'));
      await whole(hand.locator('[data-card]'));
      // The tower keeps the middle.
      const clear = (await page.locator('.clear').boundingBox())!;
      expect(clear.width).toBeGreaterThan(size.width * 0.3);
      expect(clear.height).toBeGreaterThan(size.height * 0.3);
    }
    const [[ring, hand], [largeRing, largeHand]] = widths;
    expect(largeRing / ring, `${size.width}`).toBeGreaterThan(1.1);
    expect(largeHand / hand, `${size.width}`).toBeGreaterThan(1.1);
  }
});

test('P13: further choices lie over no card of the ring in the largest text', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await sitDown(page, { seed: 'drawn looks', played: 60, tongue: 'pseudo', textSize: 1.3 });
  await goOn(page, 'explore');
  await lettered(page);
  const more = await boxesOf(page.locator('[data-zone="more"] li, [data-zone="more"] > .toggle'));
  const ring = await boxesOf(page.locator('[data-zone="ring"] [data-card]'));
  expect(more.length).toBeGreaterThan(2);
  expect(more.filter((each) => ring.some((card) => meet(each, card)))).toEqual([]);
});

test('and one row holds them in normal text', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await sitDown(page, { seed: 'drawn looks', played: 60 });
  await goOn(page, 'explore');
  await lettered(page);
  const more = await boxesOf(page.locator('[data-zone="more"] li'));
  expect(new Set(more.map(({ y }) => Math.round(y))).size).toBe(1);
});

test('P13: what a die was thrown for stands clear of the buttons of the camera', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await sitDown(page, { seed: 'drawn looks', played: 60, tongue: 'de' });
  await goOn(page, 'move');
  await lettered(page);
  const label = (await page.locator('.tray .what').boundingBox())!;
  await page.locator('.camera button').last().waitFor();
  const buttons = await boxesOf(page.locator('.camera button'));
  expect(buttons.filter((each) => meet(each, label))).toEqual([]);
});

test('P14: a long ability cuts no other hero', async ({ page }) => {
  await page.setViewportSize(MIDDLE);
  for (const seats of [2, 4]) {
    await sitDown(page, { seed: 'drawn looks', seats, played: 60, tongue: 'de' });
    await goOn(page, '');
    await lettered(page);
    const party = page.getByRole('list', { name: 'Andere Helden' }).getByRole('button');
    await expect(party).toHaveCount(seats - 1);
    await whole(party);
  }
});

test('what is read out at the foot does not make the page scroll', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await sitDown(page, { seed: 'drawn looks', seats: 2, played: 60 });
  for (const phase of ['encounter', 'explore']) await goOn(page, phase);
  // A slip above the warnings of the way on: they are scrolled away, and with them what only says how grave they are.
  await page.evaluate(() => controls.getStuck(0));
  await page.locator('.foot section.slip').waitFor();
  await lettered(page);
  const warning = page.locator('.foot .warn').last();
  await expect(warning).toBeAttached();
  await expect(warning).not.toBeInViewport();
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
});
