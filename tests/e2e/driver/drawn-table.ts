import { expect, type Locator, type Page } from '@playwright/test';
import { type Hands } from './hands.ts';
import { PATIENCE } from '../../support/patience.ts';
import { literal, named } from './named.ts';
import type { DrawnNames, TableNames } from './names.ts';
import type { TableWays } from './plain-table.ts';
import type { CardAt, Pay, Press, Target } from './script.ts';

/**
 * The table around the tower. What belongs to a card lies in the slip of that card, what belongs to a place in the slip
 * of that place, and the rest in slips above the hand: where a button is not to be seen, what it belongs to is opened.
 */
export class DrawnTable implements TableWays {
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly names: TableNames & DrawnNames;

  constructor(page: Page, hands: Hands, names: TableNames & DrawnNames) {
    this.page = page;
    this.hands = hands;
    this.names = names;
  }

  async press(gesture: Press): Promise<void> {
    await this.asked(gesture);
    const slip = gesture.card === null ? await this.search(gesture) : await this.openCard(gesture.card);
    if (slip === null) return;
    const payment = this.payment(slip, gesture.button);
    if (!(await payment.isVisible())) await this.hands.press(await this.inSlip(slip, gesture));
    // What has to be paid for unfolds; the proposal will do.
    if (!(await this.unfolds(slip, payment))) return;
    await this.hands.press(await this.settled(payment, gesture.button));
  }

  async openPayment(gesture: Pay): Promise<void> {
    await this.asked(gesture);
    const slip = gesture.card === null ? await this.search(gesture) : await this.openCard(gesture.card);
    if (slip === null) throw new Error('nothing can be changed in its payment');
    const byHand = named(slip, 'button', this.names.payByHand(gesture.button));
    if (!(await byHand.isVisible())) await this.hands.press(await this.inSlip(slip, gesture));
    await this.hands.press(byHand);
  }

  async answer(target: Target): Promise<void> {
    await this.asked(target);
    const answers = named(this.page, 'list', this.names.answers);
    await this.hands.press(named(answers.getByRole('listitem'), 'button', target.button).nth(target.nth));
  }

  /** Waits until the prompt with this title takes entries. */
  private async asked({ prompt }: Target): Promise<void> {
    const region = this.page.getByRole('region', { name: drawnWords(prompt) }).first();
    await expect(region).toBeVisible({ timeout: PATIENCE });
    await expect(region).toHaveAttribute('aria-busy', 'false', { timeout: PATIENCE });
  }

  // ------------------------------------------------------------------------------------------------- cards

  /** Opens the slip of a card, if it is not open yet. */
  private async openCard({ place, name, nth }: CardAt): Promise<Locator> {
    const card = named(this.place(place), 'button', name).nth(nth);
    const slip = named(this.page, 'dialog', this.names.cardSlip(name));
    await expect(card).toBeVisible({ timeout: PATIENCE });
    if ((await card.getAttribute('aria-expanded')) !== 'true') await this.hands.press(card);
    await expect(slip).toBeVisible({ timeout: PATIENCE });
    return slip;
  }

  private place(place: CardAt['place']): Locator {
    switch (place) {
      case 'ring':
        return named(this.page, 'region', this.names.ring);
      case 'slots':
        return named(this.page, 'region', this.names.slots);
      case 'hand':
        return this.page.getByRole('region', { name: this.names.hand });
    }
  }

  // ------------------------------------------------------------------------------------------------- the rest

