// The way to a new card: to the bench of its pack from wherever a page is, and through what it is asked there.
import type { Locator, Page } from '@playwright/test';
import { namesIn, type Tongue } from './names.ts';

/** A card that is to come into a pack. */
export interface NewCard {
  readonly game: string;
  /** By its title. */
  readonly pack: string;
  readonly kind: string;
  readonly name: string;
  readonly lang: Tongue;
}

/**
 * Makes a card and puts it on the bench, in its pack, which is made too if there is none.
 *
 * @returns how many actions it took
 */
export async function makeNewCard(page: Page, wanted: NewCard): Promise<number> {
  const way = new Way(page, wanted.lang);
  await way.toPack(wanted);
  await way.makeCard(wanted);
  return way.actions;
}

class Way {
  actions = 0;
  private readonly page: Page;
  private readonly tongue: Tongue;
  private readonly names: ReturnType<typeof namesIn>;

  constructor(page: Page, tongue: Tongue) {
    this.page = page;
    this.tongue = tongue;
    this.names = namesIn(tongue);
  }

  private async click(where: Locator): Promise<void> {
    this.actions++;
    await where.click();
  }

  /** Opens a list and chooses from it. */
  private async choose(list: Locator, option: string): Promise<void> {
    this.actions += 2;
    await list.selectOption(option);
  }

  /** Goes to a field and types. */
  private async write(field: Locator, text: string): Promise<void> {
    this.actions += 2;
    await field.fill(text);
  }

  private async goTo(address: string): Promise<void> {
    this.actions++;
    await this.page.evaluate(`location.hash = ${JSON.stringify(address)}`);
  }

  async toPack({ game, pack }: NewCard): Promise<void> {
    const { own, newPack } = this.names.workshop;
    const { page } = this;
    const isSpoken = (await page.evaluate('document.documentElement.lang')) === this.tongue;
    const bar = page.getByRole('banner').getByText(this.names.workshop.pack(pack));
    if (isSpoken && (await bar.isVisible())) return;
    if (!isSpoken) await this.speak();
    await this.goTo('#/workshop');
    const shelf = page.getByRole('region', { name: own });
    const box = shelf.getByRole('link', { name: pack, exact: true });
    await shelf.getByRole('button', { name: newPack }).waitFor();
    if ((await box.count()) > 0) await this.click(box);
    else await this.makePack(shelf, game, pack);
    await bar.waitFor();
  }

  /** Lets the app speak the language of the card. */
  private async speak(): Promise<void> {
    await this.goTo('#/');
    await this.click(this.page.getByRole('radio', { name: this.names.workshop.language, exact: true }));
    await this.page.locator(`:root:lang(${this.tongue})`).waitFor();
  }

  private async makePack(shelf: Locator, game: string, title: string): Promise<void> {
    const { workshop: names } = this.names;
    await this.click(shelf.getByRole('button', { name: names.newPack }));
    const dialog = this.page.getByRole('dialog', { name: names.packDialog, exact: true });
    await this.write(dialog.getByRole('textbox', { name: names.title, exact: true }), title);
    const games = dialog.getByRole('combobox', { name: names.game, exact: true });
    if ((await games.count()) > 0) await this.choose(games, game);
    await this.click(dialog.getByRole('button', { name: names.makePack, exact: true }));
  }

  async makeCard({ kind, name }: NewCard): Promise<void> {
    const { page } = this;
    const { cards, workshop: names } = this.names;
    const isFirst = await page.getByRole('heading', { name: names.noCard, exact: true }).isVisible();
    if (!isFirst) {
      const drawer = { name: cards, exact: true, expanded: false };
      const list = page.getByRole('banner').getByRole('button', drawer);
      if (await list.isVisible()) await this.click(list);
      await this.click(page.getByRole('button', { name: names.newCard, exact: true }));
    }
    const form = isFirst
      ? page.getByRole('main')
      : page.getByRole('dialog', { name: names.newCard, exact: true });
    await this.choose(form.getByRole('combobox', { name: names.kind, exact: true }), kind);
    await this.write(form.getByRole('textbox', { name: names.cardName, exact: true }), name);
    const make = form.getByRole('button', { name: names.makeCard, exact: true });
    await this.click(make);
    await make.waitFor({ state: 'detached' });
  }
}
