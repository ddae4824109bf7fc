// The way to a card of a pack.
import type { Page } from '@playwright/test';
import { namesIn, type Tongue } from './names.ts';

/** Puts the card with a name on the bench of its pack. */
export async function showCard(page: Page, name: string, tongue: Tongue): Promise<void> {
  const names = namesIn(tongue);
  const cards = page.getByRole('navigation', { name: names.cards, exact: true });
  await cards.getByRole('searchbox', { name: names.search, exact: true }).fill(name);
  await cards.getByRole('button', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}
