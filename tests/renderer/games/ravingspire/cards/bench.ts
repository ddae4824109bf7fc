// A player at the cards of a table, who finds everything by role and name.
import { expect, type Locator, type Page } from '@playwright/test';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import type { Choice } from '../../../../../shared/tableau/tableau.ts';
import type { Scene } from '../../../table/page/scene.ts';
import { buildPage, type Built } from '../../../../support/pages.ts';
import { openScene } from '../../../table/built.ts';
import './page/globals.ts';

/** A choice as it has to be found on the page. */
export interface Wanted {
  readonly label: string;
  readonly card: number;
  readonly onward: boolean;
  readonly minor: boolean;
  readonly refused: boolean;
  readonly paid: boolean;
  readonly action: { readonly do: string; readonly [field: string]: unknown };
}

export const buildBench = (): Promise<Built> => buildPage(new URL('page', import.meta.url));

export class Bench {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(built: Built, scene: Scene): Promise<void> {
    await openScene(this.page, built, scene);
    await this.page.getByRole('region', { name: /Battlemat|Kampfmatte|Baát/ }).waitFor();
  }

  /** A card that is drawn, by its instance. */
  card(card: number): Locator {
    return this.page.locator(`button[data-card="${card}"]`);
  }

  get ring(): Locator {
    return this.page.getByRole('region', { name: 'Cards of the ring' });
  }

  get hand(): Locator {
    return this.page.getByRole('region', { name: /^Hand of/ });
  }

  get mat(): Locator {
    return this.page.getByRole('region', { name: 'Battlemat' });
  }

  get more(): Locator {
    return this.page.getByRole('region', { name: 'More to do' });
  }

  /** The slip that is open. */
  get slip(): Locator {
    return this.page.getByRole('dialog');
  }

  get payment(): Locator {
    return this.page.getByRole('group', { name: /^Payment: / });
  }

  /** Everything that is offered now. */
  async wanted(): Promise<Wanted[]> {
    const prompts = await this.page.evaluate(() => asked());
    return prompts.flatMap(({ groups }) => groups.flatMap(({ choices }) => choices.map(wantedOf)));
  }

  /** Number of log entries that the host has. */
  entries(): Promise<number> {
    return this.page.evaluate(() => controls.n);
  }

  /** Does something that makes an entry, and waits until the page shows it. */
  async entering(act: () => Promise<void>): Promise<void> {
    const before = await this.entries();
    await act();
    await this.page.waitForFunction((n) => controls.n > n && controls.shown() === controls.n, before);
  }

  /** The newest action that the page has submitted. */
  async submitted(): Promise<unknown> {
    return this.page.evaluate(() => {
      const call = controls.calls.findLast(({ name }) => name === 'table.submit')!;
      return (call.params as { body: unknown }).body;
    });
  }

  /** Waits until the payment that is put together has been counted. */
  async counted(): Promise<void> {
    await expect(this.payment.getByRole('status')).not.toHaveText('Counting…');
  }
}

const wantedOf = ({ label, card, onward, minor, refusal, form, action }: Choice): Wanted => ({
  label: phraseText(label),
  card,
  onward,
  minor,
  refused: refusal !== null,
  paid: form?.kind === 'payment',
  action: action as Wanted['action'],
});
