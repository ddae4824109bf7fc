// The texts of a pack in all their states: nothing clipped, nothing too small, nothing that axe finds.
import { test } from '../../../support/kept-page.ts';
import type { Built } from '../../../support/pages.ts';
import { looksRight } from '../../../support/looks-right.ts';
import { DOUBLED, LONG, windows } from '../../../support/windows.ts';
import { buildTextsPage, openTexts, textsScene } from './translator.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTextsPage();
});

for (const { name, size, tongue } of [...windows, DOUBLED])
  for (const textSize of LONG ? [1, 1.3] : [1.3])
    test(`texts look right at ${name}, text ${textSize}`, async ({ page }) => {
      await page.setViewportSize(size);
      const translator = await openTexts(page, built, textsScene({ tongue, textSize }));
      const { t } = translator;
      await looksRight(page, 'the list');
      await translator.field(1).focus();
      await page.getByRole('button', { name: t('face') }).press('Enter');
      await page.getByRole('complementary').getByRole('img').waitFor();
      await page.getByRole('searchbox', { name: t('glossary.search') }).fill('a');
      await looksRight(page, 'a text that is outdated, its card and the glossary');
      await translator.field(3).fill('Ein ungewöhnlich langer Name, wie ihn nur Übersetzungen haben');
      await looksRight(page, 'a text that is typed');
      await page.getByRole('radio').nth(2).check({ force: true });
      await looksRight(page, 'those that are outdated');
      await page.getByRole('searchbox', { name: t('search') }).fill('no such text');
      await looksRight(page, 'no text');
      await translator.button('search.clear').press('Enter');

      const table = await translator.save();
      await page.keyboard.press('Escape');
      await translator.button('out.button').press('Enter');
      await looksRight(page, 'a table leaves');
      await page.keyboard.press('Escape');
      const changed = table
        .replace('Der Erste', 'Der Allererste')
        .replace('Die Zweite', 'Die Königin der versunkenen Glocken')
        .replace('Das Dritte', 'Das Vierte')
        .concat(`unknown,/name,Unknown,Unbekannt,\r\n${translator.id(0)},/name,x,${'lang '.repeat(40)},\r\n`);
      const taking = await translator.bring(changed);
      await taking.getByRole('listitem').first().waitFor();
      await looksRight(page, 'a table comes back');
      await taking.getByLabel(t('in.file')).setInputFiles({
        name: 'other.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('a;b\r\n1;2'),
      });
      await taking.getByRole('alert').first().waitFor();
      await looksRight(page, 'a table that cannot be read');
      await page.keyboard.press('Escape');
      await page.getByLabel(t('language'), { exact: true }).selectOption({ label: t('language.add') });
      await page.getByRole('dialog').getByRole('textbox').fill('pt-BR');
      await looksRight(page, 'another language');
    });
