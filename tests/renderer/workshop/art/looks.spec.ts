// The composer of pictures in all its states: nothing clipped, nothing too small, nothing that axe finds.
import { expect } from '@playwright/test';
import { test } from '../../../support/kept-page.ts';
import type { Built } from '../../../support/pages.ts';
import { png } from '../../../support/picture-files.ts';
import { looksRight } from '../../../support/looks-right.ts';
import { DOUBLED, LONG, windows } from '../../../support/windows.ts';
import { artScene, buildArtPage, openArt } from './painter.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildArtPage();
});

for (const { name, size, tongue } of [...windows, DOUBLED])
  for (const textSize of LONG ? [1, 1.3] : [1.3])
    test(`a picture looks right at ${name}, text ${textSize}`, async ({ page }) => {
      await page.setViewportSize(size);
      const painter = await openArt(page, built, artScene({ tongue, textSize }));
      const { t } = painter;
      /** In a narrow window both parts share a column. */
      const turnTo = async (part: 'add' | 'made'): Promise<void> => {
        const tab = page.getByRole('tab', { name: t(`${part}.label`) });
        if ((await tab.count()) > 0) await tab.click();
      };
      await looksRight(page, 'as the game draws it');
      await painter.button('layers.own').press('Enter');
      await looksRight(page, 'one’s own figures');
      await turnTo('add');
      await looksRight(page, 'icons and grounds');
      await painter.search.fill('qqq');
      await looksRight(page, 'an icon that is not there');
      await painter.search.fill('wolf');
      await painter.icons.first().click();
      await painter.search.focus();
      await looksRight(page, 'icons that were searched');

      await painter.button('own.outline.write').scrollIntoViewIfNeeded();
      await looksRight(page, 'what is one’s own');
      await painter.button('own.outline.write').press('Enter');
      await page.getByRole('dialog').getByLabel(t('outline.path'), { exact: true }).fill('M0 0h500v500Q');
      await looksRight(page, 'an outline that ends too early');
      await page.keyboard.press('Escape');
      await painter.choose('fog.png', 'image/png', png(2400, 1600));
      await painter.taking.waitFor();
      await looksRight(page, 'a picture of one’s own');
      await painter.taking.getByLabel(t('own.shape')).selectOption('upright');
      await painter.taking.getByRole('group').first().focus();
      await looksRight(page, 'a picture that is cut');
      await painter.take('Adalbert von der Nebelküste', 'Nebel über dem versunkenen Chor');
      await turnTo('made');
      await expect.poll(async () => (await painter.figures()).at(-1)?.image).toBeDefined();
      await looksRight(page, 'a picture of one’s own on the card');
      await painter.light.click();
      await looksRight(page, 'the light');
      for (const look of ['look.alone', 'look.print'] as const) {
        await page.getByRole('radio', { name: t(look) }).check({ force: true });
        await looksRight(page, t(look));
      }
    });
