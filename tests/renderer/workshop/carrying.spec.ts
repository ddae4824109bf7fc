// Parts of a sentence that are dragged to other places, with a mouse, a finger and keys.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { buildBenchPage, openBench, type Author } from './bench.ts';
import { benchScene } from './scenes.ts';

let built: Built;
// All of the card is in the window.
test.use({ viewport: { width: 1280, height: 1500 } });

test.beforeAll(async () => {
  built = await buildBenchPage();
});

const LONG = 'gorehound-master';
const FIRST = 'effect 1 of 3: gain 1 sanity';
const LAST = 'effect 3 of 3: Every other hero gains 1 sanity';

interface Rules {
  readonly rules: readonly { readonly when: string; readonly do: readonly { readonly do: string }[] }[];
}
const rulesOf = async (author: Author): Promise<Rules['rules']> =>
  ((await author.definition()) as Rules).rules;
const verbs = async (author: Author, rule: number): Promise<readonly string[]> =>
  (await rulesOf(author))[rule].do.map((effect) => effect.do);

async function outlineOf(page: Page): Promise<Author> {
  const author = await openBench(page, built, benchScene(LONG));
  await page.getByRole('radio', { name: 'Outline' }).click();
  await author.tree.waitFor();
  return author;
}

/** What a block is dragged by. */
const gripOf = (author: Author, name: string | RegExp): Locator =>
  author.row(name).getByTitle('Drag it to another place');

const middleOf = async (element: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Presses on something and moves to a place, without letting go. */
async function dragTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** The upper edge of a block. */
const above = async (block: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width } = (await block.boundingBox())!;
  return { x: x + width / 2, y };
};

test('a block is dragged before another one, in one step', async ({ page }) => {
  const author = await outlineOf(page);
  await dragTo(page, gripOf(author, LAST), await above(author.block(FIRST)));
  await page.mouse.up();
  await expect.poll(() => verbs(author, 1)).toEqual(['gain-sanity', 'gain-sanity', 'repeat']);
  await expect(author.block(/^effect 1 of 3: every other hero gains 1 sanity$/i)).toBeFocused();
  expect(await author.steps()).toBe(1);
  expect(await author.said()).toEqual(['every other hero gains 1 sanity']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => verbs(author, 1)).toEqual(['gain-sanity', 'repeat', 'gain-sanity']);
});

test('a block is dragged into another one, and to another rule', async ({ page }) => {
  const author = await outlineOf(page);
  const banish = author.block('effect 1 of 1: banish the weakest card from hand');
  await dragTo(page, gripOf(author, FIRST), await above(banish));
  await page.mouse.up();
  await expect.poll(() => verbs(author, 1)).toEqual(['repeat', 'gain-sanity']);
  const lose = author.block('effect 1 of 1: lose 3 sanity');
  await dragTo(
    page,
    gripOf(author, /^effect \d of \d: every other hero gains 1 sanity$/i),
    await above(lose),
  );
  await page.mouse.up();
  await expect.poll(() => verbs(author, 1)).toEqual(['repeat']);
  expect(await author.steps()).toBe(2);
});

test('places that do not take a part say why, and nothing is done there', async ({ page }) => {
  const author = await outlineOf(page);
  await dragTo(page, gripOf(author, /^rule 3 of 3/), await above(author.block(FIRST)));
  await expect(author.sheet.getByText('This does not fit here.')).toBeVisible();
  await page.mouse.up();
  await expect.poll(async () => (await author.said()).at(-1)).toBe('This does not fit here.');
  await expect(author.sheet.getByText('This does not fit here.')).toBeHidden();
  expect(await author.steps()).toBe(0);
  // Rules go before rules.
  await dragTo(page, gripOf(author, /^rule 3 of 3/), await above(author.block(/^rule 1 of 3/)));
  await page.mouse.up();
  await expect
    .poll(async () => (await rulesOf(author)).map(({ when }) => when))
    .toEqual(['lost', 'revealed', 'defeated']);
});

test('Escape lets a part stay where it is', async ({ page }) => {
  const author = await outlineOf(page);
  const last = author.block(LAST);
  await dragTo(page, gripOf(author, LAST), await above(author.block(FIRST)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await author.steps()).toBe(0);
  await expect(last).toBeVisible();
});

test('in the sentence a clause is dragged by its handle', async ({ page }) => {
  const author = await openBench(page, built, benchScene(LONG));
  await author.stop('gains sanity, effect 3 of 3').focus();
  const handle = author.stop(LAST);
  const target = (await author.stop('gain sanity, effect 1 of 3').boundingBox())!;
  await dragTo(page, handle, { x: target.x - 2, y: target.y + target.height / 2 });
  await page.mouse.up();
  await expect.poll(() => verbs(author, 1)).toEqual(['gain-sanity', 'gain-sanity', 'repeat']);
  await expect(page.getByRole('menu')).toBeHidden();
  // A press without a move is a press.
  await author.focused('button', /^effect 1 of 3: every other hero gains 1 sanity, selected$/i).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a finger drags as well', async ({ page }) => {
  const author = await outlineOf(page);
  const last = gripOf(author, LAST);
  const from = await middleOf(last);
  const to = await above(author.block(FIRST));
  const touch = (type: string, { x, y }: { x: number; y: number }): Promise<void> =>
    last.dispatchEvent(type, {
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: y,
    });
  await touch('pointerdown', from);
  await touch('pointermove', { x: from.x + 12, y: from.y });
  await expect(author.sheet.getByText('Every other hero gains 1 sanity').last()).toBeVisible();
  await touch('pointermove', to);
  await touch('pointerup', to);
  await expect.poll(() => verbs(author, 1)).toEqual(['gain-sanity', 'gain-sanity', 'repeat']);
});
