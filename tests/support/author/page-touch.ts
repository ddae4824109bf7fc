// What a person does on the bench, by the roles and names of docs/workshop-names.md.
import { expect, type Locator, type Page } from '@playwright/test';
import { PATIENCE } from '../patience.ts';
import type { Hidden, Opened, Touch } from './touch.ts';
import { namesIn, type Names, type Tongue } from './names.ts';
import { listed, said, spotOf, told, type Spotted } from './in-page.js';
import { sheetIn } from './seen-sheet.ts';
import type { SeenItem, Sheet } from './sheet.ts';
import { treeOf } from './snapshot.ts';

/** Parts that are within each other in a new card, at most. */
const DEEPEST = 4;
/** What is there sooner on an idle machine, in milliseconds. */
const SOON = 2000;

/** Works on the sheet of a page. */
export class PageTouch implements Touch {
  actions = 0;
  private readonly page: Page;
  private readonly names: Names;
  private readonly sheet: Locator;
  /** Whether a number was written last. */
  private counted = false;
  /** What was seen since something was done last. */
  private seen: Sheet | null = null;

  constructor(page: Page, tongue: Tongue) {
    this.page = page;
    this.names = namesIn(tongue);
    this.sheet = page.getByRole('region', { name: this.names.rules, exact: true });
  }

  /** Whether the card may have rules at all. */
  async hasSheet(): Promise<boolean> {
    return (await this.sheet.count()) > 0;
  }

  async look(): Promise<Sheet> {
    this.seen ??= sheetIn(treeOf(await this.sheet.ariaSnapshot()), this.names);
    return this.seen;
  }

  private at({ role, name, nth }: SeenItem): Locator {
    if (role === 'text') throw new Error('Words are no place to point at.');
    return this.sheet.getByRole(role, { name, exact: true }).nth(nth);
  }

  private spot(where: Locator): Promise<Spotted> {
    return where.evaluate(spotOf);
  }

  private async click(where: Locator, button: 'left' | 'right' = 'left', known?: Spotted): Promise<void> {
    this.actions++;
    this.counted = false;
    this.seen = null;
    const { x, y, covered } = known ?? (await this.spot(where));
    // What is over it may be about to go.
    if (covered) await where.click({ button, position: { x: 3, y: 6 } });
    else await this.page.mouse.click(x, y, { button });
  }

  /** Brings the focus to something, unless it is there. */
  private async reach(item: SeenItem): Promise<Locator> {
    const where = this.at(item);
    const spot = await this.spot(where);
    if (!spot.focused) {
      await this.click(where, 'left', spot);
      await where.and(this.page.locator(':focus')).waitFor();
    }
    return where;
  }

  private async press(key: string): Promise<void> {
    this.actions++;
    this.counted = false;
    this.seen = null;
    await this.page.keyboard.press(key);
  }

  /** Does something to the card, and waits until it is said what came of it. */
  private async told(act: () => Promise<void>): Promise<void> {
    const before = await this.page.evaluate(said);
    await act();
    await this.page.evaluate(told, { before, patience: PATIENCE });
    this.seen = null;
  }

  private option(index: number): Locator {
    return this.sheet.getByRole('option').nth(index);
  }

  private get remove(): Locator {
    return this.page.getByRole('menuitem', { name: this.names.delete, exact: true });
  }

  async open(item: SeenItem): Promise<Opened> {
    const where = this.at(item);
    const spot = await this.spot(where);
    if (!spot.opens) return { kind: 'nothing' };
    if (item.role !== 'spinbutton' || !spot.focused) await this.click(where, 'left', spot);
    if (item.role === 'spinbutton') await this.press('Enter');
    return this.listed();
  }

  /** Opens the menu of the clause of a stop. What was done before may take the focus away once more, and the menu with it. */
  private async openMenu(item: SeenItem): Promise<void> {
    const { actions } = this;
    await expect(async () => {
      await this.click(this.at(item), 'right');
      await this.remove.waitFor({ timeout: SOON });
    }).toPass({ timeout: PATIENCE });
    this.actions = actions + 1;
  }

