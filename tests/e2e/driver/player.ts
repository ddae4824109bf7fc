import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../shared/packs/problems.ts';
import { handsOf, PATIENCE, type Hands, type Style } from './hands.ts';
import { tableNames, type TableNames } from './names.ts';
import type { Gesture, Target, Use } from './script.ts';

type Press = Extract<Gesture, { do: 'press' }>;
type Pay = Extract<Gesture, { do: 'pay' }>;

/**
 * Somebody who plays at a table that a page shows. It finds everything by role and name, and knows of the game only what
 * the page says: it waits by watching the page, never the clock and never the host.
 */
export class PagePlayer {
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly names: TableNames;

  /** @param page shows a table on which the gestures are to be done next */
  constructor(page: Page, style: Style, language: Language) {
    this.page = page;
    this.hands = handsOf(page, style);
    this.names = tableNames(language);
  }

  /** Does all of it, in order. The error of one that cannot be done names it. */
  async play(gestures: readonly Gesture[]): Promise<void> {
    for (const [i, gesture] of gestures.entries()) {
      try {
        await this.perform(gesture);
      } catch (error) {
        throw new Error(`gesture ${i + 1} of ${gestures.length}, ${JSON.stringify(gesture)}`, {
          cause: error,
        });
      }
    }
  }

  /** Does one thing, and waits until the log tells that it was done. */
  async perform(gesture: Gesture): Promise<void> {
    await expect(this.log).toBeVisible({ timeout: PATIENCE });
    const before = await this.entries.count();
    await this.act(gesture);
    await expect(this.entries).toHaveCount(before + 1, { timeout: PATIENCE });
  }

  /** Leaves the table for the title screen. */
  async leave(): Promise<void> {
    await this.hands.press(this.button(this.names.leave));
  }

  /** The fingerprint of the final position, which the page tells when the game is over. */
  async fingerprint(): Promise<string> {
    const [won, lost] = this.names.ends.map((name) => this.region(name));
    return (await won.or(lost).getByRole('code').innerText({ timeout: PATIENCE })).trim();
  }

  private act(gesture: Gesture): Promise<void> {
    switch (gesture.do) {
      case 'press':
        return this.press(gesture);
      case 'pay':
        return this.pay(gesture);
      case 'answer':
        return this.answer(gesture);
      case 'undo':
        return this.undo(gesture.practice);
      case 'redo':
        return this.hands.press(this.button(this.names.redo));
    }
  }

  private async press(gesture: Press): Promise<void> {
    const prompt = await this.prompt(gesture);
    await this.showEverything(prompt, gesture.minor);
    await this.hands.press(named(prompt, 'button', gesture.button).nth(gesture.nth));
    if (gesture.confirm) await this.confirm(gesture.button);
  }

  private async pay(gesture: Pay): Promise<void> {
    const prompt = await this.prompt(gesture);
    await this.showEverything(prompt, gesture.minor);
    const { button } = gesture;
    const row = prompt
      .getByRole('listitem')
      .filter({ has: named(this.page, 'button', button) })
      .nth(gesture.nth);
    await this.hands.press(named(row, 'button', this.names.payByHand(button)));
    const dialog = named(this.page, 'dialog', this.names.payDialog(button));
    if (gesture.way !== null) await this.hands.choose(named(dialog, 'group', this.names.payWay), gesture.way);
    for (const use of gesture.uses) await this.use(dialog, use);
    await expect(dialog.getByRole('status')).toContainText(this.names.payEnough, { timeout: PATIENCE });
    await this.hands.press(named(dialog, 'button', this.names.pay));
    if (gesture.confirm) await this.confirm(button);
  }

  private async use(dialog: Locator, { source, nth, use }: Use): Promise<void> {
    // A source may be called like the heading above the ways to pay, but no list holds that.
    const group = named(dialog.getByRole('listitem'), 'group', source).nth(nth);
    await this.hands.choose(group, use ?? this.names.payNotUsed);
  }

  private async answer(target: Target): Promise<void> {
    const prompt = await this.prompt(target);
    // Cards that the question is about are buttons too; answers stand in a list.
    await this.hands.press(named(prompt.getByRole('listitem'), 'button', target.button).nth(target.nth));
  }

  private async undo(practice: boolean): Promise<void> {
    await this.hands.press(this.button(this.names.undo));
    if (!practice) return;
    const dialog = named(this.page, 'dialog', this.names.undoDialog);
    await this.hands.press(named(dialog, 'button', this.names.undoAnyway));
  }

  private async confirm(choice: string): Promise<void> {
    const dialog = named(this.page, 'dialog', choice);
    await this.hands.press(named(dialog, 'button', this.names.confirm));
  }

  /** The prompt with this title, once it takes entries. */
  private async prompt({ prompt }: Target): Promise<Locator> {
    const region = this.region(prompt);
    await expect(region).toBeVisible({ timeout: PATIENCE });
    await expect(region).toHaveAttribute('aria-busy', 'false', { timeout: PATIENCE });
    return region;
  }

  /** Turns the switch that shows rarely wanted choices as it is needed; where it is missing there are none. */
  private async showEverything(prompt: Locator, wanted: boolean): Promise<void> {
    const all = named(prompt, 'switch', this.names.everything);
    if (!wanted && (await all.count()) === 0) return;
    if ((await all.isChecked({ timeout: PATIENCE })) === wanted) return;
    await this.hands.press(all);
    await expect(all).toBeChecked({ checked: wanted });
  }

  private get log(): Locator {
    return named(this.page, 'log', this.names.log);
  }

  /** The entries that the log shows. */
  private get entries(): Locator {
    return this.log.getByRole('listitem').getByRole('button');
  }

  private region(name: string): Locator {
    return named(this.page, 'region', name);
  }

  private button(name: string): Locator {
    return named(this.page, 'button', name);
  }
}

function named(within: Page | Locator, role: Parameters<Page['getByRole']>[0], name: string): Locator {
  return within.getByRole(role, { name, exact: true });
}
