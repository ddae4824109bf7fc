import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../shared/words/languages.ts';
import { Dialogs } from './dialogs.ts';
import { DrawnTable } from './drawn-table.ts';
import { handsOf, type Hands, type Style } from './hands.ts';
import { PATIENCE } from '../../support/patience.ts';
import { named } from './named.ts';
import { drawnNames, tableNames, type TableNames } from './names.ts';
import { PlainTable, type TableWays } from './plain-table.ts';
import type { Gesture, Pay, Press } from './script.ts';

/** Which table the page shows. */
export type TableKind = 'plain' | 'drawn';

/**
 * A player at a table that a page shows. It finds everything by role and name, and knows of the game only what
 * the page says: it waits by watching the page, never the clock and never the host.
 */
export class PagePlayer {
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly names: TableNames;
  private readonly dialogs: Dialogs;
  private readonly table: TableWays;

  /** @param page shows a table on which the gestures are to be done next */
  constructor(page: Page, style: Style, language: Language, kind: TableKind = 'drawn') {
    this.page = page;
    this.hands = handsOf(page, style);
    this.names = tableNames(language);
    this.dialogs = new Dialogs(page, this.hands, this.names);
    this.table =
      kind === 'plain'
        ? new PlainTable(page, this.hands, this.names)
        : new DrawnTable(page, this.hands, { ...this.names, ...drawnNames(language) });
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
    await this.log.waitFor({ timeout: PATIENCE });
    const newest = (await this.entries.count()) > 0 ? await this.entries.last().elementHandle() : null;
    await this.act(gesture);
    // The log keeps a limited number of entries, so their number need not grow.
    const isNew = () => this.entries.last().evaluate((entry, before) => entry !== before, newest);
    await expect.poll(isNew, { timeout: PATIENCE }).toBe(true);
    await newest?.dispose();
    await this.hands.rest();
  }

  /** Opens the dialog in which a payment is put together by hand. */
  async openPayment(gesture: Pay): Promise<void> {
    await this.table.openPayment(gesture);
  }

  /** Leaves the table for the title screen. */
  async leave(): Promise<void> {
    await this.hands.press(this.button(this.names.leave));
  }

  /** The fingerprint of the final position, which the page tells when the game is over. */
  async fingerprint(): Promise<string> {
    const [won, lost] = this.names.ends.map((name) => named(this.page, 'region', name));
    return (await won.or(lost).getByRole('code').innerText({ timeout: PATIENCE })).trim();
  }

  private async act(gesture: Gesture): Promise<void> {
    switch (gesture.do) {
      case 'press':
        await this.table.press(gesture);
        return this.confirm(gesture);
      case 'pay':
        await this.openPayment(gesture);
        await this.dialogs.pay(gesture);
        return this.confirm(gesture);
      case 'answer':
        return this.table.answer(gesture);
      case 'undo':
        await this.hands.press(this.button(this.names.undo));
        if (gesture.practice) await this.dialogs.undoAnyway();
        return;
      case 'redo':
        return this.hands.press(this.button(this.names.redo));
    }
  }

  private async confirm({ button, confirm }: Press | Pay): Promise<void> {
    if (confirm) await this.dialogs.confirm(button);
  }

  private get log(): Locator {
    return named(this.page, 'log', this.names.log);
  }

  /** The entries that the log shows. */
  private get entries(): Locator {
    return this.log.getByRole('listitem').getByRole('button');
  }

  private button(name: string): Locator {
    return named(this.page, 'button', name);
  }
}
