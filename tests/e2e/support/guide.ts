// What the tour of the workshop says beside the controls, and where it leads.
import type { Locator, Page } from '@playwright/test';
import { de } from '../../../renderer/shell/workshop/tour/text/de.ts';
import { en } from '../../../renderer/shell/workshop/tour/text/en.ts';
import { createWords, type Tongue } from '../../../renderer/ui/words.ts';
import type { TourStep } from '../../../shared/rpc/tour.ts';
import { PATIENCE } from '../../support/patience.ts';
import { expect } from '../app.ts';
import { literal } from '../driver/named.ts';

const patient = { timeout: PATIENCE };

/** The slip of the tour, in a language. */
export class Guide {
  readonly #page: Page;
  readonly #say;

  constructor(page: Page, tongue: Tongue) {
    this.#page = page;
    this.#say = createWords(tongue, { en, de });
  }

  /** All of it; it is not there while no step is under way. */
  get slip(): Locator {
    const [before] = this.#say('tour.count', { number: 1, count: 8 }).split('1');
    return this.#page.getByRole('complementary', { name: new RegExp(`^${literal(before)}\\d`) });
  }

  /** One of its buttons, or of what offers it. */
  button(
    key:
      | 'offer.begin'
      | 'offer.later'
      | 'tour.button'
      | 'tour.skip'
      | 'tour.back'
      | 'tour.leave'
      | 'tour.finish'
      | 'away.go',
  ): Locator {
    return this.#page.getByRole('button', { name: this.#say(key), exact: true });
  }

  /** Until it is at a step. */
  async isAt(step: TourStep): Promise<void> {
    await expect(this.slip.getByRole('heading', { name: this.#say(`${step}.title`) })).toBeVisible(patient);
    // It is said as well, to those who do not see it.
    await expect(
      this.#page.getByRole('status').filter({ hasText: this.#say(`${step}.title`) }),
    ).toBeAttached();
  }

  /** What it says between quotation marks. */
  async quoted(): Promise<string> {
    const [, , found] = /([“„])(.*?)[“”]/.exec(await this.slip.getByRole('paragraph').innerText())!;
    return found;
  }

  /** Has the focus brought to what the step is about. */
  async goThere(): Promise<void> {
    const there = this.slip.getByRole('button', { name: this.#say('tour.there') });
    await there.press('Enter');
    await expect(there).not.toBeFocused(patient);
  }
}
