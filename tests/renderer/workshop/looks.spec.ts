// The bench in all its states: nothing clipped, nothing too small, nothing that axe finds.
import { test } from '@playwright/test';
import { LONG } from '../../support/long.ts';
import type { Built } from '../../support/pages.ts';
import { looksRight } from '../../support/looks-right.ts';
import { DOUBLED, windows } from '../../support/windows.ts';
import { buildBenchPage, openBench } from './bench.ts';
import { adviceRow, benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const PROBLEMS = [
  adviceRow('error', '/rules/1/do/1/times', 'Repeats 24 times; 20 is the most.', [
    { label: 'Set 20', operations: [] },
    { label: 'Remove', operations: [] },
  ]),
  adviceRow('warning', '/rules/2/do/0/then/0/who', 'Nobody is meant by this.'),
  adviceRow('warning', '/story', 'Few cards have such a long story.'),
  adviceRow('hint', '', 'Another card is much alike.'),
];

for (const { name, size, tongue } of [...windows, DOUBLED])
  for (const textSize of LONG ? [1, 1.3] : [1.3])
    test(`looks right at ${name}, text ${textSize}`, async ({ page }) => {
      await page.setViewportSize(size);
      const author = await openBench(
        page,
        built,
        benchScene('gorehound-master', { tongue, textSize, problems: PROBLEMS }),
      );
      await author.sheet.getByRole('toolbar').first().waitFor();
      await looksRight(page, 'at rest, with problems');

      const number = author.sheet.getByRole('spinbutton').first();
      await number.focus();
      await looksRight(page, 'with ghosts');
      await page.keyboard.press('Alt+ArrowUp');
      await looksRight(page, 'a part selected');
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menu').waitFor();
      await looksRight(page, 'its menu');
      await page.keyboard.press('Escape');

      await author.sheet.getByRole('combobox').last().click();
      await page.getByRole('listbox').waitFor();
      await looksRight(page, 'what may be added');
      await page.keyboard.type('the dogs bark');
      await page.keyboard.press('Escape');
      await looksRight(page, 'a draft');

      await author.sheet.getByRole('button').first().click();
      await page.getByRole('listbox').waitFor();
      await looksRight(page, 'what may be at a stop');
      await page.keyboard.press('Escape');

      await page.keyboard.press('F2');
      await author.tree.waitFor();
      await looksRight(page, 'as blocks');
      await author.block(/.*/).nth(2).focus();
      await looksRight(page, 'a block selected');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await looksRight(page, 'cards and commands');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.keyboard.press('F2');
      await author.tree.waitFor({ state: 'hidden' });
      await page.keyboard.press('Shift+F2');
      await page.locator('.cm-content').press('Control+f');
      await looksRight(page, 'as text, with its search');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+F2');

      if (size.width < 1180) {
        await page.getByRole('tab').last().click();
        await looksRight(page, 'the face');
        const side = page.getByRole('complementary');
        const closed = side.getByRole('button', { expanded: false });
        while ((await closed.count()) > 0) await closed.first().click();
        await side.getByText('%').first().waitFor();
        await looksRight(page, 'what is around the card');
        await page.getByRole('banner').getByRole('button').first().click();
        await page.getByRole('navigation').waitFor();
        await looksRight(page, 'the cards');
      }
    });

/** What the fields of these cards have between them: all kinds of controls. */
const CARDS = [
  { card: 'crimson-reaver', game: 'ravingspire' },
  { card: 'tower', game: 'arcana' },
];

for (const { name, size, tongue } of [...windows, DOUBLED])
  for (const { card, game } of CARDS)
    test(`the fields of ${card} look right at ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      const problems = [
        adviceRow('error', '/name', 'Another card has this name.', [
          { label: 'Take it back', operations: [] },
        ]),
        adviceRow('error', '/art/layers/0', 'Nothing is drawn here.', [{ label: 'Remove', operations: [] }]),
        adviceRow('warning', '/kind', 'Few cards are of this kind.'),
      ];
      await openBench(page, built, benchScene(card, { game, tongue, textSize: 1.3, problems }));
      await looksRight(page, 'with problems, one of them in a deep part');
      const folds = page.getByRole('main').locator('[aria-expanded="false"]:not([data-aside], [role])');
      while ((await folds.count()) > 0) await folds.first().click();
      await looksRight(page, 'with all parts open');
      // Not every game explains its fields.
      const help = page.getByRole('main').locator('[data-aside="help"]');
      if ((await help.count()) > 0) await help.last().click();
      await looksRight(page, 'with help');
      await page.getByRole('main').locator('[data-field] [role="combobox"]').last().click();
      await page.locator('[popover]').waitFor();
      await looksRight(page, 'a card looked for');
      await page.keyboard.press('Escape');
      await page.locator('[aria-keyshortcuts="F4"]').last().click();
      await page.getByRole('dialog').waitFor();
      await looksRight(page, 'the forms of a name');
    });
