// The bench as an author finds it: by roles and names.
import type { Locator, Page } from '@playwright/test';
import { buildPage, openPage, type Built } from '../../support/pages.ts';
import './page/globals.ts';
import type { BenchScene } from './page/scene.ts';

export const buildBenchPage = (): Promise<Built> => buildPage(new URL('page', import.meta.url));

/** Opens a page with a card on the bench. */
export async function openBench(page: Page, built: Built, scene: BenchScene): Promise<Author> {
  await openPage(page, built, { extra: new Map([['scene.json', JSON.stringify(scene)]]) });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return new Author(page);
}

/** What is on the bench. */
export class Author {
  readonly page: Page;
  readonly sheet: Locator;
  /** The sentence as blocks. */
  readonly tree: Locator;

  constructor(page: Page) {
    this.page = page;
    // Whatever the language.
    this.tree = page.getByRole('tree');
    this.sheet = page.getByRole('region').filter({ has: page.getByRole('toolbar').or(this.tree) });
  }

  line(name: string | RegExp): Locator {
    return this.sheet.getByRole('toolbar', { name, exact: true });
  }

  number(name: string): Locator {
    return this.sheet.getByRole('spinbutton', { name, exact: true });
  }

  stop(name: string | RegExp): Locator {
    return this.sheet.getByRole('button', { name, exact: true });
  }

  block(name: string | RegExp): Locator {
    return this.sheet.getByRole('treeitem', { name, exact: true });
  }

  /** The row of a block: what can be changed in it. */
  row(name: string | RegExp): Locator {
    return this.sheet
      .locator('[data-line]')
      .filter({ has: this.page.getByRole('treeitem', { name, exact: true }) });
  }

  gap(name: string | RegExp): Locator {
    return this.sheet.getByRole('combobox', { name, exact: true });
  }

  /** @param within the list; by default any that lies over the sheet */
  option(name: string | RegExp, within: Locator = this.sheet): Locator {
    return within.getByRole('option', { name });
  }

  item(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  /** What is named so and has the focus. */
  focused(role: 'button' | 'combobox' | 'spinbutton', name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, exact: true }).and(this.page.locator(':focus'));
  }

  /** What was said since the page was opened. */
  async said(): Promise<readonly string[]> {
    // Numbers do not part from what they count.
    return (await this.page.evaluate(() => card.said)).map((said) => said.replaceAll('\u00a0', ' '));
  }

  definition(): Promise<unknown> {
    return this.page.evaluate(() => card.definition());
  }

  steps(): Promise<number> {
    return this.page.evaluate(() => card.steps());
  }

  /** The words of a line as they are read. */
  async words(line: string): Promise<string> {
    return (await this.line(line).innerText()).replaceAll(/\s+/g, ' ').trim();
  }
}