  /**
   * Looks for a choice that belongs to no card: among the ways on, above the hand, on the board.
   *
   * @returns the slip in which it lies; null: it was a button, and has been pressed
   */
  private async search(gesture: Press | Pay): Promise<Locator | null> {
    const { button, nth } = gesture;
    const more = named(this.page, 'region', this.names.more);
    const board = named(this.page, 'region', this.names.board);
    // It belongs to a place or to a button that is there only when everything is asked for.
    if (gesture.minor) await this.showEverything(more, true);
    for (const region of [named(this.page, 'group', this.names.onward), more]) {
      const direct = named(region, 'button', button).nth(nth);
      if (await direct.isVisible()) return this.pressed(direct);
    }
    // A place may be called first what is written there.
    const spot = board.getByRole('button', { name: new RegExp(`^(.*: )?${literal(button)}$`) }).first();
    if (await spot.isVisible()) return this.pressed(spot);
    const closed = more
      .getByRole('button', { expanded: false })
      .or(board.getByRole('button', { name: MORE_THINGS }));
    for (const opener of await closed.all()) {
      await this.hands.press(opener);
      const { slip } = this;
      await expect(slip).toBeVisible({ timeout: PATIENCE });
      await this.showEverything(slip, gesture.minor);
      const found = named(slip, 'button', button).or(this.payment(slip, button)).first();
      if (await found.isVisible()) return slip;
      await this.hands.press(named(slip, 'button', this.names.closeSlip));
    }
    throw new Error(`"${button}" is nowhere on the table`);
  }

  /** Presses something that does what it says, or opens its slip. @returns the slip */
  private async pressed(direct: Locator): Promise<Locator | null> {
    const { slip, confirming } = this;
    await this.hands.press(direct);
    await someOf(
      () => slip.isVisible(),
      () => direct.isHidden(),
      () => confirming.isVisible(),
    );
    return (await slip.isVisible()) ? slip : null;
  }

  /** The slip that is open. */
  private get slip(): Locator {
    return this.page.getByRole('dialog').filter({ has: named(this.page, 'button', this.names.closeSlip) });
  }

  /** The button that goes on in spite of warnings. */
  private get confirming(): Locator {
    return named(this.page, 'button', this.names.confirm);
  }

  // ------------------------------------------------------------------------------------------------- slips

  private async inSlip(slip: Locator, { button, nth, card, minor }: Press | Pay): Promise<Locator> {
    const found = named(slip.getByRole('listitem'), 'button', button).nth(card?.among ?? nth);
    if (!(await found.isVisible())) await this.showEverything(slip, minor);
    return found;
  }

  private async showEverything(slip: Locator, wanted: boolean): Promise<void> {
    const all = named(slip, 'switch', this.names.everything);
    if ((await all.count()) === 0 || (await all.isChecked()) === wanted) return;
    await this.hands.press(all);
    await expect(all).toBeChecked({ checked: wanted });
  }

  private payment(slip: Locator, choice: string): Locator {
    return named(slip, 'group', this.names.payment(choice));
  }

  /** Whether what was pressed is asked to be paid for: else it is done, or asks in a dialog of its own. */
  private async unfolds(slip: Locator, payment: Locator): Promise<boolean> {
    const { confirming } = this;
    await someOf(
      () => payment.isVisible(),
      () => slip.isHidden(),
      () => confirming.isVisible(),
    );
    return payment.isVisible();
  }

  /** The button that pays, once the payment will do. */
  private async settled(payment: Locator, choice: string): Promise<Locator> {
    await expect(payment.getByRole('status')).toHaveText(this.names.payExact, { timeout: PATIENCE });
    return named(payment, 'button', choice);
  }
}

/** Something on the board that speaks for other things there as well: it tells for how many. */
const MORE_THINGS = / \+\d+: /;

/** Waits until one of these is so. */
async function someOf(...signs: readonly (() => Promise<boolean>)[]): Promise<void> {
  await expect(async () => {
    const seen = await Promise.all(signs.map((sign) => sign()));
    expect(seen).toContain(true);
  }).toPass({ timeout: PATIENCE, intervals: [20, 50, 100, 100, 250] });
}

/** A sentence in which amounts may be drawn: those who read it aloud may rest before the next sign. */
const drawnWords = (sentence: string): RegExp =>
  new RegExp(`^${literal(sentence).replaceAll(/\\?[.,:;!?]/g, String.raw`\s*$&`)}$`);
