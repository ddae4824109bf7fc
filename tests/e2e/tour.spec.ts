// The tour of the workshop, gone through by keyboard, by roles and names, in a game and language each.
import type { Page } from '@playwright/test';
import { de } from '../../renderer/shell/workshop/tour/text/de.ts';
import { en } from '../../renderer/shell/workshop/tour/text/en.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { de as ART_DE } from '../../renderer/workshop/art/text/de.ts';
import { en as ART_EN } from '../../renderer/workshop/art/text/en.ts';
import type { TourStep } from '../../shared/rpc/tour.ts';
import type { Language } from '../../shared/words/languages.ts';
import { PATIENCE } from '../support/patience.ts';
import { problemsOf } from '../support/windows.ts';
import { literal } from './driver/named.ts';
import { expect, test } from './app.ts';
import { FLAT } from './support/stock.ts';
import { Workshop } from './support/workshop.ts';

const patient = { timeout: PATIENCE };

/** What the slip beside the controls says, and where it leads. */
class Guide {
  readonly #page: Page;
  readonly #say;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#say = createWords(language, { en, de });
  }

  get slip() {
    const [before] = this.#say('tour.count', { number: 1, count: 8 }).split('1');
    return this.#page.getByRole('complementary', { name: new RegExp(`^${literal(before)}\\d`) });
  }

  button(
    key:
      | 'offer.begin'
      | 'offer.later'
      | 'tour.button'
      | 'tour.skip'
      | 'tour.back'
      | 'tour.leave'
      | 'tour.finish'
      | 'away.go',
  ) {
    return this.#page.getByRole('button', { name: this.#say(key), exact: true });
  }

  async isAt(step: TourStep): Promise<void> {
    await expect(this.slip.getByRole('heading', { name: this.#say(`${step}.title`) })).toBeVisible(patient);
    // It is said as well, to those who do not see it.
    await expect(
      this.#page.getByRole('status').filter({ hasText: this.#say(`${step}.title`) }),
    ).toBeAttached();
  }

  /** What it says between quotation marks. */
  async quoted(): Promise<string> {
    const [, , found] = /([“„])(.*?)[“”]/.exec(await this.slip.getByRole('paragraph').innerText())!;
    return found;
  }

  /** Has the focus brought to what the step is about. */
  async goThere(): Promise<void> {
    const there = this.slip.getByRole('button', { name: this.#say('tour.there') });
    await there.press('Enter');
    await expect(there).not.toBeFocused(patient);
  }
}

/** Everything is twice as large. */
const DOUBLED = { width: 640, height: 360 };

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
      const looksRight = async (what: string): Promise<void> =>
        expect.soft(await problemsOf(page), what).toEqual([]);
      await page.setViewportSize(size);
      await workshop.open();

      // Declined, it comes back by its button.
      await guide.button('offer.later').press('Enter');
      await guide.button('tour.button').press('Enter');
      await guide.isAt('pack');
      await looksRight('a pack');
      await guide.goThere();
      await page.keyboard.press('Enter');
      await hands.press(workshop.named('button', t('newPack.make')));

      await guide.isAt('card');
      const kind = await guide.quoted();
      await guide.goThere();
      await hands.select(page.getByLabel(t('card.kind'), { exact: true }), kind);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Storm Lamp');
      await looksRight('a card');
      await page.keyboard.press('Enter');

      await guide.isAt('rule');
      const typed = await guide.quoted();
      await guide.goThere();
      await page.keyboard.type(typed);
      const read = page.getByRole('listbox').getByRole('option', { name: new RegExp(literal(typed), 'i') });
      // Until it can be read, others that begin like it are offered.
      await expect(read).toHaveCount(1, patient);
      await looksRight('a rule that is typed');
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
      await looksRight('another language');
      await page.setViewportSize(DOUBLED);
      await looksRight('another language, everything twice as large');
      await page.setViewportSize(size);
      await guide.goThere();
      await page.keyboard.type('Orage');

      await guide.isAt('picture');
      await guide.goThere();
      await page.keyboard.press('Enter');
      const surprise = page.getByRole('button', { name: art('surprise'), exact: true });
      await expect(surprise).toBeVisible(patient);
      await looksRight('a picture');
      await surprise.press('Enter');
      await guide.isAt('done');
      await looksRight('the end');
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
