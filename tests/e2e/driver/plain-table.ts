import { expect, type Locator, type Page } from '@playwright/test';
import { type Hands } from './hands.ts';
import { PATIENCE } from '../../support/patience.ts';
import { named } from './named.ts';
import type { TableNames } from './names.ts';
import type { Pay, Press, Target } from './script.ts';

/** How a player does what is asked at a table. */
export interface TableWays {
  press(gesture: Press): Promise<void>;
  /** Opens the dialog in which a payment is put together by hand. */
  openPayment(gesture: Pay): Promise<void>;
  answer(target: Target): Promise<void>;
}

/** The table in words: every choice is a button in the region of its prompt. */
export class PlainTable implements TableWays {
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly names: TableNames;

  constructor(page: Page, hands: Hands, names: TableNames) {
    this.page = page;
    this.hands = hands;
    this.names = names;
  }

  async press(gesture: Press): Promise<void> {
    const prompt = await this.prompt(gesture);
    await this.showEverything(prompt, gesture.minor);
    await this.write(prompt, gesture);
    await this.hands.press(named(prompt, 'button', gesture.button).nth(gesture.nth));
  }

  async openPayment(gesture: Pay): Promise<void> {
    const prompt = await this.prompt(gesture);
    await this.showEverything(prompt, gesture.minor);
    const { button } = gesture;
    const row = prompt
      .getByRole('listitem')
      .filter({ has: named(this.page, 'button', button) })
      .nth(gesture.nth);
    await this.hands.press(named(row, 'button', this.names.payByHand(button)));
  }

  async answer(target: Target): Promise<void> {
    const prompt = await this.prompt(target);
    // Cards that the question is about are buttons too; answers are in a list.
    await this.hands.press(named(prompt.getByRole('listitem'), 'button', target.button).nth(target.nth));
  }

  /** Writes what belongs to a choice into its field, which is in a group named like the choice. */
  private async write(prompt: Locator, { button, nth, text }: Press): Promise<void> {
    if (text === null) return;
    const group = named(prompt, 'group', button).nth(nth);
    await this.hands.type(named(group, 'textbox', text.field), text.words);
  }

  /** The prompt with this title, once it takes entries; where several seats are asked the same, that of the seat. */
  private async prompt({ prompt, who }: Target): Promise<Locator> {
    const alone = named(this.page, 'region', prompt);
    const region = alone.or(named(this.page, 'region', `${prompt} ${this.names.promptOf(who)}`));
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
}
