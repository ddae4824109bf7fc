// The picture of a card, composed by pointing and by keyboard: both come to the same card, and undo brings the file back.
import type { Page } from '@playwright/test';
import { png } from '../support/picture-files.ts';
import { PATIENCE } from '../support/patience.ts';
import { problemsOf } from '../support/windows.ts';
import { expect, test } from './app.ts';
import { putOwnPack } from './support/own-pack.ts';
import { FLAT } from './support/stock.ts';
import { Workshop } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT, textSize: 1.3 } } });

const PACK = 'drowned-choir';
/** What a picture is made of in this test: the game's own ground, and two figures. */
const ICONS = ['wolf-howl', 'poison-bottle'] as const;

/** A picture as a hand with a mouse makes it. */
async function byPointing(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search the icons' });
  const option = (name: string) =>
    page.getByRole('listbox', { name: 'Icons' }).getByRole('option', { name, exact: true });
  await page.getByRole('radio', { name: 'moonlit night' }).check({ force: true });
  for (const icon of ICONS) {
    const name = icon.replaceAll('-', ' ');
    await search.fill(name);
    await option(name).click();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  // The second figure is dragged by its middle, sized by a corner, and turned by its handle.
  const figure = page.getByRole('group', { name: /^poison bottle: x/ });
  await drag(page, figure, { x: 60, y: 20 });
  await drag(page, page.getByRole('slider', { name: 'Size of poison bottle' }), { x: 20, y: 20 });
  await drag(page, page.getByRole('slider', { name: 'Turn of poison bottle' }), { x: 30, y: 5 });
  await page.getByRole('radio', { name: 'gold', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'fog', exact: true }).click();
}

async function drag(
  page: Page,
  what: ReturnType<Page['getByRole']>,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox())!;
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + by.x, fromY + by.y, { steps: 4 });
  await page.mouse.up();
}

interface Figure {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotate: number;
  readonly image?: string;
}

