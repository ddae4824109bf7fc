// The workshop as an author finds it: by roles and names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { de as benchDe } from '../../../renderer/workshop/text/de.ts';
import { en as benchEn } from '../../../renderer/workshop/text/en.ts';
import { de } from '../../../renderer/shell/workshop/text/de.ts';
import { en } from '../../../renderer/shell/workshop/text/en.ts';
import { createWords, type Tongue } from '../../../renderer/ui/words.ts';
import { PATIENCE } from '../../support/patience.ts';
import { literal, named } from '../driver/named.ts';
import { handsOf, type Hands, type Style } from '../driver/hands.ts';
import type { Served } from './served.ts';

export const workshopWords = createWords('en', { en, de });
export const benchWords = createWords('en', { en: benchEn, de: benchDe });

/** What is put down comes within a moment, and a file is soon read. */
export const SOON = { timeout: PATIENCE, intervals: [20, 50, 100] };

/** A card as its file has it. */
export interface CardOnDisk {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

export class Workshop {
  readonly page: Page;
  readonly hands: Hands;
  private readonly app: Served;
  readonly tongue: Tongue;

  /** The words around the bench and on it, in the language that is shown. */
  readonly t: typeof workshopWords;
  readonly bench: typeof benchWords;

  constructor(app: Served, page: Page, style: Style, tongue: Tongue = 'en') {
    this.app = app;
    this.tongue = tongue;
    this.page = page;
    this.hands = handsOf(page, style);
    this.t = createWords(tongue, { en, de });
    this.bench = createWords(tongue, { en: benchEn, de: benchDe });
  }

  /** Opens a place of the workshop: `workshop`, `workshop/PACK/CARD`. */
  async open(place = 'workshop'): Promise<void> {
    await this.page.goto(this.app.address);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: PATIENCE });
    await this.goTo(place);
  }

  /** Goes to a place of the workshop when the page has been there before. */
  async goTo(place: string): Promise<void> {
    await this.page.goto(this.app.place(place, this.tongue === 'pseudo' ? '?pseudo' : ''));
  }

  /** Makes a pack and goes to it. */
  async makePack(title: string): Promise<void> {
    await this.hands.press(this.named('button', new RegExp(`^${literal(this.t('packs.new'))}`)));
    const dialog = this.named('dialog', this.t('packs.new'));
    await this.hands.type(dialog.getByRole('textbox', { name: this.t('newPack.name') }), title);
    await this.hands.press(named(dialog, 'button', this.t('newPack.make')));
    await expect(this.named('heading', this.t('empty.title'))).toBeVisible({ timeout: PATIENCE });
  }

  /** The kinds that a new card may have, as the page calls them. */
  async kinds(): Promise<readonly string[]> {
    return this.page.getByLabel(this.t('card.kind'), { exact: true }).getByRole('option').allTextContents();
  }

  /** Makes a card: the first one in its place, others by the button below the list. */
  async makeCard(kind: string, name: string): Promise<void> {
    const isFirst = await this.named('heading', this.t('empty.title')).isVisible();
    if (!isFirst) await this.hands.press(this.named('button', this.t('card.new')));
    const around = isFirst ? this.page.getByRole('main') : this.named('dialog', this.t('card.new'));
    await this.hands.select(around.getByLabel(this.t('card.kind'), { exact: true }), kind);
    await this.hands.type(around.getByLabel(this.t('card.name')), name);
    await this.hands.press(named(around, 'button', this.t('card.make')));
    await this.isShown(name);
  }

  /** The card with this name is on the bench. */
  async isShown(name: string): Promise<void> {
    await expect(this.name).toHaveValue(name, { timeout: PATIENCE });
  }

  /** The field with the name of the card. */
  get name(): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name: /^name$/i });
  }

  /** Everything is put down. */
  async isKept(): Promise<void> {
    await expect(
      this.page.getByRole('banner').getByText(this.bench('bar.kept'), { exact: true }),
    ).toBeVisible({
      timeout: PATIENCE,
    });
  }

  /** Chooses something from the menu of the card on the bench, by the arrows. @param menu that of something else */
  async choose(name: string, item: string, menu = this.t('card.menu', { name })): Promise<void> {
    await this.hands.press(this.named('button', menu));
    const items = await this.page.getByRole('menuitem').allTextContents();
    for (let i = 0; i < items.indexOf(item); i++) await this.page.keyboard.press('ArrowDown');
    await expect(this.named('menuitem', item)).toBeFocused({ timeout: PATIENCE });
    await this.page.keyboard.press('Enter');
  }

  named(role: Parameters<Page['getByRole']>[0], name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, exact: true });
  }

  /** What is on the disk of a pack now: its manifest, and its English texts. */
  filesOf(pack: string): { readonly manifest: () => unknown; readonly texts: () => unknown } {
    const read = (file: string) => (): unknown => {
      const path = join(this.app.dataDir, 'mods', pack, file);
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
    };
    return { manifest: read('pack.json'), texts: read('text/en.json') };
  }

  /** The cards of a file of a pack, as they are on the disk; none where there is no file. */
  onDisk(pack: string, file = 'cards/cards.json'): readonly CardOnDisk[] {
    const path = join(this.app.dataDir, 'mods', pack, file);
    if (!existsSync(path)) return [];
    return (JSON.parse(readFileSync(path, 'utf8')) as { readonly cards: readonly CardOnDisk[] }).cards;
  }

  /** Until the file of a pack has what is wanted of its cards. */
  async isOnDisk(pack: string, wanted: unknown, file?: string): Promise<void> {
    await expect.poll(() => this.onDisk(pack, file), SOON).toEqual(wanted);
  }
}
