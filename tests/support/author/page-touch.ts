// What a person does on the bench, by the roles and names of docs/workshop-names.md.
import type { Locator, Page } from '@playwright/test';
import type { Touch, Opened } from './touch.ts';
import { namesIn, type Names, type Tongue } from './names.ts';
import type { SeenItem, SeenLine, Sheet } from './sheet.ts';
import { textIn, treeOf, type SeenNode } from './snapshot.ts';

/** All that is said politely, as the page evaluates it. */
const SAID = `[...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join()`;
const ROLES: readonly string[] = ['button', 'spinbutton', 'combobox'];

/** Works on the sheet of a page. */
export class PageTouch implements Touch {
  actions = 0;
  private readonly page: Page;
  private readonly names: Names;
  private readonly sheet: Locator;

  constructor(page: Page, tongue: Tongue) {
    this.page = page;
    this.names = namesIn(tongue);
    this.sheet = page.getByRole('region', { name: this.names.rules, exact: true });
  }

  async look(): Promise<Sheet> {
    return this.sheetIn(treeOf(await this.sheet.ariaSnapshot()));
  }

  private sheetIn(tree: readonly SeenNode[]): Sheet {
    const counts = new Map<string, number>();
    const itemOf = (node: SeenNode): readonly SeenItem[] => {
      if (node.role === 'listbox' || node.role === 'menu') return [];
      if (!ROLES.includes(node.role))
        return node.role === 'text' || node.within.length === 0
          ? [{ kind: 'words', role: 'text', name: '', text: textIn(node), shown: textIn(node), nth: 0 }]
          : node.within.flatMap(itemOf);
      const role = node.role as SeenItem['role'];
      const key = `${role} ${node.name}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      // What is open over a line belongs to what has opened it, and is no part of the line.
      if (role === 'combobox' && this.names.filters.some((name) => name.test(node.name))) return [];
      const kind = this.kindOf(role, node.name, textIn(node));
      const isSaid = kind !== 'ghost' && kind !== 'handle' && role !== 'combobox';
      const shown = textIn(node);
      return [{ kind, role, name: node.name, text: isSaid ? shown : '', shown, nth }];
    };
    const linesIn = (node: SeenNode): readonly SeenLine[] =>
      node.role === 'toolbar'
        ? [{ rule: this.ruleOf(node.name), items: node.within.flatMap(itemOf) }]
        : node.within.flatMap(linesIn);
    return tree.flatMap(linesIn);
  }

  private kindOf(role: SeenItem['role'], name: string, text: string): SeenItem['kind'] {
    const { draft, ghost, joint, verb } = this.names;
    if (role === 'combobox') return draft.test(name) ? 'draft' : 'gap';
    if (ghost.test(name)) return 'ghost';
    if (role === 'spinbutton') return 'number';
    if (joint.test(name)) return 'joint';
    if (!/[\p{L}\d]/u.test(text)) return 'handle';
    return verb.test(name) ? 'verb' : 'stop';
  }

  private ruleOf(name: string): number | null {
    const first = this.names.line.exec(name);
    const below = this.names.lineBelow.exec(name);
    return first !== null ? Number(first[1]) : below !== null ? Number(below[2]) : null;
  }

  private at({ role, name, nth }: SeenItem): Locator {
    if (role === 'text') throw new Error('Words are no place to point at.');
    return this.sheet.getByRole(role, { name, exact: true }).nth(nth);
  }

  private async click(where: Locator): Promise<void> {
    this.actions++;
    await where.click();
  }

  /** Brings the focus to something, unless it is there. */
  private async reach(item: SeenItem): Promise<Locator> {
    const where = this.at(item);
    const isThere = await where.evaluate((one) => one.matches(':focus'));
    // At the end of a number there is what turns it.
    const position = item.role === 'spinbutton' ? { position: { x: 3, y: 6 } } : {};
    if (!isThere) {
      this.actions++;
      await where.click(position);
    }
    return where;
  }

  private async press(key: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(key);
  }

  /** Does something to the card, and waits until it is said what came of it. */
  private async told(act: () => Promise<void>): Promise<void> {
    const before = await this.page.evaluate<string>(SAID);
    await act();
    await this.page.waitForFunction(`(known) => ${SAID} !== known`, before);
  }

  private get options(): Locator {
    return this.sheet.getByRole('option');
  }

  async open(item: SeenItem): Promise<Opened> {
    const where = this.at(item);
    const opens = await where.getAttribute('aria-haspopup');
    if (item.role === 'spinbutton') {
      await this.reach(item);
      await this.press('Enter');
    } else await this.click(where);
    if (item.role === 'button' && opens === null) return { kind: 'nothing' };
    return this.listed();
  }

  async openBefore(item: SeenItem): Promise<Opened> {
    this.actions++;
    await this.at(item).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: this.names.delete, exact: true }).waitFor();
    for (const key of ['Escape', 'Shift+Enter', 'Enter']) await this.press(key);
    return this.listed();
  }

  private async listed(): Promise<Opened> {
    await this.options.first().waitFor();
    const rows = await this.options.evaluateAll((all) =>
      all.map((one) => {
        const [name, sentence = name] = (one as unknown as { readonly innerText: string }).innerText.split(
          '\n',
        );
        return { name, sentence, chosen: one.ariaSelected === 'true' };
      }),
    );
    const list = this.sheet.getByRole('listbox');
    if ((await list.getAttribute('aria-multiselectable')) === 'true') return { kind: 'set', values: rows };
    const filter = this.sheet.getByRole('combobox', { name: this.names.write });
    return { kind: 'rows', rows, writes: (await filter.count()) > 0 };
  }

  async close(): Promise<void> {
    await this.press('Escape');
    await this.options.first().waitFor({ state: 'detached' });
  }

  take(index: number): Promise<void> {
    return this.told(() => this.click(this.options.nth(index)));
  }

  async tick(index: number): Promise<void> {
    await this.told(() => this.click(this.options.nth(index)));
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
    await this.reach(item);
    this.actions++;
    // Each digit is said.
    for (const digit of String(value)) await this.told(() => this.page.keyboard.press(digit));
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
    this.actions++;
    await this.at(item).click({ button: 'right' });
    const entry = this.page.getByRole('menuitem', { name: this.names.delete, exact: true });
    await this.told(() => this.click(entry));
  }

  undo(): Promise<void> {
    return this.told(() => this.click(this.page.getByRole('button', { name: this.names.undo })));
  }
}