/** The same by keys alone: what the mouse has come to is written as numbers. */
async function byKeys(page: Page, figure: Figure): Promise<void> {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.getByRole('radio', { name: 'moonlit night' }).focus();
  await press('Space');
  for (const icon of ICONS) {
    const name = icon.replaceAll('-', ' ');
    await page.getByRole('searchbox', { name: 'Search the icons' }).focus();
    await press('Control+a');
    await page.keyboard.type(name);
    await press('ArrowDown');
    await press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  const { x, y, scale, rotate } = figure;
  for (const [label, value] of [
    ['x', x],
    ['y', y],
    ['turn °', rotate],
    ['size %', Math.round(scale * 100)],
  ] as const) {
    await page.getByRole('spinbutton', { name: label, exact: true }).focus();
    await press('Control+a');
    await page.keyboard.type(String(value));
    await press('Tab');
  }
  await page.getByRole('radio', { name: 'gold', exact: true }).focus();
  await press('Space');
  await page.getByRole('button', { name: 'fog', exact: true }).focus();
  await press('Space');
}

test('a picture is composed by pointing and by keyboard, step by step', async ({ app, page }) => {
  const cards = putOwnPack(app.dataDir, {
    id: PACK,
    game: 'ravingspire',
    from: 'base',
    every: 14,
    without: ['board', 'hero', 'tower'],
  });
  const [first, second] = cards;
  const workshop = new Workshop(app, page, 'keyboard');
  const onDisk = (id: string): Record<string, unknown> | undefined =>
    workshop.onDisk(PACK).find((card) => card.id === id);
  const art = (id: string): unknown => onDisk(id)?.['art'];
  const figures = (id: string): readonly Figure[] =>
    (art(id) as { readonly layers?: readonly Figure[] } | undefined)?.layers ?? [];
  const heading = (name: string) => page.getByRole('heading', { level: 2, name: `Picture of ${name}` });

  // From the field that has the focus there and back again.
  await page.setViewportSize({ width: 1280, height: 720 });
  await workshop.open(`workshop/${PACK}/${first.id}`);
  await workshop.isShown(String(first['name']));
  const story = page.getByRole('main').getByRole('textbox', { name: 'story', exact: true });
  await story.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('picture of the card');
  await page.keyboard.press('Enter');
  await expect(heading(String(first['name']))).toBeFocused({ timeout: PATIENCE });
  await page.getByRole('link', { name: 'Back to the card' }).press('Enter');
  await expect(story).toBeFocused({ timeout: PATIENCE });

  // The game draws a card without a picture by itself.
  await page.getByRole('complementary').getByRole('link', { name: 'Picture …' }).press('Enter');
  await expect(heading(String(first['name']))).toBeFocused({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Leave it to the game' }).press('Enter');
  await expect.poll(() => art(first.id)).toBeUndefined();
  await byPointing(page);
  await expect
    .poll(() => art(first.id))
    .toMatchObject({ ground: 'moon', front: expect.arrayContaining(['fog']) as string[] });
  await expect.poll(() => figures(first.id).map(({ icon }) => icon)).toEqual([...ICONS]);
  const [, bottle] = figures(first.id);
  expect(bottle.x).toBeGreaterThan(300);
  expect(bottle.scale).toBeGreaterThan(0.5);
  expect(bottle.rotate).toBeGreaterThan(0);
  expect.soft(await problemsOf(page), 'composed').toEqual([]);

  // A drag is one step.
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect
    .poll(() => figures(first.id)[1])
    .toEqual({ icon: bottle.icon, x: bottle.x, y: bottle.y, scale: bottle.scale });
  for (let i = 0; i < 3; i++) await page.getByRole('banner').getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(() => figures(first.id)[1]).toEqual(bottle);

  // By keys alone, on another card.
  await page.goto(app.place(`workshop/${PACK}/view/art/${second.id}`));
  await expect(heading(String(second['name']))).toBeFocused({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Leave it to the game' }).press('Enter');
  await expect.poll(() => art(second.id)).toBeUndefined();
  await byKeys(page, bottle);
  // What is in front differs by what the game drew there.
  const { ground, layers } = art(first.id) as { readonly ground: string; readonly layers: readonly Figure[] };
  await expect.poll(() => art(second.id)).toMatchObject({ ground, layers });

  // Keys on the figure itself: quick ones are one step.
  const figure = page.getByRole('group', { name: /^poison bottle: x/ });
  await figure.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect.poll(() => figures(second.id)[1]).toMatchObject({ x: bottle.x - 2, y: bottle.y + 10 });
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => figures(second.id).map(({ icon }) => icon)).toEqual([...ICONS].reverse());

  // What the words of the card make.
  const before = art(second.id);
  await page.getByRole('button', { name: 'Surprise me' }).press('Enter');
  await expect.poll(() => art(second.id)).not.toEqual(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => art(second.id)).toEqual(before);

  // An outline of one's own, which says where it is none.
  await page.getByRole('button', { name: 'Outline …' }).press('Enter');
  const outline = page.getByRole('dialog', { name: 'An outline of your own' });
  await outline.getByLabel('Outline', { exact: true }).fill('M0 0h500v500Q');
  await expect(
    outline.getByText('It ends in the middle of a command, after “0 0h500v500Q”.').first(),
  ).toBeVisible();
  await outline.getByLabel('Outline', { exact: true }).fill('<svg><path d="M0 0h500v500z"/></svg>');
  expect.soft(await problemsOf(page), 'an outline').toEqual([]);
  await outline.getByRole('button', { name: 'Put it on the card' }).press('Enter');
  await expect.poll(() => figures(second.id).at(-1)).toMatchObject({ path: 'M0 0h500v500z' });
  await expect(page.getByRole('button', { name: 'Remove own outline' })).toBeVisible();

  // A picture of one's own: cut, made smaller, and with the name of its maker.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fog.png', mimeType: 'image/png', buffer: png(2400, 1600) });
  const taking = page.getByRole('dialog', { name: 'A picture of your own' });
  await taking.getByLabel('Shape').selectOption({ label: 'square' });
  await expect(taking.getByRole('spinbutton', { name: 'from the left' })).toHaveValue('400');
  await taking.getByRole('group', { name: /^The part that is kept:/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(taking.getByRole('spinbutton', { name: 'from the left' })).toHaveValue('399');
  await taking.getByLabel('Made by').fill('Ada');
  await taking.getByLabel('Title').fill('Fog');
  await expect(taking.getByText('It is kept with 1,600 by 1,600 dots.')).toBeVisible();
  expect.soft(await problemsOf(page), 'a picture').toEqual([]);
  await taking.getByRole('button', { name: 'Put it on the card' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Fog' })).toBeVisible({ timeout: PATIENCE });
  const image = expect.stringMatching(/^[0-9a-f]{64}\.png$/) as unknown;
  await expect.poll(() => figures(second.id).at(-1)).toMatchObject({ image });
  await expect
    .poll(workshop.filesOf(PACK).manifest)
    .toMatchObject({ pictures: { [figures(second.id).at(-1)!.image!]: { author: 'Ada', title: 'Fog' } } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fog.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a'.padEnd(60)) });
  await expect(page.getByRole('status').getByText('This is no PNG, JPEG, WebP or AVIF')).toBeAttached();

  // In a narrow window, in the largest letters.
  await page.setViewportSize({ width: 1024, height: 640 });
  for (const tab of ['Figures and light', 'Icons and grounds']) {
    await page.getByRole('tab', { name: tab }).click();
    expect.soft(await problemsOf(page), tab).toEqual([]);
  }
  // Where everything is twice as large, all of it scrolls.
  await page.setViewportSize({ width: 640, height: 360 });
  expect.soft(await problemsOf(page), 'twice as large').toEqual([]);
  await page.setViewportSize({ width: 1024, height: 640 });
  for (const look of ['Picture alone', 'Print, 300 dpi']) {
    await page.getByRole('radio', { name: look }).check({ force: true });
    expect.soft(await problemsOf(page), look).toEqual([]);
  }
});
