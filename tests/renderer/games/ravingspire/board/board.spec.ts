// The board as it is used: by pointer and by keyboard, with reasons, on the map and on the tower.
import { expect } from '@playwright/test';
import { buildPage, withhold, type Built } from '../../../../support/pages.ts';
import { lettered } from '../../../../support/windows.ts';
import { sceneCards } from '../../../table/scenes.ts';
import { boardOf, enterBoard, lit, misplaced, openBoard, playUntil, settled, targets } from './table.ts';
import { test } from '../../../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('page', import.meta.url));
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => violations)).toEqual([]);
});

/** What is written, without its no-break spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a press on a lit space walks there', async ({ page }) => {
  await openBoard(page, built, { played: 40 });
  await playUntil(page, 'move');
  const goal = (await lit(page).first().textContent())!.trim();
  const before = await page.evaluate(() => controls.n);
  await lit(page).first().click();
  await page.waitForFunction((n) => controls.n > n, before);
  expect(await page.evaluate(() => probe.standing())).toBe(plain(goal));
});

test('a press on the floor of a lit space walks there as well', async ({ page }) => {
  await openBoard(page, built, { played: 40 });
  await playUntil(page, 'move');
  const spot = lit(page).first();
  const goal = (await spot.textContent())!.trim();
  const key = (await spot.getAttribute('data-spot'))!;
  const { x, y } = await page.evaluate((name) => probe.floorOf(name), key);
  const before = await page.evaluate(() => controls.n);
  await page.mouse.click(x, y);
  await page.waitForFunction((n) => controls.n > n, before);
  expect(await page.evaluate(() => probe.standing())).toBe(plain(goal));
});

test('a move by keyboard alone: Tab finds every lit space, Enter goes', async ({ page }) => {
  await openBoard(page, built, { played: 40 });
  await playUntil(page, 'move');
  const buttons = await lit(page).all();
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  const reached = new Set<string>();
  for (let times = 0; times < 30 && reached.size < names.length; times++) {
    await page.keyboard.press('Tab');
    const { name } = await page.evaluate(() => probe.focused());
    if (names.includes(name)) reached.add(name);
  }
  expect(reached).toEqual(new Set(names));
  const { text: goal } = await page.evaluate(() => probe.focused());
  const before = await page.evaluate(() => controls.n);
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => controls.n > n, before);
  expect(await page.evaluate(() => probe.standing())).toBe(plain(goal));
});

test('all spaces are one stop; arrows go round the ring and from ring to ring', async ({ page }) => {
  await openBoard(page, built, { played: 40 });
  await playUntil(page, 'encounter');
  const stop = boardOf(page).locator('[data-spot][tabindex="0"]');
  expect(await boardOf(page).locator('[data-spot]').count()).toBeGreaterThan(40);
  await expect(stop).toHaveCount(1);
  const after = async (key: string) => {
    await page.keyboard.press(key);
    return (await page.evaluate(() => probe.focused())).spot;
  };
  await stop.focus();
  const start = (await page.evaluate(() => probe.focused())).spot;
  expect(start).toMatch(/^hero/);
  expect(await after('ArrowRight')).not.toBe(start);
  expect(await after('ArrowLeft')).toBe(start);
  const inner = await after('ArrowUp');
  const outer = await after('ArrowDown');
  expect(inner).toMatch(/^space \w+:\d+$/);
  expect(outer).toMatch(/^space \w+:\d+$/);
  expect(inner.split(':')[1]).toBe(outer.split(':')[1]);
  expect(inner).not.toBe(outer);
  expect(await after('Home')).toBe(start);
  // What has the focus is told about.
  await expect(page.locator('.float')).toBeVisible();
});

test('what cannot be done says why: the host is asked where it has not said', async ({ page }) => {
  await openBoard(page, built, { played: 40 });
  await playUntil(page, 'move');
  const slip = boardOf(page).getByRole('dialog');
  await boardOf(page).locator('[data-spot="space keep"]').click();
  await expect(slip).toContainText('The Tower Door wants a Tower Key.');
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();

  const far = boardOf(page).locator('[data-spot^="space spire"]:not(.lit):not(.sr)').first();
  await far.click();
  await expect(slip).toContainText(/You cannot get there in exactly \d\ssteps|That is not one step away/);
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(far).toBeFocused();

  await boardOf(page).locator('[data-spot^="portal"]:not(.sr)').first().click();
  await expect(slip).toBeVisible();
  await boardOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(slip).toBeHidden();
});

test('what can be paid is listed before anything is spent, with reasons for the rest', async ({ page }) => {
  await openBoard(page, built, { played: 40 });
  await playUntil(page, 'explore');
  const [level] = (await page.evaluate(() => probe.standing())).split(/\s/);
  const before = await page.evaluate(() => controls.n);
  await boardOf(page).locator(`[data-spot="portal ${level.toLowerCase()}"]`).focus();
  await page.keyboard.press('Enter');
  const slip = boardOf(page).getByRole('dialog');
  for (const how of ['with skill', 'with charm', 'by brute force'])
    await expect(slip.getByRole('button', { name: `Rotate this level ${how}`, exact: true })).toBeVisible();
  expect(await page.evaluate(() => controls.n)).toBe(before);
  await slip.locator('[aria-disabled="true"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/Needs \d+\smore|Not now|You have done that/);
  // A slip belongs to the position for which it was opened.
  await page.evaluate(() => controls.play(1));
  await expect(slip).toBeHidden();
});

test('a question about heroes is answered on the board', async ({ page }) => {
  // The first card of every hero is one that asks for a hero.
  const asks = { when: 'played', do: [{ do: 'gain-sanity', amount: 1, who: 'another' }] };
  const blade = { ...(sceneCards['base:blade'] as object), rules: [asks] };
  await openBoard(page, built, { seats: 3, definitions: { ...sceneCards, 'base:blade': blade } });
  expect(await page.evaluate(() => controls.playUntil('hero'))).toBe(true);
  await settled(page);
  const before = await page.evaluate(() => controls.n);
  await boardOf(page).locator('[data-spot^="hero"].lit').first().click();
  const answers = boardOf(page)
    .getByRole('dialog')
    .getByRole('button', { name: /^Answer: / });
  await answers.first().click();
  await page.waitForFunction((n) => controls.n > n, before);
});

test('the map finds what it shows, also when it is covered in part and comes closer', async ({ page }) => {
  await openBoard(page, built, { seats: 2, played: 120 });
  expect(await page.evaluate(() => probe.lostOnMap())).toEqual([]);
});

test('labels make room for one another again when their letters arrive late', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await openBoard(page, built, { seats: 6, tongue: 'pseudo' });
  const go = await withhold(page, '**/*.woff2');
  await page.reload();
  await page.waitForFunction(() => 'seen' in globalThis && seen.shown > 0);
  await playUntil(page, 'move');
  const narrow = await targets(page);
  go();
  await lettered(page);
  await settled(page);
  expect(await targets(page)).not.toEqual(narrow);
  expect(await misplaced(page)).toEqual([]);
});

