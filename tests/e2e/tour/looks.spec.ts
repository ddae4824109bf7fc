// Every step of the tour of the workshop, in every size and language.
import type { TourStep } from '../../../shared/rpc/tour.ts';
import { PATIENCE } from '../../support/patience.ts';
import { expect } from '../app.ts';
import { literal } from '../driver/named.ts';
import { Guide } from '../support/guide.ts';
import { looking } from '../support/looking.ts';

const patient = { timeout: PATIENCE };

looking('the tour looks right', async (looking) => {
  const { page, tongue, t } = looking;
  const guide = new Guide(page, tongue);
  const isAt = async (step: TourStep): Promise<void> => {
    await guide.isAt(step);
    await looking.at(step);
  };
  await looking.open();
  await expect(guide.button('offer.begin')).toBeVisible(patient);
  await looking.at('the tour is offered');
  await guide.button('offer.begin').press('Enter');
  await isAt('pack');
  await looking.makePack('Choir');
  await isAt('card');
  const kind = await guide.quoted();
  await page.getByLabel(t('card.kind'), { exact: true }).selectOption({ label: kind });
  await page.getByRole('textbox', { name: t('card.name') }).fill('Storm Lamp');
  await page.keyboard.press('Enter');
  await isAt('rule');
  const typed = await guide.quoted();
  await guide.goThere();
  await page.keyboard.type(typed);
  const read = page.getByRole('listbox').getByRole('option', { name: new RegExp(literal(typed), 'i') });
  await expect(read.first()).toBeVisible(patient);
  await looking.here('rule, with what may be said');
  await read.first().click();
  await isAt('number');
  await guide.goThere();
  await page.keyboard.press('ArrowUp');
  await isAt('undo');
  await guide.button('tour.skip').press('Enter');
  await isAt('words');
  await guide.button('tour.skip').press('Enter');
  await isAt('picture');
  await guide.button('tour.skip').press('Enter');
  await isAt('done');
});
