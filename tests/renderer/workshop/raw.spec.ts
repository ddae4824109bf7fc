// The raw view as an author finds it: the card in its file, beside sentence and fields.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { drawFrom } from '../../../shared/engine/random.ts';
import type { Built } from '../../support/pages.ts';
import { buildBenchPage, openBench } from './bench.ts';
import { adviceRow, benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const PROBLEM = adviceRow('error', '/rules/1/do/1/times', 'Repeats 2 times; that is odd.', [
  { label: 'Set 3', operations: [{ op: 'replace', path: '/rules/1/do/1/times', value: 3 }] },
]);

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'cards/cards.json as JSON' });

/** The line that has the cursor. */
const lineHere = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const { anchorNode } = document.activeElement.shadowRoot.getSelection();
    return (anchorNode.closest ? anchorNode : anchorNode.parentElement).closest('.cm-line').textContent;
  })()`);

/** Puts the cursor behind some words of the card, by the search. */
async function goBehind(page: Page, words: string): Promise<void> {
  await textOf(page).press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

test('the card is written in its file, in step with sentence and fields', async ({ page }) => {
  const author = await openBench(page, built, benchScene('gorehound-master', { problems: [PROBLEM] }));
  const stop = author.number('how often');
  await stop.focus();
  await page.keyboard.press('Shift+F2');
  const text = textOf(page);
  await expect(text).toBeFocused();
  expect(await lineHere(page)).toContain('"times": 2');
  // Only what is seen is drawn, of a file of hundreds of cards.
  expect(await page.locator('.cm-line').count()).toBeLessThan(150);

  await test.step('typing is one step, and comes to the card', async () => {
    await page.keyboard.press('Delete');
    await page.keyboard.type('13');
    await expect
      .poll(() => author.definition())
      .toMatchObject({ rules: [{}, { do: [{}, { times: 13 }, {}] }, {}] });
    expect(await author.steps()).toBe(1);
    await page.keyboard.press('Control+z');
    await expect(text).toBeFocused();
    await expect.poll(() => lineHere(page)).toContain('"times": 2,');
    expect(await author.steps()).toBe(0);
    await page.keyboard.press('Control+y');
    await expect.poll(() => lineHere(page)).toContain('"times": 13,');
  });

  await test.step('what else changes the card comes to the text', async () => {
    await page.getByRole('button', { name: 'Set 3' }).click();
    await expect(text).toContainText('"times": 3,');
    await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
    await expect(text).toContainText('"times": 13,');
  });

  await test.step('problems are marked where they are, with their cures', async () => {
    await page.keyboard.press('F8');
    await expect.poll(() => lineHere(page)).toContain('"times": 13,');
    expect(await author.said()).toContain(PROBLEM.words);
    await page.locator('.cm-lintRange-error').hover();
    await expect(page.locator('.cm-tooltip').getByRole('button', { name: 'Set 3' })).toBeVisible();
    await page.mouse.move(5, 5);
  });

  await test.step('what cannot be read leaves the card as it was, and is marked', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type(' oops');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('oops');
    await expect(page.getByText(/^Line\s[\d,]+: .*oops/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save as it is' })).toBeVisible();
    expect(await author.definition()).toMatchObject({ rules: [{}, { do: [{}, { times: 13 }, {}] }, {}] });
    for (let i = 0; i < 5; i++) await page.keyboard.press('Backspace');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('13');
  });

  await test.step('unknown keys stay as they are', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"mine":  [1,2');
    await page.keyboard.press('End');
    await page.keyboard.type(',');
    await expect
      .poll(() => author.definition())
      .toMatchObject({ rules: [{}, { do: [{}, { mine: [1, 2] }, {}] }, {}] });
    await expect(text).toContainText('"mine":  [1,2],');
  });

  await test.step('what may be written is offered, and a word explained', async () => {
    await goBehind(page, '"pick": "');
    await page.keyboard.press('Control+Space');
    const list = page.getByRole('listbox', { name: 'What may be written here' });
    await list.getByRole('option', { name: /"strongest"/ }).click();
    await expect(text).toContainText('"pick": "strongest"');
    await page.keyboard.press('Control+z');
    await expect(text).toContainText('"pick": "weakest"');
    await goBehind(page, '"gain-sanity"');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const before = (await author.said()).length;
    await page.keyboard.press('F1');
    await expect.poll(async () => (await author.said()).slice(before).join(' ')).toContain('gain-sanity');
    await expect(page.locator('.help')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.help')).toBeHidden();
  });

  await test.step('Escape, then Tab leaves it; Tab alone indents', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(text).not.toBeFocused();
    await text.focus();
  });

  await test.step('the sentence goes on where the cursor was', async () => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Shift+F2');
    await expect(author.number('how often')).toBeFocused();
  });
  expect(await page.evaluate(() => violations)).toEqual([]);
});

test('what is typed at random while the host waits comes to the same as typed by hand', async ({ page }) => {
  const author = await openBench(page, built, benchScene('tower', { game: 'arcana' }));
  await page.keyboard.press('Shift+F2');
  const text = textOf(page);
  await text.focus();
  await goBehind(page, 'count differently');
  const draw = drawFrom('raw keys');
  let wanted = 'count differently';
  for (let i = 0; i < 40; i++) {
    if (i % 10 === 3) await page.evaluate(() => card.hold());
    if (i % 10 === 7) await page.evaluate(() => card.release());
    const letter = 'abc xyz'[draw(7)];
    await page.keyboard.type(letter);
    wanted += letter;
  }
  await page.evaluate(() => card.release());
  await expect(text).toContainText(wanted);
  await expect
    .poll(async () => ((await author.definition()) as { readonly story: string }).story)
    .toContain(wanted);
  expect(await page.evaluate(() => violations)).toEqual([]);
});
