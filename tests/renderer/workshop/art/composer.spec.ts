// The composer of pictures on a page of its own: by pointing, by keys, and with pictures from outside.
import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/kept-page.ts';
import type { Built } from '../../../support/pages.ts';
import { AVIF, CLEAR_WEBP, JPEG, png, WEBP } from '../../../support/picture-files.ts';
import { artScene, buildArtPage, openArt, type Figure, type Painter } from './painter.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildArtPage();
});

/** A card whose picture is left to the game. */
async function open(page: Page): Promise<Painter> {
  await page.setViewportSize({ width: 1280, height: 720 });
  return openArt(page, built, artScene());
}

/** What a picture is made of in these tests: a ground, and two figures. */
const ICONS = ['wolf-howl', 'poison-bottle'] as const;
const inWords = (icon: string): string => icon.replaceAll('-', ' ');

/** A picture as a hand with a mouse makes it. */
async function byPointing(painter: Painter): Promise<void> {
  const { page } = painter;
  await page.getByRole('radio', { name: 'moonlit night' }).check({ force: true });
  for (const icon of ICONS) {
    await painter.search.fill(inWords(icon));
    await painter.icons.and(page.getByRole('option', { name: inWords(icon), exact: true })).click();
    await painter.inFront({ icon });
  }
  // The second figure is dragged by its middle, sized by a corner, and turned by its handle.
  await painter.drag(painter.figure('poison bottle'), { x: 60, y: 20 });
  await painter.drag(page.getByRole('slider', { name: 'Size of poison bottle' }), { x: 20, y: 20 });
  await painter.drag(page.getByRole('slider', { name: 'Turn of poison bottle' }), { x: 30, y: 5 });
  await page.getByRole('radio', { name: 'gold', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'chains', exact: true }).click();
}

/** The same by keys alone: what the mouse has come to is written as numbers. */
async function byKeys(painter: Painter, { x, y, scale, rotate }: Figure): Promise<void> {
  const { page } = painter;
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.getByRole('radio', { name: 'moonlit night' }).press('Space');
  for (const icon of ICONS) {
    await painter.search.focus();
    await press('Control+a');
    await page.keyboard.type(inWords(icon));
    await press('ArrowDown');
    await press('Enter');
    await painter.inFront({ icon });
  }
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
  await page.getByRole('radio', { name: 'gold', exact: true }).press('Space');
  await page.getByRole('button', { name: 'chains', exact: true }).press('Space');
}

test('pointing and keys come to the same picture, step by step', async ({ page }) => {
  const pointing = await open(page);
  await byPointing(pointing);
  await expect.poll(async () => (await pointing.written())?.front ?? []).toContain('chains');
  const pointed = (await pointing.written())!;
  const [, bottle] = pointed.layers!;
  expect(pointed.layers!.map(({ icon }) => icon)).toEqual([...ICONS]);
  expect(bottle.x).toBeGreaterThan(300);
  expect(bottle.scale).toBeGreaterThan(0.5);
  expect(bottle.rotate).toBeGreaterThan(0);

  // A drag is one step: without front, tint and turn there is what was sized.
  for (let i = 0; i < 3; i++) await page.evaluate(() => art.undo());
  const { icon, x, y, scale } = bottle;
  expect((await pointing.figures())[1]).toEqual({ icon, x, y, scale });
  for (let i = 0; i < 3; i++) await page.evaluate(() => art.redo());
  expect(await pointing.written()).toEqual(pointed);

  const keys = await open(page);
  await byKeys(keys, bottle);
  await expect.poll(() => keys.written()).toEqual(pointed);

  // Keys on the figure itself: quick ones are one step.
  const steps = await page.evaluate(() => art.steps());
  await keys.figure('poison bottle').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await keys.inFront({ x: bottle.x - 2, y: bottle.y + 10 });
  expect(await page.evaluate(() => art.steps())).toBe(steps + 1);
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(async () => (await keys.figures()).map((figure) => figure.icon))
    .toEqual([...ICONS].reverse());
});

