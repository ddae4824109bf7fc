// Faces in a real browser, under the strict content policy: the same as the exporter's, in time, and no larger than their place.
import { expect, type Page } from '@playwright/test';
import { layersOf } from '../../../shared/face/art/picture.ts';
import { iconsOf } from '../../../shared/face/face.ts';
import type { FaceModel } from '../../../shared/face/model.ts';
import { toPng } from '../../../scripts/export/png.ts';
import { buildPage, openPage, withhold, type Built } from '../../support/pages.ts';
import './page/globals.ts';
import { BASE_MODELS, drawn, icons, sampleCard } from '../../shared/face/support.ts';
import { JPEG, nameOf, png } from '../../support/picture-files.ts';
import { test } from '../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('page', import.meta.url));
});

/** Opens the page; `extra` are further files, by path. */
async function openCards(page: Page, extra: Built = new Map()): Promise<void> {
  await openPage(page, built, { extra });
  await page.waitForFunction(() => 'cards' in globalThis);
}

const [english, german] = BASE_MODELS.map(({ models }) => models);
/** Forty cards of all kinds, one in seven, English and German in turn; heroes among them. */
const FORTY: readonly FaceModel[] = Array.from(
  { length: 40 },
  (_, i) => (i % 2 === 0 ? english : german)[i * 7],
);

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => violations)).toEqual([]);
});

/** A channel of a pixel may be off by this, of 255: two programs smooth edges in two ways. */
const THRESHOLD = 48;
/** This share of the pixels may be further off: most where a picture is full of fine edges. */
const TOLERANCE = 0.015;

test('forty faces look as the exporter draws them', async ({ page }) => {
  const pngs = await Promise.all(
    FORTY.map(async (model, i) => [`${i}.png`, toPng(await drawn(model, { width: 400 }), 400)] as const),
  );
  await openCards(page, new Map(pngs));
  const worst: string[] = [];
  for (const [i, model] of FORTY.entries()) {
    const { differing, of } = await page.evaluate(
      ([one, png, threshold]) => cards.compare(one, png, threshold),
      [model, `${i}.png`, THRESHOLD] as const,
    );
    expect(of).toBe(400 * 559);
    const share = differing / of;
    worst.push(`${(share * 100).toFixed(3)} % ${model.id}`);
    expect.soft(share, model.id).toBeLessThan(TOLERANCE);
  }
  worst.sort().reverse();
  test.info().annotations.push({ type: 'pixels that differ', description: worst.slice(0, 5).join(', ') });
});

test('pictures and outlines look as the exporter draws them, also as a texture and while they are edited', async ({
  page,
}) => {
  const large = png(1500, 900);
  const [two, green] = [JPEG, large].map(nameOf);
  const files = {
    [two]: { url: `data:image/jpeg;base64,${JPEG.toString('base64')}`, width: 64, height: 48 },
    [green]: { url: `data:image/png;base64,${large.toString('base64')}`, width: 1500, height: 900 },
  };
  const model = sampleCard({
    id: 'test:pictured',
    picture: {
      ground: 'moon',
      light: [300, 200],
      layers: layersOf({
        layers: [
          { image: green, scale: 2.1 },
          { image: two, rotate: -8, crop: [0.1, 0, 0.8, 1] },
          { image: two, tint: 'lit', scale: 0.4, x: 120, y: 120, flip: true },
          { path: 'M256 32 480 448H32Z', tint: 'steel', scale: 0.4, x: 480 },
          { image: `${'0'.repeat(64)}.png` },
        ],
      }),
      front: ['sparks'],
    },
  });
  const theirs = toPng(await drawn(model, { width: 400, pictures: files }), 400);
  await openCards(
    page,
    new Map<string, Uint8Array>([
      ['theirs.png', theirs],
      [`pictures/${two}`, JPEG],
      [`pictures/${green}`, large],
    ]),
  );
  const { differing, of } = await page.evaluate(
    ([one, threshold]) => cards.compare(one, 'theirs.png', threshold),
    [model, THRESHOLD] as const,
  );
  expect(differing / of).toBeLessThan(TOLERANCE);
  expect(await page.evaluate((one) => cards.sketched(one), model)).toEqual([1500, 64]);
  // Small faces have small pictures: a gallery of large ones would fill the memory.
  expect(await page.evaluate((name) => cards.pieces(name, [60, 128, 300, 1400]), green)).toEqual([
    128, 128, 512, 1500,
  ]);
  expect(await page.evaluate((name) => cards.pieces(name, [60]), `${'1'.repeat(64)}.png`)).toEqual([null]);
  const bare = { ...model, id: 'test:bare', picture: { ...model.picture, layers: [] } };
  const [shown, without] = await page.evaluate(
    async ([one, other]) => [await cards.texture(one), await cards.texture(other)],
    [model, bare] as const,
  );
  expect(shown.sum).not.toBe(without.sum);
});

