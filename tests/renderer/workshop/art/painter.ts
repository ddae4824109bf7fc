// The picture of a card as its author finds it: by roles and names.
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { de } from '../../../../renderer/workshop/art/text/de.ts';
import { en, type TextKey } from '../../../../renderer/workshop/art/text/en.ts';
import { createWords, type Tongue, type Words } from '../../../../renderer/ui/words.ts';
import { buildPage, openPage, type Built } from '../../../support/pages.ts';
import { benchScene } from '../scenes.ts';
import type { BenchScene } from '../page/scene.ts';
import './page/globals.ts';

export const buildArtPage = (): Promise<Built> => buildPage(new URL('page', import.meta.url));

/** Opens a page with the picture of a card. */
export async function openArt(page: Page, built: Built, scene: BenchScene): Promise<Painter> {
  await openPage(page, built, { extra: new Map([['scene.json', JSON.stringify(scene)]]) });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return new Painter(page, scene.tongue);
}

/** A card of the base set, without the picture that it has there. */
export function artScene(parts: Partial<BenchScene> = {}): BenchScene {
  const scene = benchScene('second-gravedigger', parts);
  const cards = scene.cards.map((card) =>
    card.id === scene.card
      ? (Object.fromEntries(Object.entries(card).filter(([field]) => field !== 'art')) as typeof card)
      : card,
  );
  return { ...scene, cards };
}

/** A figure as the card has it. */
export interface Figure {
  readonly icon?: string;
  readonly path?: string;
  readonly image?: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotate?: number;
}

/** What a card says of its picture. */
interface WrittenArt {
  readonly ground?: string;
  readonly front?: readonly string[];
  readonly layers?: readonly Figure[];
}

/** Who composes it. */
export class Painter {
  readonly page: Page;
  readonly t: Words<TextKey>;

  constructor(page: Page, tongue: Tongue) {
    this.page = page;
    this.t = createWords(tongue, { en, de });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.t('icons.search') });
  }

  get icons(): Locator {
    return this.page.getByRole('listbox', { name: this.t('icons.label') }).getByRole('option');
  }

  button(key: TextKey): Locator {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  /** A figure in the picture. */
  figure(name: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${name}: x`) });
  }

  /** The light, in the list of what the picture is made of. */
  get light(): Locator {
    return this.page
      .getByRole('button')
      .filter({ hasText: this.t('layer.light') })
      .last();
  }

  written(): Promise<WrittenArt | undefined> {
    return this.page.evaluate(() => art.written()) as Promise<WrittenArt | undefined>;
  }

  async figures(): Promise<readonly Figure[]> {
    return (await this.written())?.layers ?? [];
  }

  /** Until the figure in front is like that. */
  async inFront(like: Record<string, unknown>): Promise<void> {
    await expect.poll(async () => (await this.figures()).at(-1)).toMatchObject(like);
  }

  /** Chooses a picture of one's own as a file. */
  async choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  }

  /** Drops a picture on the page, or pastes it. */
  async hand(how: 'drop' | 'paste', name: string, type: string, bytes: Buffer): Promise<void> {
    const file = { name, type, base64: bytes.toString('base64') };
    await this.page.evaluate(([way, handed]) => art.hand(way, handed), [how, file] as const);
  }

  /** What asks about a picture of one's own. */
  get taking(): Locator {
    return this.page.getByRole('dialog', { name: this.t('own.picture') });
  }

  /** Answers that. @returns what the pack has of the picture */
  async take(
    author: string,
    title = '',
  ): Promise<{ readonly name: string; readonly width: number; readonly height: number }> {
    await this.taking.getByLabel(this.t('own.author'), { exact: true }).fill(author);
    await this.taking.getByLabel(this.t('own.title'), { exact: true }).fill(title);
    await this.taking.getByRole('button', { name: this.t('own.take') }).press('Enter');
    await expect(this.taking).toHaveCount(0);
    return (await this.page.evaluate(() => art.taken())).at(-1)!;
  }

  /** Drags something by its middle. */
  async drag(what: Locator, by: { readonly x: number; readonly y: number }): Promise<void> {
    const { x, y, width, height } = (await what.boundingBox())!;
    const [fromX, fromY] = [x + width / 2, y + height / 2];
    await this.page.mouse.move(fromX, fromY);
    await this.page.mouse.down();
    await this.page.mouse.move(fromX + by.x, fromY + by.y, { steps: 4 });
    await this.page.mouse.up();
  }
}