test('what comes to lie over the board takes its room, also while it is still on its way', async ({
  page,
}) => {
  await openBoard(page, built, { played: 40 });
  await playUntil(page, 'move');
  await settled(page);
  const place = lit(page).first();
  const plain = boardOf(page).locator('[data-spot^="space temple"]:not(.lit, .sr)').first();
  const [litKey, plainKey] = [await place.getAttribute('data-spot'), await plain.getAttribute('data-spot')];
  const [one, other] = [
    boardOf(page).locator(`[data-spot="${litKey}"]`),
    boardOf(page).locator(`[data-spot="${plainKey}"]`),
  ];
  const before = (await one.boundingBox())!;
  for (const flies of [false, true]) {
    for (const key of [litKey!, plainKey!])
      await page.evaluate(([name, hidden]) => probe.cover(name, hidden), [key, flies] as const);
    // What can be done stays within reach of pointers; what is there to look at is left to the keyboard.
    await expect(other).toHaveClass(/\bsr\b/);
    await expect.poll(() => page.evaluate((key) => probe.isCovered(key), litKey!)).toBe(false);
    await expect(one).not.toHaveClass(/\bsr\b/);
    await page.evaluate(() => probe.uncover());
    await expect(other).not.toHaveClass(/\bsr\b/);
    await expect.poll(() => one.boundingBox()).toEqual(before);
  }
});

test('a second way to the same space can be chosen when everything is shown', async ({ page }) => {
  await openBoard(page, built, { played: 40 });
  const [name, ways] = await page.evaluate(() => probe.secondWay());
  expect(ways).toBeGreaterThan(1);
  const spot = boardOf(page).getByRole('button', { name, exact: true });
  await expect(spot).toHaveAttribute('aria-haspopup', 'dialog');
  const slip = boardOf(page).getByRole('dialog');
  for (const press of [
    () => spot.click(),
    async () => {
      await spot.focus();
      await page.keyboard.press('Enter');
    },
  ]) {
    await press();
    await expect(slip.getByRole('button', { name, exact: true })).toHaveCount(ways);
    await page.keyboard.press('Escape');
    await expect(slip).toBeHidden();
  }
  await spot.click();
  const last = slip.getByRole('button', { name, exact: true }).last();
  await expect(last).toHaveAccessibleDescription(/clockwise/);
  const before = await page.evaluate(() => controls.n);
  await last.click();
  await page.waitForFunction((n) => controls.n > n, before);
});

