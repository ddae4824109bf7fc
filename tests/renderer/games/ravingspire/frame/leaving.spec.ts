// What is on its way when a table goes: nothing asks for what is no longer on the page.
import { expect, type Page } from '@playwright/test';
import { buildTablePage, sitDown as sitPlainly } from '../../../table/built.ts';
import { gameScene } from '../../../table/scenes.ts';
import { sitDown } from './sitting.ts';
import { test } from '../../../../support/kept-page.ts';

/** What the page has thrown. */
function thrownOn(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return thrown;
}

/** The log is scrolled, and in the same moment, before the browser has told so, the table goes. */
const scrollAndLeave = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    document.querySelector('[role="log"]').scrollTop = 0;
    location.hash = '#/title';
    dispatchEvent(new HashChangeEvent('hashchange'));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  })()`);

test('P6: a drawn table can be left while its log scrolls', async ({ page }) => {
  const thrown = thrownOn(page);
  await sitDown(page, { played: 60 });
  await scrollAndLeave(page);
  await page.getByRole('heading', { name: 'Left for #/title' }).waitFor();
  expect(thrown).toEqual([]);
});

test('P6: so can a plain one', async ({ page }) => {
  const thrown = thrownOn(page);
  await sitPlainly(page, await buildTablePage(), gameScene({ seed: 'plain', played: 60 }));
  await scrollAndLeave(page);
  await page.getByRole('heading', { name: 'Left for #/title' }).waitFor();
  expect(thrown).toEqual([]);
});
