// Writing at a card in a large pack: how soon its face, its rules and its problems follow a key, and what blocks typing.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { mainThreadTasks, percentile } from '../budgets/gauge.ts';
import { expect, test } from '../e2e/app.ts';
import { literal } from '../e2e/driver/named.ts';
import { FLAT } from '../e2e/support/stock.ts';
import { benchWords, Workshop } from '../e2e/support/workshop.ts';
import { writeExpansions } from '../main/host/packs/many.ts';
import { SocketClient } from '../main/host/kill/client.ts';
import { holds } from './holds.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT } } });

/** Cards of the pack. */
const CARDS = 1000;
/** Milliseconds until 95 of 100 keys have led to what they lead to. */
const SOON = 50;
/** Milliseconds of computing that typing may have to wait for. */
const BLOCKED = 16;
/** Milliseconds until the pack is open. */
const OPEN = 1000;
const KEYS = 40;
/** Milliseconds between two keys of a fast typist. */
const PACE = 100;

const SCRIPT = fileURLToPath(new URL('page/following.js', import.meta.url));

interface CardText {
  readonly id: string;
  readonly name: string;
  readonly rules?: readonly object[];
}

/** The card with the longest rules. */
function longestOf(pack: string): CardText {
  const folder = join(pack, 'cards');
  const cards = readdirSync(folder).flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cards: CardText[] }).cards,
  );
  const length = ({ rules = [] }: CardText): number => JSON.stringify(rules).length;
  return cards.reduce((longest, card) => (length(card) > length(longest) ? card : longest));
}

/** Until the library has taken in all packs: that is done once per pack, and has a bar of its own. */
async function shelved(address: string, pack: string): Promise<void> {
  const client = await SocketClient.open(address);
  await expect
    .poll(async () => {
      const { stage, packs } = await client.call('packs.state', {});
      return packs.some(({ id }) => id === pack) && stage;
    })
    .toBe('ready');
  client.close();
}

/** What of the bench follows a key. */
const FOLLOWS = {
  face: `[aria-label="${benchWords('faces.label')}"]`,
  rules: `[aria-label="${benchWords('sheet.label')}"]`,
} as const;

/**
 * Milliseconds from each key to the first frame after the part of the bench has changed.
 *
 * @param key what is pressed next, given its number
 */
async function following(
  page: Page,
  part: keyof typeof FOLLOWS,
  key: (n: number) => string,
): Promise<number[]> {
  await page.evaluate(`follow(${JSON.stringify(FOLLOWS[part])})`);
  for (let n = 0; n < KEYS; n++) {
    await page.keyboard.press(key(n));
    await page.waitForTimeout(PACE);
  }
  return page.evaluate('followed');
}

test('what is written in a pack of 1,000 cards is seen at once', async ({ app, page }) => {
  const [pack] = writeExpansions(join(app.dataDir, 'mods'), 1, CARDS);
  const card = longestOf(join(app.dataDir, 'mods', pack));
  await shelved(app.address, pack);
  await page.addInitScript({ path: SCRIPT });
  const workshop = new Workshop(app, page, 'keyboard');
  const number = page
    .getByRole('region', { name: benchWords('sheet.label') })
    .getByRole('spinbutton')
    .first();
  const inName = async (): Promise<void> => {
    // A name that has become too long is not taken.
    await workshop.name.fill(card.name);
    await expect(page.getByRole('img', { name: benchWords('faces.alt', { name: card.name }) })).toBeVisible();
  };
  const inNumber = async (): Promise<void> => number.focus();
  const typing = (): Promise<number[]> => following(page, 'face', (n) => 'abcdefgh'[n % 8]);
  const counting = (): Promise<number[]> =>
    following(page, 'rules', (n) => (n % 2 === 0 ? 'ArrowUp' : 'ArrowDown'));
  await holds(async () => {
    await workshop.open();
    const box = page.getByRole('link', { name: `Many cards: ${pack}`, exact: true });
    await expect(box).toBeVisible();
    const began = performance.now();
    await box.click();
    // An expectation looks ever more seldom, and would find it up to half a second late.
    await workshop.name.waitFor();
    const opening = performance.now() - began;

    await page.goto(app.place(`workshop/${pack}/${card.id}`));
    await expect(workshop.name).toHaveValue(new RegExp(`^${literal(card.name)}`));
    await inName();
    const name = await typing();
    await inNumber();
    const times = { name, number: await counting() };
    const face = percentile(times.name, 0.95);
    const rules = percentile(times.number, 0.95);
    // A browser that is traced is slower. Looking for a part by its role is work of the tests in the page, of up to 50 ms.
    await inName();
    const tasks = await mainThreadTasks(page, typing);
    await inNumber();
    tasks.push(...(await mainThreadTasks(page, counting)));
    const longest = Math.max(...tasks);
    return {
      good: face < SOON && rules < SOON && longest < BLOCKED && opening < OPEN && times.name.length === KEYS,
      words:
        `opening ${opening.toFixed(0)} ms; key to face p95 ${face.toFixed(1)}, to rules ${rules.toFixed(1)} ms ` +
        `(${times.name.length} and ${times.number.length} of ${KEYS} keys); longest task ${longest.toFixed(1)} ms`,
    };
  });
});
