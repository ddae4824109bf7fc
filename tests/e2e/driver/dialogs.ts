import { expect, type Locator, type Page } from '@playwright/test';
import { type Hands } from './hands.ts';
import { PATIENCE } from '../../support/patience.ts';
import { named } from './named.ts';
import type { TableNames } from './names.ts';
import type { Pay, Use } from './script.ts';

/** What every table asks in a dialog of its own. */
export class Dialogs {
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly names: TableNames;

  constructor(page: Page, hands: Hands, names: TableNames) {
    this.page = page;
    this.hands = hands;
    this.names = names;
  }

  /** Puts a payment together in its dialog, which is open, and pays. */
  async pay({ button, way, uses }: Pay): Promise<void> {
    const { names, hands } = this;
    const dialog = this.dialog(names.payDialog(button));
    if (way !== null) await hands.choose(named(dialog, 'group', names.payWay), way);
    for (const use of uses) await this.use(dialog, use);
    await expect(dialog.getByRole('status')).toContainText(names.payEnough, { timeout: PATIENCE });
    await hands.press(named(dialog, 'button', names.pay));
  }

  /** Goes on in spite of warnings. */
  async confirm(choice: string): Promise<void> {
    await this.hands.press(named(this.dialog(choice), 'button', this.names.confirm));
  }

  /** Agrees that the game no longer counts. */
  async undoAnyway(): Promise<void> {
    const dialog = this.dialog(this.names.undoDialog);
    await this.hands.press(named(dialog, 'button', this.names.undoAnyway));
  }

  private async use(dialog: Locator, { source, nth, use }: Use): Promise<void> {
    // A source may be called like the heading above the ways to pay, but no list holds that.
    const group = named(dialog.getByRole('listitem'), 'group', source).nth(nth);
    await this.hands.choose(group, use ?? this.names.payNotUsed);
  }

  private dialog(name: string): Locator {
    return named(this.page, 'dialog', name);
  }
}