test.describe('while it loads', () => {
  test.use({ ownPage: true });

  test('is busy until it shows the position, also while the tower is still being loaded', async ({
    page,
  }) => {
    await page.addInitScript('globalThis.held = new Promise((go) => (globalThis.release = go))');
    const isTower = (source: string | Uint8Array): boolean => String(source).includes('WebGLRenderer');
    const late = new Map(
      [...built].map(([file, source]) => [file, isTower(source) ? `await held;\n${String(source)}` : source]),
    );
    await enterBoard(page, late, { played: 40, board: { kind: 'solid' } });
    await expect(boardOf(page)).toHaveAttribute('aria-busy', 'true');
    // Everything can be done by keyboard meanwhile.
    await playUntil(page, 'move');
    const before = await page.evaluate(() => controls.n);
    await lit(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((n) => controls.n > n, before);
    await expect(boardOf(page)).toHaveAttribute('aria-busy', 'true');
    await page.evaluate('release()');
    await expect(boardOf(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('.picture canvas')).toBeVisible();
  });
});

test('is busy while something moves', async ({ page }) => {
  await openBoard(page, built, { seats: 2, played: 60, board: { motion: 1 } });
  await playUntil(page, 'move');
  await expect(boardOf(page)).toHaveAttribute('aria-busy', 'false');
  const before = await page.evaluate(() => controls.n);
  await lit(page).first().click();
  await page.waitForFunction((n) => controls.n > n && probe.isMoving(), before);
  await expect(boardOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Shift');
  await expect(boardOf(page)).toHaveAttribute('aria-busy', 'false');
});

test('nothing moves while nothing happens, and the first key ends what moves', async ({ page }) => {
  await openBoard(page, built, { seats: 2, played: 60, board: { motion: 1 } });
  await playUntil(page, 'move');
  expect(await page.evaluate(() => probe.changes(60))).toBe(0);
  const before = await page.evaluate(() => controls.n);
  await lit(page).first().click();
  await page.waitForFunction((n) => controls.n > n && probe.isMoving(), before);
  await page.keyboard.press('Shift');
  expect(await page.evaluate(() => probe.isMoving())).toBe(false);
});

test.describe('without WebGL', () => {
  test.use({ ownPage: true });

  test('without WebGL there is a map, and a sentence says why', async ({ page }) => {
    await page.addInitScript({ path: new URL('page/no-webgl.js', import.meta.url).pathname });
    await openBoard(page, built, { played: 20, board: { kind: 'solid' } });
    await expect(page.locator('.picture svg')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'no WebGL 2' })).toBeVisible();
    await page.getByRole('button', { name: 'All right' }).click();
    await expect(page.getByText('no WebGL 2')).toBeHidden();
  });
});

test('a tower whose graphics are lost again and again becomes a map', async ({ page }) => {
  await openBoard(page, built, { played: 20, board: { kind: 'solid' } });
  await expect(page.locator('.picture canvas')).toBeVisible();
  await page.evaluate(() => probe.loseGraphics());
  await expect(page.locator('.picture canvas')).toBeVisible();
  await page.evaluate(() => probe.loseGraphics());
  await expect(page.locator('.picture svg')).toBeVisible();
  await expect(page.getByText('given up on the tower')).toBeVisible();
  await expect(boardOf(page).locator('[data-spot]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Try the tower again' }).click();
  await expect(page.locator('.picture canvas')).toBeVisible();
});

test('dragging turns the tower and picks nothing; presses on elements stay theirs', async ({ page }) => {
  await openBoard(page, built, { played: 40, board: { kind: 'solid' } });
  await playUntil(page, 'move');
  const spot = lit(page).first();
  const before = (await spot.boundingBox())!;
  const frame = (await page.locator('.board').boundingBox())!;
  const n = await page.evaluate(() => controls.n);
  await page.mouse.move(frame.x + 30, frame.y + 60);
  await page.mouse.down();
  await page.mouse.move(frame.x + 130, frame.y + 60, { steps: 4 });
  await page.mouse.up();
  await settled(page);
  const after = (await spot.boundingBox())!;
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(8);
  expect(await page.evaluate(() => controls.n)).toBe(n);
  await expect(boardOf(page).getByRole('dialog')).toBeHidden();
  await page.mouse.dblclick(frame.x + 30, frame.y + 60);
  await settled(page);
  await spot.click();
  await page.waitForFunction((count) => controls.n > count, n);
});