test('the words of the card make a picture, and the game draws it again where that is wanted', async ({
  page,
}) => {
  const painter = await open(page);
  expect(await painter.written()).toBeUndefined();
  await painter.button('surprise').press('Enter');
  await expect.poll(() => painter.written()).toBeDefined();
  const first = await painter.written();
  await painter.button('surprise').press('Enter');
  await expect.poll(() => painter.written()).not.toEqual(first);
  await painter.button('layers.unown').press('Enter');
  await expect.poll(() => painter.written()).toBeUndefined();
  await painter.button('layers.own').press('Enter');
  await expect.poll(async () => (await painter.figures()).length).toBeGreaterThan(0);
});

test('what was said of a picture goes when that is undone', async ({ page }) => {
  const painter = await open(page);
  const said = page.getByRole('status').filter({ hasText: /^Another picture: / });
  for (let i = 0; i < 2; i++) {
    await painter.button('surprise').press('Enter');
    await expect(said).toHaveCount(1);
    await page.evaluate(() => art.undo());
    await expect(said).toHaveCount(0);
    await expect(page.getByText(/^Another picture: /)).toHaveCount(0);
  }
});

test('the first icon moves nothing that is below the icons', async ({ page }) => {
  const painter = await open(page);
  const ground = page.locator('label', { has: page.getByRole('radio', { name: 'moonlit night' }) });
  await painter.search.fill(inWords(ICONS[0]));
  const before = await ground.boundingBox();
  await painter.icons.first().click();
  const inPlace = page.getByRole('switch', { name: painter.t('icons.replace', { name: inWords(ICONS[0]) }) });
  await expect(inPlace).toBeVisible();
  expect(await ground.boundingBox()).toEqual(before);
});

test('an outline says where it is none, and is taken out of a document', async ({ page }) => {
  const painter = await open(page);
  await painter.button('own.outline.write').press('Enter');
  const outline = page.getByRole('dialog', { name: 'An outline of your own' });
  await outline.getByLabel('Outline', { exact: true }).fill('M0 0h500v500Q');
  await expect(
    outline.getByText('It ends in the middle of a command, after “0 0h500v500Q”.').first(),
  ).toBeVisible();
  await outline.getByLabel('Outline', { exact: true }).fill('<svg><path d="M0 0h500v500z"/></svg>');
  await outline.getByRole('button', { name: 'Put it on the card' }).press('Enter');
  await painter.inFront({ path: 'M0 0h500v500z' });
  await expect(page.getByRole('button', { name: 'Remove own outline' })).toBeVisible();
});