test('the drawing is the same text in the browser and in Node', async ({ page }) => {
  await openCards(page);
  for (const model of FORTY.slice(0, 12)) {
    const theirs = await page.evaluate((one) => cards.svg(one, 'mono'), model);
    expect(theirs === (await drawn(model, { palette: 'mono' })), model.id).toBe(true);
  }
});

test('a face that is edited becomes any other, and only what has changed is made again', async ({ page }) => {
  await openCards(page);
  const cards = FORTY.filter(({ type }) => type === 'card');
  // A name that takes another line moves all that is below it.
  const last = cards.findLast(({ name }) => name.length < 12)!;
  const { unlike, kept, all } = await page.evaluate(
    (models) => globalThis.cards.follow(models),
    [...FORTY, last, { ...last, name: `${last.name}, too` }],
  );
  expect(unlike).toEqual([]);
  // The name is drawn again.
  expect(all - kept).toBeGreaterThan(0);
  expect(kept / all).toBeGreaterThan(0.8);
});

test('a picture has its place before it is drawn, and the detail of its width', async ({ page }) => {
  await openCards(page);
  // Icons come late: until then there is paper.
  const go = await withhold(page, '**/*.json');
  await page.evaluate((models) => cards.show(models, 240), FORTY.slice(0, 6));
  const places = (): Promise<string> => page.evaluate(() => cards.places());
  await expect(page.getByRole('img')).toHaveCount(6);
  await expect(page.locator('img')).toHaveCount(0);
  const before = await places();
  go();
  await expect(page.locator('img')).toHaveCount(6);
  expect(await places()).toBe(before);
  expect(JSON.parse(before)[0].height).toBeCloseTo((240 * 88) / 63, 0);

  const details = (): Promise<readonly string[]> => page.evaluate(() => cards.details());
  for (const [width, detail] of [
    [210, 'full'],
    [209, 'short'],
    [84, 'short'],
    [83, 'tiny'],
  ] as const) {
    await page.evaluate((wide) => cards.resize(wide), width);
    await expect.poll(details).toEqual(Array(6).fill(detail));
  }
});

test('pictures are named, and follow the palette of the page', async ({ page }) => {
  await openCards(page);
  const [model] = FORTY;
  await page.evaluate((one) => cards.show([one], 130), model);
  // Also the paper has the name, before it is drawn.
  await expect(page.getByRole('img', { name: model.name })).toHaveCount(1);
  const picture = page.locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect(picture).toHaveAccessibleName(model.name);
  const first = await picture.getAttribute('src');
  await page.evaluate(() => cards.setPalette('mono'));
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  await page.evaluate(() => cards.setPalette('standard'));
  await expect.poll(() => picture.getAttribute('src')).toBe(first);
});

test('a card that changes faster than it is drawn is seen to change', async ({ page }) => {
  await openCards(page);
  const [model] = FORTY;
  const names = Array.from({ length: 120 }, (_, i) => `${model.name} ${i}`);
  await page.evaluate((one) => cards.show([one], 130), model);
  await expect(page.locator('img')).toHaveAttribute('src', /^blob:/);
  const states = names.map((name) => ({ ...model, name }));
  expect(await page.evaluate((all) => cards.change(all), states)).toBeGreaterThan(2);
  await expect(page.getByRole('img', { name: names.at(-1)!, exact: true })).toBeVisible();
});

test('a picture that cannot be drawn says its name instead', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openCards(page);
  await page.route('**/*.json', (route) => route.fulfill({ status: 500, body: '' }));
  const [model] = FORTY;
  await page.evaluate((one) => cards.show([one], 130), model);
  await expect(page.getByText(model.name)).toBeVisible();
  expect(errors.join()).toContain('cannot be loaded: 500');
});

test('each face is drawn once, kept, and evicted', async ({ page }) => {
  await openCards(page);
  const models = english.slice(0, 60);
  await icons.load(models.flatMap(iconsOf));
  const { drawn, revoked } = await page.evaluate((all) => cards.tryStore(all), models);
  expect(drawn).toBe(120);
  // Three quarters, which are not held, are kept.
  expect(revoked).toBe(30);
});

test('what is released before its turn is not drawn', async ({ page }) => {
  await openCards(page);
  const came = await page.evaluate((all) => cards.releaseEarly(all), english.slice(0, 40));
  expect(came).toEqual({ drawn: 1, sane: true });
});

test('a face becomes a texture', async ({ page }) => {
  await openCards(page);
  const { width, height, sum } = await page.evaluate((one) => cards.texture(one), FORTY[0]);
  expect([width, height]).toEqual([252, 352]);
  expect(sum / (width * height * 4)).toBeGreaterThan(40);
});
