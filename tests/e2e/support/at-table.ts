import { expect, type Locator, type Page } from '@playwright/test';
import { de } from '../../../renderer/table/text/de.ts';
import { en } from '../../../renderer/table/text/en.ts';
import { createWords } from '../../../renderer/ui/words.ts';
import { type Hands } from '../driver/hands.ts';
import { PATIENCE } from '../../support/patience.ts';
import { named } from '../driver/named.ts';
import { drawnNames, tableNames } from '../driver/names.ts';

/** Words of a table, in English. */
export const words = createWords('en', { en, de });
const names = tableNames('en');
export const drawn = drawnNames('en');

/** What the log tells, entry by entry. */
export const entries = (page: Page): Locator =>
  named(page, 'log', names.log).getByRole('listitem').getByRole('button');

export const dialog = (page: Page, name: string): Locator => named(page, 'dialog', name);

/** Asks for a hint and follows it. */
export async function followHint(page: Page, hands: Hands): Promise<void> {
  const before = await entries(page).count();
  await hands.press(named(page, 'button', words('tool.hint')));
  const hint = dialog(page, words('hint.title'));
  await hands.press(named(hint, 'button', names.follow));
  // A hint may lead into harm, which is asked about once more.
  const sure = page
    .getByRole('dialog')
    .filter({ hasNot: page.getByText(words('hint.title'), { exact: true }) });
  const confirm = named(sure, 'button', names.confirm);
  await expect(entries(page).nth(before).or(confirm).first()).toBeVisible({ timeout: PATIENCE });
  if (await confirm.isVisible()) await hands.press(confirm);
  await expect(entries(page).nth(before)).toBeVisible({ timeout: PATIENCE });
}
