// What lasts longer than a moment is seen on the drawn table, where it belongs.
import { expect } from '@playwright/test';
import { test } from '../../../../support/kept-page.ts';
import { problemsOf } from '../../../../support/windows.ts';
import { sceneCards } from '../../../table/scenes.ts';
import { goOn, region, sitDown } from './sitting.ts';

const RULES = [
  {
    when: 'played',
    do: [
      { do: 'put-counters', amount: 2, lasting: true },
      { do: 'until', ends: 'forever', change: { mod: 'cheaper', amount: 1, cards: { kind: ['relic'] } } },
      { do: 'later', when: 'turn-start', then: [{ do: 'gain-sanity', amount: 1 }] },
    ],
  },
];

/** The cards of all games, where each starter does what lasts. */
const definitions = Object.fromEntries(
  Object.entries(sceneCards).map(([id, card]) => {
    const { kind } = card as unknown as { readonly kind: string };
    return [id, kind === 'starter' ? { ...(card as object), rules: RULES } : card];
  }),
);

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1920, height: 1080 },
];

test('counters lie on their card; what is still to come and what holds for good is by the hero', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, { definitions });
  await goOn(page, 'encounter');
  const hand = region(page, /^Hand of/);
  const cards = hand.locator('.cards button.card');
  const hero = page.locator('[data-zone="hero"]');
  await expect(hero).not.toContainText('Still to come from');
  await expect(hand.locator('.counters')).toHaveCount(0);
  let left = await cards.count();
  expect(left).toBeGreaterThan(0);
  for (; left > 0; left--) {
    await cards.first().click();
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await expect(cards).toHaveCount(left - 1);
  }
  for (const counters of await hand.locator('.played .counters').all())
    await expect(counters).toHaveText('2');
  await expect(hand.locator('.played .counters')).not.toHaveCount(0);
  await expect(hero).toContainText('Still to come from');
  await expect(hero).toContainText('For the rest of the game');
  // The empty hand is told to those who listen: played cards lie where it would be written.
  await expect(page.getByText('No cards in hand.')).toHaveClass(/\bsr\b/);
  // Cards make room for the one that is pointed at or has the focus.
  await page.mouse.move(0, 0);
  await page.getByRole('log').getByRole('button').first().focus();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await problemsOf(page, '.board')).toEqual([]);
  }
});