  async openBefore(item: SeenItem): Promise<Opened> {
    await this.openMenu(item);
    for (const key of ['Escape', 'Shift+Enter', 'Enter']) await this.press(key);
    return this.listed();
  }

  /** The fields in the menu that is open. */
  private get fields(): Locator {
    return this.page.getByRole('group', { name: this.names.specify, exact: true }).getByRole('menuitem');
  }

  async hidden(item: SeenItem): Promise<Hidden> {
    await this.openMenu(item);
    const menu = this.page.getByRole('menu').filter({ has: this.remove });
    const clause = (await menu.getAttribute('aria-label')) ?? '';
    const fields = await this.fields.allTextContents();
    await this.press('Escape');
    await menu.waitFor({ state: 'detached' });
    return { clause, fields };
  }

  async specify(item: SeenItem, field: string): Promise<Opened> {
    await this.openMenu(item);
    await this.click(this.fields.and(this.page.getByRole('menuitem', { name: field, exact: true })));
    return this.listed();
  }

  private async listed(): Promise<Opened> {
    const { rows, several, filters } = await this.sheet.evaluate(listed, { open: true, patience: 4 * SOON });
    this.seen = null;
    const named = rows.map(({ text, chosen }) => {
      const [name, sentence = name] = text.split('\n');
      return { name, sentence, chosen };
    });
    if (several) return { kind: 'set', values: named };
    return { kind: 'rows', rows: named, writes: filters.some((name) => this.names.write.test(name)) };
  }

  async close(): Promise<void> {
    await this.press('Escape');
    await this.sheet.evaluate(listed, { open: false, patience: PATIENCE });
    this.seen = null;
  }

  take(index: number): Promise<void> {
    return this.told(() => this.click(this.option(index)));
  }

  async tick(index: number): Promise<void> {
    // With its last tick a set may go, and its list with it.
    if ((await this.option(index).count()) > 0) await this.take(index);
  }

  async write(text: string): Promise<void> {
    this.actions++;
    await this.sheet.getByRole('combobox', { name: this.names.write }).fill(text);
    await this.told(() => this.press('Enter'));
  }

  async focus(item: SeenItem): Promise<void> {
    await this.reach(item);
  }

  async count(item: SeenItem, value: number): Promise<void> {
    // What is written one after the other without leaving is one step, that is taken back as one.
    if (this.counted) await this.press('ArrowLeft');
    await this.reach(item);
    this.actions++;
    // Each digit is said; a sign alone is no number yet.
    for (const key of String(value))
      if (key === '-') await this.page.keyboard.press(key);
      else await this.told(() => this.page.keyboard.press(key));
    this.counted = true;
  }

  async type(item: SeenItem, text: string): Promise<void> {
    const where = await this.reach(item);
    this.actions++;
    await where.fill(text);
    await this.told(() => this.press('Enter'));
  }

  async clear(item: SeenItem): Promise<void> {
    await this.open(item);
    await this.close();
    await this.told(() => this.press('Delete'));
  }

  async delete(item: SeenItem): Promise<void> {
    await this.openMenu(item);
    await this.told(() => this.click(this.remove));
  }

  /** Deletes the rule that an item is in, or what is around it where there are no rules. */
  async deleteRule(item: SeenItem): Promise<void> {
    await this.openMenu(item);
    await this.press('Escape');
    const focused = this.page.locator(':focus');
    await this.sheet.getByRole('button').and(focused).waitFor();
    const rule = this.sheet.getByRole('button', { name: this.names.rule }).and(focused);
    for (let around = 0; around < DEEPEST && (await rule.count()) === 0; around++)
      await this.press('Alt+ArrowUp');
    await this.told(() => this.press('Delete'));
  }

  undo(): Promise<void> {
    return this.told(() => this.press('ControlOrMeta+z'));
  }
}
