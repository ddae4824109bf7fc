// Plays at a table as a player who knows the page by roles and names only.
import type { Locator, Page } from '@playwright/test';
import './page/globals.ts';

/** What can be pressed now to go on: answers, choices, the way on. */
export class Driver {
  readonly page: Page;
  readonly acts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.acts = page.getByRole('region', { name: 'What to do' });
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar').getByRole('button', { name, exact: true });
  }

  zone(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  choice(name: string): Locator {
    return this.acts.getByRole('button', { name, exact: true });
  }

  get onward(): Locator {
    return this.acts.getByRole('group', { name: 'The way on' }).getByRole('button');
  }

  get answers(): Locator {
    return this.acts.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Number of log entries that the host has. */
  async entries(): Promise<number> {
    return this.page.evaluate(() => controls.n);
  }

  /** Presses something, agrees to warnings, and waits until the entry is made. */
  async enter(button: Locator): Promise<void> {
    await this.enterBy(() => button.click());
  }

  /** The same by another gesture. */
  async enterBy(gesture: () => Promise<void>): Promise<void> {
    const before = await this.entries();
    await gesture();
    const sure = this.page.getByRole('button', { name: 'Do it', exact: true });
    await this.page.waitForFunction((n) => controls.n > n || looks.hasDialog(), before);
    if (await sure.isVisible()) await sure.click();
    await this.page.waitForFunction((n) => controls.n > n, before);
    await this.settled();
  }

  /** Until what the host has is what the page shows. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => !looks.isBusy());
  }
}
