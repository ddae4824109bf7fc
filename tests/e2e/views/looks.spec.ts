// The views of a pack beside the bench, and what the bench asks, in every size and language.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { de as historyDe } from '../../../renderer/workshop/history/text/de.ts';
import { en as historyEn } from '../../../renderer/workshop/history/text/en.ts';
import { de as numbersDe } from '../../../renderer/workshop/numbers/text/de.ts';
import { en as numbersEn } from '../../../renderer/workshop/numbers/text/en.ts';
import { de as planDe } from '../../../renderer/workshop/plan/text/de.ts';
import { en as planEn } from '../../../renderer/workshop/plan/text/en.ts';
import { createWords } from '../../../renderer/ui/words.ts';
import { PATIENCE } from '../../support/patience.ts';
import { expect } from '../app.ts';
import { looking, type Looking } from '../support/looking.ts';
import { putOwnPack } from '../support/own-pack.ts';

const PACK = 'drowned-choir';
const patient = { timeout: PATIENCE };
/** It scrolls from side to side where there is little room. */
const TABLE = 'main div:has(> table)';

/** A pack of which one card is translated, and another one locked. @returns keys and names of those cards */
function put({ dataDir }: Looking): readonly { readonly id: string; readonly name: string }[] {
  const cards = putOwnPack(dataDir, {
    id: PACK,
    game: 'ravingspire',
    from: 'base',
    every: 14,
    without: ['board', 'hero', 'tower'],
  }).map(({ id, name }) => ({ id, name: String(name) }));
  const [first, second] = cards;
  const write = (path: string, data: object): void =>
    writeFileSync(join(dataDir, 'mods', PACK, path), JSON.stringify(data));
  mkdirSync(join(dataDir, 'mods', PACK, 'text'));
  write('text/de.json', { [first.id]: { name: 'Die versunkene Glocke' } });
  write('workshop.json', { cards: { [second.id]: { state: 'locked', labels: ['sea', 'finale'] } } });
  return cards;
}

looking('the views of a pack look right', async (looking) => {
  const { page, tongue, t } = looking;
  const main = page.getByRole('main');
  const cards = put(looking);
  const [first, second] = cards;

  const numbers = createWords(tongue, { en: numbersEn, de: numbersDe });
  await looking.open(`workshop/${PACK}/view/numbers`);
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible(patient);
  await main.getByRole('group').first().getByRole('button').first().press('Enter');
  for (const table of await main.getByText(numbers('table.show')).all()) await table.press('Enter');
  await looking.at('numbers, with what a column holds and the figures as tables');

  const plan = createWords(tongue, { en: planEn, de: planDe });
  await looking.goTo(`workshop/${PACK}/view/plan`);
  const size = main.getByLabel(plan('size'));
  await size.fill('40', patient);
  await size.press('Enter');
  await expect(main.getByText(plan('about', { there: cards.length, wanted: 40 }))).toBeVisible(patient);
  const list = main.getByRole('list', { name: plan('order') });
  for (const i of [0, 1]) await list.getByRole('checkbox').nth(i).press('Space');
  await looking.at('the plan, with two cards chosen', TABLE);
  await main.getByRole('button', { name: plan('compare') }).press('Enter');
  await page.getByRole('dialog').getByRole('table').waitFor();
  await looking.at('two cards side by side');
  await page.keyboard.press('Escape');
  for (const [button, dialog] of [
    ['labels.button', 'labels'],
    ['template', 'template'],
  ] as const) {
    if (dialog === 'template') await list.getByRole('checkbox').nth(1).press('Space');
    await main.getByRole('button', { name: plan(button) }).press('Enter');
    await looking.at(`the plan: ${dialog}`, TABLE);
    await page.keyboard.press('Escape');
  }

  await page
    .getByRole('banner')
    .getByRole('button', { name: /0\.3\.0/ })
    .press('Enter');
  const details = page.getByRole('dialog');
  await details.getByRole('textbox').first().waitFor();
  await looking.at('what the pack says of itself');
  await details.getByRole('button', { name: t('sign.choose') }).press('Enter');
  await details.getByRole('listbox').getByRole('option').first().waitFor();
  await looking.at('a sign that is chosen');
  await page.keyboard.press('Escape');

  // What is typed on the bench is listed afterwards.
  await looking.goTo(`workshop/${PACK}/${first.id}`);
  await looking.isShown(first.name);
  await looking.name.fill('The Gong below the Drowned Choir');
  await looking.isKept();

  const history = createWords(tongue, { en: historyEn, de: historyDe });
  await looking.goTo(`workshop/${PACK}/view/history`);
  const differs = page.getByRole('region', { name: history('compare.label') });
  const lines = page.getByRole('listbox', { name: history('lines.label') });
  // Two steps were done, and before them the history begins.
  await expect(lines.getByRole('option')).toHaveCount(3, patient);
  await lines.press('End');
  await expect(
    differs.getByRole('button', { name: new RegExp(`^.?${history('take').slice(1, -1)}`) }).first(),
  ).toBeVisible(patient);
  await looking.at('the history, with differences that can be taken over');
  await page.getByRole('button', { name: history('mark.set') }).press('Enter');
  await looking.at('a restore point');
  await page.keyboard.press('Escape');

  await looking.goTo(`workshop/${PACK}/${second.id}`);
  await looking.isShown(second.name);
  await expect(page.getByRole('group', { name: looking.bench('lock.title') })).toBeVisible(patient);
  await looking.at('a locked card');
  await looking.name.press('End');
  await page.keyboard.type('!');
  await expect(page.getByRole('dialog')).toBeVisible(patient);
  await looking.at('a locked card that is changed');
});
