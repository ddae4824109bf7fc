// The fields of a card beside its sentence, by their labels.
import type { Locator, Page } from '@playwright/test';
import { namesIn, type Names, type Tongue } from './names.ts';
import { treeOf, type SeenNode } from './snapshot.ts';

/**
 * What is to be in a field: a text, a number, whether it is on, the label of what is chosen or those of several, or for a field
 * with others in it what is to be in those, by label; of numbers that belong together the others are left out.
 */
export type FieldValue =
  string | number | boolean | readonly string[] | { readonly [label: string]: FieldValue };

/** Fills the fields of a card. @returns how many actions it took */
export async function fillFields(
  page: Page,
  tongue: Tongue,
  fields: { readonly [label: string]: FieldValue },
): Promise<number> {
  const form = new Form(namesIn(tongue));
  const main = page.getByRole('main');
  for (const [label, value] of Object.entries(fields)) {
    await form.reveal(main, label);
    await form.fill(main, label, value);
  }
  return form.actions;
}

class Form {
  actions = 0;
  private readonly names: Names;

  constructor(names: Names) {
    this.names = names;
  }

  private async click(where: Locator): Promise<void> {
    this.actions++;
    await where.click();
  }

  /** Brings a field up that is folded away, or not there yet. */
  async reveal(main: Locator, label: string): Promise<void> {
    const known = this.known(main, label);
    const add = main.getByRole('button', { name: this.names.add(label), exact: true });
    if ((await known.or(add).count()) === 0)
      await this.click(main.getByRole('button', { name: this.names.more, exact: true, expanded: false }));
    if ((await known.count()) === 0 && (await add.count()) > 0) await this.click(add);
    const fold = main.getByRole('button', { name: label, exact: true, expanded: false });
    if ((await fold.count()) > 0) await this.click(fold);
  }

  /** Whatever has a label: a control, or what holds several, or what unfolds that. */
  private known(scope: Locator, label: string): Locator {
    const named = { name: label, exact: true };
    return (['textbox', 'spinbutton', 'switch', 'combobox', 'group'] as const)
      .map((role) => scope.getByRole(role, named))
      .reduce((all, one) => all.or(one))
      .or(scope.getByRole('button', { ...named, expanded: false }));
  }

  async fill(scope: Locator, label: string, value: FieldValue): Promise<void> {
    const named = { name: label, exact: true };
    if (typeof value === 'boolean') {
      const toggle = scope.getByRole('switch', named);
      if ((await toggle.isChecked()) !== value) await this.click(toggle);
    } else if (typeof value === 'number')
      await this.write(scope.getByRole('spinbutton', named), String(value));
    else if (typeof value === 'string') await this.say(scope, label, value);
    else if (isLabels(value)) await this.press(scope.getByRole('group', named), value);
    else await this.fillWithin(scope.getByRole('group', named), value);
  }

  private async write(where: Locator, text: string): Promise<void> {
    if ((await where.inputValue()) === text) return;
    this.actions += 2;
    await where.fill(text);
    // The focus leaves it.
    await where.press('Tab');
  }

  private async say(scope: Locator, label: string, text: string): Promise<void> {
    const choice = scope.getByRole('combobox', { name: label, exact: true });
    if ((await choice.count()) === 0) {
      await this.write(scope.getByRole('textbox', { name: label, exact: true }), text);
      return;
    }
    this.actions += 2;
    await choice.selectOption({ label: text });
  }

  /** Presses what is to be in a set and is not, and what is in it and is not to be. */
  private async press(group: Locator, labels: readonly string[]): Promise<void> {
    for (const isIn of [true, false]) {
      const buttons = group.getByRole('button', { pressed: !isIn });
      for (const text of await buttons.allInnerTexts()) {
        const name = text.trim();
        if (labels.includes(name) !== isIn) continue;
        await this.click(group.getByRole('button', { name, exact: true, pressed: !isIn }));
        await group.getByRole('button', { name, exact: true, pressed: isIn }).waitFor();
      }
    }
  }

  private async fillWithin(group: Locator, fields: { readonly [label: string]: FieldValue }): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const add = group.getByRole('button', { name: this.names.add(label), exact: true });
      if ((await add.count()) > 0) await this.click(add);
      await this.fill(group, label, value);
    }
    const numbers = treeOf(await group.ariaSnapshot())
      .flatMap(allIn)
      .filter(({ role }) => role === 'spinbutton');
    for (const { name } of numbers)
      if (!Object.keys(fields).includes(name))
        await this.write(group.getByRole('spinbutton', { name, exact: true }), '');
  }
}

const allIn = (node: SeenNode): readonly SeenNode[] => [node, ...node.within.flatMap(allIn)];

const isLabels = (value: FieldValue): value is readonly string[] => Array.isArray(value);
