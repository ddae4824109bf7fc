// The tour of the workshop, gone through by keyboard, by roles and names, in a game and language each.
import { createWords } from '../../renderer/ui/words.ts';
import { de as ART_DE } from '../../renderer/workshop/art/text/de.ts';
import { en as ART_EN } from '../../renderer/workshop/art/text/en.ts';
import { PATIENCE } from '../support/patience.ts';
import { problemsOf } from '../support/windows.ts';
import { literal } from './driver/named.ts';
import { expect, test } from './app.ts';
import { Guide } from './support/guide.ts';
import { FLAT } from './support/stock.ts';
import { Workshop } from './support/workshop.ts';

const patient = { timeout: PATIENCE };

const TOURS = [
  { game: 'ravingspire', language: 'en', size: { width: 1280, height: 720 }, textSize: 1 },
  { game: 'arcana', language: 'de', size: { width: 1024, height: 640 }, textSize: 1.3 },
] as const;

for (const { game, language, size, textSize } of TOURS)
  test.describe(game, () => {
    test.use({ stocked: { settings: { motion: 'off', board: FLAT, language, game, textSize } } });

    test('a first card is made step by step', async ({ app, page }) => {
      const workshop = new Workshop(app, page, 'keyboard', language);
      const guide = new Guide(page, language);
      const { t, bench, hands } = workshop;
      const art = createWords(language, { en: ART_EN, de: ART_DE });
      await page.setViewportSize(size);
      await workshop.open();

      // Declined, it comes back by its button.
      await guide.button('offer.later').press('Enter');
      await guide.button('tour.button').press('Enter');
      await guide.isAt('pack');
      await guide.goThere();
      await page.keyboard.press('Enter');
      await hands.press(workshop.named('button', t('newPack.make')));

      await guide.isAt('card');
      const kind = await guide.quoted();
      await guide.goThere();
      await hands.select(page.getByLabel(t('card.kind'), { exact: true }), kind);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Storm Lamp');
      await page.keyboard.press('Enter');

      await guide.isAt('rule');
      const typed = await guide.quoted();
      await guide.goThere();
      await page.keyboard.type(typed);
      const read = page.getByRole('listbox').getByRole('option', { name: new RegExp(literal(typed), 'i') });
      // Until it can be read, others that begin like it are offered.
      await expect(read).toHaveCount(1, patient);
      // All other steps are looked at in every window by the long run.
      expect.soft(await problemsOf(page), 'a rule that is typed').toEqual([]);
      await page.keyboard.press('Enter');

      // It is left, and goes on where it was.
      await guide.isAt('number');
      await guide.button('tour.leave').press('Enter');
      await expect(guide.slip).toHaveCount(0);
      await hands.press(page.getByRole('link', { name: bench('bar.back') }));
      await guide.button('tour.button').press('Enter');
      await guide.isAt('number');
      await page.reload();
      await guide.isAt('number');
      await guide.goThere();
      await page.keyboard.press('ArrowUp');

      await guide.isAt('undo');
      // What has the focus keeps it: the step has come by itself.
      await expect(page.getByRole('spinbutton').and(page.locator(':focus'))).toBeVisible();
      await guide.goThere();
      await page.keyboard.press('Enter');
      await guide.isAt('words');
      await guide.button('tour.back').press('Enter');
      await guide.isAt('undo');
      await guide.button('tour.skip').press('Enter');
      await guide.isAt('words');
      await guide.goThere();
      await page.keyboard.type('Orage');

      await guide.isAt('picture');
      await guide.goThere();
      await page.keyboard.press('Enter');
      const surprise = page.getByRole('button', { name: art('surprise'), exact: true });
      await expect(surprise).toBeVisible(patient);
      await surprise.press('Enter');
      await guide.isAt('done');
      await guide.button('tour.finish').press('Enter');
      await expect(guide.slip).toHaveCount(0);
      await workshop.isKept();
      const pack = language === 'en' ? 'my-first-pack' : 'mein-erstes-paket';
      await workshop.isOnDisk(pack, [
        expect.objectContaining({ name: 'Storm Lamp', art: expect.anything() as object }),
      ]);

      // From the palette of the bench it begins again.
      await page.getByRole('link', { name: art('back'), exact: true }).press('Enter');
      await expect(workshop.name).toBeVisible(patient);
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type(bench('command.tour'));
      await page.keyboard.press('Enter');
      await guide.isAt('pack');
    });
  });