test('a picture of one’s own is cut, made smaller, and has the name of its maker', async ({ page }) => {
  const painter = await open(page);
  await painter.choose('fog.png', 'image/png', png(2400, 1600));
  await painter.taking.getByLabel('Shape').selectOption({ label: 'square' });
  const left = painter.taking.getByRole('spinbutton', { name: 'from the left' });
  await expect(left).toHaveValue('400');
  await painter.taking.getByRole('group', { name: /^The part that is kept:/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(left).toHaveValue('399');
  await expect(painter.taking.getByText('It is kept with 1,600 by 1,600 dots.')).toBeVisible();
  // Whose work it is has to be said.
  await painter.taking.getByRole('button', { name: 'Put it on the card' }).press('Enter');
  await expect(painter.taking).toBeVisible();
  const { name, width, height } = await painter.take('Ada', 'Fog');
  expect([width, height]).toEqual([1600, 1600]);
  await painter.inFront({ image: name });
  await expect(page.getByRole('button', { name: 'Remove Fog' })).toBeVisible();
  await expect(page.getByText('“Fog” by Ada.')).toBeVisible();
});

test('what is no picture, or too large, is refused in words', async ({ page }) => {
  const painter = await open(page);
  const said = page.getByRole('status');
  await painter.choose('fog.gif', 'image/gif', Buffer.from('GIF89a'.padEnd(60)));
  await expect(said.getByText('This is no PNG, JPEG, WebP or AVIF')).toBeAttached();
  await painter.choose('fog.webp', 'image/webp', WEBP.subarray(0, 60));
  await expect(
    said.getByText('The picture is broken, or of a kind that this system cannot read.'),
  ).toBeAttached();
  await painter.choose('huge.webp', 'image/webp', hugeWebp());
  await expect(said.getByText('The picture has 67.1 megapixels; 40 are the most.')).toBeAttached();
  await expect(painter.taking).toHaveCount(0);
});

/** A WebP that says it is larger than any picture may be. */
function hugeWebp(): Buffer {
  const bytes = Buffer.from(WEBP);
  bytes.writeUInt16LE(8192, 26);
  bytes.writeUInt16LE(8192, 28);
  return bytes;
}

const FILES = [
  { kind: 'PNG', name: 'fog.png', type: 'image/png', bytes: png(64, 48), kept: 'png' },
  { kind: 'JPEG', name: 'fog.jpg', type: 'image/jpeg', bytes: JPEG, kept: 'png' },
  { kind: 'WebP', name: 'fog.webp', type: 'image/webp', bytes: WEBP, kept: 'png' },
  {
    kind: 'WebP that can be seen through',
    name: 'fog.webp',
    type: 'image/webp',
    bytes: CLEAR_WEBP,
    kept: 'png',
  },
  { kind: 'AVIF', name: 'fog.avif', type: 'image/avif', bytes: AVIF, kept: 'png' },
] as const;

for (const how of ['drop', 'paste'] as const)
  for (const { kind, name, type, bytes, kept } of FILES)
    test(`a ${kind} comes in by ${how}, and is kept as ${kept.toUpperCase()}`, async ({ page }) => {
      const painter = await open(page);
      await painter.hand(how, name, type, bytes);
      const taken = await painter.take('Ada');
      expect(taken.name).toMatch(new RegExp(`^[0-9a-f]{64}\\.${kept}$`));
      expect([taken.width, taken.height]).toEqual([64, 48]);
      await painter.inFront({ image: taken.name });
    });

test('a large photograph is kept as JPEG', async ({ page }) => {
  const painter = await open(page);
  await page.evaluate(() => art.photograph());
  const { name } = await painter.take('Ada');
  expect(name).toMatch(/\.jpg$/);
});

for (const how of ['drop', 'paste'] as const)
  test(`while something is asked nothing else comes in by ${how}`, async ({ page }) => {
    const painter = await open(page);
    await painter.hand('drop', 'fog.png', 'image/png', png(64, 48));
    await expect(painter.taking.getByRole('spinbutton', { name: 'width' })).toHaveValue('64');
    await painter.hand(how, 'other.png', 'image/png', png(90, 30));
    const { width, height } = await painter.take('Ada');
    expect([width, height]).toEqual([64, 48]);

    await painter.button('own.outline.write').press('Enter');
    await painter.hand(how, 'other.png', 'image/png', png(90, 30));
    await page.keyboard.press('Escape');
    // What would have come in would be there by the time the next one is.
    await painter.hand('paste', 'third.png', 'image/png', png(30, 20));
    await expect(painter.taking).toHaveCount(1);
    await expect(painter.taking.getByRole('spinbutton', { name: 'width' })).toHaveValue('30');
  });

test('icons are found and named in German', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const painter = await openArt(page, built, artScene({ tongue: 'de' }));
  await painter.search.fill('Giftflasche');
  await painter.icons.and(page.getByRole('option', { name: 'Gift-Flasche', exact: true })).click();
  await painter.inFront({ icon: 'poison-bottle' });
  await expect(page.getByRole('button', { name: 'Gift-Flasche entfernen' })).toBeVisible();
});

test('words are pasted where they are typed', async ({ page }) => {
  const painter = await open(page);
  await painter.search.fill('wolf');
  await painter.search.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(painter.search).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(painter.search).toHaveValue('wolf');
  await expect(painter.taking).toHaveCount(0);
});
